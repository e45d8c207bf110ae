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

/**
 * What a long past costs: an answer in the last tenth of a game beside one in its second quarter,
 * each with its news told to every seat. Not beside the first ones, which the rules make cheaper: in
 * the first turn of Dune nobody has an ally, few have a card, and hardly a battle is fought.
 */
export function lateAnswers({ game, bench }: Measured, now: Clock) {
  const played = Array.from({ length: GAMES }, (_, n) => playedOnce({ game, bench }, n));
  const seats = game.seats(bench.options);
  const play = (match: AnyMatch, answers: readonly Answer[]): void => {
    for (const answer of answers) answerAndTell(match, answer, seats);
  };
  const timeEach = (match: AnyMatch, answers: readonly Answer[]): number => {
    const start = now();
    play(match, answers);
    return (now() - start) / answers.length;
  };
  return (ms: number): { readonly lateAnswerRatio: number } => {
    const ratios: number[] = [];
    during(now, ms, (n) => {
      const { seed, answers } = played[n % GAMES]!;
      const [quarter, half, late] = [0.25, 0.5, 0.9].map((part) =>
        Math.floor(part * answers.length),
      );
      const match = Match.start(game, bench.options, seed);
      play(match, answers.slice(0, quarter));
      const early = timeEach(match, answers.slice(quarter, half));
      play(match, answers.slice(half, late));
      ratios.push(timeEach(match, answers.slice(late)) / Math.max(early, 1e-6));
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
