import { shuffle } from '@landsraad/kernel';
import { UNKNOWN } from '../content/unknown.ts';
import type { Imperium } from '../state.ts';

/** Shuffles a pile of the table; whoever thinks ahead no longer knows what lies there. */
export function mix(game: Imperium, pile: string[]): void {
  if (game.supposed) pile.fill(UNKNOWN);
  else shuffle(game.random, pile);
}
