import { type Dune, type DuneView, dune, type FactionId } from '@landsraad/dune';
import { type Position, type Table, table } from '@landsraad/dune/scenario';
import { type Choice, seeded } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { featuresOf } from '../src/dune/thinking/features.ts';
import model from '../src/dune/thinking/model.json' with { type: 'json' };
import { thinkers as fetched } from '../src/dune/thinking/thinkers-fetched.ts';
import {
  type Bot,
  botNamed,
  LEVEL_NAMES,
  playGame,
  random,
  schools,
  seated,
} from '../src/index.ts';
import { type Begun, choiceAt, otherwise, questionsOf } from './dune-positions.ts';

const level = (name: string): Bot<DuneView> => botNamed(dune, name);

/** Where Karama shows no plan, plans begin a step. */
const OPTIONS = {
  ship: { mode: 'advanced', turns: 2 },
  move: { mode: 'advanced', turns: 2 },
  plan: { mode: 'basic', turns: 4 },
  bid: { mode: 'advanced', turns: 2 },
  'alliance.propose': { mode: 'advanced', turns: 4 },
} as const;

type Kind = keyof typeof OPTIONS;

/** The fourth of its kind, or the last, in the first game that has one. */
function questionOf(kind: Kind): Begun {
  for (let n = 0; ; n++) {
    const asked = questionsOf(kind, OPTIONS[kind], n === 0 ? 'levels' : `levels/${n}`);
    if (asked.length > 0) return asked[Math.min(3, asked.length - 1)]!;
  }
}

describe('the levels of Dune', () => {
  const known = ['ship', 'move', 'plan', 'bid'] as const;
  it.each(known)('answer %s by what they may know alone', (kind) => {
    const question = questionOf(kind);
    for (const name of LEVEL_NAMES) {
      const other = otherwise(question, name);
      expect(other.position).not.toEqual(question.position);
      const choice = choiceAt(question, level(name));
      expect([name, choiceAt(other, level(name))]).toEqual([name, choice]);
    }
  });

  it.each(['alliance.propose', 'move'] as const)('answer %s alike when asked again', (kind) => {
    const question = questionOf(kind);
    const once = choiceAt(question, level('level-5'));
    expect(choiceAt(question, level('level-5'))).toEqual(once);
  });

  it.each(['ship', 'plan'] as const)('answer %s at a glance when they may not think', (kind) => {
    const question = questionOf(kind);
    const glance = choiceAt(question, level('level-2'));
    for (const name of ['level-5', 'level-4', 'level-3'] as const)
      expect(choiceAt(question, level(name), () => false)).toEqual(glance);
  });

  /** In as few worlds as may be. */
  const hasty = (name: string): Bot<DuneView> => ({
    ...level(name),
    decide: (decision, view, chance, worlds) => {
      let asked = 0;
      return level(name).decide(decision, view, chance, worlds, () => asked++ < 1);
    },
  });

  it.each(dune.optionSets.map((options, i) => ({ options: { ...options, turns: 1 }, i })))(
    'play every table to its end: $i',
    ({ options, i }) => {
      const bots = seated([hasty('level-5'), level('level-1'), random], dune.seats(options), i);
      const outcome = playGame({ game: dune, options, bots, check: true }, `levels/${i}`);
      expect(outcome).toMatchObject({ finished: true });
    },
  );

  it('think on a page with what was fetched, and as they do elsewhere', async () => {
    const thinker = fetched['level-3'];
    await thinker.ready!();
    const question = questionOf('plan');
    expect(choiceAt(question, thinker)).toEqual(choiceAt(question, level('level-3')));
  });
});

describe('the school of Dune', () => {
  const school = schools.get('dune')!;
  const names = school.names();

  it('teaches the features that the model knows', () => {
    expect(model.inputs).toEqual(names);
  });

  it('shows every turn of a game, seat by seat, and who won', () => {
    const lessons = school.lessonsOf('school', 7, names.length);
    expect(lessons.length).toBeGreaterThan(0);
    for (const { rows, winner } of lessons) {
      expect(rows.length).toBe(4 * names.length);
      expect(winner).toBeLessThan(4);
    }
  });

  it('never looks behind the shields of others', () => {
    const question = questionOf('ship');
    const other = otherwise(question, 'shields');
    const rows = ({ position, seat }: Begun) => featuresOf(position, seat);
    expect(rows(other)).toEqual(rows(question));
  });
});

function answer(t: Table, by: FactionId, name: string, chance = 'own'): Choice {
  const decision = t.decision(by);
  const { seat } = decision;
  return level(name).decide(
    decision,
    () => t.match.view(seat),
    seeded(chance),
    () => t.match.worlds(seat, seeded('sealed')),
  );
}

/** The answers of many, each with a chance of its own. */
const answers = (t: Table, by: FactionId, name: string, many = 40): Choice[] =>
  Array.from({ length: many }, (_, n) => answer(t, by, name, `own/${n}`));

const different = (choices: readonly Choice[]): number =>
  new Set(choices.map((choice) => JSON.stringify(choice))).size;

describe('the thinkers of Dune', () => {
  const threatened: Position = {
    storm: 0,
    turn: 3,
    factions: [
      { id: 'emperor', dot: 0, spice: 20 },
      {
        id: 'harkonnen',
        dot: 2,
        reserves: 0,
        board: { 'arrakeen@9': 9, 'carthag@10': 2, 'tueks-sietch@4': 9 },
      },
      { id: 'atreides', dot: 4, board: { 'polar-sink': 1 } },
    ],
  };

  it.each(['level-4', 'level-5'])('%s storms what would win the game for another', (name) => {
    const t = table(threatened);
    while (t.faction !== 'emperor') t.choose('none');
    expect(answer(t, 'emperor', name)).toBe('carthag@10');
  });
});

describe('what every level of Dune knows', () => {
  it('that a storm dialed always alike is foreseen', () => {
    const t = table(
      {
        phase: 'storm',
        turn: 2,
        storm: 0,
        factions: [{ id: 'emperor' }, { id: 'harkonnen' }, { id: 'atreides' }],
      },
      {},
      ['anytime'],
    ).runUntil('storm.dial');
    const { seat } = t.match.pending[0]!;
    const { id } = (t.match.state as Dune).factions[seat]!;
    expect(new Set(answers(t, id, 'level-2'))).toEqual(new Set([1, 2, 3]));
  });

  it('that a prediction known beforehand is worth nothing', () => {
    const t = table('prediction', { mode: 'advanced' });
    expect(t.kind).toBe('prediction');
    expect(different(answers(t, 'bene-gesserit', 'level-2'))).toBeGreaterThan(2);
    t.choose('atreides');
    expect(different(answers(t, 'bene-gesserit', 'level-2'))).toBeGreaterThan(4);
  });

  it('that the Guild ships from its reserves too', () => {
    const t = table({
      storm: 0,
      factions: [
        { id: 'spacing-guild', dot: 0, spice: 15, board: { 'tueks-sietch@4': 5 } },
        { id: 'harkonnen', dot: 3, board: { 'carthag@10': 10 } },
        { id: 'emperor', dot: 4 },
      ],
    }).runUntil('ship.from');
    expect(answer(t, 'spacing-guild', 'level-2')).toBe('from-reserves');
  });

  const offered = (spice: number, promise: string, mine: number): Choice => {
    const t = table(
      {
        phase: 'shipment',
        begun: false,
        storm: 0,
        factions: [
          {
            id: 'emperor',
            dot: 0,
            spice: 20,
            board: { 'carthag@10': 1, 'arrakeen@9': 12 },
          },
          { id: 'harkonnen', dot: 3, spice: mine, reserves: mine },
          { id: 'atreides', dot: 5, spice: 0, reserves: 0 },
        ],
      },
      {},
      ['deal.offer'],
    );
    t.by('emperor', `seat:${t.seatOf('harkonnen')}`, spice, promise);
    for (const other of ['harkonnen', 'atreides'] as const) t.by(other, 'none');
    return answer(t, 'harkonnen', 'level-2');
  };

  it('that a gift is taken, and peace sold where no war is possible', () => {
    expect(offered(3, 'none', 12)).toBe('yes');
    expect(offered(2, 'carthag', 0)).toBe('yes');
    expect(offered(2, 'carthag', 12)).toBe('no');
  });
});

describe('battle plans of the levels', () => {
  const battle = (mine: string[]) =>
    table({
      phase: 'battle',
      begun: true,
      storm: 0,
      factions: [
        { id: 'harkonnen', dot: 0, spice: 5, hand: mine, board: { 'carthag@10': 6 } },
        { id: 'emperor', dot: 3, spice: 5, hand: ['kulon', 'karama'], board: { 'carthag@10': 6 } },
      ],
    }).runUntil('plan');

  it('are drawn from a mixture', () => {
    const plans = answers(battle(['chaumas', 'shield']), 'harkonnen', 'level-3', 12);
    expect(different(plans)).toBeGreaterThan(1);
  });

  it('hold no lasgun beside a shield, whatever is drawn', () => {
    for (const plan of answers(battle(['lasgun', 'shield']), 'harkonnen', 'level-3', 8)) {
      const { weapon, defense } = plan as unknown as { weapon: string; defense: string };
      expect([weapon, defense]).not.toEqual(['lasgun', 'shield']);
    }
  });
});
