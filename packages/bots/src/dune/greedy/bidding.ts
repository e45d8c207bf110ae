import type { DuneOption } from '@landsraad/dune';
import type { Asked } from '../../bot.ts';
import { type Scored, scored } from '../../scored.ts';
import { asKarama, cardWorth, handLimit, isWorthless, unseenWorth } from './cards.ts';
import { is, type Outlook, seatOf } from './outlook.ts';

/* Bidding: what the card on sale is worth, and what may be paid for it. */

/** The price at which the seat stops. */
export function limit(outlook: Outlook): number {
  const { view, me, weights, spice } = outlook;
  const card = view.auction?.card ?? null;
  let worth = card === null ? unseenWorth(outlook) : cardWorth(outlook, card);
  const room = handLimit(me) - me.handSize;
  if (card === null) worth *= me.handSize <= 1 ? 1.25 : room === 1 ? 0.7 : 1;
  if (is(outlook, 'harkonnen') && room > 1) worth += 0.8 * unseenWorth(outlook); // HAR-B4
  if (card === null && trusts(outlook)) worth += 1;
  const rich = Math.max(0, spice - weights.plenty);
  const purse = weights.purse * Math.max(0, spice - weights.kept) + 0.3 * rich;
  return Math.min(worth + 0.15 * rich, purse);
}

/** Atreides know the card: where they bid, it is good. */
function trusts(outlook: Outlook): boolean {
  const { auction } = outlook.view;
  const atreides = seatOf(outlook, 'atreides');
  return atreides >= 0 && auction?.bidder === atreides;
}

/** One more than the last bid, while the card is worth it. */
export function weighBids(outlook: Outlook, _: Asked, options: readonly DuneOption[]): Scored[] {
  const most = limit(outlook);
  const ours = outlook.view.auction?.bidder;
  const friend = typeof ours === 'number' && outlook.side.includes(ours);
  return options.map((option) => {
    if (option.type !== 'bid') return scored(option.id, 'pass', 0);
    const worth = most - option.n + 0.001;
    return scored(option.id, 'bid', friend ? -1 : worth);
  });
}

/** Lends an ally what is more than enough. */
export function pledgeWorth({ spice, weights }: Outlook, n: number): number {
  return -Math.abs(n - Math.max(0, Math.floor((spice - weights.plenty) / 2)));
}

/** Karama pays for an expensive card (DUN-18.6). */
export function karamaBidWorth(outlook: Outlook, option: DuneOption): number {
  if (option.type === 'no') return 0;
  const price = outlook.view.auction?.bid ?? 0;
  return price - karamaCost(outlook, option);
}

/** What the card that would be discarded is worth in the hand. */
export function karamaCost({ weights }: Outlook, option: DuneOption): number {
  return option.type === 'worthless-as-karama' ? weights.worthlessHold : weights.karamaHold;
}

/** A winner throws away what only fills the hand. */
export function discardWorth(outlook: Outlook, option: DuneOption): number {
  if (option.type !== 'card' || !isWorthless(option.card)) return -1;
  return asKarama(outlook).includes(option.card) ? -1 : 1;
}
