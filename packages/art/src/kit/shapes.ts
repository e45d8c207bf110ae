/* Outlines, as the data of SVG paths. */

export interface Point {
  readonly x: number;
  readonly y: number;
  /** The outline turns here instead of bending. */
  readonly sharp?: boolean;
}

/** Points, or written as 'x,y x,y! …' where '!' is a sharp corner. */
export type Points = string | readonly Point[];

/** As many decimals as an eye can see. */
export const num = (value: number): number => Math.round(value * 10) / 10;

export const lerp = (from: number, to: number, t: number): number => from + (to - from) * t;

function points(outline: Points): readonly Point[] {
  if (typeof outline !== 'string') return outline;
  return outline
    .trim()
    .split(/\s+/)
    .map((point) => {
      const [x, y] = point.replace('!', '').split(',').map(Number) as [number, number];
      return { x, y, sharp: point.endsWith('!') };
    });
}

const at = ({ x, y }: Point): string => `${num(x)} ${num(y)}`;

/** Through all points in one bend (Catmull-Rom), closed. */
export const smooth = (outline: Points): string => `${through(points(outline), true)}Z`;

/** The same, with two ends. */
export const bend = (outline: Points): string => through(points(outline), false);

function through(outline: readonly Point[], closed: boolean): string {
  const count = outline.length;
  const nth = (i: number): Point =>
    closed ? outline[(i + count) % count]! : outline[Math.max(0, Math.min(count - 1, i))]!;
  let path = `M${at(nth(0))}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [nth(i - 1), nth(i), nth(i + 1), nth(i + 2)];
    if (from.sharp && to.sharp) {
      path += `L${at(to)}`;
      continue;
    }
    const leave = from.sharp ? from : towards(from, before, to);
    const arrive = to.sharp ? to : towards(to, after, from);
    path += `C${at(leave)} ${at(arrive)} ${at(to)}`;
  }
  return path;
}

/** A sixth of the way along the line between both neighbours. */
const towards = (point: Point, away: Point, to: Point): Point => ({
  x: point.x + (to.x - away.x) / 6,
  y: point.y + (to.y - away.y) / 6,
});

/** The right half is given, from top to bottom. */
const both = (half: Points): readonly Point[] => {
  const right = points(half);
  const left = right
    .filter(({ x }) => Math.abs(x) > 0.01)
    .map((point) => ({ ...point, x: -point.x }));
  return [...right, ...left.reverse()];
};

export const poly = (outline: Points): string => `M${points(outline).map(at).join('L')}Z`;
export const mirrored = (half: Points): string => smooth(both(half));
export const mirroredPoly = (half: Points): string => poly(both(half));

export const circle = (x: number, y: number, r: number, ry = r): string =>
  `M${num(x - r)} ${num(y)}a${num(r)} ${num(ry)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(ry)} 0 1 0 ${num(-2 * r)} 0Z`;

export const rect = (x: number, y: number, w: number, h: number): string =>
  `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}Z`;

/** An engraver's line: thick in the middle, nothing at its ends. */
export function taper(along: Points, width = 1): string {
  const line = points(along);
  const last = line.length - 1;
  const side = (i: number, sign: number): Point => {
    const [from, to] = [line[Math.max(0, i - 1)]!, line[Math.min(last, i + 1)]!];
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const half = (sign * Math.sin((Math.PI * i) / last) * width) / 2;
    const { x, y } = line[i]!;
    return {
      x: x - ((to.y - from.y) / length) * half,
      y: y + ((to.x - from.x) / length) * half,
      sharp: i === 0 || i === last,
    };
  };
  const there = line.map((_, i) => side(i, 1));
  const back = line.map((_, i) => side(i, -1)).slice(1, -1);
  return smooth([...there, ...back.reverse()]);
}

/** The same along a quadratic curve. */
export function engraved(
  x0: number,
  y0: number,
  cx: number,
  cy: number,
  x1: number,
  y1: number,
  width = 1,
): string {
  const steps = 8;
  const curve = Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const u = 1 - t;
    return {
      x: u * u * x0 + 2 * u * t * cx + t * t * x1,
      y: u * u * y0 + 2 * u * t * cy + t * t * y1,
    };
  });
  return taper(curve, width);
}

const turned = (x: number, y: number, r: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return { x: x + r * Math.cos(angle), y: y + r * Math.sin(angle) };
};

/** `inner` is how far in the hollows lie, as a part of the radius. */
export const star = (x: number, y: number, r: number, tips = 4, inner = 0.3): string =>
  poly(
    Array.from({ length: 2 * tips }, (_, i) =>
      turned(x, y, i % 2 ? r * inner : r, -90 + (180 * i) / tips),
    ),
  );

/** Wedges between two radii: rays, rims. */
export function fan(
  x: number,
  y: number,
  r0: number,
  r1: number,
  count: number,
  from = 0,
  to = 360,
  filled = 0.5,
): string {
  const step = (to - from) / count;
  return Array.from({ length: count }, (_, i) => {
    const [a, b] = [(1 - filled) / 2, (1 + filled) / 2].map((part) => from + (i + part) * step) as [
      number,
      number,
    ];
    return poly([
      turned(x, y, r0, a),
      turned(x, y, r1, a),
      turned(x, y, r1, b),
      turned(x, y, r0, b),
    ]);
  }).join('');
}

/** Pointed wedges, outward or, with the radii changed about, inward: teeth, crests. */
export function spikes(
  x: number,
  y: number,
  r0: number,
  r1: number,
  count: number,
  from = 0,
  to = 360,
  filled = 0.9,
): string {
  const step = (to - from) / count;
  return Array.from({ length: count }, (_, i) => {
    const middle = from + (i + 0.5) * step;
    const half = (step * filled) / 2;
    return poly([
      turned(x, y, r0, middle - half),
      turned(x, y, r1, middle),
      turned(x, y, r0, middle + half),
    ]);
  }).join('');
}
