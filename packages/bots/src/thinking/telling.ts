import type { Seat, World } from '@landsraad/kernel';
import { chancesOf, type KeptNet, type Net, netFrom, scoresOf } from './net.ts';
import { mean, type Reason, type Telling } from './teaching.ts';

/*
 * Tells two ways apart by topics. The judge says what a difference is worth, by the features that it
 * knows a group of topics by, put from one world into the other; an amount says how large it is.
 */

/** How much of something a seat has, or a rival; what a rival has speaks against. */
export interface Topic<G> {
  readonly name: string;
  readonly about?: string;
  readonly speaks: 1 | -1;
  amount(game: G, seat: Seat): number;
}

/** Topics that the judge knows by the same features, told by how their names begin. */
export interface TopicGroup<G> {
  readonly features: readonly string[];
  /** Whose features: everybody's where each seat's tell of the others too. */
  readonly of: 'seat' | 'rivals' | 'everybody';
  readonly topics: readonly Topic<G>[];
}

/** Something that happens in a world or not, from 0 to 1. */
export interface Happening<V> {
  readonly topic: string;
  readonly about?: string;
  happens(world: World<V>, seat: Seat): number;
}

/** What is remembered of a world where it was judged. */
export interface Note {
  readonly seat: Seat;
  /** Those who win together. */
  readonly side: readonly Seat[];
  readonly chance: number;
  /** What the judge looked at; null where the game was over. */
  readonly rows: Float32Array | null;
  /** Of every topic, group by group. */
  readonly amounts: readonly (readonly number[])[];
  readonly happened: readonly number[];
}

/** What a game brings to tell its ways apart. */
export interface Matter<V, G> {
  readonly model: KeptNet;
  readonly groups: readonly TopicGroup<G>[];
  readonly happenings: readonly Happening<V>[];
  judge(world: World<V>, seat: Seat): number;
  rowsOf(game: G, seat: Seat, inputs: number): Float32Array;
  /** The seat and its allies. */
  sideOf(game: G, seat: Seat): readonly Seat[];
}

/** Smaller differences are not told: so much on average, so often, and so much of the chance to win. */
const LEAST = { amount: 0.15, often: 0.05, worth: 0.003 };

export function tellingOf<V, G>(matter: Matter<V, G>): Telling<V, Note> {
  const { model, groups, happenings, judge, rowsOf, sideOf } = matter;
  const net = netFrom(model);
  const columns = groups.map(({ features }) => columnsOf(model.inputs, features));
  return {
    note(world, seat) {
      const game = world.state as G;
      return {
        seat,
        side: sideOf(game, seat),
        chance: judge(world, seat),
        rows: world.over ? null : rowsOf(game, seat, net.inputs),
        amounts: groups.map(({ topics }) => topics.map(({ amount }) => amount(game, seat))),
        happened: happenings.map(({ happens }) => happens(world, seat)),
      };
    },
    reasons(notes, than, now) {
      const worlds = Math.min(notes.length, than.length);
      const pairs = notes.slice(0, worlds).map((note, n): Pair => [note, than[n]!]);
      return [
        ...groups.flatMap((group, g) => groupReasons(net, group, columns[g]!, g, pairs, now)),
        ...happenings.flatMap((happening, h) => happeningReason(happening, h, pairs)),
      ].sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth));
    },
  };
}

/** The same world, played on in two ways. */
type Pair = readonly [Note, Note];

const columnsOf = (inputs: readonly string[], features: readonly string[]): number[] =>
  inputs.flatMap((name, i) => (features.some((begins) => name.startsWith(begins)) ? [i] : []));

function groupReasons<G>(
  net: Net,
  { of, topics }: TopicGroup<G>,
  columns: readonly number[],
  g: number,
  pairs: readonly Pair[],
  now: Note,
): readonly Reason[] {
  const differs = topics.map((_, t) =>
    mean(pairs.map(([a, b]) => a.amounts[g]![t]! - b.amounts[g]![t]!)),
  );
  const moved = differs.reduce((sum, by) => sum + Math.abs(by), 0);
  if (moved < LEAST.amount) return [];
  const worth = mean(pairs.map(([a, b]) => worthOf(net, a, b, columns, of)));
  return topics.flatMap((topic, t): Reason[] => {
    const by = differs[t]!;
    const share = worth * (Math.abs(by) / moved);
    if (Math.abs(by) < LEAST.amount || Math.abs(share) < LEAST.worth) return [];
    if (Math.sign(by) * topic.speaks !== Math.sign(share)) return [];
    const reached = mean(pairs.map(([a]) => a.amounts[g]![t]!));
    const kept = by > 0 && reached <= now.amounts[g]![t]!;
    return [{ ...codeOf(topic.name, topic.about), by, kept, worth: share }];
  });
}

const codeOf = (topic: string, about?: string): { topic: string; about?: string } => ({
  topic,
  ...(about && { about }),
});

/** How much likelier the seat wins where the second world is, with some columns of the first. */
function worthOf(
  net: Net,
  { rows, side }: Note,
  other: Note,
  columns: readonly number[],
  of: TopicGroup<never>['of'],
): number {
  if (!rows || !other.rows) return 0;
  const mixed = other.rows.slice();
  for (let row = 0; row < mixed.length; row += net.inputs) {
    const isOurs = side.includes(row / net.inputs);
    if (of !== 'everybody' && isOurs !== (of === 'seat')) continue;
    for (const column of columns) mixed[row + column] = rows[row + column]!;
  }
  const chance = (of: Float32Array) => {
    const chances = chancesOf(scoresOf(net, of));
    return side.reduce((sum, seat) => sum + chances[seat]!, 0);
  };
  return chance(mixed) - chance(other.rows);
}

/** Something that happens or not: it is worth what the worlds differ by in which it goes otherwise. */
function happeningReason<V>(
  { topic, about }: Happening<V>,
  h: number,
  pairs: readonly Pair[],
): readonly Reason[] {
  const happens = ({ happened }: Note) => happened[h]!;
  const by = mean(pairs.map(([a, b]) => happens(a) - happens(b)));
  const worth = mean(pairs.map(([a, b]) => (happens(a) === happens(b) ? 0 : a.chance - b.chance)));
  const speaks = topic.startsWith('rival-') ? -1 : 1;
  const isTold = Math.abs(by) >= LEAST.often && Math.sign(by) * speaks === Math.sign(worth);
  return isTold ? [{ ...codeOf(topic, about), by, kept: false, worth }] : [];
}
