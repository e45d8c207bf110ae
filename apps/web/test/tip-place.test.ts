import { describe, expect, it } from 'vitest';
import { tipPlace } from '../src/ui/tip-place.ts';

const SCREEN = { width: 400, height: 300 };
const TIP = { width: 100, height: 20 };
const button = (left: number, top: number) => ({ left, top, width: 40, height: 40 });

describe('a tip', () => {
  it('stands beside the middle of what it is about', () => {
    const middle = button(180, 130);
    expect(tipPlace(middle, TIP, 'top', SCREEN)).toEqual({ left: 150, top: 104 });
    expect(tipPlace(middle, TIP, 'bottom', SCREEN)).toEqual({ left: 150, top: 176 });
    expect(tipPlace(middle, TIP, 'left', SCREEN)).toEqual({ left: 74, top: 140 });
    expect(tipPlace(middle, TIP, 'right', SCREEN)).toEqual({ left: 226, top: 140 });
  });

  it('goes to the other side where there is no room', () => {
    expect(tipPlace(button(180, 10), TIP, 'top', SCREEN).top).toBe(56);
    expect(tipPlace(button(180, 250), TIP, 'bottom', SCREEN).top).toBe(224);
    expect(tipPlace(button(20, 130), TIP, 'left', SCREEN).left).toBe(66);
    expect(tipPlace(button(350, 130), TIP, 'right', SCREEN).left).toBe(244);
  });

  it('never crosses the edge', () => {
    expect(tipPlace(button(0, 130), TIP, 'top', SCREEN).left).toBe(8);
    expect(tipPlace(button(380, 130), TIP, 'top', SCREEN).left).toBe(292);
    expect(tipPlace(button(0, 0), { width: 500, height: 400 }, 'top', SCREEN)).toEqual({
      left: 8,
      top: 8,
    });
  });
});
