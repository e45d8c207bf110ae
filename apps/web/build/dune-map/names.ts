import type { Language } from '@landsraad/kernel/wording';
import { angle, inside, rad, type Vec } from '../../src/packs/dune/map/geometry.ts';
import type { Cell } from './shapes.ts';

/* Where the name of each territory fits, in either language. */

/** Sizes to try, the mean width of a letter, the height of a line. */
const NAME = { sizes: [3.7, 3.4, 3.1, 2.8, 2.5, 2.2], wide: 0.53, line: 1.02 } as const;

/** Between two places that are tried. */
const GRID = 1.5;

type Way = 'upright' | 'ring' | 'ray';

export interface Label {
  readonly territory: string;
  readonly lines: readonly string[];
  readonly size: number;
  readonly p: Vec;
  readonly way: Way;
}

type Placed = Omit<Label, 'territory'>;

/**
 * A name stands upright, lies along a ring, or runs along a ray: the first that fits in the largest
 * size, and of all places the one that leaves most room to the pieces.
 */
export function labelsOf(cells: readonly Cell[], language: Language): Label[] {
  const territories = [...new Set(cells.map(({ territory }) => territory))];
  const strongholdsFirst = territories.toSorted(
    (a, b) => Number(b.type === 'stronghold') - Number(a.type === 'stronghold'),
  );
  const labels: Label[] = [];
  for (const territory of strongholdsFirst) {
    const own = cells.filter((cell) => cell.territory === territory);
    const name = territory.name[language];
    const placed = overWall(own[0]!, name) ?? bestPlace(own, name, labels, territory.spice?.cell);
    if (!placed) throw new Error(`no room for the name of ${territory.id} (${language})`);
    labels.push({ territory: territory.id, ...placed });
  }
  return labels;
}

/** In one to three lines, from the fewest. */
function linesFor(name: string): string[][] {
  const words = name.split(' ');
  const ways = [[name]];
  for (let i = 1; i < words.length; i++)
    ways.push([words.slice(0, i).join(' '), words.slice(i).join(' ')]);
  if (words.length >= 3)
    for (let i = 1; i < words.length - 1; i++)
      ways.push([words.slice(0, i).join(' '), words[i]!, words.slice(i + 1).join(' ')]);
  return ways.sort((a, b) => a.length - b.length || longest(a) - longest(b));
}

const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));

/** A stronghold's name stands on its wall, the Polar Sink's at its northern edge: pieces stay below. */
function overWall({ polygon, anchor, territory }: Cell, name: string): Placed | null {
  if (territory.type === 'polar-sink')
    return { lines: [name], size: 3.7, p: [anchor[0], anchor[1] - 13.5], way: 'upright' };
  if (territory.type !== 'stronghold') return null;
  const top = Math.min(...polygon.map((p) => p[1]));
  const lines = linesFor(name).find((way) => longest(way) <= 9) ?? [name];
  return { lines, size: 3.7, p: [anchor[0], top + 0.6 - (lines.length - 1) * 1.9], way: 'upright' };
}

function bestPlace(
  cells: readonly Cell[],
  name: string,
  taken: readonly Label[],
  spiceCell: string | undefined,
): Placed | null {
  const within = (p: Vec) => cells.some(({ polygon }) => inside(p, polygon));
  const points = cells.flatMap(({ polygon }) => polygon);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const costAt = (p: Vec, [w, h]: Vec, way: Way) =>
    cells.reduce(
      (sum, { cell, anchor }) =>
        sum +
        Math.max(0, 4.2 - distanceTo({ p, w, h, way }, anchor)) * (cell === spiceCell ? 1.5 : 0.8),
      0,
    );
  for (const size of NAME.sizes) {
    let best: (Placed & { cost: number }) | null = null;
    for (const lines of linesFor(name)) {
      const [w, h] = [longest(lines) * size * NAME.wide, lines.length * size * NAME.line];
      for (let x = Math.min(...xs); x <= Math.max(...xs); x += GRID)
        for (let y = Math.min(...ys); y <= Math.max(...ys); y += GRID) {
          const p: Vec = [x, y];
          if (!within(p)) continue;
          for (const way of ['upright', 'ring', 'ray'] as const) {
            const cost = TURN[way] + lines.length * 0.5 + costAt(p, [w, h], way);
            if (best && cost >= best.cost) continue;
            const corners = cornersOf({ p, w, h, way });
            if (!corners.every(within)) continue;
            if (taken.some((other) => touches(corners, other))) continue;
            best = { cost, lines, size, p, way };
          }
        }
    }
    if (best) return { lines: best.lines, size: best.size, p: best.p, way: best.way };
  }
  return null;
}

/** What it costs a reader to turn the head. */
const TURN: Readonly<Record<Way, number>> = { upright: 0, ring: 1.8, ray: 3.6 };

/** How far a label is turned on the page, always readable from below or from the right. */
export function tiltOf(p: Vec, way: Way): number {
  if (way === 'upright') return 0;
  const tilt = way === 'ring' ? 90 - angle(p) : -angle(p);
  return ((((tilt + 90) % 180) + 180) % 180) - 90;
}

interface Box {
  readonly p: Vec;
  readonly w: number;
  readonly h: number;
  readonly way: Way;
}

function cornersOf({ p, w, h, way }: Box): Vec[] {
  const t = rad(tiltOf(p, way));
  return [-1, -0.5, 0, 0.5, 1].flatMap((i) =>
    [-1, 0, 1].map((j): Vec => {
      const [u, v] = [(i * w) / 2, (j * h) / 2];
      return [p[0] + u * Math.cos(t) - v * Math.sin(t), p[1] + u * Math.sin(t) + v * Math.cos(t)];
    }),
  );
}

const boxOf = ({ lines, size, p, way }: Placed): Box => ({
  p,
  w: longest(lines) * size * NAME.wide,
  h: lines.length * size * NAME.line,
  way,
});

const touches = (corners: readonly Vec[], label: Label): boolean => {
  const { w, h, ...box } = boxOf(label);
  return corners.some((corner) => distanceTo({ ...box, w: w + 1, h: h + 1 }, corner) === 0);
};

/** Whether two labels lie on each other. */
export const overlap = (a: Label, b: Label): boolean =>
  cornersOf(boxOf(a)).some((corner) => distanceTo(boxOf(b), corner) === 0) ||
  cornersOf(boxOf(b)).some((corner) => distanceTo(boxOf(a), corner) === 0);

/** From a point to the box of a label. */
function distanceTo({ p, w, h, way }: Box, [x, y]: Vec): number {
  const t = rad(-tiltOf(p, way));
  const [dx, dy] = [x - p[0], y - p[1]];
  const [u, v] = [dx * Math.cos(t) - dy * Math.sin(t), dx * Math.sin(t) + dy * Math.cos(t)];
  return Math.hypot(Math.max(0, Math.abs(u) - w / 2), Math.max(0, Math.abs(v) - h / 2));
}
