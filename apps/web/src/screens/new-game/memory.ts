import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Pack } from '../../packs/pack.ts';
import { USUAL } from '../../packs/packs.ts';
import type { TableForm } from './form.ts';

type Remembered = UseBoundStore<StoreApi<TableForm>>;

const tables = new Map<string, Remembered>();

/**
 * The table of a game that was laid last on this device. The seed is not kept: it would deal the same
 * game. The usual game's is kept where it was before there were others.
 */
export function lastTableOf(pack: Pack): Remembered {
  const known = tables.get(pack.id) ?? remembered(pack);
  tables.set(pack.id, known);
  return known;
}

const remembered = (pack: Pack): Remembered =>
  create<TableForm>()(
    persist(() => pack.firstForm, {
      name: pack.id === USUAL.id ? 'landsraad-table' : `landsraad-table-${pack.id}`,
      partialize: (form) => ({ ...form, seed: '' }),
    }),
  );

/** How the person in the first seat was called last; empty when nobody said. */
export const lastName = (): string =>
  lastTableOf(USUAL)
    .getState()
    .seats.find(({ is }) => is === 'person')?.name ?? '';
