import { describe, expect, it } from 'vitest';
import { sharing } from '../src/sharing.ts';

describe('what is shared by two positions', () => {
  it('is all that stayed the same, however deep it lies', () => {
    const before = {
      round: 1,
      players: [
        { hand: ['a'], spice: 1 },
        { hand: [], spice: 0 },
      ],
      row: [],
    };
    const after = {
      round: 2,
      players: [
        { hand: ['a'], spice: 2 },
        { hand: [], spice: 0 },
      ],
      row: [],
    };
    const copy = structuredClone(after);
    const made = sharing(before, after);
    expect(made).toEqual(copy);
    expect(made.players[0]!.hand).toBe(before.players[0]!.hand);
    expect(made.players[1]).toBe(before.players[1]);
    expect(made.row).toBe(before.row);
    expect(before.players[0]!.spice).toBe(1);
  });

  it('is the whole position where nothing changed', () => {
    const before = { deck: ['a', 'b'], turn: null, kept: undefined };
    expect(sharing(before, structuredClone(before))).toBe(before);
  });

  it.each([
    ['something came', { a: 1 }, { a: 1, b: undefined }],
    ['something went', { a: 1, b: 2 }, { a: 1 }],
    ['fields come in another order', { a: 1, b: 2 }, { b: 2, a: 1 }],
    ['a list became shorter', ['a', 'b'], ['a']],
    ['a list became no list', ['a'], { 0: 'a' }],
  ])('is not what only looks the same: %s', (_, before: object, after: object) => {
    const text = JSON.stringify(after);
    const made = sharing({ of: before }, { of: after });
    expect(made.of).toBe(after);
    expect(JSON.stringify(made.of)).toBe(text);
  });

  it('writes nothing into what copies share', () => {
    const list = Object.freeze([Object.freeze({ n: 1 }), Object.freeze({ n: 2 })]);
    const before = { list: [{ n: 1 }, { n: 3 }], turn: 1 };
    const after = Object.freeze({ list, turn: 2 });
    const kept = sharing<{ list: readonly { n: number }[]; turn: number }>(before, after);
    expect(kept).toEqual(after);
    expect(kept.list[0]).toBe(before.list[0]);
    expect(list).toEqual([{ n: 1 }, { n: 2 }]);
  });
});
