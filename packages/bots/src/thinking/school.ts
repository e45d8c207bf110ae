import { type Random, seeded } from '@landsraad/kernel';
import type { Patience } from '../bot.ts';
import { gauss, type KeptNet, keptNet, netFor } from './net.ts';
import { type Lesson, trained } from './train.ts';

/* How the model of a game's thinkers is made: games are played, then learned from. */

/** Where the bots of a game learn. */
export interface School {
  /** What the features of a seat are called. */
  names(): readonly string[];
  /** Positions of the n-th game as a seat saw them, and who won in the end. */
  lessonsOf(seed: string, n: number, inputs: number): Lesson[];
}

export interface Schooling {
  readonly games: number;
  /** Whether there is time for one more; as many games as were played make the same model again. */
  readonly goesOn?: Patience;
  readonly seed: string;
  readonly hidden: number;
  readonly passes: number;
  /** A model to go on from; inputs that it does not know say nothing at first. */
  readonly from?: KeptNet;
  readonly onGame?: (done: number) => void;
  /** Told after every pass, with the model as it is then. */
  readonly onPass?: (pass: Pass) => void;
}

export interface Pass {
  readonly pass: number;
  /** How surprised it was by what it learned from, and by games that it did not see. */
  readonly seen: number;
  readonly unseen: number;
  readonly model: KeptNet;
}

export interface Schooled {
  readonly games: number;
  readonly lessons: number;
  /** Of one who knows nothing: every seat wins as often as the next. */
  readonly surprise: number;
  readonly model: KeptNet;
}

/** The same model for as many games, the same seed and sizes. */
export function schooled(school: School, schooling: Schooling): Schooled {
  const names = school.names();
  const { seed, hidden, passes, from, goesOn, onGame, onPass } = schooling;
  const lessons: Lesson[] = [];
  let games = 0;
  do {
    lessons.push(...school.lessonsOf(seed, games++, names.length));
    onGame?.(games);
  } while (games < schooling.games && goesOn?.() !== false);
  const net = trained(lessons, {
    inputs: names.length,
    hidden,
    passes,
    random: seeded(`${seed}/net`),
    ...(from && { from: netFor(from, names) }),
    onPass: (pass, seen, unseen, net) =>
      onPass?.({ pass, seen, unseen, model: keptNet(net, names) }),
  });
  const surprises = lessons.map(({ rows }) => Math.log(rows.length / names.length));
  return {
    games,
    lessons: lessons.length,
    surprise: surprises.reduce((sum, one) => sum + one, 0) / lessons.length,
    model: keptNet(net, names),
  };
}

const SPREAD = 0.3;

/** Weights of somebody who plays alike, and likes other things a little more or less. */
export const taste = <W extends object>(weights: W, random: Random): W =>
  Object.fromEntries(
    Object.entries(weights).map(([name, weight]) => [
      name,
      weight * Math.exp(SPREAD * gauss(random)),
    ]),
  ) as W;
