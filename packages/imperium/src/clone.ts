import { copyRandom } from '@landsraad/kernel';
import { extensionsOf } from './rules/extension.ts';
import type { Imperium, Player, Turn } from './state.ts';

/** A copy written for the type: an order of magnitude faster than any general one. */
export function clone(game: Imperium): Imperium {
  const copy: Imperium = {
    ...game,
    random: copyRandom(game.random),
    events: null,
    turn: game.turn && cloneTurn(game.turn),
    players: game.players.map(clonePlayer),
    agents: game.agents.map((agent) => ({ ...agent })),
    alliances: { ...game.alliances },
    control: { ...game.control },
    bonusSpice: { ...game.bonusSpice },
    voices: game.voices.map((voice) => ({ ...voice, bound: voice.bound.slice() })),
    row: game.row.slice(),
    imperiumDeck: game.imperiumDeck.slice(),
    reserve: { ...game.reserve },
    trashed: game.trashed.slice(),
    intrigueDeck: game.intrigueDeck.slice(),
    intrigueDiscard: game.intrigueDiscard.slice(),
    conflictDeck: game.conflictDeck.slice(),
    conflictDiscard: game.conflictDiscard.slice(),
    conflictUnused: game.conflictUnused.slice(),
    revealOrder: game.revealOrder.slice(),
  };
  for (const { pieces } of extensionsOf(copy)) pieces?.clone(copy);
  return copy;
}

function clonePlayer(player: Player): Player {
  return {
    ...player,
    influence: { ...player.influence },
    deck: player.deck.slice(),
    hand: player.hand.slice(),
    inPlay: player.inPlay.slice(),
    discard: player.discard.slice(),
    intrigue: player.intrigue.slice(),
    waiting: player.waiting.slice(),
    tokens: player.tokens && {
      factions: player.tokens.factions.slice(),
      revealed: player.tokens.revealed,
    },
    knownHand: player.knownHand.slice(),
    knownTop: { ...player.knownTop },
    knownIntrigue: player.knownIntrigue.map((known) => ({ ...known })),
  };
}

export function cloneTurn(turn: Turn): Turn {
  return {
    ...turn,
    recruits: { ...turn.recruits },
    pending: turn.pending.slice(),
    discounts: turn.discounts.map((discount) => ({ ...discount })),
    extraIcons: turn.extraIcons.slice(),
  };
}
