import { describe, expect, it } from 'vitest';
import { placeBeside } from '../../src/table/explain/place.ts';

const SCREEN = { width: 400, height: 300 };
const PREVIEW = { width: 120, height: 100 };
const thing = (left: number, top: number) => ({ left, top, width: 40, height: 40 });

describe('a preview', () => {
  it('lies below what it tells of, else above, else on a side', () => {
    expect(placeBeside(thing(180, 20), PREVIEW, SCREEN)).toEqual({ x: 140, y: 68 });
    expect(placeBeside(thing(180, 240), PREVIEW, SCREEN)).toEqual({ x: 140, y: 132 });
    const low = { ...SCREEN, height: 160 };
    expect(placeBeside(thing(20, 60), PREVIEW, low)).toEqual({ x: 68, y: 30 });
    expect(placeBeside(thing(340, 60), PREVIEW, low)).toEqual({ x: 212, y: 30 });
  });

  it('stays on the screen where there is room nowhere', () => {
    const wide = { width: 390, height: 290 };
    const { x, y } = placeBeside(thing(180, 130), wide, SCREEN);
    expect([x, y]).toEqual([8, 8]);
  });
});
