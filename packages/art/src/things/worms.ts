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
    return segments(pen, body) + openEnd(pen, body, chance(pen.seed)) + splash(pen, -46, 14, 1.5);
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
    const folds = Array.from({ length: 7 }, (_, i) =>
      engraved(-52 - i * 3, -34 + i * 9, 2, -12 + i * 9, 56 + i * 3, -36 + i * 9, 3.4),
    );
    return (
      pen.rim(
        smooth('-58,-76 -60,-44 -66,-14 -82,24! 86,24! 70,-14 62,-44 60,-78 30,-104 -30,-102'),
        hideOf(pen),
        1.6,
      ) +
      fill(smooth('8,-40! 60,-50 70,-14 86,24! 10,24!'), hues.ink, 0.45) +
      fill(folds.join(''), hues.ink, 0.8) +
      opened(pen, chance(pen.seed), inMaw, { teeth: 25, flare: 0.24, ember: 1 }) +
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
    pen.rim(smooth([...flank(body, -1), ...dark]), hideOf(pen), 1.6) +
    fill(smooth([...flank(body, 0.15), ...dark]), hues.ink, 0.5) +
    fill(grooves.join(''), hues.ink, 0.9) +
    fill(glints.join(''), hues.rim, 0.6)
  );
}

/** The mouth at the end of a body, half turned to us. */
function openEnd(pen: Pen, body: Body, next: () => number): string {
  const [a, b] = [across(body, 1, -1), across(body, 1, 1)];
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const before = body.way(0.98);
  const length = Math.hypot(middle.x - before.x, middle.y - before.y);
  const r = Math.hypot(a.x - b.x, a.y - b.y) / 2;
  const [ox, oy] = [(middle.x - before.x) / length, (middle.y - before.y) / length].map(
    (forward) => forward * r,
  ) as [number, number];
  const [ax, ay] = [(b.x - a.x) / 2, (b.y - a.y) / 2];
  const mouth: Mouth = (angle, part) => {
    const aside = 1.05 * Math.cos(angle) * part + 0.1 * (1 - part);
    const sunk = 0.34 + 0.6 * Math.sin(angle) * part - 0.2 * (1 - part);
    return { x: middle.x + ax * aside + ox * sunk, y: middle.y + ay * aside + oy * sunk };
  };
  return opened(pen, next, mouth, { teeth: 17, flare: 0.4, ember: 0.5 });
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

/** A point `part` of the way from the deep of a mouth to its rim. */
type Mouth = (angle: number, part: number) => Point;

/** Wide, and leaning to the left; its throat goes down to the right, since one looks up into it. */
const MAW = { x: -2, y: -78, rx: 54, ry: 36, lean: -0.16, deepX: 6, deepY: -66 };

const inMaw: Mouth = (angle, part) => {
  const { x, y, rx, ry, lean, deepX, deepY } = MAW;
  const [u, v] = [Math.cos(angle) * rx, Math.sin(angle) * ry];
  const rim = { x: x + u - v * lean, y: y + v + u * lean };
  return { x: deepX + (rim.x - deepX) * part, y: deepY + (rim.y - deepY) * part };
};

const ellipse = (mouth: Mouth, part: number): string =>
  smooth(Array.from({ length: 20 }, (_, i) => mouth((i / 10) * Math.PI, part)));

/** How many teeth stand in the first row, how far the lips flare, how large the ember is. */
interface Opening {
  readonly teeth: number;
  readonly flare: number;
  readonly ember: number;
}

/** Lips parted in three, teeth around a deep throat. */
const opened = (pen: Pen, next: () => number, mouth: Mouth, { teeth, flare, ember }: Opening) =>
  lips(pen, mouth, flare) +
  throat(pen, mouth, ember) +
  row(pen, next, mouth, teeth, 1, 0.56) +
  row(pen, next, mouth, Math.round(teeth * 0.68), 0.66, 0.4);

const hideOf = ({ hues }: Pen): string => mix(hues.ink, hues.land[1], 0.5);

/** Three lips with a cleft between each two. */
function lips(pen: Pen, mouth: Mouth, flare: number): string {
  const { hues } = pen;
  return [0.5, 2.6, 4.7]
    .map((from) => {
      const at = (i: number) => from + 0.1 + i * 0.38;
      const outer = [0, 1, 2, 3, 4, 5].map((i) => mouth(at(i), 1.16 + flare * Math.sin(i * 0.63)));
      const inner = [5, 4, 3, 2, 1, 0].map((i) => mouth(at(i), 0.99));
      const ends = [...outer, ...inner].map((point, i) => ({
        ...point,
        sharp: i % 6 === 0 || i % 6 === 5,
      }));
      const crease = taper(
        [0.4, 1.5, 2.5, 3.5, 4.6].map((i) => mouth(at(i), 1.1 + flare * 0.42)),
        2.6,
      );
      return pen.rim(smooth(ends), hideOf(pen), 1.3) + fill(crease, hues.ink, 0.7);
    })
    .join('');
}

/** Ring behind ring, darker and darker, an ember far down. */
function throat({ hues }: Pen, mouth: Mouth, ember: number): string {
  const rings = [0.84, 0.68, 0.54, 0.42].map((part, i) =>
    fill(ellipse(mouth, part), mix(mix(hues.land[1], '#7a2a18', 0.5), hues.ink, 0.45 + i * 0.15)),
  );
  const { x, y } = mouth(0, 0);
  return (
    fill(ellipse(mouth, 1), hues.ink) +
    rings.join('') +
    fill(ellipse(mouth, 0.3), hues.ink) +
    fill(circle(x, y, 9 * ember, 6 * ember), SPICE, 0.35) +
    fill(circle(x, y + 1, 4 * ember, 2.6 * ember), '#ffd79a', 0.8)
  );
}

/** Teeth, curved, of uneven length, long above and short below, as one sees them from beneath. */
function row(
  { hues }: Pen,
  next: () => number,
  mouth: Mouth,
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
    const tip = mouth(angle + (next() - 0.5) * 0.12, reach);
    const [left, middle, right] = [-half, half * 0.1, half].map((by) =>
      mouth(angle + by, from),
    ) as [Point, Point, Point];
    lit += poly([left, tip, right]);
    dark += poly([middle, tip, right]);
  }
  const bone = mix(hues.rim, hues.land[0], from < 1 ? 0.6 : 0.2);
  return fill(lit, bone) + fill(dark, mix(bone, hues.ink, 0.6));
}
