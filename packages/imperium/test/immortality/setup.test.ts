import { seeded } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { imperium } from '../../src/imperium.ts';
import type { ImperiumOptions } from '../../src/options.ts';
import type { Imperium } from '../../src/state.ts';

const begun = (options: Partial<ImperiumOptions> = {}): Imperium =>
  imperium.setup(
    imperium.parseOptions({ immortality: true, ...options }),
    seeded('setup'),
    imperium.version,
  );
const count = (cards: readonly string[], card: string) =>
  cards.filter((one) => one === card).length;

describe('setup of Immortality', () => {
  it('[IMM-1.1] [IMM-1.3] [IMM-1.4] [IMM-1.5] [IMM-1.8] tokens at the start, 2 spice on the fourth space, Family Atomics', () => {
    const { immortality, ...game } = begun();
    expect(immortality!.spice).toBe(2);
    expect(immortality!.seats).toHaveLength(4);
    for (const seat of immortality!.seats)
      expect(seat).toEqual({
        research: 0,
        tleilaxu: 0,
        specimens: 0,
        atomics: true,
        returning: [],
      });
    expect(game.players[0]).toMatchObject({ supply: 9, garrison: 3, water: 1, vp: 1 });
    expect(begun({ immortality: false })).not.toHaveProperty('immortality');
  });

  it('[IMM-1.6] two cards of the Tleilaxu deck of 18 lie open', () => {
    const { deck, row } = begun().immortality!;
    expect([row.length, deck.length, new Set([...deck, ...row]).size]).toEqual([2, 16, 18]);
    expect([...deck, ...row]).not.toContain('reclaimed-forces');
  });

  it('[IMM-1.2] [IMM-1.10] its Imperium and Intrigue cards are among the others', () => {
    const { row, imperiumDeck, intrigueDeck } = begun();
    expect([...row, ...imperiumDeck]).toHaveLength(97);
    expect(count([...row, ...imperiumDeck], 'tleilaxu-master')).toBe(2);
    expect(intrigueDeck).toHaveLength(55);
    expect(count(intrigueDeck, 'harvest-cells')).toBe(2);
  });

  it('[IMM-1.9] two Experimentation in each deck of ten', () => {
    for (const { deck } of begun().players) {
      expect(deck).toHaveLength(10);
      expect(count(deck, 'experimentation')).toBe(2);
      expect(deck).not.toContain('dune-the-desert-planet');
    }
  });
});

describe('variants', () => {
  it('[IMM-12.1] [IMM-12.2] [IMM-12.3] [IX-16.8] Epic: Control the Spice starts in the discard pile', () => {
    const game = begun({ ix: true, epic: true });
    for (const { deck, discard, garrison } of game.players) {
      expect([deck.length, discard, garrison]).toEqual([10, ['control-the-spice'], 5]);
      expect(count(deck, 'experimentation')).toBe(2);
    }
    expect(game.options.pointsToWin).toBe(12);
    expect(game.conflictDeck).toHaveLength(10);
  });

  it('[IMM-12.4] [IMM-12.6] [HAG-10.5] pushed to 11 with one to three players', () => {
    for (const players of [1, 2, 3] as const) {
      const game = begun({ players, pushed: true });
      expect([game.options.pointsToWin, game.players[0]!.vp]).toEqual([11, 0]);
    }
  });

  it('[IMM-12.5] with four, from 0 to 10', () => {
    const game = begun({ pushed: true });
    expect(game.options.pointsToWin).toBe(10);
    expect(game.players.map(({ vp }) => vp)).toEqual([0, 0, 0, 0]);
  });

  it('[IMM-15.20] not together with Epic, and only with Immortality', () => {
    const parse = (options: object) => () => imperium.parseOptions(options);
    expect(parse({ immortality: true, ix: true, epic: true, pushed: true })).toThrow('11');
    expect(parse({ pushed: true })).toThrow('Immortality');
  });
});
