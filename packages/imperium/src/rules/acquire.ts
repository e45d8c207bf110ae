import type { Flow, Refused, Seat } from '@landsraad/kernel';
import { type OptionOf, TO_DECK, TO_DISCARD } from '../choices.ts';
import { cardOf } from '../content/index.ts';
import type { CardId } from '../ids.ts';
import type { Imperium } from '../state.ts';
import { ask } from './ask.ts';
import { putOnDeck } from './cards.ts';
import { type Market, marketOf, marketsOf } from './markets.ts';
import type { Task } from './menu.ts';
import { offer } from './resolve.ts';

export type AcquireOption = OptionOf<'acquire'>;

const acquireOption = (card: CardId, cost: number, { from }: Market): AcquireOption => ({
  id: from === 'row' || from === 'reserve' ? `acquire:${card}` : `acquire:${from}:${card}`,
  type: 'acquire',
  card,
  cost,
  from,
});

/** What a seat can buy now. */
function purchases(game: Imperium, seat: Seat): AcquireOption[] {
  const options: AcquireOption[] = [];
  for (const market of marketsOf(game)) {
    if (!market.isOpen(game, seat)) continue;
    for (const card of market.offers(game, seat)) {
      const cost = market.costOf(game, seat, card);
      if (!market.whyNot(game, seat, cost)) options.push(acquireOption(card, cost, market));
    }
  }
  return options;
}

function tooExpensive(game: Imperium, seat: Seat): Refused<AcquireOption>[] {
  const refused: Refused<AcquireOption>[] = [];
  for (const market of marketsOf(game)) {
    if (!market.isOpen(game, seat)) continue;
    for (const card of market.offers(game, seat)) {
      const cost = market.costOf(game, seat, card);
      const why = market.whyNot(game, seat, cost);
      if (why) refused.push({ option: acquireOption(card, cost, market), why });
    }
  }
  return refused;
}

/** What the open markets sell, as long as it can be paid for. */
export const PURCHASES: Task<AcquireOption> = {
  offered: purchases,
  refused: tooExpensive,
  run: acquire,
};

/** What an effect that names a highest printed cost can take, free of Persuasion. */
export function within(game: Imperium, seat: Seat, maxCost: number): AcquireOption[] {
  const options: AcquireOption[] = [];
  for (const market of marketsOf(game)) {
    if (!market.persuasion) continue;
    for (const card of market.offers(game, seat))
      if (cardOf(card).cost! <= maxCost) options.push(acquireOption(card, 0, market));
  }
  return options;
}

/** Pays and takes; the gap is full again before what was acquired does anything (AMB-19). */
export function* acquire(
  game: Imperium,
  seat: Seat,
  { card, cost, from }: AcquireOption,
  onTop = false,
): Flow {
  const { pay, take, handOver } = marketOf(game, from);
  const to = handOver || onTop ? TO_DECK : yield* placeFor(game, seat, card);
  if (cost > 0) pay(game, seat, cost);
  const place = to === TO_DECK ? 'deck' : 'discard';
  if (!handOver) game.events?.push({ type: 'acquired', seat, card, cost, to: place });
  take(game, seat, card);
  if (handOver) yield* handOver(game, seat, card, cost);
  else yield* receive(game, seat, card, place);
}

/** IMP-3.7, 12.11: to the discard pile or the deck, and its acquire box is used at once. */
function* receive(game: Imperium, seat: Seat, card: CardId, place: 'deck' | 'discard'): Flow {
  if (place === 'deck') putOnDeck(game, seat, card);
  else game.players[seat]!.discard.push(card);
  yield* offer(game, seat, cardOf(card).onAcquire, { type: 'card', card });
}

/** IMP-18.12: card by card. */
function* placeFor(
  game: Imperium,
  seat: Seat,
  card: CardId,
): Flow<typeof TO_DECK | typeof TO_DISCARD> {
  if (!game.turn?.toDeck) return TO_DISCARD;
  return yield* ask(game, seat, {
    kind: 'acquire.where',
    rule: 'IMP-18.12',
    options: [TO_DISCARD, TO_DECK],
    source: { type: 'card', card },
  });
}

/** IMP-30.9; an empty stack gives nothing (AMB-8). */
export function* acquireFoldspace(game: Imperium, seat: Seat): Flow {
  if (!game.reserve.foldspace) return;
  yield* acquire(game, seat, acquireOption('foldspace', 0, marketOf(game, 'reserve')));
}
