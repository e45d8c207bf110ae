import type { Flow, Refused, Seat } from '@landsraad/kernel';
import { type AcquireFrom, type OptionOf, TO_DECK, TO_DISCARD } from '../choices.ts';
import { cardOf } from '../content/index.ts';
import type { CardId } from '../ids.ts';
import { refuse } from '../refusals.ts';
import type { Imperium } from '../state.ts';
import { ask } from './ask.ts';
import { putOnDeck } from './cards.ts';
import { offer } from './resolve.ts';

export type AcquireOption = OptionOf<'acquire'>;

const acquireOption = (card: CardId, cost: number, from: AcquireFrom): AcquireOption => ({
  id: from === 'set-aside' ? `acquire:set-aside:${card}` : `acquire:${card}`,
  type: 'acquire',
  card,
  cost,
  from,
});

/** IMP-18.2: what there is to acquire, each card once, at its printed cost. */
function* forSale(game: Imperium, seat: Seat): Generator<[CardId, AcquireFrom]> {
  const { row, reserve } = game;
  for (let i = 0; i < row.length; i++) if (row.indexOf(row[i]!) === i) yield [row[i]!, 'row'];
  for (const card in reserve)
    if (reserve[card]! > 0 && cardOf(card).cost !== null) yield [card, 'reserve']; // IMP-18.3, 18.10
  const { setAside } = game.players[seat]!;
  if (setAside) yield [setAside, 'set-aside']; // IMP-27.4, 27.5
}

/** What Persuasion can buy now; with `dear`, what it cannot. */
export function purchases(game: Imperium, seat: Seat): AcquireOption[] {
  const { persuasion } = game.turn!;
  const options: AcquireOption[] = [];
  for (const [card, from] of forSale(game, seat)) {
    const cost = costOf(game, card, from);
    if (cost <= persuasion) options.push(acquireOption(card, cost, from));
  }
  return options;
}

export function tooExpensive(game: Imperium, seat: Seat): Refused<AcquireOption>[] {
  const { persuasion } = game.turn!;
  const refused: Refused<AcquireOption>[] = [];
  for (const [card, from] of forSale(game, seat)) {
    const cost = costOf(game, card, from);
    if (cost > persuasion)
      refused.push({
        option: acquireOption(card, cost, from),
        why: refuse('too-expensive', 'IMP-18.1', { cost, persuasion }),
      });
  }
  return refused;
}

/** IMP-18.4, with this turn's discounts (IMP-29.4) and Helena's (EX-59). */
function costOf(game: Imperium, card: CardId, from: AcquireFrom): number {
  let cost = cardOf(card).cost!;
  for (const discount of game.turn!.discounts) if (discount.card === card) cost -= discount.by;
  if (from === 'set-aside') cost -= 1;
  return Math.max(0, cost);
}

/** What an effect that names a highest printed cost can take, free of Persuasion. */
export function within(game: Imperium, seat: Seat, maxCost: number): AcquireOption[] {
  const options: AcquireOption[] = [];
  for (const [card, from] of forSale(game, seat))
    if (cardOf(card).cost! <= maxCost) options.push(acquireOption(card, 0, from));
  return options;
}

/**
 * Takes a card to the discard pile or the deck. Its acquire box is used at once (IMP-12.11, 18.8),
 * when the Row is already full again (AMB-19).
 */
export function* acquire(
  game: Imperium,
  seat: Seat,
  { card, cost, from }: AcquireOption,
  onTop = false,
): Flow {
  const player = game.players[seat]!;
  const to = onTop ? TO_DECK : yield* placeFor(game, seat, card);
  if (cost > 0) game.turn!.persuasion -= cost; // IMP-18.1
  game.events?.push({
    type: 'acquired',
    seat,
    card,
    cost,
    to: to === TO_DECK ? 'deck' : 'discard',
  });
  if (from === 'row') takeFromRow(game, card);
  else if (from === 'reserve') game.reserve[card]!--;
  else player.setAside = null;
  if (to === TO_DECK) putOnDeck(game, seat, card);
  else player.discard.push(card); // IMP-3.7
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

/** IMP-18.7, 18.8: the gap is filled at once; with an empty deck the Row stays short (AMB-7). */
export function takeFromRow(game: Imperium, card: CardId): void {
  if (refill(game, game.row.indexOf(card))) game.revealed++;
}

/** Puts the next card where one is gone; says whether there was one. */
export function refill(game: Imperium, gap: number): boolean {
  const next = game.imperiumDeck.pop();
  if (next === undefined) {
    game.row.splice(gap, 1);
    return false;
  }
  game.row[gap] = next;
  game.events?.push({ type: 'row-refilled', card: next });
  return true;
}

/** IMP-30.9; an empty stack gives nothing (AMB-8). */
export function acquireFoldspace(game: Imperium, seat: Seat): void {
  if (!game.reserve.foldspace) return;
  game.reserve.foldspace--;
  game.players[seat]!.discard.push('foldspace');
  game.events?.push({ type: 'acquired', seat, card: 'foldspace', cost: 0, to: 'discard' });
}
