import type { Flow, Seat } from '@landsraad/kernel';
import type { Track } from '../content/component.ts';
import type { Imperium, Source } from '../state.ts';
import { beforeTaking, offerOne } from './resolve.ts';

/** Everybody's token on a track. */
export interface Token {
  readonly track: Track;
  /** What the bonuses come from. */
  readonly source: Source;
  /** The step it stands on. */
  readonly at: (game: Imperium, seat: Seat) => number;
  readonly put: (game: Imperium, seat: Seat, step: number) => void;
  /** Which way it goes where there are several. */
  readonly way?: (game: Imperium, seat: Seat, next: readonly number[]) => Flow<number>;
  /** Whether a seat gets what is printed on the steps. */
  readonly gives?: (game: Imperium, seat: Seat) => boolean;
}

/** One step on, and what is printed there; says whether there was a step. */
export function* advance(game: Imperium, seat: Seat, token: Token): Flow<boolean> {
  const { track, source, at, put, way, gives } = token;
  const { next } = track.steps[at(game, seat)]!;
  if (next.length === 0) return false;
  const step = way ? yield* way(game, seat, next) : next[0]!;
  const bonus = (gives?.(game, seat) ?? true) ? track.steps[step]!.bonus : [];
  for (const effect of bonus) yield* beforeTaking(game, seat, effect, source);
  put(game, seat, step);
  for (const effect of bonus) yield* offerOne(game, seat, effect, source);
  return true;
}
