import type { PlanetData } from '../../src/packs/dune/map/data.ts';
import type { Vec } from '../../src/packs/dune/map/geometry.ts';
import { type Label, tiltOf } from './names.ts';
import type { Shapes } from './shapes.ts';

const tenths = ([x, y]: Vec): [number, number] => [Math.round(x * 10), Math.round(y * 10)];

/** All that a browser needs to draw the planet: lines in tenths, and where names stand. */
export function planetOf(
  { lines, cells }: Shapes,
  labels: Readonly<Record<'en' | 'fr', readonly Label[]>>,
): PlanetData {
  const names = (language: 'en' | 'fr') =>
    labels[language].map(
      ({ territory, lines: said, size, p, way }) =>
        [territory, said.join('\n'), size, ...tenths(p), Math.round(tiltOf(p, way))] as const,
    );
  return {
    lines: lines.map(({ sides, points }) => [...sides, points.flatMap(({ p }) => tenths(p))]),
    cells: cells.map(({ cell, anchor, room }) => [cell, ...tenths(anchor), Math.round(room * 10)]),
    names: { en: names('en'), fr: names('fr') },
  };
}
