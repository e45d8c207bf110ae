import type { Seat } from '@landsraad/kernel';
import { createContext, useContext } from 'react';
import { type Scene, sumOf } from './beats.ts';
import type { Stage } from './stage.ts';

/* The numbers on the plates: they move with the beats, and show what changed since one's turn. */

/** By seat and unit. */
export interface Counts {
  /** What the beats gave so far that the shown position does not have yet. */
  readonly told: ReadonlyMap<string, number>;
  /** What changed since the viewer last acted. */
  readonly changed: ReadonlySet<string>;
}

const keyOf = (seat: Seat, unit: string): string => `${seat} ${unit}`;

const CountsContext = createContext<Counts | null>(null);
export const CountsProvider = CountsContext.Provider;

/** A number of a plate as it is at this beat. */
export function useCount(
  seat: Seat,
  unit: string,
  n: number,
): { readonly n: number; readonly changed: boolean } {
  const counts = useContext(CountsContext);
  const key = keyOf(seat, unit);
  const told = counts?.told.get(key) ?? 0;
  return { n: n + told, changed: told !== 0 || counts?.changed.has(key) === true };
}

export const changedIn = (moves: readonly Scene[]): ReadonlySet<string> =>
  new Set(sumOf(moves.flatMap(({ beats }) => beats)).map(({ seat, unit }) => keyOf(seat, unit)));

const NOTHING: ReadonlyMap<string, number> = new Map();

/** Only where the shown position is the one before the scene: otherwise it would count twice. */
export function toldIn({ scenes, at, shown }: Stage): ReadonlyMap<string, number> {
  const scene = scenes[0];
  if (scene?.look !== 'turn') return NOTHING;
  if (shown !== scene.before || shown.log.length !== scene.from) return NOTHING;
  const sums = sumOf(scene.beats.slice(0, at + 1));
  return new Map(sums.map(({ seat, unit, n }) => [keyOf(seat, unit), n]));
}
