import {
  type Choice,
  copyRandom,
  onlyAnswer,
  type Random,
  type Seat,
  split,
  type World,
  type Worlds,
} from '@landsraad/kernel';
import type { Asked, Bot, Patience } from '../bot.ts';
import { type Look, playOn } from '../play-on.ts';

/*
 * Thinks by playing on: every way to begin is tried in the same dealt worlds, up to a horizon, and
 * what is reached there is judged. The ways that do worse are dropped by and by.
 */

/** So many worlds more for the ways that are left; then so many of them stay. */
export interface Heat {
  readonly worlds: number;
  readonly stay: number;
}

export interface Thinking<V> {
  readonly name: string;
  /** What it would do at a glance, which orders the ways. */
  readonly glance: Bot<V>;
  /** Plays in all seats of a world. */
  playsOn(): Bot<V>;
  /** What it sees there, if not what is made for people. */
  readonly look?: Look<V>;
  /** Whether a decision is worth a thought; else the glance's answer is given. */
  ponders(kind: string): boolean;
  /** Whether a question belongs to the one before it, so that both answers are one way. */
  follows(kind: string): boolean;
  /** Tells where a world is judged that stands at the decision now. */
  horizon(world: World<V>): (world: World<V>) => boolean;
  /** A seat's chance to win. */
  judge(world: World<V>, seat: Seat): number;
  /** How many ways are tried at most. */
  readonly ways: number;
  readonly heats: readonly Heat[];
  /** Others where it plays, by the kind of the decision; a teacher takes its time. */
  heatsFor?(kind: string): readonly Heat[];
  /** So many standard errors a way must be better than the glance's own. */
  readonly doubt: number;
}

/** The answers to begin with. */
export interface Way {
  readonly path: readonly Choice[];
  /** The glance's own. */
  readonly own: boolean;
  /** The seat's chance in one world after the other, the same ones for every way. */
  readonly results: number[];
}

/** Sees every world where it is judged. */
export type Watching<V> = (way: Way, world: World<V>) => void;

const FOR_EVER: Patience = () => true;

export function thinking<V>(plan: Thinking<V>): Bot<V> {
  const { name, glance } = plan;
  return {
    name,
    searches: true,
    decide(decision, view, random, worlds, goesOn = FOR_EVER) {
      const only = onlyAnswer(decision);
      if (only !== null) return only;
      const own = glance.decide(decision, view, random);
      if (Array.isArray(own) || !plan.ponders(decision.kind)) return own;
      const dealer = worlds?.();
      if (!dealer) return own;
      const ways = waysFrom(plan, decision, view(), own, dealer, random);
      if (ways.length < 2) return own;
      const heats = plan.heatsFor?.(decision.kind) ?? plan.heats;
      return toItsEnd(bestOf({ ...plan, heats }, ways, dealer, random, goesOn)).path[0]!;
    },
  };
}

function toItsEnd<T>(work: Iterator<unknown, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** The glance's own first, then the best at a glance, each with what follows at once. */
export function waysFrom<V>(
  { glance, follows, ways }: Thinking<V>,
  decision: Asked,
  view: V,
  own: Choice,
  dealer: Worlds<V>,
  random: Random,
): Way[] {
  const score = scoresBy(glance, decision, view);
  const chance = split(random);
  const found = choicesOf(decision).flatMap((choice) => {
    const first = { path: [choice], own: choice === own, score: score(choice) };
    const world = dealer.deal(copyRandom(chance));
    world.answer(decision.seat, choice);
    const next = world.pending[0];
    if (!next || next.seat !== decision.seat || !follows(next.kind)) return [first];
    const then = glance.decide(next, () => world.view(next.seat), random);
    const further = scoresBy(glance, next, world.view(next.seat));
    return choicesOf(next).map((second) => ({
      path: [choice, second],
      own: first.own && second === then,
      score: further(second),
    }));
  });
  return found
    .sort((a, b) => Number(b.own) - Number(a.own) || b.score - a.score)
    .slice(0, ways)
    .map(({ path, own }) => ({ path, own, results: [] }));
}

function scoresBy<V>(glance: Bot<V>, decision: Asked, view: V): (choice: Choice) => number {
  const weighed = glance.explain?.(decision, view) ?? [];
  const scores = new Map(weighed.map(({ choice, score }) => [choice, score]));
  return (choice) => scores.get(choice) ?? 0;
}

function choicesOf(decision: Asked): Choice[] {
  if (decision.shape === 'one') return decision.options.map(({ id }) => id);
  if (decision.shape !== 'number') return [];
  return Array.from({ length: decision.max - decision.min + 1 }, (_, n) => decision.min + n);
}

/** Whatever was tried counts, however soon it must end. After each world it tells how many it tried. */
export function* bestOf<V>(
  plan: Thinking<V>,
  ways: readonly Way[],
  dealer: Worlds<V>,
  random: Random,
  goesOn: Patience,
  watching?: Watching<V>,
): Generator<number, Way> {
  let left = [...ways];
  let tried = 0;
  for (const { worlds, stay } of plan.heats) {
    for (let n = 0; n < worlds && goesOn(); n++) {
      const chance = split(random);
      for (const way of left) {
        const world = playedOn(plan, way, dealer, chance);
        way.results.push(plan.judge(world, dealer.seat));
        watching?.(way, world);
      }
      yield ++tried;
    }
    left = promising(left, stay);
    if (left.length < 2) break;
  }
  return chosen(left, plan.doubt);
}

/** A way that is so many standard errors behind, in no fewer worlds, will not be the best in the end. */
const CLEAR = { errors: 3, worlds: 8 };

/** Best first; without those clearly behind, and without what comes to the same as the glance's own. */
function promising(ways: readonly Way[], stay: number): Way[] {
  const ranked = [...ways].sort(byMean);
  const best = ranked[0]!;
  const own = ways.find((way) => way.own);
  const isBehind = (way: Way) =>
    way.results.length >= CLEAR.worlds && isBetter(best, way, CLEAR.errors);
  return ranked.filter(
    (way, place) => !isBehind(way) && (way === own || (place < stay && !(own && isSame(way, own)))),
  );
}

export function playedOn<V>(
  plan: Thinking<V>,
  { path }: Way,
  dealer: Worlds<V>,
  chance: Random,
): World<V> {
  const world = dealer.deal(copyRandom(chance));
  const done = plan.horizon(world);
  const bot = plan.playsOn();
  for (const choice of path) world.answer(dealer.seat, choice);
  playOn(world, () => bot, copyRandom(chance), done, plan.look);
  return world;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const byMean = (a: Way, b: Way): number => mean(b.results) - mean(a.results);

/** The best, unless the glance's own is as good for all one can tell. */
function chosen(ways: readonly Way[], doubt: number): Way {
  const best = ways[0]!;
  const own = ways.find((way) => way.own);
  return own && !isBetter(best, own, doubt) ? own : best;
}

const isSame = (way: Way, other: Way): boolean =>
  way.results.every((result, n) => result === other.results[n]);

/** By what they did in the same worlds. */
function isBetter(way: Way, than: Way, doubt: number): boolean {
  if (way === than) return false;
  const gains = way.results.map((result, n) => result - than.results[n]!);
  const gain = mean(gains);
  const spread = mean(gains.map((one) => (one - gain) ** 2));
  return gain > doubt * Math.sqrt(spread / Math.max(1, gains.length - 1));
}
