import { describe, expect, it } from 'vitest';
import { type Around, duel, HOUSE, revealed, rivalActed, solo, X, Y } from '../hagal/tables.ts';
import { labOf, own } from './tables.ts';

/** Rival X has acted with its only Agent, at a table of Immortality. */
const acted = (cards: string[], around: Around = {}) =>
  rivalActed(cards, around, { immortality: true });
const lab = (x: object, rest: object = {}) => ({
  immortality: { row: ['ghola', 'usurp'], deck: ['chairdog'], seats: [{}, x], ...rest },
});

describe('Rivals and Immortality', () => {
  it('[IMM-13.4] [IMM-13.5] [IMM-13.12] [IMM-15.25] [HAG-9.2] [HAG-9.6] a Tleilaxu token each, no research, no specimens, no Atomics', () => {
    const t = solo({}, { immortality: true });
    for (const seat of [X, Y])
      expect(own(t, seat)).toMatchObject({
        tleilaxu: 0,
        research: 0,
        specimens: 0,
        atomics: false,
      });
    expect(t.player(X)).toMatchObject({ hand: [], deck: [] });
  });

  it('[IMM-13.6] [IMM-13.13] [HAG-9.3] a step for each icon, with its bonus', () => {
    const carthag = acted(['carthag-immortality-plain'], lab({ tleilaxu: 6 }));
    expect([own(carthag, X).tleilaxu, carthag.player(X).vp]).toEqual([7, 1]);
    expect(carthag.player(X).conflict).toBeGreaterThan(0);
    const station = acted(['research-station'], {
      ...lab({ tleilaxu: 0 }),
      intrigueDeck: ['windfall'],
    });
    expect([own(station, X).tleilaxu, station.player(X).intrigue]).toEqual([2, ['windfall']]);
    expect(station.player(X).agentsOn).toEqual(['revised-research-station']);
  });

  it('[IMM-13.7] [IMM-13.8] [HAG-9.3] the first at t4 takes the spice, and spends it as any other', () => {
    const t = acted(['carthag-immortality-plain'], lab({ tleilaxu: 3 }));
    expect(t.player(X)).toMatchObject({ vp: 1, spice: 2 });
    expect(labOf(t).spice).toBe(0);
    const rich = acted(['carthag-immortality-plain'], { ...lab({ tleilaxu: 3 }), x: { spice: 5 } });
    expect(rich.player(X)).toMatchObject({ vp: 2, spice: 0 });
    const cards = { intrigueDeck: ['windfall'], x: { intrigue: ['ambush', 'bribery'] } };
    const third = acted(['carthag-immortality-plain'], { ...lab({ tleilaxu: 1 }), ...cards });
    expect(third.player(X)).toMatchObject({ vp: 1, intrigue: [] });
  });

  it('[IMM-13.9] [IMM-13.10] [IMM-15.10] [HAG-9.4] the left or the right card of the Row goes', () => {
    const left = acted(['carthag-immortality-left'], lab({}));
    expect([labOf(left).row, left.position.trashed]).toEqual([['chairdog', 'usurp'], ['ghola']]);
    const right = acted(['carthag-immortality-right'], lab({}));
    expect([labOf(right).row, right.position.trashed]).toEqual([['ghola', 'chairdog'], ['usurp']]);
    const short = acted(['carthag-immortality-right'], lab({}, { row: ['ghola'], deck: [] }));
    expect(labOf(short).row).toEqual(['ghola']);
  });

  it('[IMM-13.11] not with a card that is skipped', () => {
    const t = acted(['carthag-immortality-left', 'arrakeen-1p'], {
      ...lab({}),
      person: { agentsOn: ['carthag'] },
    });
    expect(revealed(t)[0]).toEqual(['carthag-immortality-left', 'occupied']);
    expect([own(t, X).tleilaxu, labOf(t).row]).toEqual([0, ['ghola', 'usurp']]);
  });

  it('[IMM-13.1] [IMM-13.12] [HAG-9.5] with two players House Hagal plays as without', () => {
    const t = duel({}, { immortality: true });
    expect(own(t, HOUSE)).toMatchObject({ tleilaxu: 0, specimens: 0, atomics: false });
    expect(own(t, 1).atomics).toBe(true);
    expect(t.position.hagalDeck).toContain('carthag');
  });
});
