import type { Seat } from '@landsraad/kernel';
import { cardOf } from '../content/index.ts';
import type { Cost } from '../effects/cost.ts';
import type { Effect } from '../effects/effect.ts';
import { type CardId, FACTIONS, type Faction } from '../ids.ts';
import type { Imperium, Source } from '../state.ts';
import { within } from './acquire.ts';
import { holds, inPlay } from './conditions.ts';
import { canPay } from './costs.ts';
import { STEAL_FROM } from './intrigue-deck.ts';

/** Whether an effect can do anything now; what cannot is not offered (IMP-12.9, AMB-21). */
export function possible(game: Imperium, seat: Seat, effect: Effect, source: Source): boolean {
  const player = game.players[seat]!;
  switch (effect.do) {
    case 'pay':
      return (
        canPay(game, seat, effect.cost, source) &&
        (givesUpCard(effect.cost) || anyPossible(game, seat, effect.effects, source))
      );
    case 'when':
      return (
        holds(game, seat, effect.condition, source) &&
        anyPossible(game, seat, effect.effects, source)
      );
    case 'choose':
      return effect.options.some((branch) => anyPossible(game, seat, branch, source));
    case 'opponents':
    case 'opponent':
      return game.players.some(
        (_, other) => other !== seat && possible(game, other, effect.effect, source),
      );
    case 'draw':
      return player.deck.length + player.discard.length > 0;
    case 'intrigue':
      return game.intrigueDeck.length + game.intrigueDiscard.length > 0;
    case 'steal-intrigue':
      return game.players.some(
        (other, index) => index !== seat && other.intrigue.length >= STEAL_FROM,
      );
    case 'persuasion':
      return !effect.perCard || inPlay(game, seat, effect.perCard) > 0;
    case 'influence':
      return effect.with !== 'behind' || behindWith(game, seat).length > 0;
    case 'trash':
      return player.hand.length + player.discard.length + player.inPlay.length > 0;
    case 'trash-this':
      return source.type === 'card' && player.inPlay.includes(source.card);
    case 'discard':
      return player.hand.length > 0;
    case 'lose-troop':
      return player[effect.from] > 0;
    case 'mentat':
      return game.mentat === 'home' || source.type === 'conflict';
    case 'foldspace':
      return game.reserve.foldspace! > 0;
    case 'acquire':
      return within(game, seat, effect.maxCost).length > 0;
    case 'take-from-discard':
      return takeable(game, seat, effect.faction).length > 0;
    case 'look-at-top':
      return player.deck.length > 0; // IMP-26.11
    case 'manipulate':
      return game.row.length > 0;
    case 'recall':
      return game.agents.some((agent) => agent.seat === seat);
    default:
      return true;
  }
}

/** Trashing a card is worth something by itself, whatever the arrow buys (RUL-7). */
const givesUpCard = (cost: Cost): boolean => Boolean(cost.trash || cost.trashThis);

export function anyPossible(
  game: Imperium,
  seat: Seat,
  effects: readonly Effect[],
  source: Source,
): boolean {
  return effects.some((effect) => possible(game, seat, effect, source));
}

/** Duke Leto: Factions in which some opponent is ahead. */
export function behindWith(game: Imperium, seat: Seat): Faction[] {
  const own = game.players[seat]!.influence;
  return FACTIONS.filter((faction) =>
    game.players.some((other) => other.influence[faction] > own[faction]),
  );
}

/** Cards of a Faction in the discard pile, each different one once. */
export function takeable(game: Imperium, seat: Seat, faction: Faction): CardId[] {
  const { discard } = game.players[seat]!;
  return [...new Set(discard)].filter((card) => cardOf(card).factions.includes(faction));
}
