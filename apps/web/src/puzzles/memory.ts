import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/* What became of the puzzles that were tried, remembered on this device. */

/** `solved`: found without the answer being shown; `tried`: something else was played, or shown. */
export type Tried = 'solved' | 'tried';

interface Memory {
  readonly tried: Readonly<Record<string, Tried>>;
}

export const useTried = create<Memory>()(
  persist((): Memory => ({ tried: {} }), { name: 'landsraad-puzzles' }),
);

/** What was solved once stays solved. */
export const noteTried = (id: string, how: Tried): void =>
  void useTried.setState(({ tried }) => ({
    tried: { ...tried, [id]: tried[id] === 'solved' ? 'solved' : how },
  }));
