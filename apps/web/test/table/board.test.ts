import { describe, expect, it } from 'vitest';
import type { Rect } from '../../src/table/board/geometry.ts';
import { kept, zoomedAt } from '../../src/table/board/pan-zoom.ts';
import { placed } from '../../src/table/board/placed.ts';
import { settle } from '../../src/table/board/settle.ts';
import { beyond, fitTogether, towards } from '../../src/table/board/sight.ts';

describe('a piece keeps its identity', () => {
  it('so that only what moved moves', () => {
    const start = ['garrison', 'garrison', 'conflict', 'conflict', 'supply'];
    expect(settle(start, ['conflict', 'conflict', 'conflict', 'garrison', 'supply'])).toEqual([
      'garrison',
      'conflict',
      'conflict',
      'conflict',
      'supply',
    ]);
    expect(settle(start, ['garrison', 'garrison', 'supply', 'supply', 'supply'])).toEqual([
      'garrison',
      'garrison',
      'supply',
      'supply',
      'supply',
    ]);
  });
});

describe('pan and zoom', () => {
  const box = { width: 400, height: 600 };
  const fit = { width: 340, height: 600 };

  it('never goes past an edge or below the fit', () => {
    expect(kept({ k: 0.3, x: 99, y: 99 }, box, fit)).toEqual({ k: 1, x: 30, y: 0 });
    expect(kept({ k: 2, x: 50, y: -9999 }, box, fit)).toEqual({ k: 2, x: 0, y: -600 });
  });

  it('keeps the point under the finger', () => {
    const zoomed = zoomedAt({ k: 1, x: 30, y: 0 }, 2, { x: 200, y: 300 });
    expect(zoomed).toEqual({ k: 2, x: -140, y: -300 });
  });
});

describe('a drawing in its box', () => {
  const compositions = {
    plans: { wide: { width: 200, height: 100 }, tall: { width: 100, height: 200 } },
    roaming: 'tall',
    legible: 2,
    largest: 5,
  } as const;

  it('takes the composition that is larger there', () => {
    const lies = placed(compositions, { width: 500, height: 250 });
    expect(lies).toMatchObject({ layout: 'wide', fit: { width: 500, height: 250 }, roams: false });
    const stands = placed(compositions, { width: 250, height: 500 });
    expect(stands).toMatchObject({ layout: 'tall', fit: { width: 250, height: 500 } });
  });

  it('fills the width and is moved where none can be read whole', () => {
    const { layout, fit, size, least, roams } = placed(compositions, { width: 300, height: 240 });
    expect({ layout, fit, roams }).toEqual({
      layout: 'tall',
      fit: { width: 300, height: 600 },
      roams: true,
    });
    // The whole of it can still be had.
    expect(size).toEqual({ width: 300, height: 240 });
    expect(fit.height * least).toBeCloseTo(size.height);
  });
});

describe('what can be seen of the board', () => {
  const box = { width: 400, height: 300 };
  const at = (x: number, y: number): Rect => ({ x, y, w: 60, h: 60 });
  const down = (y: number): Rect => at(20, y);

  it('counts what may be chosen beyond each edge', () => {
    const rects = [down(-90), down(20), down(280), down(500), at(-90, 20), at(500, 80), at(390, 9)];
    expect(beyond(rects, box)).toEqual({ above: 1, below: 2, left: 1, right: 2 });
  });

  it('does not move when everything is seen, or as much as can be', () => {
    expect(towards([down(10), down(200)], box)).toEqual({ x: 0, y: 0 });
    expect(towards([down(10), down(900)], box)).toEqual({ x: 0, y: 0 });
    expect(towards([at(0, 0), at(340, 240)], box)).toEqual({ x: 0, y: 0 });
    expect(towards([], box)).toEqual({ x: 0, y: 0 });
  });

  it('moves just far enough, to the first ones where all do not fit', () => {
    expect(towards([down(400)], box)).toEqual({ x: 0, y: 400 + 60 + 12 - 300 });
    expect(towards([down(-500), down(-450), down(800), down(850)], box)).toEqual({ x: 0, y: -512 });
  });

  it('moves both ways on a map', () => {
    expect(towards([at(600, 500)], box)).toEqual({
      x: 600 + 60 + 12 - 400,
      y: 500 + 60 + 12 - 300,
    });
    expect(towards([at(-300, 500), at(-200, 560)], box)).toEqual({ x: -312, y: 560 + 72 - 300 });
  });

  it('goes where most can be seen at once', () => {
    const crowd = [at(900, 20), at(980, 100), at(940, 180)];
    expect(towards([at(20, 20), at(100, 20), ...crowd], box)).toEqual({ x: 980 + 72 - 400, y: 0 });
  });

  it('tells whether a move can show all of them', () => {
    expect(fitTogether([at(600, 500), at(700, 560)], box)).toBe(true);
    expect(fitTogether([at(20, 20), at(700, 20)], box)).toBe(false);
    expect(fitTogether([], box)).toBe(true);
  });
});
