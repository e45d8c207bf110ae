import { describe, expect, it } from 'vitest';
import { roomIn } from '../../src/table/room/room.ts';

const at = (width: number, height: number, text = 1) => roomIn({ width, height }, text);

describe('the room in a window', () => {
  it.each([
    [1366, 625, 0, 1],
    [1366, 768, 0, 1],
    [1920, 1080, 0, 1.4056],
    [2560, 1440, 0, 1.5],
    [1180, 820, 1, 1.0967],
    [1024, 768, 1, 0.9517],
    [1280, 600, 1, 0.96],
    [1280, 560, 2, 0.9773],
    [1280, 520, 3, 0.9594],
  ])('%i×%i is level %i with a unit of %d', (width, height, level, u) => {
    const room = at(width, height);
    expect(room).toMatchObject({ shape: 'wide', level });
    expect(room.u).toBeCloseTo(u, 3);
  });

  it.each([
    [390, 844, 'one'],
    [360, 740, 'one'],
    [820, 1180, 'above'],
    [844, 390, 'beside'],
  ])('%i×%i has %s pane', (width, height, panes) => {
    expect(at(width, height)).toEqual({ shape: 'phone', u: 1, panes });
  });

  it('shows two panes of the side board only where nothing becomes smaller for it', () => {
    expect(at(2560, 1440)).toMatchObject({ sides: 2 });
    expect(at(1920, 1080)).toMatchObject({ sides: 1 });
  });

  it.each([
    [1280, 600],
    [1366, 768],
    [1024, 768],
    [1180, 820],
    [1920, 1080],
    [2560, 1440],
    [3840, 2160],
    [390, 844],
  ])('enlarges everything with each text size at %i×%i, and folds for it', (width, height) => {
    const [normal, large, largest] = [1, 1.15, 1.3].map((text) => at(width, height, text).u);
    expect(large! / normal!).toBeGreaterThan(1.06);
    expect(largest! / large!).toBeGreaterThan(1.06);
  });

  it('enlarges as much as was wished where there is room for it', () => {
    expect(at(3840, 2160, 1.3).u).toBeCloseTo(1.95);
    expect(at(390, 844, 1.3)).toEqual({ shape: 'phone', u: 1.3, panes: 'one' });
    expect(at(1920, 1080, 1.15)).toMatchObject({ shape: 'wide', level: 1 });
    expect(at(1920, 1080, 1.15).u).toBeCloseTo(1.15 * 1.4056, 3);
  });

  it('gives the board what lies beside it where that is folded by wish', () => {
    const folded = (width: number, height: number) => roomIn({ width, height }, 1, true);
    expect(folded(1366, 768)).toMatchObject({ shape: 'wide', level: 1 });
    expect(folded(1366, 768).u).toBeGreaterThan(1.2 * at(1366, 768).u);
    expect(folded(1024, 768)).toEqual(at(1024, 768));
    expect(folded(390, 844)).toEqual(at(390, 844));
  });

  it('never has a unit that cannot be read', () => {
    for (const text of [1, 1.15, 1.3])
      for (let width = 320; width <= 2600; width += 40)
        for (let height = 320; height <= 1500; height += 40)
          expect(at(width, height, text).u, `${width}×${height}`).toBeGreaterThanOrEqual(
            0.94 * text,
          );
  });
});
