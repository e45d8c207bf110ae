import { type CardId, cardOf, type Effect } from '@landsraad/imperium';
import { useWorth } from './cards.ts';
import { swordsOf, swordsWorth } from './conflict.ts';
import { worthOfAll } from './gains.ts';
import { persuasionOf, persuasionWorth } from './market.ts';
import { type Outlook, once } from './outlook.ts';

/* What a card in hand may still do this round. */

/** What a card in hand would bring on this round's Reveal turn. */
export function revealBoxWorth(outlook: Outlook, card: CardId): number {
  const weigh = () => {
    const plain = cardOf(card).reveal.filter((effect) => !isCounted(effect));
    return (
      worthOfAll({ outlook, source: { type: 'card', card }, fight: null }, plain) -
      persuasionWorth(outlook, -persuasionOf(outlook, card)) -
      swordsWorth(outlook, -swordsOf(outlook, card))
    );
  };
  return once(outlook, 'reveal-box', weigh, card);
}

/** Persuasion and swords are counted for the hand as a whole. */
function isCounted(effect: Effect): boolean {
  switch (effect.do) {
    case 'persuasion':
    case 'swords':
      return true;
    case 'when':
      return effect.effects.some(isCounted);
    case 'choose':
      return effect.options.flat().some(isCounted);
    default:
      return false;
  }
}

/** The better of revealing it and sending an Agent with it. */
export function roundWorth(outlook: Outlook, card: CardId): number {
  return Math.max(revealBoxWorth(outlook, card), 0.7 * useWorth(outlook, card));
}
