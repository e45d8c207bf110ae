import type { CellId } from '@landsraad/dune';
import type { Language } from '@landsraad/kernel/wording';
import type { Distance } from './distance.ts';
import { apart, at, inside, RIM, type Vec } from './geometry.ts';
import { cellOf } from './planet.ts';
import { type Shown, shownNames } from './shown-names.ts';

/* Where something may lie in a cell without covering a name, or what lies there already. */

/** Its middle, and half of its width and height. */
export interface Box {
  readonly at: Vec;
  readonly half: Vec;
}

/** How the map is written on. */
export interface Written {
  readonly language: Language;
  readonly distance: Distance;
}

/** What is to be kept clear. */
export interface Clear extends Written {
  readonly taken?: readonly Box[];
}

const FARTHEST = 16;
/** Where else it may lie, from near to far. */
const AROUND = [1, 2, 3, 4, 5, 6, 7, 8, 10, 13, FARTHEST].flatMap((r) =>
  Array.from({ length: 16 }, (_, i) => {
    const [dx, dy] = at(r, i * 22.5);
    return { r, dx, dy };
  }),
);

const found = new Map<string, Vec>();

/** As near as can be to where the cell's pieces stand, or so far below; there, where nothing is clear. */
export function clearSpot(cell: CellId, half: Vec, clear: Clear, below = 0): Vec {
  const { taken = [], ...written } = clear;
  const { anchor, polygon } = cellOf(cell);
  const from: Vec = [anchor[0], anchor[1] + below];
  const near = taken.filter((box) => isNear(from, half, box.at, box.half));
  const key = [cell, ...half.map((n) => n.toFixed(1)), ...Object.values(written), below].join();
  const known = near.length === 0 ? found.get(key) : undefined;
  if (known) return known;
  const spot = search(polygon, from, half, { ...clear, taken: near });
  if (near.length === 0) found.set(key, spot);
  return spot;
}

/** Whether they could meet, wherever the search leads. */
const isNear = (from: Vec, half: Vec, to: Vec, other: Vec): boolean =>
  Math.abs(from[0] - to[0]) < FARTHEST + half[0] + other[0] &&
  Math.abs(from[1] - to[1]) < FARTHEST + half[1] + other[1];

function search(polygon: readonly Vec[], from: Vec, half: Vec, clear: Clear): Vec {
  const names = namesNear(from, half, shownNames(clear.language, clear.distance), FARTHEST);
  const costOf = (p: Vec): number => costAt(p, half, names, clear.taken ?? []);
  let best: Vec = from;
  let least = costOf(from);
  for (const { r, dx, dy } of AROUND) {
    if (r >= least) return best;
    const p: Vec = [from[0] + dx, from[1] + dy];
    if (!inside(p, polygon)) continue;
    const cost = r + costOf(p);
    if (cost < least) [best, least] = [p, cost];
  }
  return best;
}

/** The first of these places where it hides least. */
export function leastHiding(places: readonly Vec[], half: Vec, clear: Clear): Vec {
  const names = shownNames(clear.language, clear.distance);
  let best = places[0]!;
  let least = Number.POSITIVE_INFINITY;
  for (const p of places) {
    const cost = costAt(p, half, namesNear(p, half, names), clear.taken ?? []);
    if (cost < least) [best, least] = [p, cost];
    if (least === 0) break;
  }
  return best;
}

const namesNear = (p: Vec, half: Vec, names: readonly Shown[], reach = 0): readonly Shown[] =>
  names.filter(({ at, box }) => apart(at, p) < reach + half[0] + half[1] + box.along + box.across);

/** To cover a part of a name, or of another piece, is worse than to lie anywhere in the cell. */
const FAR = 20;
/** Beyond the edge of the planet it looks lost. */
const OVER = 8;

const costAt = (p: Vec, half: Vec, names: readonly Shown[], taken: readonly Box[]): number =>
  (covered(p, half, names) + overlap(p, half, taken)) * FAR + (overRim(p, half) ? OVER : 0);

const overRim = ([x, y]: Vec, [w, h]: Vec): boolean =>
  Math.hypot(Math.abs(x) + w, Math.abs(y) + h) > RIM + 2;

/** How much of it lies on names: of a grid of points upon it. */
export function covered([x, y]: Vec, [w, h]: Vec, names: readonly Shown[]): number {
  let n = 0;
  for (const i of GRID)
    for (const j of GRID) if (names.some((name) => isOn([x + i * w, y + j * h], name))) n++;
  return n;
}

const GRID = [-1, -0.5, 0, 0.5, 1];

function isOn([px, py]: Vec, { at: [x, y], box: { cos, sin, along, across } }: Shown): boolean {
  const [dx, dy] = [px - x, py - y];
  return Math.abs(dx * cos + dy * sin) < along && Math.abs(dy * cos - dx * sin) < across;
}

/** How much of it lies on other pieces, in points of that grid. */
export function overlap([x, y]: Vec, [w, h]: Vec, taken: readonly Box[]): number {
  let n = 0;
  for (const { at, half } of taken) {
    const across = w + half[0] - Math.abs(x - at[0]);
    const down = h + half[1] - Math.abs(y - at[1]);
    if (across > TOUCH && down > TOUCH)
      n += (Math.min(across, 2 * w) * Math.min(down, 2 * h) * GRID.length ** 2) / (4 * w * h);
  }
  return n;
}

/** Rims may touch. */
const TOUCH = 0.3;
