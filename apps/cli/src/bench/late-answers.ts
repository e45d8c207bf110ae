import { type Answer, type AnyMatch, Match, randomChoice, seeded } from '@landsraad/kernel';
import type { Playable } from '../games/playable.ts';
import { spreadOf } from './spread.ts';
import { type Clock, during } from './timing.ts';

type Measured = Pick<Playable, 'game' | 'bench'>;

interface Played {
  readonly seed: string;
  readonly answers: readonly Answer[];
}

const GAMES = 4;

/** The last tenth of a game's answers beside the first, each with its news told to every seat. */
export function lateAnswers({ game, bench }: Measured, now: Clock) {
  const played = Array.from({ length: GAMES }, (_, n) => playedOnce({ game, bench }, n));
  const seats = game.seats(bench.options);
  const timed = (match: AnyMatch, answers: readonly Answer[]): number => {
    const start = now();
    for (const answer of answers) answerAndTell(match, answer, seats);
    return now() - start;
  };
  return (ms: number): { readonly lateAnswerRatio: number } => {
    const ratios: number[] = [];
    during(now, ms, (n) => {
      const { seed, answers } = played[n % GAMES]!;
      const tenth = Math.ceil(answers.length / 10);
      const match = Match.start(game, bench.options, seed);
      const first = timed(match, answers.slice(0, tenth));
      for (const answer of answers.slice(tenth, -tenth)) answerAndTell(match, answer, seats);
      ratios.push(timed(match, answers.slice(-tenth)) / Math.max(first, 1e-3));
    });
    return { lateAnswerRatio: spreadOf(ratios).median };
  };
}

function answerAndTell(match: AnyMatch, { seat, choice }: Answer, seats: number): void {
  const { told } = match;
  match.answer(seat, choice);
  for (let viewer = 0; viewer < seats; viewer++) match.events(viewer, told);
}

function playedOnce({ game, bench }: Measured, n: number): Played {
  const seed = `bench/late/${n}`;
  const chance = seeded(`${seed}/answers`);
  const match = Match.start(game, bench.options, seed);
  const answers: Answer[] = [];
  while (!match.over) {
    const { seat } = match.pending[0]!;
    const choice = randomChoice(match.pending[0]!, chance);
    match.answer(seat, choice);
    answers.push({ seat, choice });
  }
  return { seed, answers };
}
