/* Lengths and angles on the planet, whose radius is 100; x to the right, y down. */

export type Vec = readonly [x: number, y: number];

export const RIM = 100;

export const rad = (deg: number): number => (deg * Math.PI) / 180;
export const at = (r: number, deg: number): Vec => [
  r * Math.cos(rad(deg)),
  -r * Math.sin(rad(deg)),
];
export const angle = ([x, y]: Vec): number => (Math.atan2(-y, x) * 180) / Math.PI;
export const apart = (a: Vec, b: Vec): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const towards = (a: Vec, b: Vec, t: number): Vec => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

/** In tenths: finer is not seen. */
export const n1 = (n: number): string => String(Math.round(n * 10) / 10);
export const spot = ([x, y]: Vec): string => `${n1(x)} ${n1(y)}`;

/** How far each point lies from the first, along the line. */
export function lengths(points: readonly Vec[]): number[] {
  const sums = [0];
  for (let i = 1; i < points.length; i++)
    sums.push(sums[i - 1]! + apart(points[i - 1]!, points[i]!));
  return sums;
}

/** Soft through its points, the same from both ends. */
export function curve(points: readonly Vec[], start = 'M'): string {
  if (points.length < 3) return `${start}${points.map(spot).join('L')}`;
  let d = `${start}${spot(points[0]!)}`;
  for (let i = 1; i < points.length - 2; i++)
    d += `Q${spot(points[i]!)} ${spot(towards(points[i]!, points[i + 1]!, 0.5))}`;
  return `${d}Q${spot(points.at(-2)!)} ${spot(points.at(-1)!)}`;
}

export function inside(p: Vec, polygon: readonly Vec[]): boolean {
  let odd = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [[ax, ay], [bx, by]] = [polygon[i]!, polygon[j]!];
    if (ay > p[1] !== by > p[1] && p[0] < ((bx - ax) * (p[1] - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}

export function toEdge(p: Vec, polygon: readonly Vec[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [a, b] = [polygon[j]!, polygon[i]!];
    const long = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2;
    const along = (p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1]);
    const t = long === 0 ? 0 : Math.max(0, Math.min(1, along / long));
    least = Math.min(least, apart(p, towards(a, b, t)));
  }
  return least;
}
