import { type Difficulty, type ImperiumOptions, imperium } from '@landsraad/imperium';
import { Match } from '@landsraad/kernel';
import { idsOffered } from '@landsraad/kernel/scenario';
import { describe, expect, it } from 'vitest';
import { solo, told, X, Y } from './tables.ts';

const start = (options: Partial<ImperiumOptions>, seed = 'alone') =>
  Match.start(imperium, imperium.parseOptions({ players: 1, ...options }), seed);

/** The table as it is laid, before anybody acts. */
const laid = (options: Partial<ImperiumOptions> = {}, seed = 'alone') =>
  start({ leaderMode: 'pick', ...options }, seed).state;

const LEVELS: Difficulty[] = ['mercenary', 'sardaukar', 'mentat', 'kwisatz-haderach'];
const [MERCENARY, ...HARDER] = LEVELS;
const MEMNON = 'earl-memnon-thorvald';
const RABBAN = 'glossu-the-beast-rabban';
const LETO = 'duke-leto-atreides';

describe('the table of one', () => {
  it('[HAG-6.1] one person, two Rivals, each with a Leader of its own', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const { players, options } = start({}, seed).state;
      expect(imperium.seats(options)).toBe(1);
      expect(new Set(players.map(({ leader }) => leader)).size).toBe(3);
    }
  });

  it('[HAG-6.2] a Rival has nothing of the left ability, starting resources included', () => {
    const match = start({ leaders: [LETO, RABBAN, 'baron-vladimir-harkonnen'] });
    const { players } = match.state;
    expect(players[X]).toMatchObject({ leader: RABBAN, solari: 0 });
    expect(players[Y]!.tokens).toBeNull();
    expect(match.waiting).toEqual([{ seat: 0, kind: 'turn.kind' }]);
  });

  it('[HAG-6.4] Paul and Helena are never Rivals', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 60; i++)
      for (const seat of [X, Y]) seen.add(start({}, String(i)).state.players[seat]!.leader);
    expect([...seen].sort()).toEqual([
      'baron-vladimir-harkonnen',
      'count-ilban-richese',
      'countess-ariana-thorvald',
      LETO,
      MEMNON,
      RABBAN,
    ]);
    for (const leader of ['paul-atreides', 'helena-richese'])
      expect(() => imperium.parseOptions({ players: 1, leaders: [null, null, leader] })).toThrow(
        `${leader} cannot be a Rival`,
      );
  });

  it('[HAG-6.4] picked by the person, among those who are free and allowed', () => {
    const match = start({ leaderMode: 'pick' });
    match.answer(0, RABBAN);
    expect(match.waiting).toEqual([{ seat: 0, kind: 'hag.rivals' }]);
    const offered = idsOffered(match.decision(0)!);
    expect(offered).toHaveLength(5);
    expect(offered).not.toContain(RABBAN);
    expect(offered).not.toContain('paul-atreides');
    expect((match.pending[0]!.fallback as string[])[0]).toBe(MEMNON);
    match.answer(0, [LETO, MEMNON]);
    expect(match.state.players.map(({ leader }) => leader)).toEqual([RABBAN, LETO, MEMNON]);
  });

  it('[HAG-6.4] Memnon and Rabban are recommended', () => {
    const match = start({ leaderMode: 'pick' });
    match.answer(0, 'paul-atreides');
    expect(match.pending[0]!.fallback).toEqual([MEMNON, RABBAN]);
  });

  it('[HAG-6.4] a Rival fixed beforehand is not asked for', () => {
    const match = start({ leaderMode: 'pick', leaders: ['helena-richese', null, LETO] });
    match.answer(0, [RABBAN]);
    expect(match.state.players[X]!.leader).toBe(RABBAN);
    expect(match.state.players[Y]!.leader).toBe(LETO);
  });

  it('[HAG-6.5] [HAG-6.7] [HAG-6.10] cubes on 0, 12 troops, two Agents, 1 water, no points', () => {
    for (const difficulty of LEVELS)
      for (const seat of [X, Y]) {
        const rival = laid({ difficulty }).players[seat]!;
        expect(rival).toMatchObject({
          influence: { emperor: 0, 'spacing-guild': 0, 'bene-gesserit': 0, fremen: 0 },
          agents: 2,
          swordmaster: false,
          water: 1,
          solari: 0,
          spice: 0,
          vp: 0,
        });
        expect(rival.garrison + rival.supply).toBe(12);
      }
    expect(laid().players[0]).toMatchObject({ water: 1, vp: 0 });
  });

  it('[HAG-6.8] the Rival on the person’s left begins, so the person plays third', () => {
    const match = start({ leaders: ['paul-atreides', MEMNON, RABBAN] });
    const sent = match
      .events('spectator')
      .flatMap((event) => (event.type === 'agent-sent' ? [(event as { seat?: number }).seat] : []));
    expect(sent).toEqual([X, Y]);
    expect(match.state.firstPlayer).toBe(X);
    expect(match.waiting).toEqual([{ seat: 0, kind: 'turn.kind' }]);
    expect(start({ leaderMode: 'pick' }).view(0)).toMatchObject({ firstPlayer: X, active: X });
  });

  it('[HAG-6.9] the marker goes round among all three', () => {
    const t = solo({
      firstPlayer: X,
      conflictDeck: ['skirmish-b', 'skirmish-c', 'desert-power', 'machinations', 'grand-vision'],
    }).runUntil(({ round }) => round === 5);
    expect(told(t, 'round-started').map(({ firstPlayer }) => firstPlayer)).toEqual([Y, 0, X, Y]);
  });
});

describe('the difficulties', () => {
  it('[HAG-6.11] the person has 1 Solari and 1 spice more as a Mercenary only', () => {
    const extra = (difficulty: Difficulty) => {
      const { solari, spice, water } = start({
        difficulty,
        leaders: ['paul-atreides', MEMNON, RABBAN],
      }).state.players[0]!;
      return [solari, spice, water];
    };
    expect(LEVELS.map(extra)).toEqual([
      [1, 1, 1],
      [0, 0, 1],
      [0, 0, 1],
      [0, 0, 1],
    ]);
  });

  it('[HAG-6.12] [HAG-6.18] the Mentat costs 5 Solari from Sardaukar on, for the whole game', () => {
    const atMentat = (difficulty: Difficulty, solari: number, leader = MEMNON, round = 1) =>
      solo(
        { round, players: [{ leader, solari, hand: ['dagger', 'diplomacy'] }] },
        { difficulty },
      ).choose('dagger');
    const cheap = atMentat('mercenary', 2).choose('mentat');
    expect(told(cheap, 'paid')).toMatchObject([{ solari: 2 }]);
    for (const difficulty of HARDER)
      for (const round of [1, 9]) {
        // With Hall of Oratory as the only other space to go to.
        expect(atMentat(difficulty, 4, MEMNON, round).offers('mentat')).toBe(false);
        const t = atMentat(difficulty, 5, MEMNON, round);
        expect(told(t.choose('mentat'), 'paid')).toMatchObject([{ solari: 5 }]);
      }
    const leto = atMentat('sardaukar', 4, LETO).choose('mentat');
    expect(told(leto, 'paid')).toMatchObject([{ solari: 4 }]);
  });

  it('[HAG-6.13] the Rivals have 3 troops in the garrison from Sardaukar on', () => {
    const garrisons = (difficulty: Difficulty) =>
      [X, Y].map((seat) => laid({ difficulty }).players[seat]!.garrison);
    expect(LEVELS.map(garrisons)).toEqual([
      [0, 0],
      [3, 3],
      [3, 3],
      [3, 3],
    ]);
  });

  it.each([
    ['mercenary', 5],
    ['sardaukar', 4],
    ['mentat', 3],
    ['kwisatz-haderach', 3],
  ] as const)(
    '[HAG-6.6] [HAG-6.14] [HAG-6.19] [AMB-H9] %s: the third Agents come in round %i',
    (difficulty, round) => {
      const agents = (from: number) => {
        const t = solo({ phase: 'round-start', round: from - 1, firstPlayer: 0 }, { difficulty });
        return [X, Y].map((seat) => t.player(seat).agents);
      };
      expect(agents(round - 1)).toEqual([2, 2]);
      expect(agents(round)).toEqual([3, 3]);
    },
  );

  it('[HEX-9] [HAG-6.19] Sardaukar: three Agents in round 4, and in every round after it', () => {
    const t = solo(
      { phase: 'round-start', round: 3, firstPlayer: 0, conflict: 'skirmish-b' },
      { difficulty: 'sardaukar' },
    );
    expect([X, Y].map((seat) => t.player(seat).agents)).toEqual([3, 3]);
    t.choose('reveal');
    expect(t.position.round).toBe(5);
    const sent = told(t, 'agent-sent').slice(0, 6);
    expect(sent.map(({ seat }) => seat)).toEqual([X, Y, X, Y, X, Y]);
    const { agents, agentsOn } = t.player(X);
    expect(agents + agentsOn.length).toBe(3);
  });

  it('[HAG-6.15] the Rivals hold an Intrigue card each from Sardaukar on', () => {
    const cards = (difficulty: Difficulty) => {
      const { players, intrigueDeck } = laid({ difficulty });
      return [...[X, Y].map((seat) => players[seat]!.intrigue.length), intrigueDeck.length];
    };
    expect(cards(MERCENARY!)).toEqual([0, 0, 40]);
    for (const difficulty of HARDER) expect(cards(difficulty)).toEqual([1, 1, 38]);
  });

  it('[HAG-6.17] [AMB-H21] as a Kwisatz Haderach the person may not have the Swordmaster', () => {
    const hand = ['dagger', 'kwisatz-haderach'];
    const at = (difficulty: Difficulty) => solo({ players: [{ solari: 8, hand }] }, { difficulty });
    for (const difficulty of LEVELS.slice(0, 3)) {
      const t = at(difficulty).play('dagger', 'swordmaster');
      expect(told(t, 'swordmaster-gained')).toMatchObject([{ seat: 0 }]);
    }
    for (const card of hand) {
      const t = at('kwisatz-haderach').choose(card);
      expect(t.offers('swordmaster')).toBe(false);
      expect(t.why('swordmaster')).toEqual({ code: 'swordmaster-denied', rule: 'HAG-6.17' });
      expect(t.offers('high-council')).toBe(true);
    }
  });
});
