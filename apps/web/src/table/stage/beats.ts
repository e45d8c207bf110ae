import type { GameEvent, Seat } from '@landsraad/kernel';
import type { Frame } from '../../games/log.ts';
import type { IconName } from '../../icons/paths.tsx';
import type { Passage } from '../log/story.ts';
import type { Thing } from '../spots.ts';

/* What happened, cut into what the eye can follow. How a passage is cut is the game's. */

/** So much of something for somebody: gained, or paid where it is negative. */
export interface Amount {
  readonly seat: Seat;
  /** The game's word for it, such as `solari`. */
  readonly unit: string;
  readonly n: number;
}

export interface Beat<T extends Thing = Thing> {
  /** The game's word for what is seen. */
  readonly kind: string;
  readonly seat: Seat | null;
  /** Milliseconds at the normal pace. */
  readonly ms: number;
  /** What is shown large. */
  readonly things: readonly T[];
  /** Where it goes, or where it happens. */
  readonly place: T | null;
  /** What goes there and stays. */
  readonly piece: IconName | null;
  readonly amounts: readonly Amount[];
  /** The last event that it tells, counted from the game's first. */
  readonly until: number;
}

/**
 * How a scene is seen. `turn`: over the table, as it goes by. `brief`: what came of a round, in the
 * same way. `whole`: on the whole screen, with the decisions that are owed in it. `recap`: what came
 * of a round, until whoever read it goes on.
 */
export type SceneLook = 'turn' | 'brief' | 'whole' | 'recap';

/** A passage on the stage. */
export interface Scene<E extends GameEvent = GameEvent, T extends Thing = Thing> {
  readonly passage: Passage<E>;
  /** The round it belongs to. */
  readonly round: number;
  /** Its first event, by which it is known. */
  readonly from: number;
  readonly beats: readonly Beat<T>[];
  /** The first that was not yet told. */
  readonly first: number;
  /** Nothing can come to it any more. */
  readonly over: boolean;
  readonly look: SceneLook;
  /** The positions it lies between, as far as they are known. */
  readonly before: Frame;
  readonly after: Frame;
}

/** It takes the whole screen, and whoever watched says when to go on. */
export const isWhole = ({ look }: Pick<Scene, 'look'>): boolean =>
  look === 'whole' || look === 'recap';

/** The beat it begins with when it is seen again; a recap stands there from the beginning. */
export const startOf = ({ look, beats }: Scene): number => (look === 'recap' ? beats.length : 0);

/** What a turn is known by: what was sent somewhere, even where something else was played first. */
export function mainThing<T extends Thing>(
  beats: readonly Pick<Beat<T>, 'things' | 'place'>[],
): T | undefined {
  const shown = beats.filter(({ things }) => things.length > 0);
  return (shown.find(({ place }) => place !== null) ?? shown[0])?.things[0];
}

/** What the beats give and take in all, by seat and unit. */
export function sumOf(beats: readonly Pick<Beat, 'amounts'>[]): readonly Amount[] {
  const sums = new Map<string, Amount>();
  for (const { amounts } of beats)
    for (const amount of amounts) {
      const key = `${amount.seat} ${amount.unit}`;
      sums.set(key, { ...amount, n: (sums.get(key)?.n ?? 0) + amount.n });
    }
  return [...sums.values()].filter(({ n }) => n !== 0);
}
