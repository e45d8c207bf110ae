import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { USUAL } from '../../packs/packs.ts';
import type { TableForm } from './form.ts';

/** The table that was laid last on this device. The seed is not kept: it would deal the same game. */
export const useLastTable = create<TableForm>()(
  persist(() => USUAL.firstForm, {
    name: 'landsraad-table',
    partialize: (form) => ({ ...form, seed: '' }),
  }),
);

/** How the person in the first seat was called last; empty when nobody said. */
export const lastName = (): string =>
  useLastTable.getState().seats.find(({ is }) => is === 'person')?.name ?? '';
