import { type Imperium, imperium } from '@landsraad/imperium';
import type { Position, Table } from '@landsraad/imperium/scenario';
import { Match } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { duel, HOUSE, houseActed, told } from './tables.ts';

const FOUR_ZEROES = { emperor: 0, 'spacing-guild': 0, 'bene-gesserit': 0, fremen: 0 };

describe('House Hagal at the table', () => {
  const { state } = Match.start(imperium, imperium.parseOptions({ players: 2 }), 'two');
  const house = state.players[HOUSE]!;

  it('[HAG-5.1] two persons play, House Hagal is the third that nobody plays', () => {
    expect(state.players).toHaveLength(3);
    expect(imperium.seats(state.options)).toBe(2);
  });

  it('[HAG-5.2] a cube on 0 of each track, 12 in the supply, none in the garrison', () => {
    expect(house).toMatchObject({ influence: FOUR_ZEROES, supply: 12, garrison: 0, conflict: 0 });
  });

  it('[HAG-5.3] three Agents from the start, no Leader, no resources, no points', () => {
    expect(house).toMatchObject({ agents: 3, leader: '', solari: 0, spice: 0, water: 0, vp: 0 });
    expect(() => duel({}, { leaders: [null, null, 'earl-memnon-thorvald'] })).toThrow(
      'House Hagal has no Leader',
    );
  });

  it('[HAG-5.14] the scores of the persons start at 0', () => {
    expect(state.players.map(({ vp }) => vp)).toEqual([0, 0, 0]);
  });

  it('[HAG-5.5] [AMB-H6] either person may begin', () => {
    const first = (seed: string) =>
      Match.start(imperium, imperium.parseOptions({ players: 2 }), seed).state.firstPlayer;
    const begun = new Set(Array.from({ length: 20 }, (_, i) => first(String(i))));
    expect(begun).toEqual(new Set([0, 1]));
  });
});

describe('the turns of House Hagal', () => {
  const sent = (t: Table) => told(t, 'agent-sent').map(({ seat }) => seat);
  const cards = ['dagger', 'diplomacy', 'reconnaissance', 'convincing-argument'];
  /** Each time a person is asked: an Agent while there is a card for one, else the Reveal turn. */
  function playRound(t: Table): number[] {
    const { round } = t.position;
    const from = sent(t).length;
    const order = ['dagger', 'diplomacy', 'reconnaissance'];
    for (let steps = 0; t.position.round === round && steps < 60; steps++) {
      if (t.kind === 'turn.kind') t.choose(order.find((card) => t.offers(card)) ?? 'reveal');
      else t.runUntil(() => t.kind === 'turn.kind' || t.position.round !== round);
    }
    return sent(t).slice(from);
  }

  it('[HEX-1] [HAG-5.5] [HAG-5.6] [HAG-5.7] [AMB-H6] after each Agent turn of the First Player', () => {
    const t = duel({
      hagalDeck: ['foldspace', 'carthag', 'stillsuits', 'foldspace', 'carthag'],
      conflict: 'skirmish-b',
      conflictDeck: ['machinations', 'desert-power', 'grand-vision'],
      players: [
        { swordmaster: true, hand: cards, deck: cards },
        { hand: cards, deck: cards },
        { garrison: 0 },
      ],
    });
    expect(playRound(t)).toEqual([0, HOUSE, 1, 0, HOUSE, 1, 0, HOUSE]);
    expect(t.position.firstPlayer).toBe(1);
    // The next First Player has two Agents, so House Hagal acts twice.
    expect(playRound(t).filter((seat) => seat === HOUSE)).toHaveLength(2);
    expect(t.position.firstPlayer).toBe(0);
  });

  it('[HAG-5.6] directly after the Agent turn, before the other person', () => {
    const t = duel({ hagalDeck: ['secrets'], players: [{ hand: ['dagger', 'diplomacy'] }] });
    t.play('dagger', 'hall-of-oratory');
    expect(t.player(HOUSE).agentsOn).toEqual(['secrets']);
    expect(t.seat).toBe(1);
  });

  it('[HAG-5.7] not after a Reveal turn, nor after a turn of the other person', () => {
    const t = duel({
      players: [{ hand: ['dagger'] }, { hand: ['dagger', 'diplomacy', 'convincing-argument'] }],
    });
    t.choose('reveal').play('dagger', 'hall-of-oratory');
    expect([t.seat, t.kind]).toEqual([1, 'turn.kind']);
    expect(t.player(HOUSE)).toMatchObject({ agents: 3, agentsOn: [] });
  });

  it('[HAG-5.6] after House Hagal, whoever has not revealed goes on', () => {
    const t = duel({
      hagalDeck: ['secrets'],
      players: [{ hand: ['dagger', 'diplomacy'] }, { revealed: true }],
    });
    t.play('dagger', 'hall-of-oratory');
    expect([t.seat, t.kind]).toEqual([0, 'turn.kind']);
  });

  it('[HAG-5.7] three at most, also when the First Player has the Mentat besides', () => {
    const t = duel({
      hagalDeck: ['foldspace', 'carthag', 'stillsuits', 'secrets'],
      mentat: 0,
      players: [
        {
          swordmaster: true,
          hand: ['dagger', 'dune-the-desert-planet', 'reconnaissance', 'signet-ring', 'diplomacy'],
        },
        { revealed: true },
      ],
    });
    t.play('dagger', 'hall-of-oratory').play('signet-ring', 'secure-contract');
    t.play('reconnaissance', 'arrakeen')
      .choose('end')
      .play('dune-the-desert-planet', 'imperial-basin');
    t.choose('end');
    expect(t.player(0)).toMatchObject({ agents: 0, mentatOn: 'imperial-basin' });
    expect(t.player(HOUSE).agentsOn).toEqual(['foldspace', 'carthag', 'stillsuits']);
    expect(sent(t)).toEqual([0, HOUSE, 0, HOUSE, 0, HOUSE, 0]);
    expect([t.seat, t.kind]).toEqual([0, 'turn.kind']);
  });

  it('[HAG-5.6] [AMB-H11] not after Bindu Suspension, which sends no Agent', () => {
    const t = duel({
      players: [{ hand: ['dagger'], deck: ['dagger'], intrigue: ['bindu-suspension'] }],
    });
    t.choose('intrigue:bindu-suspension');
    expect(t.seat).toBe(1);
    expect(t.player(HOUSE).agents).toBe(3);
  });
});

describe('what House Hagal gets', () => {
  it.each<[string, Position, string]>([
    ['HAG-2.2', { players: [{}, {}, { hand: ['dagger'] }] }, 'Rival 2 owns cards'],
    ['HAG-5.4', { players: [{}, {}, { solari: 1 }] }, 'House Hagal has gained something'],
    ['HAG-5.13', { control: { arrakeen: HOUSE } }, 'House Hagal controls a space'],
    ['HAG-5.5', { firstPlayer: HOUSE }, 'House Hagal is First Player'],
  ])('[%s] otherwise the position is not sound', (_rule, position, fault) => {
    expect(imperium.faults(duel(position).match.state as Imperium)).toContain(fault);
  });

  it('[HAG-5.4] no resources, no reward, no points', () => {
    const t = duel({
      phase: 'combat',
      conflict: 'terrible-purpose',
      hagalDeck: ['heighliner'],
      players: [{}, {}, { conflict: 3, influence: { emperor: 1 } }],
    });
    expect(told(t, 'reward-taken')).toEqual([]);
    expect(t.player(HOUSE)).toMatchObject({ vp: 0, solari: 0, spice: 0, water: 0, intrigue: [] });
    const second = houseActed(['wealth'], { house: { influence: { emperor: 1 } } });
    expect(second.player(HOUSE)).toMatchObject({ influence: { emperor: 2 }, vp: 0 });
  });

  it('[HAG-5.8] it climbs and takes an Alliance token, without points and without the bonus', () => {
    const t = houseActed(['conspire'], {
      intrigueDeck: ['ambush'],
      house: { influence: { emperor: 3 } },
    });
    expect(t.position.alliances).toMatchObject({ emperor: HOUSE });
    expect(t.player(HOUSE)).toMatchObject({ influence: { emperor: 4 }, vp: 0, garrison: 2 });
    const secrets = houseActed(['secrets'], {
      intrigueDeck: ['ambush'],
      house: { influence: { 'bene-gesserit': 3 } },
    });
    expect(secrets.player(HOUSE).intrigue).toEqual([]);
  });

  it('[HAG-5.9] a person loses the point of a token with it', () => {
    const t = houseActed(['wealth'], {
      alliances: { emperor: 0 },
      a: { vp: 3, influence: { emperor: 4 } },
      house: { influence: { emperor: 4 } },
    });
    expect(t.position.alliances).toMatchObject({ emperor: HOUSE });
    expect([t.player(0).vp, t.player(HOUSE).vp]).toEqual([2, 0]);
  });

  it('[HAG-5.9] [AMB-H14] and gains it by passing House Hagal, not by drawing level', () => {
    const climbing = (emperor: number) =>
      duel({
        alliances: { emperor: HOUSE },
        players: [
          { vp: 2, hand: ['diplomacy', 'dagger'], influence: { emperor } },
          {},
          { agents: 0, influence: { emperor: 4 } },
        ],
      }).play('diplomacy', 'wealth');
    expect(climbing(3).position.alliances).toMatchObject({ emperor: HOUSE });
    expect(climbing(3).player(0).vp).toBe(2);
    expect(climbing(4).position.alliances).toMatchObject({ emperor: 0 });
    expect(climbing(4).player(0).vp).toBe(3);
  });

  it('[HAG-3.12] [AMB-H19] a person who controls a space gains the bonus when it comes', () => {
    const t = houseActed(['carthag'], { control: { carthag: 1 } });
    expect(t.player(1).solari).toBe(1);
  });
});

describe('House Hagal in the Conflict', () => {
  /** Troops of A, B and House Hagal, whose card adds no swords. */
  const fought = (conflict: string, troops: number[], control = {}) =>
    duel({
      phase: 'combat',
      conflict,
      control,
      firstPlayer: 1,
      hagalDeck: ['carthag'],
      intrigueDeck: ['ambush', 'windfall'],
      players: troops.map((n) => ({ conflict: n })),
    });

  it('[HEX-7] [HAG-5.10] [HAG-5.11] [HAG-5.13] [AMB-H7] [AMB-H13] it wins alone', () => {
    const t = fought('siege-of-carthag', [3, 2, 4], { carthag: 0, arrakeen: 1 });
    expect(told(t, 'conflict-resolved')[0]!.strengths).toEqual([6, 4, 8]);
    expect(told(t, 'reward-taken')).toMatchObject([{ seat: 0, place: 2 }]);
    expect(t.player(0)).toMatchObject({ vp: 0, spice: 1, intrigue: ['ambush'] });
    expect(t.player(1)).toMatchObject({ vp: 0, spice: 0, intrigue: [] });
    expect(t.position.control).toEqual({ arrakeen: 1, carthag: null, 'imperial-basin': null });
    expect(told(t, 'control-lost')).toMatchObject([{ seat: 0, space: 'carthag', to: HOUSE }]);
  });

  it('[HEX-8] [HAG-5.12] [HAG-5.13] [AMB-H7] it ties for first, so it did not win', () => {
    const t = fought('siege-of-carthag', [4, 2, 4], { carthag: 0 });
    expect(told(t, 'reward-taken')).toMatchObject([{ seat: 0, place: 2 }]);
    expect(t.player(1)).toMatchObject({ spice: 0, intrigue: [] });
    expect(t.position.control).toMatchObject({ carthag: 0 });
  });

  it('[HAG-5.10] [AMB-H7] it comes second: nobody gets that reward', () => {
    const t = fought('guild-bank-raid', [4, 2, 3]);
    expect([t.player(0).solari, t.player(1).solari, t.player(HOUSE).solari]).toEqual([6, 0, 0]);
  });

  it('[HAG-5.10] [AMB-H7] it ties for second, and the person tied with it gets nothing', () => {
    const t = fought('guild-bank-raid', [4, 3, 3]);
    expect([t.player(0).solari, t.player(1).solari]).toEqual([6, 0]);
  });

  it('[HAG-5.13] [AMB-H13] it controls nothing, also where nobody did', () => {
    const t = fought('battle-for-arrakeen', [0, 0, 1]);
    expect(t.position.control).toMatchObject({ arrakeen: null });
    expect(told(t, 'control-lost')).toEqual([]);
    expect(t.player(HOUSE).vp).toBe(0);
  });
});

describe('the end of a game of two', () => {
  it('[HAG-5.1] [HAG-5.4] only the persons are ranked', () => {
    const t = duel({ phase: 'endgame', players: [{ vp: 3 }, { vp: 10 }, { influence: {} }] });
    expect(t.match.result).toMatchObject([
      { seat: 1, rank: 1, points: 10 },
      { seat: 0, rank: 2, points: 3 },
    ]);
  });

  it('[HAG-6.39] House Hagal owns no copy of The Spice Must Flow', () => {
    const deck = ['the-spice-must-flow', 'the-spice-must-flow'];
    const t = duel({ phase: 'endgame', players: [{ intrigue: ['corner-the-market'], deck }] });
    expect(t.choose('intrigue:corner-the-market').player(0).vp).toBe(2);
  });
});
