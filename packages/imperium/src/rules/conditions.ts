import type { Seat } from '@landsraad/kernel';
import { cardOf } from '../content/index.ts';
import type { Condition } from '../effects/condition.ts';
import { type CardId, FACTIONS, type Faction } from '../ids.ts';
import type { Imperium, Source } from '../state.ts';
import { automataOf, isPlayed } from './extension.ts';

/** Whether a condition holds right now (AMB-21). */
export function holds(game: Imperium, seat: Seat, condition: Condition, source?: Source): boolean {
  const player = game.players[seat]!;
  switch (condition.is) {
    case 'fremen-bond':
      return othersInPlay(game, seat, 'fremen', source) > 0; // IMP-17.8
    case 'another-in-play':
      return othersInPlay(game, seat, condition.faction, source) > 0;
    case 'alliance':
      return condition.with === 'any'
        ? FACTIONS.some((faction) => game.alliances[faction] === seat)
        : game.alliances[condition.with] === seat; // IMP-5.18
    case 'influence':
      return player.influence[condition.with] >= condition.atLeast; // IMP-5.19
    case 'influence-with':
      return (
        FACTIONS.filter((faction) => player.influence[faction] >= condition.atLeast).length >=
        condition.factions
      );
    case 'council-seat':
      return player.council;
    case 'mentat-at-home':
      return game.mentat === 'home';
    case 'agent-on-board':
      return game.agents.some((agent) => agent.seat === seat);
    case 'enemy-troop-in-conflict':
      return game.players.some((other, index) => index !== seat && other.conflict > 0);
    case 'owns':
      return owned(game, seat, condition.card) >= condition.atLeast;
    case 'owns-most': {
      const own = owned(game, seat, condition.card);
      return game.players.every(
        (_, other) => other === seat || owned(game, other, condition.card) < own,
      ); // IMP-29.15
    }
  }
}

/** IMP-17.9: cards of a Faction in play from Agent turns and from the Reveal turn alike. */
export function inPlay(game: Imperium, seat: Seat, faction: Faction): number {
  let n = 0;
  for (const card of game.players[seat]!.inPlay) if (cardOf(card).factions.includes(faction)) n++;
  return n;
}

/** Cards of a Faction in play besides the one that asks, which is itself in play. */
function othersInPlay(game: Imperium, seat: Seat, faction: Faction, source?: Source): number {
  const asks = source?.type === 'card' && cardOf(source.card).factions.includes(faction);
  return inPlay(game, seat, faction) - (asks ? 1 : 0);
}

/** AMB-51: every copy owned, wherever it is. */
function owned(game: Imperium, seat: Seat, card: CardId): number {
  if (!isPlayed(game, seat)) return automataOf(game).owned(game, seat, card);
  const { deck, hand, inPlay: played, discard } = game.players[seat]!;
  let n = 0;
  for (const zone of [deck, hand, played, discard]) for (const id of zone) if (id === card) n++;
  return n;
}
