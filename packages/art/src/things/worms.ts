import { chance } from '../kit/chance.ts';
import { circle, engraved, num, type Point, poly, smooth, spikes, taper } from '../kit/shapes.ts';
import { fill, group, line, mix } from '../kit/svg.ts';
import { SPICE } from '../palettes.ts';
import type { Motifs, Pen } from '../pen.ts';
import { splash } from './parts.ts';

/** Shai-Hulud. */
export const worms: Motifs = {
  /** Rising from the sand, its mouth in the air. */
  worm(pen) {
    const way = bezier([-44, 14], [-50, -66], [-34, -116], [44, -96]);
    const body = {
      way,
      width: (t: number) => (t > 0.88 ? 25 + (t - 0.88) * 62 : 31 - t * 7),
      rings: 15,
      lit: 1,
    };
    return segments(pen, body) + openEnd(pen, body) + splash(pen, -46, 14, 1.5);
  },
  /** A bridge over the sand, with riders. */
  arc(pen, riders = 0) {
    const way = (t: number): Point => ({
      x: -92 + 184 * t,
      y: 16 - Math.sin(Math.PI * (0.05 + t * 0.9)) * 74,
    });
    const body = { way, width: (t: number) => 17 + 11 * Math.sin(Math.PI * t), rings: 19, lit: -1 };
    const people = Array.from({ length: riders }, (_, i) => rider(pen, way(0.3 + i * 0.19), i));
    return (
      segments(pen, body) + people.join('') + splash(pen, -86, 14, 1.1) + splash(pen, 86, 14, 1.1)
    );
  },
  /** The maw as one meets it: it leans over, lips parted in three, teeth around a deep throat. */
  maw(pen) {
    const { hues } = pen;
    const next = chance(pen.seed);
    const hide = mix(hues.ink, hues.land[1], 0.5);
    const folds = Array.from({ length: 7 }, (_, i) =>
      engraved(-52 - i * 3, -34 + i * 9, 2, -12 + i * 9, 56 + i * 3, -36 + i * 9, 3.4),
    );
    return (
      pen.rim(
        smooth('-58,-76 -60,-44 -66,-14 -82,24! 86,24! 70,-14 62,-44 60,-78 30,-104 -30,-102'),
        hide,
        1.6,
      ) +
      fill(smooth('8,-40! 60,-50 70,-14 86,24! 10,24!'), hues.ink, 0.45) +
      fill(folds.join(''), hues.ink, 0.8) +
      lips(pen, hide) +
      throat(pen) +
      teeth(pen, next, 25, 1, 0.56) +
      teeth(pen, next, 17, 0.66, 0.4) +
      [-78, -44, -8, 34, 72]
        .map((x, i) =>
          fill(
            spikes(x, 26, 14, 38 - (i % 2) * 12, 9, 200, 340, 0.9),
            i % 2 ? hues.land[1] : mix(hues.land[1], hues.rim, 0.35),
          ),
        )
        .join('')
    );
  },
};

/** A body along a way: how thick it is, how many rings it has, on which side the light falls. */
interface Body {
  readonly way: (t: number) => Point;
  readonly width: (t: number) => number;
  readonly rings: number;
  readonly lit: number;
}

type Pair = readonly [number, number];

const bezier =
  (a: Pair, b: Pair, c: Pair, d: Pair) =>
  (t: number): Point => {
    const u = 1 - t;
    const [wa, wb, wc, wd] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t] as const;
    const of = (i: 0 | 1) => wa * a[i] + wb * b[i] + wc * c[i] + wd * d[i];
    return { x: of(0), y: of(1) };
  };

/** From one flank (-1) to the other (1). */
function across({ way, width, lit }: Body, t: number, aside: number): Point {
  const [from, to] = [way(Math.max(0, t - 0.01)), way(Math.min(1, t + 0.01))];
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const by = width(t) * aside * lit;
  const { x, y } = way(t);
  return { x: x + ((to.y - from.y) / length) * by, y: y - ((to.x - from.x) / length) * by };
}

const STEPS = 36;

function flank(body: Body, aside: number): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, i) => ({
    ...across(body, i / STEPS, aside),
    sharp: i === 0 || i === STEPS,
  }));
}

function segments(pen: Pen, body: Body): string {
  const { hues } = pen;
  const dark = flank(body, 1).reverse();
  const ringAt = (i: number, from: readonly number[], shift: number, width: number) => {
    const t = i / body.rings;
    return taper(
      from.map((aside) =>
        across(body, Math.min(1, t + shift + (1 - aside * aside) * 0.022), aside),
      ),
      width,
    );
  };
  const nths = Array.from({ length: body.rings - 1 }, (_, i) => i + 1);
  const grooves = nths.map((i) => ringAt(i, [-1, -0.6, -0.2, 0.2, 0.6, 1], 0, 3.2));
  const glints = nths.map((i) => ringAt(i, [-0.98, -0.7, -0.4, -0.1], 0.012, 2.2));
  return (
    pen.rim(smooth([...flank(body, -1), ...dark]), mix(hues.ink, hues.land[1], 0.5), 1.6) +
    fill(smooth([...flank(body, 0.15), ...dark]), hues.ink, 0.5) +
    fill(grooves.join(''), hues.ink, 0.9) +
    fill(glints.join(''), hues.rim, 0.6)
  );
}

/** The mouth at the end of a body, seen from its side: three lips around rows of teeth. */
function openEnd(pen: Pen, body: Body): string {
  const { hues, rim } = pen;
  const [a, b] = [across(body, 1, -1), across(body, 1, 1)];
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const r = Math.hypot(a.x - b.x, a.y - b.y) / 2;
  const before = body.way(0.98);
  const length = Math.hypot(x - before.x, y - before.y);
  const [ox, oy] = [(x - before.x) / length, (y - before.y) / length];
  /** Aside of the middle, and forward, in radii of the mouth. */
  const at = (aside: number, ahead: number, sharp = false): Point => ({
    x: x + (((b.x - a.x) / 2) * aside + ox * r * ahead),
    y: y + (((b.y - a.y) / 2) * aside + oy * r * ahead),
    sharp,
  });
  const hide = mix(hues.ink, hues.land[1], 0.5);
  const flesh = mix(mix(hues.land[1], '#7a2a18', 0.5), hues.ink, 0.3);
  const far = [
    at(-0.7, 0.2, true),
    at(-0.5, 0.95),
    at(0, 1.4, true),
    at(0.5, 0.95),
    at(0.7, 0.2, true),
  ];
  const throat = [
    at(-0.98, -0.12, true),
    at(-0.92, 0.5),
    at(-0.74, 1, true),
    at(0, 0.62),
    at(0.74, 1, true),
    at(0.92, 0.5),
    at(0.98, -0.12, true),
  ];
  const lip = (side: number) => [
    at(1.02 * side, -0.3, true),
    at(1.17 * side, 0.3),
    at(1.1 * side, 0.85),
    at(0.82 * side, 1.36, true),
    at(0.78 * side, 0.85),
    at(0.62 * side, 0.4),
    at(0.3 * side, 0.1, true),
  ];
  /** They stand on the edges of the near lips, and lean into the mouth. */
  const near = [-1, 1].flatMap((side) =>
    [0.08, 0.28, 0.48, 0.68, 0.88].map((t) => {
      const [aside, ahead] = [0.4 + 0.4 * t, 0.16 + t];
      return poly([
        at(side * (aside - 0.02), ahead - 0.1),
        at(side * (aside - 0.44 + 0.14 * t), ahead + 0.12),
        at(side * (aside + 0.06), ahead + 0.12),
      ]);
    }),
  );
  const beyond = [-0.36, -0.18, 0, 0.18, 0.36].map((aside) => {
    const top = 1.2 - Math.abs(aside) * 0.8;
    return poly([at(aside - 0.08, top), at(aside * 0.8, top - 0.42), at(aside + 0.08, top)]);
  });
  const bone = mix(hues.rim, hues.land[0], 0.25);
  const creases = [-1, 1].map((side) =>
    taper([at(0.62 * side, 0.08), at(0.96 * side, 0.5), at(0.9 * side, 1.15)], 2.4),
  );
  return (
    rim(smooth(far), flesh, 1) +
    fill(beyond.join(''), mix(bone, hues.ink, 0.3)) +
    fill(smooth(throat), hues.ink) +
    rim(smooth(lip(-1)), hide, 1.2) +
    rim(smooth(lip(1)), hide, 1.2) +
    fill(near.join(''), bone) +
    fill(creases.join(''), hues.ink, 0.7)
  );
}

const rider = ({ hues, rim }: Pen, { x, y }: Point, nth: number): string =>
  group(
    `translate(${num(x)} ${num(y - 24)}) scale(.31) rotate(${-10 + nth * 8})`,
    rim(
      'M0-100C10-100 12-86 8-80C24-74 26-40 30 0H-22C-28-16 -40-22 -52-18C-36-36 -22-56 -8-80C-12-86 -10-100 0-100Z',
      hues.ink,
      2,
    ) + line('M8-60L50-80M50-96V14', hues.ink, 5),
  );

/** The mouth of the maw: wide, and leaning to the left. */
const MOUTH = { x: -2, y: -78, rx: 54, ry: 36, lean: -0.16 };
/** Where the throat goes down to: to the right and below the middle, since one looks up into it. */
const DEEP = { x: 6, y: -66 };

/** `part` of the way from the deep to the rim. */
function inMouth(angle: number, part: number): Point {
  const { x, y, rx, ry, lean } = MOUTH;
  const [u, v] = [Math.cos(angle) * rx, Math.sin(angle) * ry];
  const rim = { x: x + u - v * lean, y: y + v + u * lean };
  return { x: DEEP.x + (rim.x - DEEP.x) * part, y: DEEP.y + (rim.y - DEEP.y) * part };
}

const ellipse = (part: number): string =>
  smooth(Array.from({ length: 20 }, (_, i) => inMouth((i / 10) * Math.PI, part)));

/** Three lips with a cleft between each two. */
function lips(pen: Pen, hide: string): string {
  const { hues } = pen;
  return [0.5, 2.6, 4.7]
    .map((from) => {
      const at = (i: number) => from + 0.1 + i * 0.38;
      const outer = [0, 1, 2, 3, 4, 5].map((i) => inMouth(at(i), 1.16 + 0.24 * Math.sin(i * 0.63)));
      const inner = [5, 4, 3, 2, 1, 0].map((i) => inMouth(at(i), 0.99));
      const ends = [...outer, ...inner].map((point, i) => ({
        ...point,
        sharp: i % 6 === 0 || i % 6 === 5,
      }));
      const crease = taper(
        [0.4, 1.5, 2.5, 3.5, 4.6].map((i) => inMouth(at(i), 1.2)),
        2.6,
      );
      return pen.rim(smooth(ends), hide, 1.3) + fill(crease, hues.ink, 0.7);
    })
    .join('');
}

/** Ring behind ring, darker and darker, an ember far down. */
function throat({ hues }: Pen): string {
  const rings = [0.84, 0.68, 0.54, 0.42].map((part, i) =>
    fill(ellipse(part), mix(mix(hues.land[1], '#7a2a18', 0.5), hues.ink, 0.45 + i * 0.15)),
  );
  return (
    fill(ellipse(1), hues.ink) +
    rings.join('') +
    fill(ellipse(0.3), hues.ink) +
    fill(circle(DEEP.x, DEEP.y, 9, 6), SPICE, 0.35) +
    fill(circle(DEEP.x, DEEP.y + 1, 4, 2.6), '#ffd79a', 0.8)
  );
}

/** Curved, of uneven length, long above and short below, as one sees them from beneath. */
function teeth(
  { hues }: Pen,
  next: () => number,
  count: number,
  from: number,
  length: number,
): string {
  let lit = '';
  let dark = '';
  for (let i = 0; i < count; i++) {
    const angle = ((i + 0.5) / count) * 2 * Math.PI;
    const half = (0.72 / count) * Math.PI;
    const reach = from - from * length * (0.55 + 0.45 * -Math.sin(angle)) * (0.75 + next() * 0.5);
    const tip = inMouth(angle + (next() - 0.5) * 0.12, reach);
    const [left, middle, right] = [-half, half * 0.1, half].map((by) =>
      inMouth(angle + by, from),
    ) as [Point, Point, Point];
    lit += poly([left, tip, right]);
    dark += poly([middle, tip, right]);
  }
  const bone = mix(hues.rim, hues.land[0], from < 1 ? 0.6 : 0.2);
  return fill(lit, bone) + fill(dark, mix(bone, hues.ink, 0.6));
}
