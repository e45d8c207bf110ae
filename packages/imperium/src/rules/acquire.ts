import type { Flow, Refused, Seat } from '@landsraad/kernel';
import { type OptionOf, TO_DECK, TO_DISCARD } from '../choices.ts';
import { cardOf } from '../content/index.ts';
import type { Effect } from '../effects/effect.ts';
import type { AcquiredTo } from '../events.ts';
import { type CardId, FACTIONS, type Faction } from '../ids.ts';
import type { Imperium, Source } from '../state.ts';
import { ask } from './ask.ts';
import { putOnDeck } from './cards.ts';
import { gainInfluenceWithEach } from './influence.ts';
import { type Market, marketOf, marketsOf } from './markets.ts';
import type { Task } from './menu.ts';
import { momentsOf } from './moments.ts';
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
    if (market.isOpen(game, seat)) options.push(...affordable(game, seat, market));
  }
  return options;
}

/** What a market sells that a seat can pay for. */
export function affordable(game: Imperium, seat: Seat, market: Market): AcquireOption[] {
  const options: AcquireOption[] = [];
  for (const card of market.offers(game, seat)) {
    const cost = market.costOf(game, seat, card);
    if (!market.whyNot(game, seat, cost)) options.push(acquireOption(card, cost, market));
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

/**
 * Pays and takes; the gap is full again before what was acquired does anything (AMB-19). An effect may
 * say where the card goes, otherwise its owner does as far as there is a choice.
 */
export function* acquire(
  game: Imperium,
  seat: Seat,
  { card, cost, from }: AcquireOption,
  named?: AcquiredTo,
): Flow {
  const { pay, take, handOver } = marketOf(game, from);
  const to = named ?? (handOver ? 'deck' : yield* placeFor(game, seat, card));
  if (cost > 0) pay(game, seat, cost);
  if (!handOver) game.events?.push({ type: 'acquired', seat, card, cost, to });
  take(game, seat, card);
  if (handOver) yield* handOver(game, seat, card, cost);
  else yield* receive(game, seat, card, to);
}

/** IMP-3.7, 12.11: it goes to its place, and its acquire box is used at once. */
function* receive(game: Imperium, seat: Seat, card: CardId, to: AcquiredTo): Flow {
  const player = game.players[seat]!;
  if (to === 'deck') putOnDeck(game, seat, card);
  else player[to].push(card);
  if (to === 'hand') player.knownHand.push(card);
  const { onAcquire } = cardOf(card);
  const source: Source = { type: 'card', card };
  const factions = onAcquire.flatMap(stepWith);
  if (factions.length < onAcquire.length) yield* offer(game, seat, onAcquire, source);
  else yield* gainInfluenceWithEach(game, seat, factions, source);
}

const stepWith = (effect: Effect): readonly Faction[] =>
  effect.do === 'influence' && effect.n === 1 ? FACTIONS.filter((one) => one === effect.with) : [];

/** IMP-18.12: card by card. */
function* placeFor(game: Imperium, seat: Seat, card: CardId): Flow<AcquiredTo> {
  if (
    !game.turn?.toDeck &&
    !momentsOf(game, seat).some((own) => own.acquiresToDeck?.(game, seat, card))
  )
    return 'discard';
  const picked = yield* ask(game, seat, {
    kind: 'acquire.where',
    rule: 'IMP-18.12',
    options: [TO_DISCARD, TO_DECK],
    source: { type: 'card', card },
  });
  return picked.type;
}

/** IMP-30.9; an empty stack gives nothing (AMB-8). */
export function* acquireFoldspace(game: Imperium, seat: Seat): Flow {
  if (!game.reserve.foldspace) return;
  yield* acquire(game, seat, acquireOption('foldspace', 0, marketOf(game, 'reserve')));
}
