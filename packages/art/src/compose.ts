import { emblemOf } from './emblems.ts';
import { chance, hash } from './kit/chance.ts';
import { num } from './kit/shapes.ts';
import { fill, group, mix, moved } from './kit/svg.ts';
import { frames } from './land/frames.ts';
import { ground } from './land/ground.ts';
import { sky } from './land/sky.ts';
import { weather } from './land/weather.ts';
import { PALETTES, type Palette } from './palettes.ts';
import type { Layers, Motif, Motifs, Pen, Rim, View } from './pen.ts';
import { bust } from './people/bust.ts';
import { lookOf } from './people/faces.ts';
import { figures } from './people/figures.ts';
import { arms } from './things/arms.ts';
import { buildings } from './things/buildings.ts';
import { craft } from './things/craft.ts';
import { creatures } from './things/creatures.ts';
import { instruments } from './things/instruments.ts';
import { plots } from './things/plots.ts';
import { ships } from './things/ships.ts';
import { tanks } from './things/tanks.ts';
import { tools } from './things/tools.ts';
import { wealth } from './things/wealth.ts';
import { wildlife } from './things/wildlife.ts';
import { worms } from './things/worms.ts';

const LAYERS: Layers = { ...sky, ...ground, ...frames, ...weather };
const MOTIFS: Motifs = {
  ...arms,
  ...buildings,
  ...craft,
  ...creatures,
  ...figures,
  ...instruments,
  ...plots,
  ...ships,
  ...tanks,
  ...tools,
  ...wealth,
  ...wildlife,
  ...worms,
};
/** Those that are the light of their picture: edges are lit from there. */
const LIGHTS = new Set(['sun', 'moon', 'eclipse', 'burst', 'light']);

export const isPalette = (name: string): name is keyof typeof PALETTES =>
  Object.hasOwn(PALETTES, name);

/** Ids in the drawing follow from what is drawn: two pictures in one document do not meet. */
export function viewOf(id: string, hues: Palette, w: number, h: number, key: string): View {
  const light = { x: 50, y: 35 };
  const size = (percent: number) => (percent * h) / 100;
  return {
    id: `a${hash(`${id} ${key}`).toString(36)}`,
    w,
    h,
    hues,
    light,
    chance: chance(id),
    x: (percent) => (percent * w) / 100,
    y: (percent) => (percent * h) / 100,
    size,
    rim: (path, colour, width = 1, opacity = 1) => {
      const by = size(0.55 * width);
      return (
        fill(path, mix(colour, hues.rim, 0.8), opacity) +
        moved(path, colour, num(light.x < 50 ? by : -by), num(by))
      );
    },
  };
}

/** Edges of faces and clothes, lit from the left or the right. */
export const edgeFrom =
  (hues: Palette, x: number, y: number): Rim =>
  (path, colour, width = 1) =>
    fill(path, mix(colour, hues.rim, 0.85)) + moved(path, colour, num(x * width), num(y * width));

const isNumber = (word: string): boolean => /^-?[\d.]+$/.test(word);

/** One step of a scene: `motif x y size [numbers] [words]`, or `layer [numbers]`. */
export function draw(view: View, seed: string, step: string): string {
  const [name, ...rest] = step.split(/\s+/) as [string, ...string[]];
  const numbers = rest.filter(isNumber).map(Number);
  const words = rest.filter((word) => !isNumber(word));
  if (LIGHTS.has(name)) [view.light.x, view.light.y] = numbers as [number, number];
  if (name === 'light') return '';
  const layer = LAYERS[name];
  if (layer) return layer(view, ...numbers);
  if (!NAMED.has(name)) return place(view, seed, motifOf(name), numbers, words);
  const [who, ...how] = words as [string, ...string[]];
  return place(view, seed, namedMotif(name, who), numbers, how);
}

function motifOf(name: string): Motif {
  const motif = MOTIFS[name];
  if (!motif) throw new Error(`No motif '${name}'`);
  return motif;
}

/** Motifs that show somebody or some House. */
const NAMED = new Set(['bust', 'emblem']);

function namedMotif(name: string, of: string): Motif {
  if (name === 'bust') {
    const look = lookOf(of);
    // Busts are drawn in a box of 200, from its upper left corner.
    return (pen) => group('scale(.5) translate(-100 -200)', bust(pen, look));
  }
  const emblem = emblemOf(of);
  return ({ hues }) => emblem(hues);
}

/** How much of the land's colour lies between the eye and what stands far away. */
const AWAY: Readonly<Record<string, number>> = { far: 0.78, mid: 0.5 };

function place(
  view: View,
  seed: string,
  motif: Motif,
  [x = 50, y = 80, size = 50, ...numbers]: readonly number[],
  words: readonly string[],
): string {
  const unknown = words.find((word) => !/^(flip|far|mid|r:-?\d+)$/.test(word));
  if (unknown) throw new Error(`No word '${unknown}' of a motif`);
  const flip = words.includes('flip') ? -1 : 1;
  const turn = words.find((word) => word.startsWith('r:'))?.slice(2);
  const away = AWAY[words.find((word) => word in AWAY) ?? ''] ?? 0;
  const hues = away > 0 ? hazy(view.hues, away) : view.hues;
  const side = (view.light.x > x ? -1 : 1) * flip;
  const up = view.light.y < y - size * 0.4 ? 1 : -0.3;
  // The lit edge is as wide on a small motif as on a large one.
  const width = Math.min(1.5, 38.44 / size + 0.3);
  const pen: Pen = {
    hues,
    x,
    id: view.id,
    seed: `${seed}${x}`,
    rim: (path, colour, times = 1) =>
      fill(path, hues.rim) +
      moved(path, colour, num(side * width * times), num(up * width * times)),
    edge: edgeFrom(hues, side * 1.3, 0.9),
  };
  const scale = Math.round(view.size(size) * 10) / 1000;
  const turned = turn ? ` rotate(${turn})` : '';
  return group(
    `translate(${num(view.x(x))} ${num(view.y(y))}) scale(${flip * scale} ${scale})${turned}`,
    motif(pen, ...numbers),
  );
}

const hazy = (hues: Palette, away: number): Palette => ({
  ...hues,
  ink: mix(hues.ink, hues.land[0], away),
  rim: mix(hues.rim, hues.land[0], away * 0.6),
});
