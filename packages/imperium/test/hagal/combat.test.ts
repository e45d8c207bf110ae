import { describe, expect, it } from 'vitest';
import { duel, HOUSE, solo, told, X, Y } from './tables.ts';

const strengths = (t: ReturnType<typeof solo>) => told(t, 'conflict-resolved')[0]!.strengths;
const bonuses = (t: ReturnType<typeof solo>) =>
  told(t, 'hagal-bonus').map(({ seat, card, swords }) => [seat, card, swords]);

describe('the combat bonus', () => {
  it('[HEX-6] [HAG-4.1] [HAG-4.3] [HAG-4.5] a card for X, who fights; none for Y, who does not', () => {
    const t = solo({
      phase: 'combat',
      firstPlayer: X,
      hagalDeck: ['harvest-spice', 'heighliner'],
      players: [{}, { conflict: 2 }, {}],
    });
    expect(bonuses(t)).toEqual([[X, 'harvest-spice', 2]]);
    expect(strengths(t)).toEqual([0, 6, 0]);
    expect(t.events().findIndex(({ type }) => type === 'hagal-bonus')).toBe(0);
  });

  it('[HAG-4.2] in turn order, before any Combat card', () => {
    const t = solo({
      phase: 'combat',
      firstPlayer: Y,
      hagalDeck: ['wealth', 'conspire'],
      players: [{ conflict: 1, intrigue: ['ambush'] }, { conflict: 1 }, { conflict: 1 }],
    });
    expect([t.seat, t.kind]).toEqual([0, 'combat.play']);
    expect(bonuses(t)).toEqual([
      [Y, 'wealth', 3],
      [X, 'conspire', 4],
    ]);
    expect(t.match.view(0).players.map(({ strength }) => strength)).toEqual([2, 6, 5]);
  });

  it('[HAG-1.4] [HAG-4.3] only the swords count, whatever else the card shows', () => {
    const t = solo({
      phase: 'combat',
      hagalDeck: ['hardy-warriors'],
      players: [
        { agentsOn: ['hardy-warriors'], conflict: 1, intrigue: ['ambush'] },
        { conflict: 1, garrison: 2 },
      ],
    });
    expect(t.player(X)).toMatchObject({
      conflict: 1,
      garrison: 2,
      swords: 5,
      influence: { fremen: 0 },
    });
    expect(t.position.hagalDiscard).toEqual(['hardy-warriors']);
  });

  it('[HAG-4.4] Reshuffle: shuffle, and reveal again', () => {
    const t = duel({
      phase: 'combat',
      hagalDeck: ['reshuffle'],
      hagalDiscard: ['wealth', 'secrets'],
      players: [{ conflict: 1, intrigue: ['ambush'] }, {}, { conflict: 1 }],
    });
    expect(told(t, 'hagal-revealed')).toMatchObject([{ card: 'reshuffle', skipped: 'reshuffle' }]);
    expect(told(t, 'hagal-reshuffled')).toHaveLength(1);
    const [[seat, card, swords], ...more] = bonuses(t) as [number, string, number][];
    expect([seat, more]).toEqual([HOUSE, []]);
    expect(t.player(HOUSE).swords).toBe(swords);
    expect(t.position.hagalDiscard).toEqual([card]);
    expect(t.position.hagalDeck).toHaveLength(27);
  });

  it('[HAG-4.5] nobody fights: no card', () => {
    const t = solo({ phase: 'combat', firstPlayer: Y, players: [{ conflict: 1 }] });
    expect(bonuses(t)).toEqual([]);
    expect(t.position.hagalDeck).toHaveLength(27);
  });
});

describe('the Conflict with Rivals', () => {
  it('[HAG-4.6] persons play or pass as usual, Rivals always pass', () => {
    const t = solo({
      phase: 'combat',
      firstPlayer: X,
      hagalDeck: ['carthag', 'carthag'],
      players: [
        { conflict: 1, intrigue: ['ambush'] },
        { conflict: 2, intrigue: ['ambush', 'ambush'] },
        { conflict: 1 },
      ],
    });
    expect([t.seat, t.kind]).toEqual([0, 'combat.play']);
    t.choose('intrigue:ambush');
    expect(strengths(t)).toEqual([6, 4, 2]);
    expect(told(t, 'reward-taken')).toMatchObject([
      { seat: 0, place: 1 },
      { seat: X, place: 2 },
    ]);
  });

  it.each([
    ['a Rival first', [3, 4, 2], [2, 1, null]],
    ['two tied for first', [4, 4, 2], [2, 2, null]],
    ['two tied for second', [4, 2, 2], [1, null, null]],
    ['third of three', [4, 3, 2], [1, 2, null]],
  ])('[HAG-4.7] ties follow the base rules, there is no third reward: %s', (_, troops, places) => {
    const t = solo({
      phase: 'combat',
      conflict: 'guild-bank-raid',
      hagalDeck: ['carthag', 'carthag'],
      players: troops.map((conflict) => ({ conflict })),
    });
    expect(told(t, 'conflict-resolved')[0]!.places).toEqual(places);
    const gained = [null, 6, 4].map((n) => n ?? 0);
    expect(troops.map((_n, seat) => t.player(seat).solari)).toEqual(
      places.map((place) => gained[place ?? 0]),
    );
  });

  it('[HAG-4.7] the third reward cannot be switched on', () => {
    for (const players of [1, 2] as const)
      expect(() => solo({}, { players, tieForSecondBelowFour: 'third' })).toThrow('third reward');
  });

  it('[HAG-4.8] afterwards its troops go to its supply, and its swords are gone', () => {
    const t = solo({
      phase: 'combat',
      round: 1,
      firstPlayer: Y,
      hagalDeck: ['heighliner'],
      players: [{}, { conflict: 4, garrison: 2 }],
    });
    expect(t.position.round).toBe(2);
    expect(told(t, 'swords-gained')).toMatchObject([{ seat: X, n: 6, strength: 14 }]);
    expect(t.player(X)).toMatchObject({ conflict: 0, swords: 0, garrison: 2, supply: 10 });
  });
});
