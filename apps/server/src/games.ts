import { dune } from '@landsraad/dune';
import { imperium } from '@landsraad/imperium';
import type { AnyGame } from './tables/needs.ts';

/** What can be played, by the name in a table's settings. */
export const GAMES: Readonly<Record<string, AnyGame>> = { imperium, dune };
