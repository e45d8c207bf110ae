import { Problem } from '@landsraad/kernel';
import type { Engine } from './engine.ts';

/* The games that the worker runs; each comes when the first of its kind is opened. */

const ENGINES: Readonly<Record<string, () => Promise<Engine>>> = {
  imperium: async () => (await import('./imperium/engine.ts')).engine,
};

/** Throws `Problem` for a game that cannot be played here. */
export async function engineOf(game: unknown): Promise<Engine> {
  if (typeof game === 'string' && Object.hasOwn(ENGINES, game)) return ENGINES[game]!();
  throw new Problem(`this game is not played here: ${String(game).slice(0, 40)}`);
}
