import { type Random, shuffle } from '@landsraad/kernel';
import { chancesOf, type Net, newNet, scoresOf } from './net.ts';

/* Learns from positions whose end is known which rows win. */

/** A position: the rows of its seats, and who won. */
export interface Lesson {
  readonly rows: Float32Array;
  readonly winner: number;
  /** Where it led to before the end. */
  readonly later?: Lesson;
}

export interface Training {
  readonly inputs: number;
  readonly hidden: number;
  readonly passes: number;
  readonly random: Random;
  /** A net to go on from, for the same inputs. */
  readonly from?: Net;
  /**
   * Told after every pass, and before the first of a net that goes on: how surprised it was by what
   * it learned from, and by what it did not, and what it has become.
   */
  readonly onPass?: (pass: number, seen: number, unseen: number, net: Net) => void;
}

const BATCH = 64;
const RATE = 0.002;
/** For a net that has learned before. */
const GENTLE = 0.0006;
/** At the end of the training, of that. */
const SLOWEST = 0.05;
const DECAY = { first: 0.9, second: 0.999 };
const TINY = 1e-8;
/** Of so many lessons one is kept apart, to see whether it learns or remembers. */
const APART = 20;
/** Weights that do nothing shrink. */
const SHRINK = 0.3;
/**
 * Who wins in the end is mostly luck that came after. What the net thinks of the position that a
 * lesson led to is far less so: it counts for the rest, as soon as the net knows something.
 */
const OUTCOME = 0.25;

export function trained(lessons: readonly Lesson[], training: Training): Net {
  const { inputs, passes, random, onPass, from } = training;
  const spreads = spreadsOf(lessons, inputs);
  const net = from ? unscaled(from, spreads) : newNet(inputs, training.hidden, random);
  // Lessons of one game are alike: those at the end are of other games than the rest.
  const apart = Math.ceil(lessons.length / APART);
  const kept = lessons.slice(-apart);
  const taught = lessons.slice(0, -apart);
  const learn = descent(net, spreads);
  const batches = passes * Math.ceil(taught.length / BATCH);
  let done = 0;
  if (from) onPass?.(0, surpriseAt(from, taught), surpriseAt(from, kept), from);
  for (let pass = 1; pass <= passes; pass++) {
    shuffle(random, taught);
    const foreseen = from || pass > 1 ? foreseenBy(scaled(net, spreads), taught) : NOTHING;
    let surprise = 0;
    for (let at = 0; at < taught.length; at += BATCH) {
      const rate = (from ? GENTLE : RATE) * (1 - (1 - SLOWEST) * (done++ / batches));
      surprise += learn(taught.slice(at, at + BATCH), foreseen, rate);
    }
    const now = scaled(net, spreads);
    onPass?.(pass, surprise / taught.length, surpriseAt(now, kept), now);
  }
  return scaled(net, spreads);
}

/** How much each feature varies around nothing; what is never there says nothing. */
function spreadsOf(lessons: readonly Lesson[], inputs: number): Float32Array {
  const squares = new Float64Array(inputs);
  let rows = 0;
  for (const lesson of lessons) {
    rows += lesson.rows.length / inputs;
    for (let i = 0; i < lesson.rows.length; i++) squares[i % inputs]! += lesson.rows[i]! ** 2;
  }
  return Float32Array.from(squares, (square) => Math.sqrt(square / rows) || 1);
}

/** The net for features as they are, of one that learned from features of spread one. */
const scaled = (net: Net, spreads: Float32Array): Net => ({
  ...net,
  first: net.first.map((weight, i) => weight / spreads[Math.floor(i / net.hidden)]!),
});

/** The other way round. */
const unscaled = (net: Net, spreads: Float32Array): Net => ({
  ...net,
  first: net.first.map((weight, i) => weight * spreads[Math.floor(i / net.hidden)]!),
  bias: net.bias.slice(),
  second: net.second.slice(),
});

/** The chances where lessons led to. */
type Foreseen = ReadonlyMap<Lesson, readonly number[]>;
const NOTHING: Foreseen = new Map();

function foreseenBy(net: Net, lessons: readonly Lesson[]): Foreseen {
  const found = new Map<Lesson, readonly number[]>();
  for (const { later } of lessons)
    if (later && !found.has(later)) found.set(later, chancesOf(scoresOf(net, later.rows)));
  return found;
}

function surpriseAt(net: Net, lessons: readonly Lesson[]): number {
  const sum = lessons.reduce(
    (total, { rows, winner }) => total + surpriseOf(chancesOf(scoresOf(net, rows)), winner),
    0,
  );
  return sum / lessons.length;
}

const surpriseOf = (chances: readonly number[], winner: number): number =>
  -Math.log(Math.max(TINY, chances[winner]!));

/** One step down for a batch (Adam); gives the sum of its surprises. */
function descent(net: Net, spreads: Float32Array) {
  const { inputs, hidden } = net;
  const parts = [net.first, net.bias, net.second] as const;
  const zeros = () => parts.map((part) => new Float32Array(part.length));
  const [gradients, means, squares] = [zeros(), zeros(), zeros()];
  const [toFirst, toBias, toSecond] = gradients as [Float32Array, Float32Array, Float32Array];
  const errors = new Float32Array(hidden);
  /** The hidden cells of each seat. */
  const table: Float32Array[] = [];
  const scale = Float32Array.from(spreads, (spread) => 1 / spread);
  let steps = 0;

  const forward = (rows: Float32Array, at: number, cells: Float32Array): number => {
    cells.set(net.bias);
    for (let i = 0; i < inputs; i++) {
      if (rows[at + i] === 0) continue;
      const x = rows[at + i]! * scale[i]!;
      const row = i * hidden;
      for (let k = 0; k < hidden; k++) cells[k]! += x * net.first[row + k]!;
    }
    let score = 0;
    for (let k = 0; k < hidden; k++) if (cells[k]! > 0) score += cells[k]! * net.second[k]!;
    return score;
  };

  const backward = (rows: Float32Array, at: number, cells: Float32Array, error: number): void => {
    for (let k = 0; k < hidden; k++) {
      const alive = cells[k]! > 0;
      errors[k] = alive ? error * net.second[k]! : 0;
      if (!alive) continue;
      toSecond[k]! += error * cells[k]!;
      toBias[k]! += errors[k]!;
    }
    for (let i = 0; i < inputs; i++) {
      if (rows[at + i] === 0) continue;
      const x = rows[at + i]! * scale[i]!;
      const row = i * hidden;
      for (let k = 0; k < hidden; k++) toFirst[row + k]! += x * errors[k]!;
    }
  };

  const step = (rate: number): void => {
    steps++;
    const [m1, s1] = [1 - DECAY.first ** steps, 1 - DECAY.second ** steps];
    parts.forEach((part, p) => {
      const [gradient, mean, square] = [gradients[p]!, means[p]!, squares[p]!];
      for (let i = 0; i < part.length; i++) {
        const g = gradient[i]!;
        mean[i] = DECAY.first * mean[i]! + (1 - DECAY.first) * g;
        square[i] = DECAY.second * square[i]! + (1 - DECAY.second) * g * g;
        const move = mean[i]! / m1 / (Math.sqrt(square[i]! / s1) + TINY);
        part[i]! -= rate * (move + SHRINK * part[i]!);
      }
      gradient.fill(0);
    });
  };

  return (batch: readonly Lesson[], foreseen: Foreseen, rate: number): number => {
    let surprise = 0;
    for (const { rows, winner, later } of batch) {
      const ahead = later && foreseen.get(later);
      const scores: number[] = [];
      for (let at = 0; at < rows.length; at += inputs) {
        table[scores.length] ??= new Float32Array(hidden);
        scores.push(forward(rows, at, table[scores.length]!));
      }
      const chances = chancesOf(scores);
      surprise += surpriseOf(chances, winner);
      chances.forEach((chance, seat) => {
        const won = seat === winner ? 1 : 0;
        const aim = ahead ? OUTCOME * won + (1 - OUTCOME) * ahead[seat]! : won;
        backward(rows, seat * inputs, table[seat]!, (chance - aim) / batch.length);
      });
    }
    step(rate);
    return surprise;
  };
}
