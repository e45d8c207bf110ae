import { readFileSync, writeFileSync } from 'node:fs';
import { CELLS, route, TERRITORIES, territoryOfCell } from '@landsraad/dune';
import { describe, expect, it } from 'vitest';
import { labelsOf, overlap } from '../../build/dune-map/names.ts';
import type { Layout, Point } from '../../build/dune-map/net.ts';
import { planetOf } from '../../build/dune-map/planet.ts';
import { shapesOf } from '../../build/dune-map/shapes.ts';
import { clearSpot, covered } from '../../src/packs/dune/map/clear.ts';
import { inside, rad, type Vec } from '../../src/packs/dune/map/geometry.ts';
import { cellOf } from '../../src/packs/dune/map/planet.ts';
import { shownNames } from '../../src/packs/dune/map/shown-names.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

const layout: Layout = JSON.parse(read('../../../../packages/dune/test/fixtures/map-layout.json'));
const PLANET = new URL('../../src/packs/dune/map/planet.json', import.meta.url);
const shapes = shapesOf(layout);
const labels = { en: labelsOf(shapes.cells, 'en'), fr: labelsOf(shapes.cells, 'fr') };

const touches = (a: string, b: string): boolean =>
  shapes.lines.some(({ sides }) => sides.includes(a) && sides.includes(b));

describe('the map of Dune', () => {
  it('is what its generator makes; MAP=write writes it', () => {
    const made = `${JSON.stringify(planetOf(shapes, labels))}\n`;
    if (process.env.MAP === 'write') writeFileSync(PLANET, made);
    expect(readFileSync(PLANET, 'utf8')).toBe(made);
  });

  it('has a line between two territories exactly where the rules let forces cross', () => {
    const pairs = (list: readonly (readonly [string, string])[]) =>
      [...new Set(list.map(([a, b]) => [a, b].sort().join(' | ')))].sort();
    const drawn = shapes.lines.flatMap(({ sides: [a, b], kind }) =>
      kind === 'border' ? [[territoryOfCell(a).id, territoryOfCell(b).id] as const] : [],
    );
    const ruled = TERRITORIES.flatMap(({ id, adjacent }) =>
      adjacent.map((other) => [id, other] as const),
    );
    expect(pairs(drawn)).toEqual(pairs(ruled));
  });

  it('has a line wherever a way over the map goes from one cell to the next', () => {
    for (const from of CELLS)
      for (const to of CELLS) {
        const way = route(from, to, null, () => true)!;
        for (const [i, cell] of way.slice(1).entries())
          if (!touches(way[i]!, cell)) expect.fail(`no line between ${way[i]} and ${cell}`);
      }
  });

  it('gives every cell its room: nothing crosses, shrinks away or lies outside', () => {
    for (const { cell, polygon, anchor, room } of shapes.cells) {
      expect(inside(anchor, polygon), cell).toBe(true);
      expect(room, cell).toBeGreaterThan(2.2);
      const share = area(polygon) / meant(cell);
      expect(share, cell).toBeGreaterThan(0.62);
      expect(share, cell).toBeLessThan(1.5);
    }
    const pieces = shapes.lines.flatMap(({ points }) =>
      points.slice(1).map((q, i): [Point, Point] => [points[i]!, q]),
    );
    const crossing = pieces.flatMap((piece, i) =>
      pieces.slice(i + 1).filter((other) => cross(piece, other)),
    );
    expect(crossing).toEqual([]);
  });

  it.each(['en', 'fr'] as const)(
    'has a name for every territory, none on another (%s)',
    (language) => {
      const own = labels[language];
      expect(own).toHaveLength(TERRITORIES.length);
      const clashes = own.flatMap((a, i) =>
        own.slice(i + 1).flatMap((b) => (overlap(a, b) ? [`${a.territory} ${b.territory}`] : [])),
      );
      expect(clashes).toEqual([]);
    },
  );

  it.each(['en', 'fr'] as const)('lays spice where it hides no name (%s)', (language) => {
    const heap: Vec = [3, 3.4];
    // From afar one has no room for both.
    for (const [distance, small] of [
      ['region', ['wind-pass-north@16']],
      ['cell', []],
    ] as const) {
      const written = { language, distance };
      const names = shownNames(language, distance);
      const hiding = TERRITORIES.flatMap(({ spice }) => {
        if (!spice) return [];
        const spot = clearSpot(spice.cell, heap, written);
        expect(inside(spot, cellOf(spice.cell).polygon), spice.cell).toBe(true);
        return covered(spot, heap, names) > 0 ? [spice.cell] : [];
      });
      expect(hiding).toEqual(small);
    }
    // Where pieces stand some would be.
    const names = shownNames(language, 'region');
    const atAnchor = TERRITORIES.filter(
      ({ spice }) => spice && covered(cellOf(spice.cell).anchor, heap, names) > 0,
    );
    expect(atAnchor.length).toBeGreaterThan(0);
  });
});

const area = (polygon: readonly Vec[]): number =>
  Math.abs(
    polygon.reduce((sum, [x, y], i) => {
      const next = polygon[(i + 1) % polygon.length]!;
      return sum + x * next[1] - next[0] * y;
    }, 0),
  ) / 2;

const meant = (cell: string): number =>
  layout.items
    .find((item) => item.cell === cell)!
    .parts.reduce(
      (sum, p) => sum + (rad(p.angleTo - p.angleFrom) * (p.rOuter ** 2 - p.rInner ** 2)) / 2,
      0,
    );

function cross([a, b]: [Point, Point], [c, d]: [Point, Point]): boolean {
  if (a === c || a === d || b === c || b === d) return false;
  const side = (p: Vec, q: Vec, r: Vec) =>
    (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  return (
    side(a.p, b.p, c.p) * side(a.p, b.p, d.p) < 0 && side(c.p, d.p, a.p) * side(c.p, d.p, b.p) < 0
  );
}
