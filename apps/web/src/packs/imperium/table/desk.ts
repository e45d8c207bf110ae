import type { ImperiumEvent, ImperiumOption, ImperiumView, PlayerView } from '@landsraad/imperium';
import { type Known, useKnown } from '../../../table/desk/known.ts';

/** What is known at a table that is laid with this game's kit is this game's. */
export const useImperium = useKnown as () => Known<ImperiumView, ImperiumOption, ImperiumEvent>;

/** The viewer's own player, or null for whoever only watches. */
export function useMe(): PlayerView | null {
  const { snapshot, seat } = useImperium();
  return seat === null ? null : snapshot.view.players[seat]!;
}
