import { imperium } from '@landsraad/imperium';
import { Match, type MatchRecord, seeded } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { reviewer } from '../../src/imperium/thinking/thinkers-here.ts';
import { greedy, random } from '../../src/index.ts';
import {
  type Analysis,
  analysisOf,
  balanceOf,
  graded,
  gradeOf,
  type Judged,
} from '../../src/thinking/analysis.ts';

/** A short game, in which the first seat plays anything at all. */
function played(): { record: MatchRecord<never>; rounds: number[]; turns: number[]; won: number } {
  const options = imperium.parseOptions({ players: 3, pointsToWin: 6 });
  const match = Match.start(imperium, options, 'analysis');
  const rounds: number[] = [];
  const turns: number[] = [];
  while (!match.over) {
    const decision = match.pending[0]!;
    const begins = decision.kind === 'turn.kind';
    if (begins && match.state.round > rounds.length) rounds.push(match.position);
    if (begins) turns.push(match.position);
    const bot = decision.seat === 0 ? random : greedy;
    const chance = seeded(`analysis/${match.position}`);
    match.answer(
      decision.seat,
      bot.decide(decision, () => match.view(decision.seat), chance),
    );
  }
  const { checkpoint, ...record } = match.save();
  const won = match.result!.find(({ rank }) => rank === 1)!.seat;
  return { record: record as never, rounds, turns, won };
}

const game = played();

/** In a few worlds, about turns alone: what is told of a game does not depend on its care. */
const hasty: typeof reviewer = {
  ...reviewer,
  teaches: (decision) => decision.kind === 'turn.kind' && reviewer.teaches(decision),
  lesson: (question) => {
    let worlds = 0;
    return reviewer.lesson({ ...question, goesOn: () => worlds++ < 4 });
  },
};

function analysed(seat: number): { analysis: Analysis; shares: number[] } {
  const shares: number[] = [];
  const work = analysisOf(hasty, { game: imperium as never, ...game, seat });
  for (;;) {
    const step = work.next();
    if (step.done) return { analysis: step.value, shares };
    shares.push(step.value);
  }
}

describe('a game that is looked at again', () => {
  const { analysis, shares } = analysed(0);

  it('tells how everybody stood, from the first turn to the end', () => {
    const { standpoints } = analysis;
    expect(standpoints).toHaveLength(new Set([...game.rounds, ...game.turns]).size + 1);
    for (const { chances } of standpoints)
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    expect(standpoints.at(-1)!.chances[game.won]).toBe(1);
    expect(standpoints.at(-1)!.position).toBe(game.record.answers.length);
  });

  it('grades what the seat chose, and names something better where it was not good', () => {
    const poor = analysis.graded.filter(({ grade }) => grade === 'mistake' || grade === 'blunder');
    expect(poor.length).toBeGreaterThan(0);
    for (const { position, played: way } of analysis.graded) {
      expect(game.record.answers[position]![0]).toBe(0);
      expect(way.steps[0]!.choice).toEqual(game.record.answers[position]![1]);
    }
    for (const { best, played: way, loss } of poor) {
      expect(best.steps.map(({ choice }) => choice)).not.toEqual(
        way.steps.map(({ choice }) => choice),
      );
      expect(best.chance - way.chance).toBeGreaterThanOrEqual(loss - 1e-9);
    }
  });

  it('sets choices, rivals and luck apart, and forgets nothing between', () => {
    const { standpoints, balance } = analysis;
    const whole = standpoints.at(-1)!.chances[0]! - standpoints[0]!.chances[0]!;
    expect(balance.choices + balance.rivals + balance.luck).toBeCloseTo(whole);
    expect(balance.choices).toBeLessThan(0);
  });

  it('tells how far it is', () => {
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  });
});

describe('a balance', () => {
  const standpoints = [
    { position: 0, round: 1, chances: [0.25, 0.75] },
    { position: 2, round: 1, chances: [0.2, 0.8] },
    { position: 3, round: 1, chances: [0.1, 0.9] },
    { position: 4, round: 1, chances: [0.4, 0.6] },
  ];
  const lost = { position: 1, loss: 0.2 } as never;
  const answers = [
    [0, 'a'],
    [0, 'b'],
    [1, 'c'],
    [1, 'd'],
  ] as const;

  it('is luck on one’s own turn and where a round begins, and else the doing of who plays', () => {
    const { choices, rivals, luck } = balanceOf({
      seat: 0,
      standpoints,
      graded: [lost],
      rounds: [0, 4],
      answers,
    });
    expect(choices).toBeCloseTo(-0.2);
    expect(rivals).toBeCloseTo(-0.1);
    expect(luck).toBeCloseTo(0.15 + 0.3);
  });
});

describe('what could still be done later', () => {
  const PLOT = { id: 'plot', type: 'intrigue', intrigue: 'bribery' };
  const REST = [
    { id: 'yes', type: 'yes' },
    { id: 'end', type: 'end' },
  ];
  const way = (kind: string, choice: string) =>
    ({ steps: [{ decision: { kind, options: [PLOT, ...REST] }, choice }], error: 0.001 }) as never;
  const judged = (kind: string, best: string, loss: number, ahead = loss): Judged => ({
    position: 0,
    round: 1,
    loss,
    ahead,
    best: way(kind, best),
    played: way(kind, loss > 0 ? 'end' : best),
  });
  const losses = (...all: Judged[]) => graded(all).map(({ loss }) => Number(loss.toFixed(2)));

  it('is lost once, with what waiting cost, where it could last be done', () => {
    const kept = [
      judged('turn.kind', 'plot', 0.1),
      judged('effects.order', 'plot', 0.07),
      judged('turn.kind', 'plot', 0.08),
    ];
    expect(losses(...kept)).toEqual([0.03, 0, 0.08]);
    expect(graded(kept).map(({ grade }) => grade)).toEqual(['inexact', 'good', 'mistake']);
  });

  it('is not lost where it was done then', () => {
    expect(losses(judged('turn.kind', 'plot', 0.1), judged('turn.kind', 'plot', 0, 0.1))).toEqual([
      0, 0,
    ]);
  });

  it('is lost where something else is better next, or the same answer means something else', () => {
    expect(losses(judged('turn.kind', 'plot', 0.1), judged('turn.kind', 'end', 0, 0.1))[0]).toBe(
      0.1,
    );
    expect(losses(judged('pay', 'yes', 0.1), judged('retreat', 'yes', 0.1))[0]).toBe(0.1);
  });
});

describe('a grade', () => {
  it('blames nothing that may be an error', () => {
    expect(gradeOf(0, 0)).toBe('best');
    expect(gradeOf(0.2, 0.15)).toBe('good');
    expect([0.01, 0.03, 0.06, 0.2].map((loss) => gradeOf(loss, 0.001))).toEqual([
      'good',
      'inexact',
      'mistake',
      'blunder',
    ]);
  });
});
