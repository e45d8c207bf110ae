import { type Table, table } from '@landsraad/imperium/scenario';
import { describe, expect, it } from 'vitest';

const troopsOf = (t: Table, seat: number): number[] => {
  const { supply, garrison, conflict } = t.player(seat);
  return [supply, garrison, conflict];
};

describe('recruiting', () => {
  it('[IMP-13.1] [IMP-13.2] [IMP-30.22] a recruit goes from the supply to the garrison', () => {
    const t = table({ players: [{ hand: ['dagger'] }] });
    expect(troopsOf(t, 0)).toEqual([9, 3, 0]);
    t.play('dagger', 'hall-of-oratory');
    expect(troopsOf(t, 0)).toEqual([8, 4, 0]);
  });

  it('[IMP-13.1] deployed and fought, a troop is never anywhere else', () => {
    const t = table({ players: [{ hand: ['stilgar'] }] });
    t.play('stilgar', 'arrakeen').choose('deploy', 3);
    expect(troopsOf(t, 0)).toEqual([8, 1, 3]);
    t.runUntil(({ round }) => round === 2);
    expect(troopsOf(t, 0)).toEqual([11, 1, 0]);
  });

  it('[IMP-13.3] an empty supply gives nothing, and the rest is not owed later', () => {
    const t = table({
      players: [
        { solari: 4, supply: 1, garrison: 9, conflict: 2, hand: ['dagger'] },
        { solari: 1, intrigue: ['double-cross'] },
      ],
    });
    t.play('dagger', 'rally-troops');
    expect(troopsOf(t, 0)).toEqual([0, 10, 2]);
    t.choose('intrigue:double-cross');
    expect(troopsOf(t, 0)).toEqual([1, 10, 1]);
    t.runUntil(({ active }) => active === 0);
    expect(troopsOf(t, 0)).toEqual([1, 10, 1]);
  });

  it.each([
    [0, 12, 0 + 2],
    [1, 11, 1 + 2],
  ])(
    '[IMP-13.4] with %i left in the supply, no garrison troop is recruited again',
    (supply, garrison, most) => {
      const t = table({ players: [{ supply, garrison, water: 1, hand: ['diplomacy'] }] });
      t.play('diplomacy', 'hardy-warriors');
      if (supply > 0) t.choose('hardy-warriors/recruit');
      t.choose('deploy');
      expect(t.options.at(-1)).toBe(String(most));
    },
  );
});

describe('deploying on a turn with a Combat space', () => {
  it('[IMP-13.7] [EX-5] at most two garrison troops when none was recruited', () => {
    const t = table({ players: [{ hand: ['dune-the-desert-planet', 'dagger'], garrison: 3 }] });
    t.play('dune-the-desert-planet', 'imperial-basin');
    expect(t.options).toEqual(['deploy', 'end']);
    t.choose('deploy');
    expect(t.options).toEqual(['0', '1', '2']);
    expect(() => t.choose(3)).toThrow('out-of-range');
    t.choose(2);
    expect(t.player(0)).toMatchObject({ spice: 1, garrison: 1, conflict: 2 });
  });

  it.each([
    [1, 3],
    [2, 4],
    [3, 4],
  ])('[IMP-13.7] [EX-6] Abby at Carthag, %i in the garrison: up to %i', (garrison, most) => {
    const t = table({
      active: 1,
      control: { carthag: 0 },
      intrigueDeck: ['windfall'],
      players: [{}, { garrison, water: 1, hand: ['duncan-idaho'], deck: ['dagger'] }],
    });
    t.play('duncan-idaho', 'carthag');
    expect(t.player(0).solari).toBe(1);
    expect(t.options).toEqual(['carthag/intrigue', 'duncan-idaho/pay', 'deploy']);
    t.choose('carthag/intrigue', 'duncan-idaho/pay');
    expect(t.player(1)).toMatchObject({
      garrison: garrison + 2,
      intrigue: ['windfall'],
      hand: ['dagger'],
      water: 0,
    });
    t.choose('deploy');
    expect(t.options.at(-1)).toBe(String(most));
    t.choose(3);
    expect(t.player(1)).toMatchObject({ conflict: 3, garrison: garrison - 1 });
  });

  it('[IMP-13.6] [IMP-30.23] the ten Combat spaces let troops be deployed, the others do not', () => {
    const position = {
      players: [
        {
          solari: 8,
          spice: 6,
          water: 2,
          influence: { fremen: 2 },
          hand: ['foldspace', 'dagger'],
        },
      ],
    };
    const board = table(position).choose('foldspace').options;
    const combat = board.filter((space) => {
      const t = table(position).play('foldspace', space);
      if (space === 'sell-melange') t.choose('2-spice');
      return t.seat === 0 && t.offers('deploy');
    });
    expect(combat).toEqual([
      'heighliner',
      'hardy-warriors',
      'stillsuits',
      'arrakeen',
      'carthag',
      'research-station',
      'sietch-tabr',
      'imperial-basin',
      'hagga-basin',
      'the-great-flat',
    ]);
  });

  it('[IMP-13.8] [EX-44] troops of an Intrigue card may go, with two others', () => {
    const t = table({
      players: [{ solari: 3, hand: ['dune-the-desert-planet'], intrigue: ['reinforcements'] }],
    });
    t.play('dune-the-desert-planet', 'imperial-basin').choose('intrigue:reinforcements', 'deploy');
    expect(t.options.at(-1)).toBe('5');
    t.choose(5);
    expect(troopsOf(t, 0)).toEqual([6, 1, 5]);
  });

  it('[IMP-13.8] so may those of a Plot card played before the Agent was sent', () => {
    const t = table({
      players: [{ solari: 3, hand: ['dune-the-desert-planet'], intrigue: ['reinforcements'] }],
    });
    t.choose('intrigue:reinforcements').play('dune-the-desert-planet', 'imperial-basin');
    t.choose('deploy');
    expect(t.options.at(-1)).toBe('5');
  });

  it('[IMP-13.8] those of the space, the card, the Leader and an Influence bonus', () => {
    const most = (card: string, space: string, extra = {}) => {
      const t = table({ players: [{ garrison: 9, supply: 3, hand: [card], ...extra }] });
      t.play(card, space);
      if (t.offers('intrigue:favored-subject')) t.choose('intrigue:favored-subject');
      return Number(t.choose('deploy').options.at(-1));
    };
    expect(most('reconnaissance', 'arrakeen')).toBe(1 + 2);
    expect(most('arrakis-recruiter', 'arrakeen')).toBe(1 + 1 + 2);
    expect(most('signet-ring', 'imperial-basin')).toBe(1 + 2);
    expect(
      most('dune-the-desert-planet', 'imperial-basin', {
        influence: { emperor: 3 },
        intrigue: ['favored-subject'],
      }),
    ).toBe(2 + 2);
  });

  it('[IMP-13.9] [AMB-13] in several steps, and two others for the whole turn', () => {
    const t = table({
      players: [
        {
          solari: 3,
          garrison: 5,
          hand: ['reconnaissance'],
          deck: ['dagger'],
          intrigue: ['reinforcements'],
        },
      ],
    });
    t.play('reconnaissance', 'arrakeen').choose('deploy');
    expect(t.options).toEqual(['0', '1', '2', '3']);
    t.choose(2, 'arrakeen/draw', 'deploy');
    expect(t.options).toEqual(['0', '1']);
    t.choose(1);
    expect(t.options).toEqual(['intrigue:reinforcements', 'end']);
    t.choose('intrigue:reinforcements', 'deploy');
    expect(t.options).toEqual(['0', '1', '2', '3']);
  });

  it('[IMP-13.12] [AMB-13] troops deployed by the text of a card are beside the limit', () => {
    const t = table({
      players: [
        {
          garrison: 6,
          hand: ['dune-the-desert-planet'],
          intrigue: ['rapid-mobilization'],
        },
      ],
    });
    t.play('dune-the-desert-planet', 'imperial-basin');
    t.choose('intrigue:rapid-mobilization', 3, 'deploy');
    expect(t.options).toEqual(['0', '1', '2']);
    t.choose(2);
    expect(troopsOf(t, 0)).toEqual([6, 1, 5]);
  });

  it('[IMP-13.10] [EX-45] troops not deployed stay, and are others on a later turn', () => {
    const t = table({
      players: [{ solari: 4, hand: ['dagger', 'reconnaissance'] }],
    });
    t.play('dagger', 'rally-troops');
    expect(troopsOf(t, 0)).toEqual([5, 7, 0]);
    t.runUntil(({ active }) => active === 0);
    t.play('reconnaissance', 'arrakeen').choose('deploy');
    expect(t.options).toEqual(['0', '1', '2', '3']);
  });

  it('[IMP-13.15] [IMP-13.10] deployment is optional', () => {
    const t = table({ players: [{ hand: ['reconnaissance'] }] });
    t.play('reconnaissance', 'arrakeen');
    expect(t.options).toEqual(['deploy', 'end']);
    t.choose('end');
    expect(troopsOf(t, 0)).toEqual([8, 4, 0]);
  });
});

describe('deploying otherwise', () => {
  it('[IMP-13.11] [EX-7] Ned at Rally Troops recruits four and deploys none', () => {
    const t = table({
      active: 2,
      players: [{}, {}, { solari: 4, hand: ['bene-gesserit-initiate'], deck: ['dagger'] }],
    });
    t.play('bene-gesserit-initiate', 'rally-troops');
    expect(t.seat).toBe(0);
    expect(t.player(2)).toMatchObject({ solari: 0, hand: ['dagger'], garrison: 7, conflict: 0 });
  });

  it('[IMP-13.11] on a Reveal turn only an effect that says so deploys', () => {
    const t = table({
      players: [{ garrison: 5, hand: ['sardaukar-legion', 'dagger'] }, { hand: ['dagger'] }],
    });
    t.choose('reveal');
    expect(t.options).toEqual(['sardaukar-legion/deploy', 'end']);
    t.choose('sardaukar-legion/deploy');
    expect(t.options).toEqual(['0', '1', '2', '3']);
    t.choose(3);
    expect(t.player(0)).toMatchObject({ garrison: 2, conflict: 3 });
    t.choose('reveal');
    expect(t.player(1).conflict).toBe(0);
  });

  it('[IMP-13.11] Reinforcements may go straight in on the Reveal turn, and only those', () => {
    const t = table({ players: [{ solari: 3, intrigue: ['reinforcements'] }] });
    t.choose('reveal', 'intrigue:reinforcements');
    expect(t.options).toEqual(['0', '1', '2', '3']);
    t.choose(2);
    expect(troopsOf(t, 0)).toEqual([6, 4, 2]);
  });
});

describe('leaving the Conflict', () => {
  it('[IMP-13.13] a troop that retreats goes to the garrison', () => {
    const t = table({ players: [{ conflict: 3, hand: ['scout'] }] });
    t.choose('reveal', 'scout/retreat');
    expect(t.options).toEqual(['0', '1', '2']);
    t.choose(2);
    expect(troopsOf(t, 0)).toEqual([6, 5, 1]);
  });

  it('[IMP-13.14] a lost troop goes to the supply, from the garrison or from the Conflict', () => {
    const t = table({
      players: [{ solari: 1, hand: ['gun-thopter'], intrigue: ['double-cross'] }, { conflict: 2 }],
    });
    t.play('gun-thopter', 'secure-contract');
    expect(troopsOf(t, 1)).toEqual([8, 2, 2]);
    t.choose('intrigue:double-cross');
    expect(troopsOf(t, 1)).toEqual([9, 2, 1]);
  });

  it('[IMP-13.5] troops in the garrison win nothing', () => {
    const t = table({
      phase: 'combat',
      conflict: 'skirmish-a',
      players: [{ garrison: 12 }, { conflict: 1 }, { garrison: 5 }],
    });
    t.runUntil(({ phase }) => phase === 'turns');
    expect(t.position.players.map(({ vp, solari }) => [vp, solari])).toEqual([
      [0, 0],
      [1, 0],
      [0, 0],
    ]);
  });
});
