import { circle, type Point, rect, smooth, spikes } from '../kit/shapes.ts';
import { fill, mix } from '../kit/svg.ts';
import type { Pen } from '../pen.ts';

/* Parts that several motifs share. */

/** A leaf or a feather, from a point into a direction. */
export function blade(
  x: number,
  y: number,
  length: number,
  degrees: number,
  width: number,
): string {
  const angle = (degrees * Math.PI) / 180;
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const at = (along: number, aside: number): Point => ({
    x: x + ux * length * along - uy * aside,
    y: y + uy * length * along + ux * aside,
  });
  return smooth([
    { ...at(0, 0), sharp: true },
    at(0.25, width * 0.45),
    at(0.6, width * 0.5),
    { ...at(1, 0), sharp: true },
    at(0.6, -width * 0.42),
    at(0.25, -width * 0.3),
  ]);
}

/** Windows. */
export const lights = (
  pen: Pen,
  windows: readonly (readonly [number, number])[],
  width: number,
): string =>
  fill(
    windows.map(([x, y]) => rect(x - width / 2, y - width, width, width * 2)).join(''),
    pen.hues.glow,
    0.9,
  );

/** Sand thrown up where something breaks through it. */
export function splash({ hues }: Pen, x: number, y: number, size: number): string {
  return (
    fill(spikes(x, y + 4, 22 * size, 44 * size, 13, 195, 345, 0.9), hues.land[1]) +
    fill(
      spikes(x + 4, y + 5, 20 * size, 32 * size, 11, 200, 340, 0.9),
      mix(hues.land[1], hues.rim, 0.5),
    ) +
    fill(circle(x, y + 6, 46 * size, 9 * size), hues.land[2], 0.9)
  );
}
