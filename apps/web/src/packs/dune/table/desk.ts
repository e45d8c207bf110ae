import type { DuneEvent, DuneOption, DuneView, FactionView } from '@landsraad/dune';
import type { Seat } from '@landsraad/kernel';
import { type Known, useKnown } from '../../../table/desk/known.ts';

/** What is known at a table that is laid with this game's kit is this game's. */
export const useDune = useKnown as () => Known<DuneView, DuneOption, DuneEvent>;

/** The viewer's own faction, or null for whoever only watches. */
export function useOwnFaction(): FactionView | null {
  const { snapshot, seat } = useDune();
  return seat === null ? null : snapshot.view.factions[seat]!;
}

/** Whether a decision of theirs is waited for. */
export const isAwaited = (waiting: readonly Seat[], seat: Seat): boolean => waiting.includes(seat);
