import { AGENT_ICONS, type Card, type CardId, cardOf } from '@landsraad/imperium';
import { bestBeside } from './beside.ts';
import { likelihood } from './conditions.ts';
import { type Outlook, once, ownedCards } from './outlook.ts';
import { somedayAll } from './someday.ts';

/* What it is worth to own a card, from its faces and from the rounds it may still be drawn in. */

/** What a card does each time it comes up: the better of its boxes, and a little of the other. */
export function useWorth(outlook: Outlook, card: CardId): number {
  return once(outlook, 'use', () => faceWorth(outlook, cardOf(card)), card);
}

function faceWorth(outlook: Outlook, face: Card): number {
  const { weights } = outlook;
  const reveal = somedayAll(outlook, face.reveal);
  const sent = sendingChance(outlook, face);
  if (sent === 0) return reveal;
  const icons = likelyIcons(outlook, face);
  const where = icons > 0 ? weights.icon + weights.moreIcons * Math.max(0, icons - 1) : 0;
  const agent = sent * (where + somedayAll(outlook, face.agent));
  return Math.max(agent, reveal) + weights.lesserBox * Math.min(agent, reveal);
}

/** How likely a card sends an Agent, by itself or with another one (IMM-7.1). */
function sendingChance(outlook: Outlook, { sendsAnywhere, icons, moreIcons, graft }: Card): number {
  if (sendsAnywhere || icons.length > 0 || graft) return 1;
  const alone = moreIcons ? likelihood(outlook, moreIcons.when) : 0;
  return Math.max(alone, partnerChance(outlook));
}

/** Of a pair, those of both (IMM-7.4). */
function likelyIcons(outlook: Outlook, face: Card): number {
  const { sendsAnywhere, icons, moreIcons, graft } = face;
  if (sendsAnywhere) return AGENT_ICONS.length;
  const more = moreIcons ? likelihood(outlook, moreIcons.when) * moreIcons.icons.length : 0;
  const beside =
    graft && icons.length === 0
      ? bestBeside(outlook, 'icons', (card) => cardOf(card).icons.length)
      : 0;
  return Math.min(AGENT_ICONS.length, icons.length + more + beside);
}

/** The chance that a Graft card comes up along with another card. */
const partnerChance = (outlook: Outlook): number =>
  once(outlook, 'partner', () => {
    const owned = ownedCards(outlook);
    const others = owned.filter((card) => !cardOf(card).graft).length;
    return 1 - (others / Math.max(1, owned.length)) ** outlook.weights.cardsSeen;
  });

/** Cards that trash themselves are used once. */
function staysInDeck(card: CardId): boolean {
  return !cardOf(card).agent.some((effect) => effect.do === 'trash-this');
}

/** How often a card may still come up in the rounds after this one. */
function usesLeft(outlook: Outlook, delay: number): number {
  const size = Math.max(6, ownedCards(outlook).length);
  return Math.max(0, outlook.rounds - delay) * Math.min(1, outlook.weights.cardsSeen / size);
}

/** What having a card in the deck from now on is worth; below 0 it is better trashed. */
function keepWorth(outlook: Outlook, card: CardId, delay: number): number {
  const uses = usesLeft(outlook, delay);
  const better = useWorth(outlook, card) - outlook.weights.averageCard;
  return staysInDeck(card) ? uses * better : Math.min(1, uses) * Math.max(0, better);
}

/** What acquiring a card is worth. What it gives at once is counted by the caller. */
export function ownWorth(outlook: Outlook, card: CardId): number {
  return once(outlook, 'own', () => keepWorth(outlook, card, outlook.weights.delay), card);
}

/** What trashing a card of the deck is worth, apart from what it would do this turn. */
export function trashWorth(outlook: Outlook, card: CardId): number {
  const gained = somedayAll(outlook, cardOf(card).onTrash) * outlook.future;
  return gained - keepWorth(outlook, card, 0);
}

/** The average use of the cards a draw could bring. */
export function drawWorth(outlook: Outlook): number {
  return once(outlook, 'draw', () => {
    const { deckCards, discard } = outlook.me;
    const pile = deckCards && deckCards.length > 0 ? deckCards : discard;
    if (pile.length === 0) return 0;
    const sum = pile.reduce((total, card) => total + useWorth(outlook, card), 0);
    return (sum / pile.length / outlook.weights.averageCard) * outlook.weights.draw;
  });
}
