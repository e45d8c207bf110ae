import type { Seat } from '@landsraad/kernel';
import type { TreacheryId } from '../ids.ts';
import type { Dune, Showing, Shown, Talks } from '../state.ts';

/* DUN-15.4: what one player showed another as part of a deal, and still holds. */

export const talksOf = ({ factions }: Dune, seat: Seat): Talks =>
  factions[seat]!.talks ?? { made: 0, standing: [], shown: [] };

export function show(
  game: Dune,
  by: Seat,
  to: Seat,
  what: Showing,
  which: string | undefined,
): void {
  const shown: Omit<Shown, 'by' | 'to'> =
    what === 'card' ? { card: which! } : what === 'traitor' ? { leader: which! } : {};
  if (what !== 'spice') remember(game, by, { by, to, ...shown });
  game.revealed++;
  const seen = what === 'spice' ? { n: game.factions[by]!.spice } : shown;
  game.events?.push({ type: 'deal-shown', seat: by, to, what, secret: { to: [by, to], ...seen } });
}

function remember(game: Dune, by: Seat, shown: Shown): void {
  const talks = talksOf(game, by);
  const isSame = ({ to, card, leader }: Shown) =>
    to === shown.to && card === shown.card && leader === shown.leader;
  if (!talks.shown.some(isSame))
    game.factions[by]!.talks = { ...talks, shown: [...talks.shown, shown] };
}

/** The card left the hand where all could see it: whether another like it is there, nobody knows. */
export const forgetCard = (game: Dune, by: Seat, card: TreacheryId): void =>
  forget(game, by, (shown) => shown.card === card);

/** Cards changed hands unseen (HAR-K1). */
export const forgetHand = (game: Dune, by: Seat): void =>
  forget(game, by, ({ card }) => card !== undefined);

function forget({ factions }: Dune, by: Seat, gone: (shown: Shown) => boolean): void {
  const { talks } = factions[by]!;
  if (talks?.shown.some(gone))
    factions[by]!.talks = { ...talks, shown: talks.shown.filter((shown) => !gone(shown)) };
}
