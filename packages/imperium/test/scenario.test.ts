import { allOf, FACTIONS, imperium } from '@landsraad/imperium';
import { runScenario, table } from '@landsraad/imperium/scenario';
import { Problem } from '@landsraad/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const scenario = (changes: object = {}) => ({
  title: 'a scenario',
  rules: [],
  game: 'imperium',
  position: { players: [{ hand: ['dagger', 'diplomacy'], solari: 2 }] },
  steps: [],
  ...changes,
});

describe('a scenario that is none', () => {
  const WRONG: readonly [string, unknown, string][] = [
    ['a text', 'hello', "an object, not 'hello'"],
    ['without steps', { ...scenario(), steps: undefined }, 'steps: a list, not nothing'],
    ['with another game', scenario({ game: 'chess' }), "game: one of 'imperium', not 'chess'"],
    ['with an unknown key', scenario({ step: [] }), "unknown key 'step'"],
    ['with a wrong rule', scenario({ rules: ['9.4'] }), 'rules[0]: a rule'],
    [
      'with an unknown card',
      scenario({ position: { players: [{}, { hand: ['dagger', 'spoon'] }] } }),
      "position.players[1].hand[1]: no card 'spoon'",
    ],
    [
      'with an unknown space',
      scenario({ position: { bonusSpice: { arrakeen: 1 } } }),
      "position.bonusSpice: no Maker space 'arrakeen'",
    ],
    [
      'with a wrong number',
      scenario({ position: { players: [{ vp: -1 }] } }),
      'position.players[0].vp: a whole number from 0 to 999, not -1',
    ],
    [
      'with too many troops',
      scenario({ position: { players: [{ garrison: 9, conflict: 9 }] } }),
      'position.players[0]: more than 12 troops',
    ],
    [
      'with a seat that is not there',
      scenario({ position: { active: 3 } }),
      'position.active: no seat 3 at a table of 3',
    ],
    [
      'with a card of a box that is not on the table',
      scenario({ position: { players: [{ hand: ['landing-rights'] }] } }),
      "position.players[0].hand[0]: no card at this table: 'landing-rights'",
    ],
    [
      'with a Leader of such a box',
      scenario({ position: { players: [{ leader: 'tessia-vernius' }] } }),
      "position.players[0].leader: no Leader at this table: 'tessia-vernius'",
    ],
    [
      'with a space that is covered',
      scenario({ options: { ix: true }, position: { players: [{ agentsOn: ['rally-troops'] }] } }),
      "position.players[0].agentsOn[0]: no space at this table: 'rally-troops'",
    ],
    [
      'with the pieces of such a box',
      scenario({ position: { ix: { seats: [] } } }),
      'position.ix: only at a table with the option ix',
    ],
    [
      'with Hagal cards for three',
      scenario({ position: { hagalDeck: ['wealth'] } }),
      'position.hagalDeck: only at a table of one or two players',
    ],
    [
      'with too many dreadnoughts',
      scenario({
        options: { ix: true },
        position: { ix: { seats: [{ dreadnoughts: { garrison: 1, conflict: 2 } }] } },
      }),
      'position.ix.seats[0].dreadnoughts: more than 2',
    ],
    [
      'with troops in the tanks beyond the twelve',
      scenario({
        options: { immortality: true },
        position: {
          players: [{ supply: 9, garrison: 3 }],
          immortality: { seats: [{ specimens: 1 }] },
        },
      }),
      'position.players[0]: more than 12 troops',
    ],
    [
      'with too many Agents',
      scenario({ position: { players: [{ agents: 2, agentsOn: ['wealth', 'secrets'] }] } }),
      'position.players[0]: more than 3 Agents',
    ],
    [
      'with the Mentat in two places',
      scenario({ position: { mentat: 1, players: [{ mentatOn: 'wealth' }] } }),
      'position.mentat: it is in one place',
    ],
    [
      'with a round that has no Conflict',
      scenario({ position: { phase: 'round-start', conflictDeck: [] } }),
      'position.conflictDeck: a round begins with a Conflict card',
    ],
    [
      'with House Hagal as First Player',
      scenario({ options: { players: 2 }, position: { firstPlayer: 2 } }),
      'position.firstPlayer: House Hagal is never First Player',
    ],
    [
      'by rules that are not played',
      scenario({ gameVersion: imperium.version + 1 }),
      `played by version ${imperium.version + 1} of the rules of imperium`,
    ],
    ['by no rules', scenario({ gameVersion: 'new' }), 'gameVersion: a whole number from 1'],
    ['with a wrong option', scenario({ options: { players: 7 } }), 'option players cannot be 7'],
    [
      'with an empty step',
      scenario({ steps: ['reveal', {}] }),
      'steps[1]: a step has one of choose, play',
    ],
    [
      'with two steps in one',
      scenario({ steps: [{ choose: 'reveal', offers: [] }] }),
      'steps[0]: a step has one of',
    ],
    ['with half a step', scenario({ steps: [{ play: 'dagger' }] }), "steps[0]: 'on' is missing"],
    [
      'with a wrong expectation',
      scenario({ expect: { players: [{ gold: 1 }] } }),
      "expect.players[0]: unknown key 'gold'",
    ],
  ];

  it.each(WRONG)('%s is refused, and where it is wrong is said', (_, input, message) => {
    expect(() => runScenario(input)).toThrow(Problem);
    expect(() => runScenario(input)).toThrow(message);
  });
});

describe('a position', () => {
  it('[IMP-26.9] has The Voice where it was used, for all opponents or some', () => {
    const named = (voice: object) =>
      runScenario(scenario({ position: { ...scenario().position, voices: [voice] } })).failures;
    const steps = ['diplomacy', { refused: 'wealth', rule: 'IMP-26.9' }];
    const bound = (voice: object) =>
      runScenario({
        ...scenario({ steps }),
        position: { ...scenario().position, voices: [voice] },
      }).passed;
    expect(named({ by: 1, space: 'wealth' })).toEqual([]);
    expect(bound({ by: 1, space: 'wealth' })).toBe(true);
    expect(bound({ by: 1, space: 'wealth', bound: [2] })).toBe(false);
  });

  it('[IMP-25.5] ends with the order of the last Reveal turns', () => {
    const winner = (revealOrder: number[]) =>
      table({ phase: 'endgame', revealOrder }).match.result?.[0]?.seat;
    expect([winner([2, 1, 0]), winner([0, 2, 1])]).toEqual([0, 1]);
  });

  it.each([
    { players: 1 },
    { players: 2, ix: true },
    { players: 3 },
    { players: 4, ix: true, immortality: true },
  ])('that was told can be laid again: %o', (options) => {
    const steps = [{ runUntil: { round: 2 } }];
    const { ix, ...told } = runScenario(scenario({ options, steps, position: {} })).position;
    const again = runScenario(scenario({ options, position: { ...told, ix } })).position;
    expect(again).toEqual({ ...told, ix: again.ix }); // turns are counted as they begin
  });

  it('[AMB-27] [HAG-6.4] begins before the Leaders are taken, those that are named excepted', () => {
    const asked = (position: object, players: number) =>
      runScenario(
        scenario({
          options: { players, leaderMode: 'pick' },
          position: { phase: 'leaders', ...position },
        }),
      ).waiting;
    expect(asked({}, 3)).toMatchObject({ seat: 2, kind: 'leader.pick' });
    const named = [{}, {}, { leader: 'paul-atreides' }];
    expect(asked({ players: named }, 3)).toMatchObject({ seat: 1, kind: 'leader.pick' });
    const alone = [{ leader: 'paul-atreides' }, {}, {}];
    expect(asked({ players: alone }, 1)).toMatchObject({ seat: 0, kind: 'hag.rivals' });
  });

  it('gives the turn to who has not revealed yet, from the First Player on', () => {
    const active = (position: object, options: object = {}) =>
      runScenario(scenario({ options, position })).waiting?.seat;
    expect(active({ players: [{ revealed: true }, {}, {}] })).toBe(1);
    expect(active({ firstPlayer: 2, players: [{}, {}, { revealed: true }] })).toBe(0);
    const two = { firstPlayer: 1, players: [{}, { revealed: true }] };
    expect(active(two, { players: 2 })).toBe(0);
  });
});

describe('the steps of a scenario', () => {
  const failuresOf = (...steps: unknown[]) => runScenario(scenario({ steps })).failures;

  it('answer, check and go on', () => {
    const result = runScenario(
      scenario({
        steps: [
          { seat: 0, offered: ['dagger', 'diplomacy', 'reveal'] },
          { notOffered: ['conspire'], seat: 0 },
          { play: 'dagger', on: 'mentat' },
          { seat: 1, choose: 'reveal' },
          { runUntil: { active: 0 } },
          { expect: { players: [{ agentsOn: ['mentat'] }, { revealed: true }] } },
          { runUntil: { round: 2 } },
          { expect: { round: 2, players: [{ agentsOn: [] }] } },
          { runUntil: 'over' },
        ],
        expect: { phase: 'over' },
      }),
    );
    expect(result).toMatchObject({ passed: true, failures: [], waiting: null, options: [] });
    expect(result.position.players[0]!.solari).toBe(0);
  });

  it('that only check do not end the scenario', () => {
    const failures = failuresOf(
      { offered: ['reveal'] },
      { notOffered: ['reveal'] },
      { refused: 'dagger' },
      { expect: { round: 4, players: [{ solari: 2, spice: 1 }] } },
      { offers: ['reveal'] },
    );
    expect(failures.map(({ step, message }) => [step, message])).toEqual([
      [1, 'something else is offered'],
      [2, 'reveal is offered'],
      [3, 'dagger is offered'],
      [4, 'round is different'],
      [4, 'players[0].spice is different'],
    ]);
    expect(failures.at(-1)).toMatchObject({ expected: 1, got: 0 });
  });

  it('that cannot be taken end it', () => {
    const after = { expect: { round: 9 } };
    expect(failuresOf('conspire', after)).toHaveLength(1);
    expect(failuresOf({ play: 'dagger', on: 'arrakeen' }, after)).toHaveLength(1);
    expect(failuresOf({ seat: 2, choose: 'reveal' }, after)).toHaveLength(1);
    expect(failuresOf({ runUntil: { round: 10, phase: 'leaders' } }, after)).toHaveLength(1);
    expect(failuresOf({ runUntil: 'over' }, 'reveal', after)).toMatchObject([{ step: 2 }]);
  });

  it('name the rule behind a refusal', () => {
    const steps = ['dagger', { refused: 'high-council', rule: 'IMP-11.1' }];
    expect(failuresOf(...steps)).toEqual([]);
    expect(failuresOf('dagger', { refused: 'high-council', rule: 'IMP-9.1' })).toMatchObject([
      { message: 'high-council is refused by another rule', got: 'IMP-11.1' },
    ]);
  });
});

describe('any position that can be written', () => {
  const some = <T>(values: readonly T[]) => fc.constantFrom(...values);
  const cards = fc.array(some(allOf('cards').map(({ id }) => id)), { maxLength: 4 });
  const intrigue = fc.array(some(allOf('intrigue').map(({ id }) => id)), { maxLength: 3 });
  const covered = allOf('spaces').flatMap(({ covers }) => covers);
  const spaces = some(allOf('spaces').flatMap(({ id }) => (covered.includes(id) ? [] : [id])));
  const seat = fc.nat(2);
  const partly = { requiredKeys: [] };
  const player = fc.record(
    {
      leader: some(allOf('leaders').map(({ id }) => id)),
      vp: fc.nat(12),
      spice: fc.nat(8),
      solari: fc.nat(9),
      garrison: fc.nat(5),
      conflict: fc.nat(5),
      agents: fc.nat(1),
      agentsOn: fc.array(spaces, { maxLength: 2 }),
      influence: fc.dictionary(some(FACTIONS), fc.nat(6)),
      hand: cards,
      deck: cards,
      inPlay: cards,
      intrigue,
      waiting: intrigue,
      secretFactions: fc.uniqueArray(some(FACTIONS), { maxLength: 2 }),
    },
    partly,
  );
  const position = fc.record(
    {
      phase: some(['round-start', 'turns', 'combat', 'makers', 'recall', 'endgame', 'over']),
      round: fc.nat(10),
      active: seat,
      firstPlayer: seat,
      conflict: some(allOf('conflicts').map(({ id }) => id)),
      conflictDeck: fc.array(some(allOf('conflicts').map(({ id }) => id)), { maxLength: 2 }),
      row: cards,
      imperiumDeck: cards,
      intrigueDeck: intrigue,
      mentat: fc.oneof(fc.constant('home'), seat),
      alliances: fc.dictionary(some(FACTIONS), seat),
      players: fc.array(player, { maxLength: 3 }),
    },
    partly,
  );
  /** Persons at the table; whoever is missing of three is played by nobody. */
  const persons = some([1, 2, 3]);

  it('is played or refused, and never breaks the runner', () => {
    const steps = [{ runUntil: { phase: 'combat' } }, { runUntil: 'over' }];
    fc.assert(
      fc.property(position, persons, (arranged, players) => {
        try {
          const options = { players, ix: true, immortality: true };
          runScenario(scenario({ options, position: arranged, steps }));
        } catch (error) {
          expect(error).toBeInstanceOf(Problem);
        }
      }),
      { numRuns: 300 },
    );
  });
});
