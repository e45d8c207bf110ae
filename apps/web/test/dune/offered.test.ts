import { describe, expect, it } from 'vitest';
import { offersNear } from '../../src/packs/dune/map/offered.ts';
import { cellOf, LINES } from '../../src/packs/dune/map/planet.ts';
import type { Offers } from '../../src/table/spots.ts';

const offering = (...spots: string[]): Offers => ({
  may: new Map(spots.map((spot) => [spot, []])),
  mayNot: new Map(),
});

describe('a finger on the map', () => {
  const inBasin = cellOf('imperial-basin@10').anchor;

  it('means the offer that it is laid on, and those around it', () => {
    const offers = offering('cell:imperial-basin@10', 'cell:arsunt@10', 'cell:meridian@1');
    expect(offersNear(inBasin, 60, offers)).toEqual(['cell:imperial-basin@10', 'cell:arsunt@10']);
  });

  it('means the nearest offer beside it, as far as it reaches', () => {
    const border = LINES.find(
      ({ sides }) => sides.includes('carthag@10') && sides.includes('imperial-basin@10'),
    )!;
    const [x, y] = border.points[border.points.length >> 1]!;
    const offers = offering('cell:carthag@10', 'cell:arsunt@10');
    expect(offersNear([x, y], 0.5, offers)).toEqual(['cell:carthag@10']);
    expect(offersNear([x, y], 60, offers)).toEqual(['cell:carthag@10', 'cell:arsunt@10']);
    expect(offersNear([x + 60, y], 20, offers)).toEqual([]);
  });

  it('means a territory once, whichever of its cells is near', () => {
    expect(offersNear(inBasin, 30, offering('territory:imperial-basin'))).toEqual([
      'territory:imperial-basin',
    ]);
  });
});
