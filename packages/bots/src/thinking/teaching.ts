import {
  type Choice,
  type OpenDecision,
  onlyAnswer,
  opened,
  type Random,
  type Seat,
  split,
  type World,
  type Worlds,
} from '@landsraad/kernel';
import type { Asked, Patience } from '../bot.ts';
import { bestOf, type Thinking, type Way, waysFrom } from './search.ts';

/*
 * What a thinker found, told: its way, the next best ones, how much likelier it wins with it, and
 * what is different where they lead.
 */

/** One thing in which two ways differ where they lead. */
export interface Reason {
  /** A stable code for the wording, with what it is about: `influence`, `fremen`. */
  readonly topic: string;
  readonly about?: string;
  /** So much more of it on average. */
  readonly by: number;
  /** There is no more of it than now: it was not spent. */
  readonly kept: boolean;
  /** So much likelier it makes winning, in the judge's eyes. */
  readonly worth: number;
}

/** A question with its answer. */
export interface TaughtStep {
  readonly decision: OpenDecision;
  readonly choice: Choice;
}

/** A way that was tried. */
export interface TaughtWay {
  readonly steps: readonly TaughtStep[];
  readonly chance: number;
  /** So much less likely to win than with the best one, in the same worlds, */
  readonly behind: number;
  /** and how far that may be off (a standard error). */
  readonly error: number;
  /** What is different from the best one; for that, from the next. Weightiest first. */
  readonly reasons: readonly Reason[];
}

export interface Lesson {
  /** The thinker's own way, */
  readonly best: TaughtWay;
  /** and the next best of those that lead elsewhere. */
  readonly others: readonly TaughtWay[];
}

/** Tells ways apart by what is noted of the worlds where they were judged. */
export interface Telling<V, N> {
  note(world: World<V>, seat: Seat): N;
  /** What there is more of with some notes than with others, world by world, and than there is now. */
  reasons(notes: readonly N[], than: readonly N[], now: N): readonly Reason[];
}

export interface Question<V> {
  readonly decision: Asked;
  readonly view: V;
  readonly dealer: Worlds<V>;
  readonly random: Random;
  readonly goesOn: Patience;
  /** A way that is compared too, whether or not it looks good at a glance. */
  readonly played?: readonly Choice[];
}

/** So many ways are told. */
const TOLD = 3;

/** Whether there is more than one thing to think about. */
export const isTaught = <V>({ ponders }: Thinking<V>, decision: Asked): boolean =>
  (decision.shape === 'one' || decision.shape === 'number') &&
  ponders(decision.kind) &&
  onlyAnswer(decision) === null;

/** Tells after each world which share of its work is done. Null where there is nothing to compare. */
export function* lessonOn<V, N>(
  plan: Thinking<V>,
  telling: Telling<V, N>,
  { decision, view, dealer, random, goesOn, played }: Question<V>,
): Generator<number, Lesson | null> {
  const own = plan.glance.decide(decision, () => view, random);
  const found = waysFrom(plan, decision, view, own, dealer, random);
  const ways = played ? withPlayed(found, played) : found;
  if (ways.length < 2) return null;
  const notes = new Map<Way, N[]>(ways.map((way) => [way, []]));
  const worlds = plan.heats.reduce((sum, heat) => sum + heat.worlds, 0);
  const search = bestOf(plan, ways, dealer, random, goesOn, (way, world) =>
    notes.get(way)!.push(telling.note(world, dealer.seat)),
  );
  let step = search.next();
  for (; !step.done; step = search.next()) yield step.value / worlds;
  const now = telling.note(dealer.deal(random), dealer.seat);
  return toldOf(step.value, ways, {
    steps: ({ path }) => stepsOf(path, dealer, random),
    reasons: (way, than) => telling.reasons(notes.get(way)!, notes.get(than)!, now),
  });
}

/** What was played stands in the place of the glance's own: to blame it there must be a better one. */
function withPlayed(ways: readonly Way[], played: readonly Choice[]): Way[] {
  const isPlayed = ({ path }: Way) => isSamePath(path, played);
  const others = ways.filter((way) => !isPlayed(way)).map((way) => ({ ...way, own: false }));
  return [{ path: played, own: true, results: [] }, ...others];
}

export const isSamePath = (a: readonly Choice[], b: readonly Choice[]): boolean =>
  a.length === b.length && a.every((choice, n) => choice === b[n]);

/** What is asked on the way depends on the seat's own answers alone: any world tells it. */
function stepsOf<V>(path: readonly Choice[], dealer: Worlds<V>, random: Random): TaughtStep[] {
  const world = dealer.deal(split(random));
  return path.map((choice) => {
    const decision = opened(world.pending.find(({ seat }) => seat === dealer.seat)!);
    world.answer(dealer.seat, choice);
    return { decision, choice };
  });
}

interface Told {
  steps(way: Way): readonly TaughtStep[];
  reasons(way: Way, than: Way): readonly Reason[];
}

function toldOf(best: Way, ways: readonly Way[], { steps, reasons }: Told): Lesson {
  const compared = ways
    .filter((way) => way !== best)
    .map((way) => ({ way, ...gapBetween(best, way) }))
    .sort((a, b) => b.way.results.length - a.way.results.length || a.behind - b.behind);
  const others = compared.filter(({ way, behind, error }) => way.own || behind !== 0 || error > 0);
  const told = others.filter(({ way }, n) => n < TOLD - 1 || way.own);
  const chance = mean(best.results);
  const first = { steps: steps(best), chance, behind: 0, error: 0 };
  return {
    best: { ...first, reasons: told[0] ? reasons(best, told[0].way) : [] },
    others: told.map(({ way, behind, error }) => ({
      steps: steps(way),
      chance: chance - behind,
      behind,
      error,
      reasons: reasons(way, best),
    })),
  };
}

export interface Gap {
  readonly behind: number;
  readonly error: number;
}

/** How far a way is behind in the worlds that both were tried in. */
export function gapBetween(best: Way, way: Way): Gap {
  const worlds = Math.min(best.results.length, way.results.length);
  const gaps = way.results.slice(0, worlds).map((result, n) => best.results[n]! - result);
  const behind = mean(gaps);
  const spread = mean(gaps.map((gap) => (gap - behind) ** 2));
  return { behind, error: Math.sqrt(spread / Math.max(1, worlds - 1)) };
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
