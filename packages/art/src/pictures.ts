import { draw, edgeFrom, isPalette, viewOf } from './compose.ts';
import { emblemOf } from './emblems.ts';
import { circle, fan, poly } from './kit/shapes.ts';
import { fill, group, mix, ring } from './kit/svg.ts';
import { PALETTES, type PaletteName } from './palettes.ts';
import type { View } from './pen.ts';
import { bust } from './people/bust.ts';
import { lookOf } from './people/faces.ts';

/** How large a picture is drawn: a scene fills any frame. */
export interface Frame {
  readonly w: number;
  readonly h: number;
}

/** Somebody in a round frame. */
export interface Portrait {
  /** A name in `people/faces.ts`. */
  readonly who: string;
  readonly palette: PaletteName;
  readonly faces: 'left' | 'right';
  /** The House whose emblem hangs below; only a Leader's medallion has one. */
  readonly house?: string;
}

const stop = (offset: number, colour: string, opacity = 1): string =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`;

/** From above to below, in the units of whatever is filled with it. */
const downwards = (id: string, y1: number, y2: number, stops: string): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${y1}" x2="0" y2="${y2}">${stops}</linearGradient>`;

function definitions({ id, w, h, hues: { sky, ink, glow, accent } }: View): string {
  return `<defs>${[
    downwards(`${id}s`, 0, h, stop(0, sky[0]) + stop(0.5, sky[1]) + stop(0.78, sky[2])),
    downwards(`${id}f`, 0, h, stop(0.8, ink, 0) + stop(1, ink, 0.8)),
    downwards(`${id}b`, 0, h * 0.92, stop(0, glow) + stop(1, glow, 0.15)),
    downwards(`${id}t`, -84, -20, stop(0, glow) + stop(1, accent)),
    `<radialGradient id="${id}v" gradientUnits="userSpaceOnUse" cx="${w / 2}" cy="${h * 0.45}" r="${Math.max(w, h) * 0.75}">${stop(0.55, ink, 0) + stop(1, ink, 0.5)}</radialGradient>`,
  ].join('')}</defs>`;
}

/** Nothing is seen outside of it, wherever it lies. */
const framed = ({ w, h }: Frame, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" preserveAspectRatio="xMidYMid slice" overflow="hidden" aria-hidden="true">${content}</svg>`;

const inside = (id: string, path: string, content: string): string =>
  `<clipPath id="${id}c"><path d="${path}"/></clipPath><g clip-path="url(#${id}c)">${content}</g>`;

const whole = ({ w, h }: Frame): string => `M0 0H${w}V${h}H0Z`;

/** A scene is written as 'palette; step; step; …', the nearest last; its id seeds all chance. */
export function scene(id: string, text: string, frame: Frame): string {
  const [palette, ...steps] = text.split(';').map((step) => step.trim()) as [string, ...string[]];
  if (!isPalette(palette)) throw new Error(`No palette '${palette}'`);
  const { w, h } = frame;
  const view = viewOf(id, PALETTES[palette], w, h, `${text} ${w} ${h}`);
  return framed(
    frame,
    definitions(view) +
      fill(whole(view), `url(#${view.id}s)`) +
      steps.map((step) => draw(view, id, step)).join('') +
      fill(whole(view), `url(#${view.id}v)`) +
      fill(whole(view), `url(#${view.id}f)`),
  );
}

/** A Leader's bust in a ring, the emblem of the House on a plate below. */
export function medallion(id: string, { who, palette, faces, house }: Portrait): string {
  const view = viewOf(id, PALETTES[palette], 400, 400, 'medallion');
  const { hues } = view;
  const sign = faces === 'right' ? 1 : -1;
  const edge = edgeFrom(hues, -1.1, 0.8);
  const glow = [5, 4, 3, 2, 1].map((i) => fill(circle(200, 176, 60 + i * 20), hues.glow, 0.05));
  const ground =
    fill(circle(200, 200, 170), hues.sky[0]) +
    fill(circle(200, 200, 170), `url(#${view.id}s)`, 0.9) +
    fill(fan(200, 176, 40, 190, 40, 0, 360, 0.5), hues.glow, 0.09) +
    glow.join('');
  const body = group(
    `translate(${200 - sign * 178} 26) scale(${sign * 1.76} 1.76)`,
    bust({ hues, x: 50, id: view.id, seed: id, rim: edge, edge }, lookOf(who)),
  );
  const rim =
    ring(circle(200, 200, 176), hues.ink, 18) +
    ring(circle(200, 200, 184), hues.rim, 3) +
    ring(circle(200, 200, 169), hues.rim, 1.6) +
    ring(circle(200, 200, 176.5), mix(hues.rim, hues.ink, 0.45), 7, '2.6 6.64') +
    [45, 135, 225, 315]
      .map((turn) =>
        group(
          `rotate(${turn} 200 200)`,
          fill(poly('200,6 209,22 200,38 191,22'), hues.rim) +
            fill(poly('200,12 205,22 200,32 195,22'), hues.accent),
        ),
      )
      .join('');
  const plate = house ? platedEmblem(view, house) : '';
  return framed(
    view,
    definitions(view) +
      inside(
        view.id,
        circle(200, 200, 170),
        ground + body + fill(whole(view), `url(#${view.id}f)`),
      ) +
      rim +
      plate,
  );
}

function platedEmblem({ hues }: View, house: string): string {
  const ink = mix(hues.ink, hues.sky[1], 0.35);
  return group(
    'translate(200 352)',
    fill('M0-42L36-24V14L0 44L-36 14V-24Z', hues.rim) +
      fill('M0-38L32.6-22V12.6L0 39.6L-32.6 12.6V-22Z', ink) +
      group('scale(.52)', emblemOf(house)({ ...hues, ink })),
  );
}

/** A leader of Dune, small. */
export function disc(id: string, { who, palette, faces }: Portrait): string {
  const view = viewOf(id, PALETTES[palette], 200, 200, 'disc');
  const { hues } = view;
  const sign = faces === 'right' ? 1 : -1;
  const edge = edgeFrom(hues, -1.3, 0.9);
  const body = group(
    `translate(${100 - sign * 100} 14) scale(${sign} 1)`,
    bust({ hues, x: 50, id: view.id, seed: id, rim: edge, edge }, lookOf(who)),
  );
  return framed(
    view,
    inside(
      view.id,
      circle(100, 100, 90),
      fill(circle(100, 100, 92), mix(hues.sky[1], hues.sky[0], 0.3)) +
        fill(fan(100, 90, 20, 110, 24, 0, 360, 0.5), hues.glow, 0.12) +
        body,
    ) +
      ring(circle(100, 100, 93), hues.ink, 9) +
      ring(circle(100, 100, 96), hues.accent, 4) +
      ring(circle(100, 100, 89), hues.rim, 1.4),
  );
}

/** Outside, border, inside. */
const PLATES = {
  round: [circle(100, 100, 96), circle(100, 100, 91), circle(100, 100, 86)],
  pointed: [
    'M100 3L184 46V150L100 197L16 150V46Z',
    'M100 9L179 49V147L100 191L21 147V49Z',
    'M100 15L173.6 52.4V143.6L100 184.6L26.4 143.6V52.4Z',
  ],
} as const;

export type Plate = keyof typeof PLATES;

/** The emblem of a House or a Faction on a plate. */
export function emblem(name: string, palette: PaletteName, plate: Plate): string {
  const view = viewOf(name, PALETTES[palette], 200, 200, plate);
  const { hues } = view;
  const [outside, border, within] = PLATES[plate];
  const ink = mix(hues.ink, hues.sky[1], 0.45);
  return framed(
    view,
    fill(outside, hues.rim) +
      fill(border, hues.ink) +
      fill(within, ink) +
      inside(
        view.id,
        within,
        fill(fan(100, 100, 8, 120, 36, 0, 360, 0.5), hues.glow, 0.07) +
          fill(circle(100, 100, 62), hues.glow, 0.07),
      ) +
      group('translate(100 100) scale(1.32)', emblemOf(name)({ ...hues, ink })),
  );
}
