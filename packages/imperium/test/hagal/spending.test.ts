import { type Imperium, imperium } from '@landsraad/imperium';
import { describe, expect, it } from 'vitest';
import { duel, HOUSE, rivalActed, solo, told, X, Y } from './tables.ts';

const MEMNON = 'earl-memnon-thorvald';

describe('what a Rival spends for points', () => {
  it('[HEX-5] [HAG-6.33] 7 spice of 8, and the rest is kept', () => {
    const t = rivalActed(['harvest-spice'], {
      bonusSpice: { 'imperial-basin': 1 },
      x: { spice: 6, vp: 2 },
    });
    expect(t.player(X)).toMatchObject({ spice: 1, vp: 3 });
    expect(told(t, 'rival-spent')).toEqual([{ type: 'rival-spent', seat: X, what: 'spice', n: 7 }]);
  });

  it.each([
    ['solari', 6, 'count-ilban-richese'],
    ['water', 2, 'countess-ariana-thorvald'],
    ['spice', 6, MEMNON],
  ] as const)('[HAG-6.33] a full set of %s after %i is a point', (what, held, leader) => {
    const after = (n: number) => rivalActed(['arrakeen-1p'], { x: { leader, [what]: n } });
    expect(after(held).player(X)).toMatchObject({ [what]: 0, vp: 1 });
    expect(after(held - 1).player(X)).toMatchObject({ [what]: held, vp: 0 });
  });

  it('[HAG-6.33] [HAG-6.35] [AMB-H10] 3 Intrigue cards are a point and go to the discard pile', () => {
    const t = rivalActed(['arrakeen-1p'], {
      intrigueDeck: ['ambush'],
      x: {
        leader: 'baron-vladimir-harkonnen',
        solari: 1,
        intrigue: ['windfall', 'bribery'],
      },
    });
    expect(t.player(X)).toMatchObject({ intrigue: [], vp: 1 });
    expect(t.position.intrigueDiscard.toSorted()).toEqual(['ambush', 'bribery', 'windfall']);
  });

  it('[RUL-13] of four Intrigue cards it spends the three it has held longest', () => {
    const t = solo({
      phase: 'combat',
      firstPlayer: Y,
      conflict: 'cloak-and-dagger',
      intrigueDeck: ['ambush', 'charisma'],
      hagalDeck: ['carthag'],
      players: [{}, { conflict: 1, intrigue: ['windfall', 'bribery'], influence: { fremen: 1 } }],
    }).choose('emperor');
    expect(t.player(X)).toMatchObject({ vp: 1, intrigue: ['charisma'] });
    expect(t.position.intrigueDiscard.toSorted()).toEqual(['ambush', 'bribery', 'windfall']);
  });

  it('[HAG-6.34] again while a set is complete', () => {
    const t = rivalActed(['harvest-spice'], {
      bonusSpice: { 'the-great-flat': 9 },
      x: { spice: 3 },
    });
    expect(t.player(X)).toMatchObject({ spice: 1, vp: 2 });
  });

  it('[HAG-6.34] at once, on the turn of the person who brings it the last Solari', () => {
    const t = solo({
      control: { carthag: Y },
      players: [{ hand: ['reconnaissance', 'dagger'] }, {}, { solari: 6, vp: 9 }],
    });
    t.play('reconnaissance', 'carthag');
    expect(t.seat).toBe(0);
    expect(t.player(Y)).toMatchObject({ solari: 0, vp: 10 });
    const types = t.events().map(({ type }) => type);
    expect(types.slice(0, 4)).toEqual(['agent-sent', 'control-bonus', 'rival-spent', 'vp-gained']);
  });

  it('[HAG-6.34] from the reward of a Conflict', () => {
    const t = solo({
      phase: 'combat',
      firstPlayer: Y,
      conflict: 'guild-bank-raid',
      hagalDeck: ['carthag'],
      players: [{}, { conflict: 1, solari: 3 }],
    });
    expect(t.player(X)).toMatchObject({ solari: 2, vp: 1 });
  });

  it('[AMB-H18] sets are independent: Intrigue, water, Solari, spice', () => {
    const t = solo({
      phase: 'combat',
      firstPlayer: Y,
      conflict: 'machinations',
      intrigueDeck: ['ambush'],
      hagalDeck: ['carthag', 'carthag'],
      players: [{ conflict: 3 }, { conflict: 2, water: 2, solari: 5 }],
    });
    t.choose(['emperor', 'fremen']);
    expect(told(t, 'rival-spent').map(({ what }) => what)).toEqual(['water', 'solari']);
    expect(t.player(X)).toMatchObject({ water: 0, solari: 0, vp: 2 });
  });

  it('[AMB-H10] with two Intrigue cards at most, a Rival is never stolen from', () => {
    const t = solo({
      intrigueDeck: ['ambush'],
      players: [{ hand: ['diplomacy', 'dagger'] }, { intrigue: ['windfall', 'bribery'] }],
    });
    t.play('diplomacy', 'secrets');
    expect(t.offers('secrets/steal-intrigue')).toBe(false);
    expect(told(t, 'intrigue-stolen')).toEqual([]);
  });

  it('[AMB-H10] a Rival steals nothing at Secrets', () => {
    const held = ['ambush', 'windfall', 'bribery', 'refocus'];
    const t = rivalActed(['secrets'], { intrigueDeck: ['charisma'], person: { intrigue: held } });
    expect(t.player(0).intrigue).toEqual(held);
    expect(t.player(X).intrigue).toEqual([]);
  });

  it('[HAG-6.34] the points of spending end the game like others', () => {
    const t = rivalActed(['arrakeen-1p'], { x: { leader: MEMNON, spice: 6, vp: 9 } });
    t.choose('reveal');
    expect(told(t, 'endgame-started')).toMatchObject([{ reason: 'points' }]);
  });

  it('[HAG-6.34] a set that a Rival keeps is a fault of the position', () => {
    const t = solo({
      players: [{}, { solari: 7 }, { intrigue: ['ambush', 'bribery', 'charisma'] }],
    });
    const faults = imperium.faults(t.match.state as Imperium);
    expect(faults).toContain(`Rival ${X} kept a set of solari`);
    expect(faults).toContain(`Rival ${Y} kept a set of intrigue`);
  });

  it('[HAG-5.4] House Hagal has nothing to spend', () => {
    const t = duel({
      active: HOUSE,
      hagalDeck: ['harvest-spice'],
      bonusSpice: { 'hagga-basin': 9 },
    });
    expect(t.player(HOUSE)).toMatchObject({ spice: 0, vp: 0 });
  });
});
