import { type FactionId, factionOf } from '@landsraad/dune';
import type { Seat } from '@landsraad/kernel';
import type { Language, Text } from '../../text/text.ts';
import type { Context } from '../playable.ts';

export const shortName = (faction: FactionId, language: Language): string =>
  factionOf(faction).name[language];

/** A seat is called by its faction. */
export function seatNames(
  factions: readonly { readonly id: FactionId }[],
  { language, play }: Text,
): Context {
  return {
    seatName: (seat: Seat) => {
      const faction = factions[seat];
      return faction ? shortName(faction.id, language) : play.seat(seat + 1);
    },
  };
}
