import type { ImperiumEvent, ImperiumOption, ImperiumView, PlayerView } from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import { type Known, useKnown } from '../../../table/desk/known.ts';
import { usePlan } from '../../../table/plan/usePlan.ts';
import type { ImperiumSnapshot } from '../snapshot.ts';

/** What is known at a table that is laid with this game's kit is this game's. */
export const useImperium = useKnown as () => Known<ImperiumView, ImperiumOption, ImperiumEvent>;

/** The viewer's own player, or null for whoever only watches. */
export function useOwnPlayer(): PlayerView | null {
  const { snapshot, seat } = useImperium();
  return seat === null ? null : snapshot.view.players[seat]!;
}

/** The table as it would lie after what is planned, or null. */
export const usePlannedView = (): ImperiumView | null =>
  (usePlan().foreseen?.view as ImperiumView | undefined) ?? null;

/** The viewer's own player as it would stand then, or null. */
export function usePlannedPlayer(): PlayerView | null {
  const view = usePlannedView();
  const { seat } = useImperium();
  return view && seat !== null ? view.players[seat]! : null;
}

/** Whether it is this player's turn, or a decision of theirs is waited for. */
export const isActive = (
  { view, waiting }: Pick<ImperiumSnapshot, 'view' | 'waiting'>,
  seat: Seat,
): boolean => (view.phase === 'turns' ? view.active === seat : waiting.includes(seat));
