import type { Seat } from '@landsraad/kernel';
import { cardOf } from '../content/index.ts';
import type { Condition, Conditions } from '../effects/condition.ts';
import { type CardId, FACTIONS, type Faction } from '../ids.ts';
import type { Imperium, Source } from '../state.ts';
import { cardInPlay } from './cards.ts';
import { automataOf, isPlayed } from './extension.ts';
import { type ConditionRule, conditions, wordsOf } from './vocabulary.ts';

export function holds(game: Imperium, seat: Seat, condition: Condition, source?: Source): boolean {
  const rule = wordsOf(game).conditions[condition.is] as ConditionRule<keyof Conditions>;
  return rule(game, seat, condition, source);
}

export const BASE_CONDITIONS = conditions({
  'fremen-bond': (game, seat, _, source) => othersInPlay(game, seat, 'fremen', source) > 0, // IMP-17.8
  'another-in-play': (game, seat, { faction }, source) =>
    othersInPlay(game, seat, faction, source) > 0,
  alliance: ({ alliances }, seat, { with: whom }) =>
    whom === 'any'
      ? FACTIONS.some((faction) => alliances[faction] === seat)
      : alliances[whom] === seat, // IMP-5.18
  influence: ({ players }, seat, { with: whom, atLeast }) =>
    players[seat]!.influence[whom] >= atLeast, // IMP-5.19
  'influence-with': ({ players }, seat, { factions, atLeast }) => {
    const { influence } = players[seat]!;
    return FACTIONS.filter((faction) => influence[faction] >= atLeast).length >= factions;
  },
  'council-seat': ({ players }, seat) => players[seat]!.council,
  swordmaster: ({ players }, seat) => players[seat]!.swordmaster,
  'mentat-at-home': ({ mentat }) => mentat === 'home',
  'agent-on-board': ({ agents }, seat) => agents.some((agent) => agent.seat === seat),
  'enemy-troop-in-conflict': ({ players }, seat) =>
    players.some((other, index) => index !== seat && other.conflict > 0),
  owns: (game, seat, { card, atLeast }) => owned(game, seat, card) >= atLeast,
  has: ({ players }, seat, { resource, atLeast }) => players[seat]![resource] >= atLeast,
  'owns-most': (game, seat, { card }) => {
    const own = owned(game, seat, card);
    return game.players.every((_, other) => other === seat || owned(game, other, card) < own); // IMP-29.15
  },
});

/** IMP-17.9: cards of a Faction in play from Agent turns and from the Reveal turn alike. */
export function inPlay(game: Imperium, seat: Seat, faction: Faction): number {
  let n = 0;
  for (const card of game.players[seat]!.inPlay) if (cardOf(card).factions.includes(faction)) n++;
  return n;
}

/** Cards of a Faction in play besides the one that asks, if it is itself in play. */
function othersInPlay(game: Imperium, seat: Seat, faction: Faction, source?: Source): number {
  const asks = source && cardInPlay(game, seat, source);
  const itself = asks && cardOf(asks).factions.includes(faction) ? 1 : 0;
  return inPlay(game, seat, faction) - itself;
}

/** AMB-51: every copy owned, wherever it is. */
function owned(game: Imperium, seat: Seat, card: CardId): number {
  if (!isPlayed(game, seat)) return automataOf(game).owned(game, seat, card);
  const { deck, hand, inPlay: played, discard } = game.players[seat]!;
  let n = 0;
  for (const zone of [deck, hand, played, discard]) for (const id of zone) if (id === card) n++;
  return n;
}
