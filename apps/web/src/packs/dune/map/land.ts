import { apart, at, curve, inside, lengths, spot, toEdge, towards, type Vec } from './geometry.ts';
import { hash, hashOf, noise } from './noise.ts';
import { type Cell, cellOf, cellsOfType, LINES } from './planet.ts';

/* What the land looks like, as paths: made once, when the first map is drawn. */

const SAND_TONES = [0, 1, 2, 3] as const;
/** Strokes from the edge of rock inwards. */
const HACHURE = { every: 1.5, short: 0.9, long: 2.5 } as const;
/** Crests of dunes. */
const RIPPLE = { from: 24, to: 99, every: 2.6, sway: 3.4, wave: 24 } as const;

export const joinedOutline = (cells: readonly Cell[]): string => cells.map(({ d }) => d).join('');

/** The sand by its tone: no two territories that touch look alike. */
export function sandByTone(): readonly string[] {
  const tones = new Map<string, number>();
  const cells = cellsOfType('sand');
  const beside = (id: string): string[] =>
    LINES.flatMap(({ sides, kind }) => {
      if (kind !== 'border') return [];
      const [a, b] = sides.map((side) => cellOf(side).territory.id);
      return a === id ? [b!] : b === id ? [a!] : [];
    });
  for (const { territory } of cells) {
    if (tones.has(territory.id)) continue;
    const used = new Set(beside(territory.id).map((other) => tones.get(other)));
    const salt = hashOf(territory.id);
    const order = SAND_TONES.toSorted((a, b) => hash(a, salt, 5) - hash(b, salt, 5));
    tones.set(territory.id, order.find((tone) => !used.has(tone)) ?? order[0]!);
  }
  return SAND_TONES.map((tone) =>
    joinedOutline(cells.filter(({ territory }) => tones.get(territory.id) === tone)),
  );
}

interface Relief {
  readonly lit: string;
  readonly dim: string;
}

/** Blown around the pole as the storm blows: long where the sand is open. */
export function ripples(): Relief {
  const { from, to, every, sway, wave } = RIPPLE;
  let [lit, dim] = ['', ''];
  for (let r = from; r <= to; r += every) {
    let points: Vec[] = [];
    for (let deg = 0; deg <= 360; deg += 3) {
      const [x, y] = at(r, deg);
      const shown = deg < 360 && noise(x / 16, y / 16, 31) + 0.5 * noise(deg / 4, r, 32) > -0.25;
      if (shown) {
        points.push(at(r + sway * noise(x / wave, y / wave, 21), deg));
        continue;
      }
      if (points.length > 3) {
        lit += curve(points);
        dim += curve(points.slice(1, -1));
      }
      points = [];
    }
  }
  return { lit, dim };
}

/** Broken ground inside the rock, lit from the north-west. */
export function ridges(): Relief {
  const cells = cellsOfType('rock');
  let [lit, dim] = ['', ''];
  for (let i = -19; i < 19; i++)
    for (let j = -19; j < 19; j++) {
      const p: Vec = [(i + 0.9 * hash(i, j, 81)) * 5.4, (j + 0.9 * hash(i, j, 82)) * 5.4];
      const cell = cells.find(({ polygon }) => inside(p, polygon));
      if (!cell || toEdge(p, cell.polygon) < 1.6) continue;
      const w = 0.8 + 1.1 * hash(i, j, 83);
      const h = 0.6 + 0.7 * hash(i, j, 84);
      const top = spot([p[0], p[1] - h]);
      lit += `M${spot([p[0] - w, p[1] + h])}L${top}`;
      dim += `M${top}L${spot([p[0] + w * 1.1, p[1] + h])}`;
    }
  return { lit, dim };
}

/** Short strokes from the edge of the rock inwards, as on old maps. */
export function hachures(): string {
  const { every, short, long } = HACHURE;
  let d = '';
  for (const { sides, points, kind } of LINES) {
    if (kind === 'sector') continue;
    const rocky = sides
      .filter((side) => side !== '')
      .map(cellOf)
      .filter(({ territory }) => territory.type === 'rock');
    if (rocky.length !== 1) continue;
    const along = lengths(points);
    for (let s = every / 2; s < along.at(-1)!; s += every) {
      const i = Math.max(
        1,
        along.findIndex((sum) => sum >= s),
      );
      const [a, b] = [points[i - 1]!, points[i]!];
      const p = towards(a, b, (s - along[i - 1]!) / (along[i]! - along[i - 1]! || 1));
      const inwards = normalInto(a, b, p, rocky[0]!);
      const reach = short + (long - short) * hash(Math.round(p[0] * 10), Math.round(p[1] * 10), 61);
      d += `M${spot(p)}L${spot([p[0] + inwards[0] * reach, p[1] + inwards[1] * reach])}`;
    }
  }
  return d;
}

function normalInto(a: Vec, b: Vec, p: Vec, { polygon }: Cell): Vec {
  const long = apart(a, b) || 1;
  const [x, y] = [-(b[1] - a[1]) / long, (b[0] - a[0]) / long];
  return inside([p[0] + x * 0.7, p[1] + y * 0.7], polygon) ? [x, y] : [-x, -y];
}

/** Rings of ice around the pole. */
export const iceRings = (): string =>
  [6, 11, 16]
    .map((r) =>
      curve(
        Array.from({ length: 25 }, (_, k) =>
          at(r + (k % 24 === 0 ? 0 : 0.9 * noise(k * 0.7, r, 51)), k * 15),
        ),
      ),
    )
    .join('');

/** What the wind draws in a sector: thin streaks, and every fourth a broad one. */
export function streaks(sector: number): { readonly thin: string; readonly broad: string } {
  const mid = middleOf(sector);
  let [thin, broad] = ['', ''];
  for (let r = 22, i = 0; r < 101; r += 1.15, i++) {
    const [from, to] = [mid - 12 + 12 * hash(i, 1, 71), mid + 12 - 9 * hash(i, 2, 71)];
    if (to - from <= 4) continue;
    const points = Array.from({ length: 6 }, (_, k) => {
      const deg = from + ((to - from) * k) / 5;
      const [x, y] = at(r, deg);
      return at(r + 2.2 * noise(x / 11, y / 11, 72), deg);
    });
    thin += curve(points);
    if (i % 4 === 0) broad += curve(points);
  }
  return { thin, broad };
}

/** The angle of a sector's middle; the first lies at the bottom, and they go round against the clock. */
export const middleOf = (sector: number): number => 20 * sector - 110;
