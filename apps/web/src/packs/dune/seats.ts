import { type FactionId, factionName } from '@landsraad/dune';
import type { Seat } from '@landsraad/kernel';
import type { Language } from '@landsraad/kernel/wording';
import type { Seating } from '../../games/protocol.ts';
import { sitterOf } from '../../table/seats/sitters.ts';

/** "Atreides (Ada)"; a bot's faction says enough. */
export function seatName(
  seats: readonly Seating[],
  factions: readonly FactionId[],
  seat: Seat,
  language: Language,
): string {
  const faction = factionName(factions[seat]!, language);
  const sitter = seats[seat];
  return sitter?.is === 'person' && sitter.name ? `${faction} (${sitter.name})` : faction;
}

export const sitterName = (seats: readonly Seating[], seat: Seat, language: Language): string =>
  sitterOf(seats, seat, language) ?? '';
