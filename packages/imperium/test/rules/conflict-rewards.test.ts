import { type Position, type Table, table } from '@landsraad/imperium/scenario';
import type { Choice } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';

type Reward = Readonly<Record<string, number | string>>;

/** Four players fight: seat 0 wins, seat 1 is second, seat 2 third, seat 3 last. */
function battle(conflict: string, position: Position = {}): Table {
  return table({
    phase: 'combat',
    conflict,
    intrigueDeck: ['windfall', 'charisma', 'bribery', 'infiltrate'],
    ...position,
    players: [8, 6, 4, 2].map((strength) => ({
      conflict: strength / 2,
      garrison: 0,
      discard: ['dagger'],
    })),
  });
}

/** Everything a seat has that it did not have at the start of the battle. */
function won(t: Table, seat: number): Reward {
  const { vp, solari, spice, water, intrigue, influence } = t.player(seat);
  const found: Record<string, number | string> = {};
  const gains = { vp, solari, spice, water, intrigue: intrigue.length, ...influence };
  for (const [name, n] of Object.entries(gains)) if (n > 0) found[name] = n;
  for (const [space, owner] of Object.entries(t.position.control))
    if (owner === seat) found.control = space;
  if (t.position.mentat === seat) found.mentat = 'next round';
  return found;
}

describe('the rewards of the Conflict cards', () => {
  const CARDS: readonly [string, readonly Choice[], Reward, Reward, Reward][] = [
    ['skirmish-a', [], { vp: 1 }, { intrigue: 1, solari: 2 }, { solari: 2 }],
    ['skirmish-b', [], { vp: 1 }, { water: 1 }, { spice: 1 }],
    ['skirmish-c', ['fremen'], { fremen: 1, spice: 1 }, { spice: 2 }, { spice: 1 }],
    ['skirmish-d', ['emperor'], { emperor: 1, solari: 2 }, { solari: 3 }, { solari: 2 }],
    [
      'cloak-and-dagger',
      ['spacing-guild', 'pass', 'branch:1'],
      { 'spacing-guild': 1, intrigue: 2 },
      { intrigue: 1, spice: 1 },
      { intrigue: 1 },
    ],
    [
      'cloak-and-dagger',
      ['emperor', 'pass', 'branch:2'],
      { emperor: 1, intrigue: 2 },
      { intrigue: 1, spice: 1 },
      { spice: 1 },
    ],
    ['desert-power', [], { vp: 1, water: 1 }, { water: 1, spice: 1 }, { spice: 1 }],
    ['guild-bank-raid', [], { solari: 6 }, { solari: 4 }, { solari: 2 }],
    [
      'machinations',
      [['bene-gesserit', 'emperor']],
      { emperor: 1, 'bene-gesserit': 1 },
      { water: 1, solari: 2 },
      { water: 1 },
    ],
    ['raid-stockpiles', ['pass'], { intrigue: 1, spice: 3 }, { spice: 2 }, { spice: 1 }],
    ['secure-imperial-basin', [], { vp: 1, control: 'imperial-basin' }, { water: 2 }, { water: 1 }],
    ['siege-of-arrakeen', [], { vp: 1, control: 'arrakeen' }, { solari: 4 }, { solari: 2 }],
    [
      'siege-of-carthag',
      [],
      { vp: 1, control: 'carthag' },
      { intrigue: 1, spice: 1 },
      { spice: 1 },
    ],
    [
      'sort-through-the-chaos',
      ['pass'],
      { mentat: 'next round', intrigue: 1, solari: 2 },
      { intrigue: 1, solari: 2 },
      { solari: 2 },
    ],
    ['terrible-purpose', ['none'], { vp: 1 }, { water: 1, spice: 1 }, { spice: 1 }],
    [
      'battle-for-arrakeen',
      [['branch:1', 'branch:2']],
      { vp: 2, control: 'arrakeen' },
      { intrigue: 1, spice: 2 },
      { intrigue: 1, solari: 2 },
    ],
    [
      'battle-for-arrakeen',
      [['branch:2', 'branch:3']],
      { vp: 2, control: 'arrakeen' },
      { spice: 2, solari: 3 },
      { intrigue: 1, solari: 2 },
    ],
    [
      'battle-for-arrakeen',
      [['branch:3', 'branch:1']],
      { vp: 2, control: 'arrakeen' },
      { intrigue: 1, solari: 3 },
      { intrigue: 1, solari: 2 },
    ],
    [
      'battle-for-carthag',
      [],
      { vp: 2, control: 'carthag' },
      { intrigue: 1, spice: 3 },
      { spice: 3 },
    ],
    [
      'battle-for-imperial-basin',
      [],
      { vp: 2, control: 'imperial-basin' },
      { spice: 5 },
      { spice: 3 },
    ],
    [
      'grand-vision', // two steps pass the VP at 2
      ['fremen', 'pass'],
      { fremen: 2, vp: 1, intrigue: 1 },
      { intrigue: 1, spice: 3 },
      { spice: 3 },
    ],
  ];

  it.each(CARDS)('[IMP-22.1] [IMP-22.2] %s %j', (conflict, choices, first, second, third) => {
    const t = battle(conflict).choose(...choices);
    expect([t.kind, t.position.round]).toEqual(['turn.kind', 2]);
    expect([won(t, 0), won(t, 1), won(t, 2), won(t, 3)]).toEqual([first, second, third, {}]);
    expect(t.position.trashed).toEqual([]);
  });

  it('[IMP-22.1] [IMP-30.11] Influence of choice is offered with all four Factions', () => {
    for (const conflict of ['skirmish-c', 'skirmish-d', 'cloak-and-dagger', 'grand-vision']) {
      const t = battle(conflict);
      expect([t.seat, t.options]).toEqual([
        0,
        ['emperor', 'spacing-guild', 'bene-gesserit', 'fremen'],
      ]);
    }
  });

  it('[RUL-4] the parts of a reward come in printed order', () => {
    const t = battle('grand-vision');
    expect([t.kind, won(t, 0)]).toEqual(['influence.gain', {}]);
    t.choose('emperor');
    expect([t.kind, won(t, 0)]).toEqual(['win.trigger', { emperor: 2, vp: 1, intrigue: 1 }]);
  });

  it('[IMP-22.1] Machinations gives Influence with exactly two different Factions', () => {
    const t = battle('machinations');
    expect(t.kind).toBe('influence.gain.two');
    expect(t.options).toEqual(['emperor', 'spacing-guild', 'bene-gesserit', 'fremen']);
    expect(() => t.choose(['emperor'])).toThrow('out-of-range');
    expect(() => t.choose(['emperor', 'emperor'])).toThrow('misshapen');
    expect(() => t.choose(['emperor', 'fremen', 'spacing-guild'])).toThrow('out-of-range');
  });

  it('[IMP-22.1] Machinations goes by itself where there is still a step to gain', () => {
    const t = table({
      phase: 'combat',
      conflict: 'machinations',
      players: [{ conflict: 4, influence: { emperor: 6, 'bene-gesserit': 6 } }, { conflict: 3 }],
    });
    expect(t.match.decision(0)!.fallback).toEqual(['spacing-guild', 'fremen']);
  });

  it('[IMP-22.1] [AMB-14] second place of Battle for Arrakeen chooses two of three, in full, before either', () => {
    const t = battle('battle-for-arrakeen');
    expect([t.seat, t.kind]).toEqual([1, 'choose.two']);
    expect(t.options).toEqual(['branch:1', 'branch:2', 'branch:3']);
    expect(() => t.choose(['branch:1'])).toThrow('out-of-range');
    expect(() => t.choose(['branch:1', 'branch:2', 'branch:3'])).toThrow('out-of-range');
  });

  it('[IMP-12.6] [IMP-22.1] the trash of Terrible Purpose is optional and takes any card of the winner', () => {
    const t = battle('terrible-purpose');
    expect([t.seat, t.options]).toEqual([0, ['none', 'discard:dagger']]);
    t.choose('discard:dagger');
    expect(t.position.trashed).toEqual(['dagger']);
    expect(t.player(0)).toMatchObject({ vp: 1, hand: [], discard: [] });
  });

  it('[IMP-22.1] [AMB-9] a choice of Intrigue card or spice leaves the spice when no card is left', () => {
    const t = battle('cloak-and-dagger', { intrigueDeck: ['windfall', 'charisma'] });
    t.choose('emperor', 'pass');
    expect(t.kind).toBe('turn.kind');
    expect([won(t, 1), won(t, 2)]).toEqual([{ spice: 1 }, { spice: 1 }]);
  });
});

describe('the Mentat as a reward', () => {
  const CHAOS: Position = {
    phase: 'combat',
    conflict: 'sort-through-the-chaos',
    intrigueDeck: [],
    intrigueDiscard: [],
  };
  const DECK = ['diplomacy', 'dagger', 'reconnaissance', 'dune-the-desert-planet', 'signet-ring'];

  it('[EX-36] [IMP-22.16] [AMB-11] the winner has it as an extra Agent for the whole next round, then it goes home', () => {
    const t = table({
      ...CHAOS,
      players: [{ conflict: 1, deck: DECK }, { mentatOn: 'wealth' }, {}],
    });
    expect(t.position).toMatchObject({ round: 2, mentat: 0 });
    expect(t.player(1).mentatOn).toBe(null);
    expect(t.seat).toBe(1);
    t.choose('reveal', 'reveal');
    t.play('diplomacy', 'wealth');
    t.play('dagger', 'hall-of-oratory');
    expect(t.player(0).agents).toBe(0);
    t.play('dune-the-desert-planet', 'secure-contract');
    expect(t.player(0)).toMatchObject({
      agentsOn: ['wealth', 'hall-of-oratory'],
      mentatOn: 'secure-contract',
    });
    expect(t.options).toEqual(['reveal']);
    t.choose('reveal').runUntil(({ round }) => round === 3);
    expect(t.position).toMatchObject({ mentat: 'home', mentatPromised: null });
  });

  it('[IMP-22.16] [AMB-11] nothing happens this round: nobody takes it from the one who has it', () => {
    const t = table({
      ...CHAOS,
      players: [{ conflict: 1, intrigue: ['windfall'] }, {}, {}],
      mentat: 1,
    });
    t.choose('pass');
    expect([t.seat, t.kind]).toEqual([0, 'win.trigger']);
    expect(t.position).toMatchObject({ mentat: 1, mentatPromised: 0, round: 1 });
  });

  it('[AMB-11] nothing happens when the Endgame begins', () => {
    const t = table({
      ...CHAOS,
      conflictDeck: [],
      players: [{ conflict: 1 }, {}, {}],
      mentat: 1,
    });
    expect(t.match.over).toBe(true);
    expect(t.position.mentat).toBe(1);
    expect(t.events().map(({ type }) => type)).not.toContain('mentat-delivered');
  });
});
