import { describe, expect, it } from 'vitest';
import { ixOf, laid, own, told } from './tables.ts';

describe('what the FAQ says of Ix', () => {
  it('[IX-25.3] what says may, arrows and the trash may be left; the rest is owed', () => {
    const left = laid({
      ix: { stacks: [['windtraps']] },
      players: [{ hand: ['dagger'], solari: 3, spice: 2 }],
    }).play('dagger', 'dreadnought');
    expect(left.offers('end')).toBe(true);
    const owed = laid({
      players: [{ hand: ['web-of-power'], deck: ['dagger'], influence: { 'spacing-guild': 2 } }],
      intrigueDeck: ['ambush'],
    }).play('web-of-power', 'secrets');
    expect(owed.offers('end')).toBe(false);
  });

  it('[IX-25.4] an arrow is paid once', () => {
    const t = laid({
      players: [{ hand: ['esmar-tuek'], spice: 5, deck: ['dagger', 'dagger'] }],
    }).play('esmar-tuek', 'arrakeen');
    t.choose('esmar-tuek/pay');
    expect(t.offers('esmar-tuek/pay')).toBe(false);
  });

  it('[IX-25.5] a card drawn on the Reveal turn is revealed and used at once', () => {
    const t = laid({
      row: ['arrakis-recruiter'],
      players: [
        {
          hand: ['diplomacy'],
          deck: ['dagger'],
          intrigue: ['glimpse-the-path'],
          spice: 1,
          conflict: 1,
        },
      ],
    }).choose('reveal', 'intrigue:glimpse-the-path');
    expect(told(t, 'revealed').map(({ cards }) => cards)).toEqual([['diplomacy'], ['dagger']]);
    expect(t.match.view(0).players[0]!.strength).toBe(3);
  });

  it('[IX-25.6] up to two may be none', () => {
    const t = laid({ players: [{ hand: ['satellite-ban'], conflict: 2 }] }).choose('reveal');
    t.choose('satellite-ban/retreat');
    expect(t.options).toEqual(['0', '1', '2']);
    t.choose(0);
    expect(t.player(0).conflict).toBe(2);
  });

  it('[IX-25.8] three players take two rewards', () => {
    const t = laid({
      phase: 'combat',
      conflict: 'trade-monopoly',
      intrigueDeck: ['ambush', 'cull'],
      players: [{ conflict: 3 }, { conflict: 2 }, { conflict: 1 }],
    }).choose('none', 'none');
    expect(told(t, 'reward-taken').map(({ seat, place }) => [seat, place])).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(t.player(1)).toMatchObject({ water: 1, intrigue: ['ambush'] });
  });

  it('[IX-18.5] the last count is of troops in the garrison', () => {
    const t = laid({
      phase: 'endgame',
      ix: { seats: [{ dreadnoughts: { garrison: 2 }, negotiators: 5 }] },
      players: [{ vp: 9, garrison: 1 }, { vp: 9, garrison: 2 }, { vp: 3 }],
    });
    expect(t.match.result![0]).toMatchObject({ seat: 1, tieBreak: 'garrison' });
  });

  it('[EX-61] 7 against 5 and 4: the winner chooses beside the one that stands', () => {
    const t = laid({
      phase: 'combat',
      ix: {
        seats: [{ dreadnoughts: { conflict: 1 } }, { dreadnoughts: { conflict: 1 } }, {}],
        holding: [{ space: 'arrakeen', seat: 2 }],
      },
      players: [{ conflict: 2 }, { swords: 2 }, { conflict: 2 }],
    });
    expect(told(t, 'conflict-resolved')[0]!.strengths).toEqual([7, 5, 4]);
    expect([t.seat, t.kind]).toEqual([0, 'dreadnought.place']);
    expect(t.options.sort()).toEqual(['carthag', 'imperial-basin']);
    t.choose('carthag');
    expect(own(t, 1).dreadnoughts.garrison).toBe(1);
    expect(own(t, 2).dreadnoughts.garrison).toBe(1);
    expect(ixOf(t).holding).toEqual([{ space: 'carthag', seat: 0 }]);
  });
});
