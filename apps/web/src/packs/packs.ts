import { use } from 'react';
import { imperium } from './imperium/index.ts';
import type { Pack, Parts } from './pack.ts';

const PACKS: readonly Pack[] = [imperium];

/** The game that a record or a table names. */
export function packCalled(id: string): Pack {
  const pack = PACKS.find((one) => one.id === id);
  if (!pack) throw new Error(`unknown game: ${id}`);
  return pack;
}

/** Other games are played elsewhere: a server may have tables that cannot be laid here. */
export const isPlayedHere = ({ game }: { readonly game: string }): boolean =>
  PACKS.some(({ id }) => id === game);

/** Meant where an address names no game. */
export const USUAL: Pack = imperium;

const coming = new Map<string, Promise<unknown>>();

/** A part of a game; who asks for it first waits, as for a screen. */
export function usePart<P extends keyof Parts>(pack: Pack, part: P): Parts[P] {
  return use(loaded(pack, part));
}

/** Has a part fetched that will be wanted. */
export function fetchPart(pack: Pack, part: keyof Parts): void {
  loaded(pack, part).catch(() => undefined); // whoever wants it asks again
}

function loaded<P extends keyof Parts>(pack: Pack, part: P): Promise<Parts[P]> {
  const name = `${pack.id}/${part}`;
  const known = coming.get(name) as Promise<Parts[P]> | undefined;
  if (known) return known;
  const loading = pack.parts[part]();
  coming.set(name, loading);
  // What did not come, for want of a line, is asked for again.
  loading.catch(() => coming.delete(name));
  return loading;
}
