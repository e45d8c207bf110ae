import { sectorOf, type Territory, territoryOfCell } from '@landsraad/dune';
import {
  angle,
  apart,
  at,
  inside,
  lengths,
  RIM,
  toEdge,
  type Vec,
} from '../../src/packs/dune/map/geometry.ts';
import { loopOf } from '../../src/packs/dune/map/loop.ts';
import { hashOf, noise, smooth } from '../../src/packs/dune/map/noise.ts';
import { type Layout, type Line, linesOf, type Point } from './net.ts';

/*
 * The net of lines, relaxed and roughened: the shapes of the 86 cells. Everything follows from the
 * schematic and from the recipe, which was tuned by eye.
 */

const RECIPE = {
  relax: { rounds: 26, pull: 0.5, spring: 0.045, stronghold: 0.14 }, // turns T into Y, rounds corners
  drift: [
    { wave: 13, reach: 1.7 }, // moves whole lines
    { wave: 5, reach: 0.55 }, // lets them meander
  ],
  crag: { wave: 1.9, reach: 0.42 }, // only where rock meets sand
  ease: 5, // a line that ends on a sector line finds back to it over this length
} as const;

export interface Cell {
  readonly cell: string;
  readonly territory: Territory;
  readonly sector: number | null;
  readonly polygon: readonly Vec[];
  /** The middle of the largest circle that fits, and its radius: where the pieces stand. */
  readonly anchor: Vec;
  readonly room: number;
}

export interface Shapes {
  readonly lines: readonly Line[];
  readonly cells: readonly Cell[];
}

export function shapesOf(layout: Layout): Shapes {
  const terrain = (cell: string) => (cell === '' ? null : territoryOfCell(cell).type);
  const lines = linesOf(layout, (a, b) => territoryOfCell(a) === territoryOfCell(b));
  relax(lines, (cell) => terrain(cell) === 'stronghold');
  roughen(lines, (cell) => terrain(cell) === 'rock');
  const cells = layout.items.map(({ cell }) => {
    const own = lines.filter(({ sides }) => sides.includes(cell));
    const polygon = loopOf(own.map(({ points }) => points.map(({ p }) => p))).flatMap((part) =>
      part.slice(0, -1),
    );
    const territory = territoryOfCell(cell);
    return { cell, territory, sector: sectorOf(cell), polygon, ...roomIn(polygon) };
  });
  return { lines, cells };
}

/** Points pull at their neighbours as in foam; a spring holds them near where they began. */
function relax(lines: readonly Line[], isStronghold: (cell: string) => boolean): void {
  const { rounds, pull, spring, stronghold } = RECIPE.relax;
  const all = new Set(lines.flatMap(({ points }) => points));
  for (const { sides, points } of lines)
    if (sides.some(isStronghold)) for (const point of points) point.hold = stronghold;
  for (let round = 0; round < rounds; round++) {
    const moved = new Map<Point, Vec>();
    for (const point of all) {
      const { p, from, near, hold = spring } = point;
      const mean = (d: 0 | 1) => near.reduce((sum, other) => sum + other.p[d], 0) / near.length;
      const along = (d: 0 | 1) => p[d] + pull * (mean(d) - p[d]) + hold * (from[d] - p[d]);
      moved.set(point, bound(point, [along(0), along(1)]));
    }
    for (const [point, p] of moved) point.p = p;
  }
}

/** Sector lines stay straight and the rim stays round: the storm goes by them. */
function bound({ ray, rim }: Point, p: Vec): Vec {
  if (rim) return at(RIM, ray ?? angle(p));
  return ray === null ? p : at(Math.hypot(...p), ray);
}

/** Moves every point by a field that all lines share; cliffs are rougher than the edge of a dune. */
function roughen(lines: readonly Line[], isRock: (cell: string) => boolean): void {
  const moved = new Map<Point, Vec>();
  for (const line of lines) {
    const cliff = line.kind === 'border' && isRock(line.sides[0]) !== isRock(line.sides[1]);
    const points = line.points.map(({ p }) => p);
    const along = lengths(points);
    for (const [i, point] of line.points.entries()) {
      if (moved.has(point)) continue;
      const p = drifted(points[i]!, freedomOf(line, along, i));
      moved.set(point, bound(point, cliff ? cragged(p, line, points, along, i) : p));
    }
  }
  for (const [point, p] of moved) point.p = p;
}

/** How far a point may leave its ray: not at all on a sector line, less and less towards one. */
function freedomOf({ kind, points }: Line, along: readonly number[], i: number): number {
  const point = points[i]!;
  if (point.ray !== null || kind === 'rim') return 0;
  if (point.near.length > 2) return 1;
  const [first, last] = [points[0]!, points.at(-1)!];
  const fromFirst = first.ray === null ? RECIPE.ease : along[i]!;
  const fromLast = last.ray === null ? RECIPE.ease : along.at(-1)! - along[i]!;
  return smooth(Math.min(1, fromFirst / RECIPE.ease, fromLast / RECIPE.ease));
}

/** Outwards as the field says; sideways as far as the point is free. */
function drifted(p: Vec, freedom: number): Vec {
  const move = (d: 0 | 1) =>
    RECIPE.drift.reduce(
      (sum, { wave, reach }, k) => sum + reach * noise(p[0] / wave, p[1] / wave, 10 * k + d),
      0,
    );
  const out = at(1, angle(p));
  const [x, y] = [move(0), move(1)];
  const outward = x * out[0] + y * out[1];
  return [
    p[0] + outward * out[0] + freedom * (x - outward * out[0]),
    p[1] + outward * out[1] + freedom * (y - outward * out[1]),
  ];
}

/** To either side of the line, and not at its ends. */
function cragged(
  p: Vec,
  { sides }: Line,
  points: readonly Vec[],
  along: readonly number[],
  i: number,
): Vec {
  if (i === 0 || i === points.length - 1) return p;
  const [a, b] = [points[i - 1]!, points[i + 1]!];
  const { wave, reach } = RECIPE.crag;
  const calm = Math.min(1, along[i]! / 3, (along.at(-1)! - along[i]!) / 3);
  const by =
    (reach * calm * noise(along[i]! / wave, hashOf(sides.join()), 77)) / (apart(a, b) || 1);
  return [p[0] - by * (b[1] - a[1]), p[1] + by * (b[0] - a[0])];
}

function roomIn(polygon: readonly Vec[]): { anchor: Vec; room: number } {
  const [xs, ys] = [polygon.map(([x]) => x), polygon.map(([, y]) => y)];
  let best: { anchor: Vec; room: number } = { anchor: polygon[0]!, room: 0 };
  const search = (x0: number, x1: number, y0: number, y1: number, n: number) => {
    for (let i = 0; i <= n; i++)
      for (let j = 0; j <= n; j++) {
        const p: Vec = [x0 + ((x1 - x0) * i) / n, y0 + ((y1 - y0) * j) / n];
        if (!inside(p, polygon)) continue;
        const room = toEdge(p, polygon);
        if (room > best.room) best = { anchor: p, room };
      }
  };
  search(Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys), 18);
  const [x, y] = best.anchor;
  const w = (Math.max(...xs) - Math.min(...xs)) / 18;
  search(x - w, x + w, y - w, y + w, 6);
  return best;
}
