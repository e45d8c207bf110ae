import type { ChatLine } from '@landsraad/protocol';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** Somebody whose lines are not shown. */
export interface Muted {
  readonly speaker: string;
  readonly name: string;
}

interface Remembered {
  /** When the last line was said that was read, by table. */
  readonly read: Readonly<Record<string, number>>;
  readonly muted: Readonly<Record<string, readonly Muted[]>>;
  /** The fingerprint of the shuffle that was told first, while the game was not over. */
  readonly promises: Readonly<Record<string, string>>;
  /** The game on this device that an online game was copied into for its replay. */
  readonly copies: Readonly<Record<string, string>>;
}

/** What this device remembers of online tables. */
const useRemembered = create<Remembered>()(
  persist(() => ({ read: {}, muted: {}, promises: {}, copies: {} }), {
    name: 'landsraad-online',
  }),
);

/** Of the tables met last; older ones are forgotten. */
const KEPT = 50;

function put<T>(all: Readonly<Record<string, T>>, id: string, value: T): Record<string, T> {
  const { [id]: _, ...others } = all;
  return Object.fromEntries([...Object.entries(others), [id, value] as const].slice(-KEPT));
}

const NOBODY: readonly Muted[] = [];
export const useMuted = (table: string): readonly Muted[] =>
  useRemembered(({ muted }) => muted[table] ?? NOBODY);

export const useRead = (table: string): number => useRemembered(({ read }) => read[table] ?? 0);

export function markRead(table: string, upTo: number): void {
  const { read } = useRemembered.getState();
  if ((read[table] ?? 0) < upTo) useRemembered.setState({ read: put(read, table, upTo) });
}

export function rememberMuted(table: string, { speaker, name }: Muted, on: boolean): void {
  const { muted } = useRemembered.getState();
  const others = (muted[table] ?? []).filter((other) => other.speaker !== speaker);
  useRemembered.setState({
    muted: put(muted, table, on ? [...others, { speaker, name }] : others),
  });
}

export function rememberPromise(table: string, promise: string): void {
  const { promises } = useRemembered.getState();
  if (!promises[table]) useRemembered.setState({ promises: put(promises, table, promise) });
}

export const promiseOf = (table: string): string | null =>
  useRemembered.getState().promises[table] ?? null;

export const rememberCopy = (table: string, game: string): void =>
  void useRemembered.setState(({ copies }) => ({ copies: put(copies, table, game) }));

export const copyOf = (table: string): string | undefined => useRemembered.getState().copies[table];

/** What is shown of the chat. */
export function heard(chat: readonly ChatLine[], muted: readonly Muted[]): readonly ChatLine[] {
  const silent = new Set(muted.map(({ speaker }) => speaker));
  return silent.size === 0 ? chat : chat.filter(({ speaker }) => !silent.has(speaker));
}

export const unreadIn = (lines: readonly ChatLine[], read: number, own: number | null): number =>
  lines.filter(({ at, seat }) => at > read && (own === null || seat !== own)).length;
