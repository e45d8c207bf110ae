import type { CellId } from '@landsraad/dune';
import type { Language } from '@landsraad/kernel/wording';
import type { Distance } from './distance.ts';
import { apart, at, inside, RIM, type Vec } from './geometry.ts';
import { type Cell, cellOf } from './planet.ts';
import { type Shown, shownNames } from './shown-names.ts';

/* Where something may lie in a cell without covering a name. */

/** Half its width and height. */
type Half = Vec;

const FARTHEST = 16;
/** Where else it may lie, from near to far. */
const AROUND = [2, 4, 6, 8, 10, 13, FARTHEST].flatMap((r) =>
  Array.from({ length: 16 }, (_, i) => {
    const [dx, dy] = at(r, i * 22.5);
    return { r, dx, dy };
  }),
);

const found = new Map<string, Vec>();

/** How the map is written on. */
export interface Written {
  readonly language: Language;
  readonly distance: Distance;
}

/** As near as can be to where the cell's pieces stand, or so far below; there, where nothing is clear. */
export function clearSpot(
  cell: CellId,
  half: Half,
  { language, distance }: Written,
  below = 0,
): Vec {
  const key = [cell, ...half.map((n) => n.toFixed(1)), language, distance, below].join();
  const known = found.get(key);
  if (known) return known;
  const { anchor } = cellOf(cell);
  const from: Vec = [anchor[0], anchor[1] + below];
  const spot = search(cellOf(cell), from, half, shownNames(language, distance));
  found.set(key, spot);
  return spot;
}

function search({ polygon }: Cell, from: Vec, half: Half, names: readonly Shown[]): Vec {
  const within = FARTHEST + half[0] + half[1];
  const near = names.filter(({ at, box }) => apart(at, from) < within + box.along + box.across);
  const costOf = (p: Vec): number => covered(p, half, near) * FAR + (overRim(p, half) ? OVER : 0);
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

/** To cover a part of a name is worse than to lie anywhere in the cell. */
const FAR = 20;

/** Beyond the edge of the planet it looks lost. */
const OVER = 8;
const overRim = ([x, y]: Vec, [w, h]: Half): boolean =>
  Math.hypot(Math.abs(x) + w, Math.abs(y) + h) > RIM + 2;

/** How much of it lies on names: of a grid of points upon it. */
export function covered([x, y]: Vec, [w, h]: Half, names: readonly Shown[]): number {
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
