import { table } from '@landsraad/imperium/scenario';
import { describe, expect, it } from 'vitest';
import { agentTurn, laid } from './changes.ts';

/* Cards that the rulebook's clarifications and the FAQ explain. */

const FOUR_PLAYERS = [{}, {}, {}, {}];

describe('Test of Humanity', () => {
  it('[IMP-26.14] [AMB-33] opponents choose one after the other, clockwise from the left', () => {
    const others = { hand: ['dagger', 'diplomacy'], conflict: 1 };
    const t = table({
      active: 2,
      firstPlayer: 2,
      players: [others, others, { hand: ['test-of-humanity'] }, others],
    });
    t.play('test-of-humanity', 'hall-of-oratory');
    const asked: number[] = [];
    while (t.kind === 'humanity') {
      asked.push(t.seat);
      expect(t.options).toEqual(['branch:1', 'branch:2']);
      t.choose('branch:2');
    }
    expect(asked).toEqual([3, 0, 1]);
  });

  it('[IMP-26.15] the opponent picks the card to discard, or loses a troop to the supply', () => {
    const t = laid(
      { hand: ['test-of-humanity'] },
      {
        players: [
          {},
          { hand: ['dagger', 'diplomacy'], conflict: 1 },
          { hand: ['dagger', 'diplomacy'], conflict: 2, garrison: 3 },
        ],
      },
    );
    t.play('test-of-humanity', 'hall-of-oratory');
    expect(t.decision.fallback).toBe('branch:1'); // not the last troop
    t.choose('branch:1');
    expect([t.seat, t.kind]).toEqual([1, 'discard']);
    expect(t.options).toEqual(['hand:dagger', 'hand:diplomacy']);
    t.choose(['hand:diplomacy']);
    expect(t.player(1)).toMatchObject({ hand: ['dagger'], discard: ['diplomacy'], conflict: 1 });
    expect(t.decision.fallback).toBe('branch:2');
    t.choose('branch:2');
    expect(t.player(2)).toMatchObject({ conflict: 1, garrison: 3, supply: 8, discard: [] });
    expect(t.player(2).hand).toEqual(['dagger', 'diplomacy']);
  });

  it('[IMP-26.15] [IMP-26.16] [EX-50] [AMB-30] only what is possible: a troop, a card, nothing', () => {
    const t = laid(
      { hand: ['test-of-humanity'], conflict: 1 },
      {
        players: [
          {},
          { hand: [], conflict: 1 },
          { hand: ['dagger'], conflict: 0 },
          { hand: [], conflict: 0 },
        ],
      },
    );
    t.play('test-of-humanity', 'hall-of-oratory');
    expect(t.player(1)).toMatchObject({ conflict: 0, supply: 9 });
    expect(t.player(2)).toMatchObject({ hand: [], discard: ['dagger'] });
    expect(t.player(3)).toMatchObject({ conflict: 0, supply: 9, hand: [], discard: [] });
    expect(t.player(0).conflict).toBe(1);
  });

  it('[IMP-12.5] cannot be left out by the one who played it', () => {
    const t = laid(
      { hand: ['test-of-humanity'], intrigue: ['ambush'] },
      { players: [{}, { hand: ['dagger'] }, {}] },
    );
    t.play('test-of-humanity', 'hall-of-oratory');
    expect(t.options).toEqual(['test-of-humanity/opponents']);
  });
});

describe('Reverend Mother Mohiam', () => {
  const hand = ['dagger', 'diplomacy', 'dagger'];

  it('[IMP-29.8] [AMB-33] each opponent chooses two cards to discard, clockwise', () => {
    const t = table({
      active: 1,
      firstPlayer: 1,
      players: [{ hand }, { hand: ['reverend-mother-mohiam'], inPlay: ['the-voice'] }, { hand }],
    });
    t.play('reverend-mother-mohiam', 'wealth');
    expect([t.seat, t.kind]).toEqual([2, 'discard']);
    expect(t.options).toEqual(['hand:dagger', 'hand:diplomacy', 'hand:dagger#2']);
    expect(() => t.choose(['hand:dagger'])).toThrow('out-of-range');
    t.choose(['hand:dagger', 'hand:dagger#2']);
    expect(t.player(2)).toMatchObject({ hand: ['diplomacy'], discard: ['dagger', 'dagger'] });
    expect([t.seat, t.kind]).toEqual([0, 'discard']);
    t.choose(['hand:dagger', 'hand:diplomacy']);
    expect(t.player(0).hand).toEqual(['dagger']);
  });

  it('[IMP-29.8] [IMP-12.9] nothing is offered while no opponent has a card', () => {
    const offered = (held: string[]) =>
      laid(
        { hand: ['reverend-mother-mohiam'], inPlay: ['the-voice'], intrigue: ['windfall'] },
        { players: [{}, { hand: held }, {}, {}] },
      )
        .play('reverend-mother-mohiam', 'wealth')
        .offers('reverend-mother-mohiam/opponents');
    expect(offered([])).toBe(false);
    expect(offered(['dagger'])).toBe(true);
  });

  it('[EX-51] [AMB-31] an opponent with fewer than two cards discards what there is', () => {
    const t = laid(
      { hand: ['reverend-mother-mohiam'], inPlay: ['the-voice'] },
      { players: [{}, { hand: ['dagger'] }, { hand: [] }, { hand: ['dagger', 'diplomacy'] }] },
    );
    t.play('reverend-mother-mohiam', 'wealth');
    expect(t.player(1)).toMatchObject({ hand: [], discard: ['dagger'] });
    expect(t.player(2)).toMatchObject({ hand: [], discard: [] });
    expect(t.player(3).hand).toEqual([]);
    expect(t.seat).toBe(1);
    const told = t.events('spectator').filter(({ type }) => type === 'discarded');
    expect(told).toMatchObject([
      { seat: 1, cards: ['dagger'] },
      { seat: 3, cards: ['dagger', 'diplomacy'] },
    ]);
  });

  it('[IMP-29.8] needs another Bene Gesserit card in play', () => {
    const t = laid(
      { hand: ['reverend-mother-mohiam'], inPlay: ['firm-grip'] },
      { players: [{}, { hand }, { hand }] },
    );
    t.play('reverend-mother-mohiam', 'wealth');
    expect(t.player(1).hand).toEqual(hand);
    expect(t.seat).toBe(1);
  });
});

describe('Gun Thopter', () => {
  it('[IMP-29.5] takes a garrison troop from each opponent who has one', () => {
    const t = laid(
      { hand: ['gun-thopter'], garrison: 3 },
      { players: [{}, { garrison: 2, conflict: 1 }, { garrison: 0, conflict: 1 }, {}] },
    );
    t.play('gun-thopter', 'secure-contract');
    expect(t.player(0)).toMatchObject({ garrison: 3, supply: 9 });
    expect(t.player(1)).toMatchObject({ garrison: 1, conflict: 1, supply: 10 });
    expect(t.player(2)).toMatchObject({ garrison: 0, conflict: 1, supply: 11 });
    expect(t.player(3)).toMatchObject({ garrison: 2, supply: 10 });
  });
});

describe('The Voice', () => {
  it('[IMP-26.9] names any space of the board, and must', () => {
    const t = laid({ hand: ['the-voice'] }).play('the-voice', 'secure-contract');
    expect([t.kind, t.options.length]).toEqual(['voice.space', 22]);
    t.choose('wealth');
    expect(t.match.state.voices).toMatchObject([{ by: 0, space: 'wealth', bound: [1, 2] }]);
  });
});

describe('Carryall', () => {
  it.each([
    ['imperial-basin', 2, 0],
    ['hagga-basin', 4, 1],
    ['the-great-flat', 6, 2],
  ])('[IMP-29.2] [IMP-15.4] doubles the base of %s to %i, not its bonus', (space, base, water) => {
    const given = { water };
    const paid = water > 0 ? { water: -water } : {};
    const dry = agentTurn('carryall', space, given);
    expect(dry.changed).toEqual({ ...paid, spice: base });
    const position = { bonusSpice: { [space]: 3 } };
    const rich = agentTurn('carryall', space, given, [], position);
    expect(rich.changed).toEqual({ ...paid, spice: base + 3 });
    expect(rich.t.position.bonusSpice[space]).toBe(0);
  });

  it('[IMP-29.2] does nothing where no spice is harvested', () => {
    expect(agentTurn('carryall', 'secure-contract').changed).toEqual({ solari: 3 });
  });

  it('[IMP-29.2] [IMP-15.5] leaves the control bonus as it is', () => {
    const position = { control: { 'imperial-basin': 0 } };
    expect(agentTurn('carryall', 'imperial-basin', {}, [], position).changed).toEqual({ spice: 3 });
  });
});

describe('Shifting Allegiances', () => {
  it('[IMP-29.9] [EX-38] loses with a Faction above 0, and may gain with the same one', () => {
    const influence = { 'spacing-guild': 1, 'bene-gesserit': 2 };
    const t = laid({ hand: ['shifting-allegiances'], spice: 2, influence, vp: 1 });
    t.play('shifting-allegiances', 'secure-contract').choose('shifting-allegiances/pay');
    expect(t.options).toEqual(['spacing-guild', 'bene-gesserit']);
    t.choose('bene-gesserit');
    expect(t.player(0).vp).toBe(0);
    expect(t.options).toEqual(['emperor', 'spacing-guild', 'bene-gesserit', 'fremen']);
    t.choose('bene-gesserit');
    expect(t.player(0)).toMatchObject({
      spice: 0,
      vp: 1,
      influence: { emperor: 0, 'spacing-guild': 1, 'bene-gesserit': 3, fremen: 0 },
    });
  });
});

describe('Conflict rewards', () => {
  it('[IMP-29.16] Sort Through the Chaos brings the Mentat at the start of the next round', () => {
    const t = table({
      phase: 'combat',
      conflict: 'sort-through-the-chaos',
      mentat: 1,
      players: [{ conflict: 1 }, {}, {}],
    });
    expect(t.position).toMatchObject({ round: 2, phase: 'turns', mentat: 0 });
    expect(t.player(0).agents).toBe(2);
    const delivered = t.events().map(({ type }) => type);
    expect(delivered.indexOf('mentat-delivered')).toBeGreaterThan(
      delivered.indexOf('round-started'),
    );
  });

  it('[AMB-16] [IMP-14.8] winning control once more changes nothing, and still gives the VP', () => {
    const t = table({
      phase: 'combat',
      conflict: 'siege-of-arrakeen',
      control: { arrakeen: 0 },
      players: [{ conflict: 1 }, {}, {}],
    });
    expect(t.position.control.arrakeen).toBe(0);
    expect(t.player(0).vp).toBe(1);
    expect(t.events().some(({ type }) => type === 'control-taken')).toBe(false);
  });
});

describe('Steal Intrigue', () => {
  it('[AMB-32] [IMP-6.12] takes clockwise, and the thief has no limit', () => {
    const four = ['ambush', 'windfall', 'bribery', 'charisma'];
    const t = table({
      active: 1,
      firstPlayer: 1,
      intrigueDeck: ['refocus'],
      players: [
        { intrigue: four },
        { hand: ['diplomacy'], intrigue: ['infiltrate', 'tiebreaker', 'private-army'] },
        { intrigue: ['double-cross', 'favored-subject', 'water-of-life'] },
        { intrigue: ['choam-shares', 'know-their-ways', 'reinforcements', 'urgent-mission'] },
      ],
    });
    t.play('diplomacy', 'secrets').choose('secrets/intrigue', 'secrets/steal-intrigue');
    const stolen = t.events().filter(({ type }) => type === 'intrigue-stolen');
    expect(stolen).toMatchObject([
      { seat: 1, from: 3 },
      { seat: 1, from: 0 },
    ]);
    expect(t.position.players.map(({ intrigue }) => intrigue!.length)).toEqual([3, 6, 3, 3]);
  });

  it('[AMB-32] [IMP-6.13] only the giver and the thief learn which card it was', () => {
    const four = ['ambush', 'windfall', 'bribery', 'charisma'];
    const t = laid(
      { hand: ['diplomacy'] },
      { intrigueDeck: [], players: [{}, { intrigue: four }, {}] },
    );
    t.play('diplomacy', 'secrets');
    const [card] = t.player(0).intrigue;
    const told = (viewer: 0 | 1 | 2) =>
      t.events(viewer).find(({ type }) => type === 'intrigue-stolen');
    expect(told(0)).toMatchObject({ secret: { card } });
    expect(told(1)).toMatchObject({ secret: { card } });
    expect(told(2)).not.toHaveProperty('secret');
    expect(t.match.view(1).players[0]!.intrigue).toEqual([card]);
    expect(t.match.view(2).players[0]!).toMatchObject({ intrigue: [], intrigueCount: 1 });
  });
});

describe('the turn and the hand', () => {
  it('[AMB-49] [IMP-9.8] a Reveal turn with an empty hand has the Council’s Persuasion', () => {
    const t = laid({ hand: [], council: true });
    expect(t.options).toEqual(['reveal']);
    t.choose('reveal');
    expect(t.options).toEqual(['acquire:arrakis-liaison', 'end']);
    t.choose('acquire:arrakis-liaison');
    expect(t.player(0)).toMatchObject({ discard: ['arrakis-liaison'], revealed: true });
  });

  it('[AMB-43] a card in hand after the own Reveal turn stays there beside the next five', () => {
    const deck = ['dagger', 'diplomacy', 'scout', 'stilgar', 'chani', 'dr-yueh'];
    const revealed = { revealed: true };
    const t = laid(
      { ...revealed, hand: ['opulence'], deck },
      {
        phase: 'combat',
        players: FOUR_PLAYERS.map(() => revealed),
      },
    );
    expect(t.position.round).toBe(2);
    expect(t.player(0).hand).toEqual(['opulence', ...deck.slice(0, 5)]);
  });
});
