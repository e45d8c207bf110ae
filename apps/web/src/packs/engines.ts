import { Problem } from '@landsraad/kernel';
import type { Engine } from './engine.ts';

/* The games that the worker runs; each comes when the first of its kind is opened, with what is added to it. */

const ENGINES: Readonly<Record<string, (options: object) => Promise<Engine>>> = {
  dune: async () => (await import('./dune/engine.ts')).engine,
  imperium: async (options) => (await import('./imperium/engine.ts')).engineFor(options),
};

/** Throws `Problem` for a game that cannot be played here. */
export async function engineOf(game: unknown, options: unknown): Promise<Engine> {
  if (typeof game === 'string' && Object.hasOwn(ENGINES, game))
    return ENGINES[game]!(Object(options));
  throw new Problem(`this game is not played here: ${String(game).slice(0, 40)}`);
}
