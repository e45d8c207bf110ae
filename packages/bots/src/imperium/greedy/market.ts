import { type CardId, cardOf, type Effect, type Faction } from '@landsraad/imperium';
import { ownWorth } from './cards.ts';
import { othersInPlay, willHold } from './conditions.ts';
import { labOf } from './immortality.ts';
import { bestGain } from './influence.ts';
import { agentsLeft, type Outlook, once } from './outlook.ts';
import { worthOfResources } from './resources.ts';
import { somedayAll } from './someday.ts';

/* What Persuasion buys: the best cards that it pays for together. */

interface Ware {
  readonly card: CardId;
  readonly cost: number;
  readonly worth: number;
}

/** What a card gives when acquired and what owning it is worth. */
export function acquireWorth(outlook: Outlook, card: CardId): number {
  let worth = ownWorth(outlook, card);
  for (const effect of cardOf(card).onAcquire) worth += atOnce(outlook, effect);
  return worth;
}

/** What gives no plain gain or Influence is worth what it is at any time. */
function atOnce(outlook: Outlook, effect: Effect): number {
  switch (effect.do) {
    case 'vp':
      return effect.n * outlook.weights.vp;
    case 'gain':
      return worthOfResources(outlook, effect);
    case 'influence':
      return bestGain(outlook, effect.with, effect.n);
    default:
      return somedayAll(outlook, [effect]);
  }
}

/** What lies in the Row and the Reserve at its printed cost; two of a Reserve card may be had. */
function wares(outlook: Outlook): Ware[] {
  const { row, reserve } = outlook.view;
  const found: Ware[] = [];
  const lay = (card: CardId, copies: number): void => {
    const { cost } = cardOf(card);
    if (cost === null || copies === 0) return;
    const worth = acquireWorth(outlook, card);
    if (worth > 0) for (let i = 0; i < copies; i++) found.push({ card, cost, worth });
  };
  for (const card of row) lay(card, 1);
  for (const [card, left] of Object.entries(reserve)) lay(card, Math.min(2, left));
  return found;
}

const MOST = 24;

/** The worth of the best purchases for every sum of Persuasion. */
function bestPurchases(items: readonly Ware[]): number[] {
  const best = Array<number>(MOST + 1).fill(0);
  for (const { cost, worth } of items)
    for (let sum = MOST; sum >= cost; sum--)
      best[sum] = Math.max(best[sum]!, best[sum - cost]! + worth);
  return best;
}

/** Half a purchase is worth something: the Row will have changed by the Reveal turn. */
function spent(outlook: Outlook, persuasion: number): number {
  const { market, persuasion: each } = outlook.weights;
  const table = once(outlook, 'market', () => bestPurchases(wares(outlook)));
  const now = table[Math.max(0, Math.min(MOST, persuasion))]!;
  return market * now + (1 - market) * persuasion * each * outlook.future;
}

/** What so much Persuasion more (or, negative, less) on this round's Reveal turn is worth. */
export function persuasionWorth(outlook: Outlook, n: number): number {
  if (outlook.me.revealed && outlook.view.turn?.kind !== 'reveal') return 0;
  const total = once(outlook, 'persuasion', () => expectedPersuasion(outlook));
  return spent(outlook, total + n) - spent(outlook, total);
}

/** Persuasion that the Reveal turn will bring with what is in hand and on the board. */
function expectedPersuasion(outlook: Outlook): number {
  const { view, me, seat } = outlook;
  if (view.turn?.seat === seat && view.turn.kind === 'reveal') return view.turn.persuasion;
  let total = me.council ? 2 : 0;
  const played = agentsLeft(view, seat);
  const cards = me.hand.map((card) => persuasionOf(outlook, card)).sort((a, b) => b - a);
  // The cards that will send Agents are probably not the best to reveal.
  for (const n of cards.slice(0, Math.max(1, cards.length - played))) total += n;
  return total;
}

/** Persuasion of a card's Reveal box with the rest of the hand beside it. */
export const persuasionOf = (outlook: Outlook, card: CardId): number =>
  persuasionIn(outlook, card, cardOf(card).reveal);

function persuasionIn(outlook: Outlook, card: CardId, effects: readonly Effect[]): number {
  let sum = 0;
  for (const effect of effects)
    if (effect.do === 'persuasion')
      sum += effect.n * (effect.perCard ? bondOf(outlook, card, effect.perCard) : 1);
    else if (effect.do === 'choose')
      sum += Math.max(...effect.options.map((branch) => persuasionIn(outlook, card, branch)));
    else if (effect.do === 'when' && willHold(outlook, effect.condition, card))
      sum += persuasionIn(outlook, card, effect.effects);
  return sum;
}

function bondOf(outlook: Outlook, card: CardId, faction: Faction): number {
  const of = (id: CardId) => (cardOf(id).factions.includes(faction) ? 1 : 0);
  return (
    othersInPlay(outlook, faction, card) + outlook.me.hand.reduce((sum, id) => sum + of(id), 0)
  );
}

/** What a Tleilaxu card is worth beyond its specimens. */
export function tleilaxuCardWorth(outlook: Outlook, card: CardId): number {
  const { weights, future } = outlook;
  const { specimens = 0, origin, copies } = cardOf(card);
  const kept = origin === 'tleilaxu' && copies === 0 ? 0 : ownWorth(outlook, card);
  let worth = kept - specimens * weights.specimen * Math.max(0.2, future);
  for (const effect of cardOf(card).onAcquire) worth += atOnce(outlook, effect);
  return worth;
}

/** The best of the Tleilaxu Row that the seat's specimens pay for. */
export function bestOfTleilaxu(outlook: Outlook): number {
  const { specimens } = labOf(outlook);
  const row = [...(outlook.view.immortality?.row ?? []), 'reclaimed-forces'];
  const able = row.filter((card) => (cardOf(card).specimens ?? 0) <= specimens);
  return Math.max(0, ...able.map((card) => tleilaxuCardWorth(outlook, card)));
}

/** The best card that costs no more. */
export function bestWithin(outlook: Outlook, maxCost: number): number {
  const able = wares(outlook).filter(({ cost }) => cost <= maxCost);
  return Math.max(0, ...able.map(({ worth }) => worth));
}

/** Of the cards for sale, those of the best purchase; the dearest first. */
export function shoppingList(
  outlook: Outlook,
  offers: readonly { readonly card: CardId; readonly cost: number }[],
  persuasion: number,
): CardId[] {
  const items = offers
    .map(({ card, cost }) => ({ card, cost, worth: acquireWorth(outlook, card) }))
    .filter(({ worth }) => worth > 0);
  let best: { cards: Ware[]; worth: number } = { cards: [], worth: 0 };
  const fill = (at: number, left: number, cards: Ware[], worth: number): void => {
    if (worth > best.worth) best = { cards: cards.slice(), worth };
    for (let i = at; i < items.length; i++) {
      const item = items[i]!;
      if (item.cost > left) continue;
      cards.push(item);
      // A Reserve card can be had again; one of the Row is gone.
      fill(
        cardOf(item.card).origin === 'reserve' && item.cost > 0 ? i : i + 1,
        left - item.cost,
        cards,
        worth + item.worth,
      );
      cards.pop();
    }
  };
  fill(0, persuasion, [], 0);
  return best.cards.sort((a, b) => b.worth - a.worth).map(({ card }) => card);
}
