import { allOf, conflictOf, FACTIONS, type ImperiumOptions, imperium } from '@landsraad/imperium';
import { describe as described } from '@landsraad/imperium/scenario';
import { Match } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';

const NOBODY_ASKED = ['paul-atreides', 'duke-leto-atreides', 'earl-memnon-thorvald'];
const BARON = 'baron-vladimir-harkonnen';
const RABBAN = 'glossu-the-beast-rabban';

const start = (options: Partial<ImperiumOptions> = {}, seed = 'setup') =>
  Match.start(imperium, imperium.parseOptions(options), seed);
const quiet = (seed?: string) => start({ leaders: [...NOBODY_ASKED, 'count-ilban-richese'] }, seed);
const laid = (seed?: string) => described(quiet(seed).state);

/** What the same thing is in many games. */
const inGames = <T>(look: (seed: string) => T, games = 24): T[] =>
  Array.from({ length: games }, (_, i) => look(`setup ${i}`));
const different = (values: readonly unknown[]): number =>
  new Set(values.map((value) => JSON.stringify(value))).size;

describe('setup of the table', () => {
  it('[IMP-2.1] seats three or four, and never five', () => {
    expect(start({ players: 3 }).state.players).toHaveLength(3);
    expect(start({ players: 4 }).state.players).toHaveLength(4);
    expect(() => start({ players: 5 as 4 })).toThrow('option players cannot be 5');
  });

  it('[IMP-1.6] [IMP-2.2] [IMP-2.3] the Mentat and the four Alliance tokens lie on their spaces', () => {
    expect(laid()).toMatchObject({ mentat: 'home', mentatPromised: null });
    expect(laid().alliances).toEqual({
      emperor: null,
      'spacing-guild': null,
      'bene-gesserit': null,
      fremen: null,
    });
  });

  it('[IMP-2.4] one Conflict I on top of five II, on top of the four III, in random order', () => {
    const decks = inGames((seed) => {
      const { conflict, conflictDeck } = laid(seed);
      return [conflict, ...conflictDeck];
    });
    for (const deck of decks) {
      expect(deck.map((id) => conflictOf(id).level)).toEqual([1, 2, 2, 2, 2, 2, 3, 3, 3, 3]);
      expect(new Set(deck).size).toBe(10);
    }
    expect(new Set(decks.flat()).size).toBe(18);
    expect(different(decks.map((deck) => deck.slice(6)))).toBeGreaterThan(12);
  });

  it('[IMP-2.5] nobody ever sees the Conflict cards left in the box', () => {
    const match = quiet();
    const unused = match.state.conflictUnused.slice();
    expect(unused.map((id) => conflictOf(id).level).sort()).toEqual([1, 1, 1, 2, 2, 2, 2, 2]);
    while (!match.over) match.answer(match.pending[0]!.seat, match.pending[0]!.fallback);
    for (const viewer of [0, 1, 2, 3, 'spectator', 'afterwards'] as const) {
      const seen = JSON.stringify([match.view(viewer), match.events(viewer)]);
      expect(unused.filter((id) => seen.includes(id))).toEqual([]);
    }
  });

  it('[IMP-2.6] 40 Intrigue cards are shuffled and lie face down', () => {
    expect(laid().intrigueDeck).toHaveLength(40);
    expect(different(inGames((seed) => laid(seed).intrigueDeck))).toBe(24);
    const open = JSON.stringify(quiet().view('spectator'));
    expect(allOf('intrigue').filter(({ id }) => open.includes(`"${id}"`))).toEqual([]);
  });

  it('[IMP-2.7] five cards of the shuffled Imperium deck lie open', () => {
    const { row, imperiumDeck } = laid();
    expect([row.length, imperiumDeck.length]).toEqual([5, 62]);
    expect(different(inGames((seed) => laid(seed).row))).toBeGreaterThan(20);
    expect(quiet().view('spectator')).toMatchObject({ row, imperiumDeckSize: 62 });
  });

  it('[IMP-2.8] the Reserve has three open stacks', () => {
    expect(quiet().view('spectator').reserve).toEqual({
      'arrakis-liaison': 8,
      'the-spice-must-flow': 10,
      foldspace: 6,
    });
  });

  it('[IMP-2.19] the first player is drawn by lot, and begins', () => {
    const matches = inGames((seed) => quiet(seed));
    expect(new Set(matches.map(({ state }) => state.firstPlayer))).toEqual(new Set([0, 1, 2, 3]));
    for (const match of matches) {
      const { firstPlayer } = match.state;
      expect(match.waiting).toEqual([{ seat: firstPlayer, kind: 'turn.kind' }]);
    }
  });
});

describe('setup of a player', () => {
  it('[IMP-2.9] a Leader each, no two the same, also two of one House', () => {
    const dealt = inGames((seed) => start({}, seed).state.players.map(({ leader }) => leader));
    for (const leaders of dealt) expect(new Set(leaders).size).toBe(4);
    expect(new Set(dealt.flat()).size).toBe(8);
    const atreides = dealt.filter(
      (leaders) => leaders.includes(NOBODY_ASKED[0]!) && leaders.includes(NOBODY_ASKED[1]!),
    );
    expect(atreides.length).toBeGreaterThan(0);
  });

  it('[IMP-2.11] ten starting cards, shuffled for each player', () => {
    const decks = (seed: string) =>
      laid(seed).players.map(({ hand, deck }) => [...hand!, ...deck!]);
    for (const deck of decks('cards'))
      expect(deck.toSorted()).toEqual([
        'convincing-argument',
        'convincing-argument',
        'dagger',
        'dagger',
        'diplomacy',
        'dune-the-desert-planet',
        'dune-the-desert-planet',
        'reconnaissance',
        'seek-allies',
        'signet-ring',
      ]);
    expect(different(inGames(decks).flat())).toBeGreaterThan(90);
  });

  it('[IMP-2.12] 1 water and nothing else, but Rabban has 1 spice and 1 Solari more', () => {
    const { players } = described(start({ leaders: [RABBAN, ...NOBODY_ASKED] }).state);
    expect(players.map(({ water, spice, solari }) => [water, spice, solari])).toEqual([
      [1, 1, 1],
      [1, 0, 0],
      [1, 0, 0],
      [1, 0, 0],
    ]);
  });

  it('[IMP-2.13] two Agents on the Leader, the third not yet in the game', () => {
    for (const player of laid().players)
      expect(player).toMatchObject({ agents: 2, agentsOn: [], swordmaster: false, council: false });
  });

  it('[IMP-2.14] the score starts at 1 with four players and at 0 with three', () => {
    const scores = (players: 3 | 4) => start({ players }).state.players.map(({ vp }) => vp);
    expect(scores(4)).toEqual([1, 1, 1, 1]);
    expect(scores(3)).toEqual([0, 0, 0]);
  });

  it('[IMP-1.7] [IMP-2.16] [IMP-2.17] 16 cubes: one at the bottom of each track, 3 in the garrison, 9 in the supply', () => {
    for (const { influence, garrison, supply, conflict } of laid().players) {
      expect(FACTIONS.map((faction) => influence?.[faction])).toEqual([0, 0, 0, 0]);
      expect({ garrison, supply, conflict }).toEqual({ garrison: 3, supply: 9, conflict: 0 });
    }
  });

  it('[IMP-2.15] strength starts at 0', () => {
    expect(
      quiet()
        .view('spectator')
        .players.map(({ strength }) => strength),
    ).toEqual([0, 0, 0, 0]);
  });

  it('[IMP-2.18] everybody sees what lies in a supply', () => {
    const supply = { solari: 0, spice: 0, water: 1, supply: 9, garrison: 3, agents: 2 };
    for (const viewer of [0, 3, 'spectator'] as const)
      expect(quiet().view(viewer).players[1]).toMatchObject(supply);
  });

  it('[IMP-1.6] [IMP-2.20] the Baron chooses among the four tokens when all is laid, before round 1', () => {
    const match = start({ leaders: [...NOBODY_ASKED, BARON] });
    expect(match.waiting).toEqual([{ seat: 3, kind: 'baron.factions' }]);
    expect(match.decision(3)).toMatchObject({
      shape: 'some',
      min: 2,
      max: 2,
      options: FACTIONS.map((id) => ({ id })),
    });
    expect(described(match.state)).toMatchObject({ round: 0, conflict: '' });
    expect(match.state.row).toHaveLength(5);
    expect(match.state.players.map(({ hand }) => hand.length)).toEqual([0, 0, 0, 0]);
    expect(() => match.answer(3, ['emperor'])).toThrow('out-of-range');
    match.answer(3, ['fremen', 'emperor']);
    expect(described(match.state)).toMatchObject({ round: 1, phase: 'turns' });
    expect(match.view(3).players[3]!.tokens).toEqual({
      factions: ['emperor', 'fremen'],
      revealed: false,
    });
  });
});
