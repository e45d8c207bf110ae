import { type FactionId, factionName } from '@landsraad/dune';
import type { Seat } from '@landsraad/kernel';
import type { Text } from '../../text/text.ts';
import type { Context } from '../playable.ts';

/** A seat is called by its faction, as the game's own sentences do. */
export interface DuneContext extends Context {
  readonly factions: readonly FactionId[];
}

export function seatNames(
  factions: readonly { readonly id: FactionId }[],
  { language }: Text,
): DuneContext {
  const ids = factions.map(({ id }) => id);
  return { factions: ids, seatName: (seat: Seat) => factionName(ids[seat]!, language) };
}
