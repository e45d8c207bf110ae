import type { CardId } from '@landsraad/imperium';
import { type Outlook, once, ownedCards } from './outlook.ts';

/** The most that another card of the hand will offer on average, where it is chosen for that. */
export const bestBeside = (
  outlook: Outlook,
  what: string,
  offers: (card: CardId) => number,
): number =>
  once(outlook, 'beside', () => likelyMost(outlook, ownedCards(outlook).map(offers)), what);

/** Of values that come up with the cards of a deck, a hand at a time. */
function likelyMost({ weights }: Outlook, values: readonly number[]): number {
  const chance = Math.min(1, (weights.cardsSeen - 1) / Math.max(1, values.length));
  let most = 0;
  let better = 1;
  for (const value of values.toSorted((a, b) => b - a)) {
    most += better * chance * value;
    better *= 1 - chance;
  }
  return most;
}
