import { begunBy, rulesOf, type Seat, seeded } from '@landsraad/kernel';
import { cloneTurn } from '../clone.ts';
import { UNKNOWN } from '../content/unknown.ts';
import { extensionsOf } from '../rules/extension.ts';
import type { Imperium, Player } from '../state.ts';
import type { ImperiumView, PlayerView } from '../view.ts';

/**
 * The position of a view's seat at its own turn, the open one or its next. It is made of the view and
 * of nothing else: a card that the seat cannot know is an unknown one.
 */
export function suppose(view: ImperiumView, seat: Seat): Imperium {
  const { turn } = view;
  const game: Imperium = {
    random: seeded(UNKNOWN),
    revealed: 0,
    events: null,
    ...begunBy(rulesOf(view)),
    supposed: true,
    options: view.options,
    phase: 'turns',
    round: view.round,
    firstPlayer: view.firstPlayer,
    active: seat,
    turn: turn?.seat === seat ? cloneTurn(turn) : null,
    players: view.players.map(supposedPlayer),
    agents: view.agents.map((agent) => ({ ...agent })),
    mentat: view.mentat,
    mentatPromised: view.mentatPromised,
    alliances: { ...view.alliances },
    control: { ...view.control },
    bonusSpice: { ...view.bonusSpice },
    voices: view.voices.map((voice) => ({ ...voice, bound: voice.bound.slice() })),
    row: view.row.slice(),
    imperiumDeck: unknown(view.imperiumDeckSize),
    reserve: { ...view.reserve },
    trashed: view.trashed.slice(),
    intrigueDeck: unknown(view.intrigueDeckSize),
    intrigueDiscard: view.intrigueDiscard.slice(),
    conflict: view.conflict,
    conflictDeck: unknown(view.conflictDeckSize),
    conflictDiscard: view.conflictDiscard.slice(),
    conflictUnused: [],
    revealOrder: view.revealOrder.slice(),
  };
  for (const { pieces } of extensionsOf(game)) pieces?.suppose(game, view);
  return game;
}

const unknown = (n: number): string[] => Array<string>(n).fill(UNKNOWN);

function supposedPlayer(seen: PlayerView): Player {
  const {
    strength,
    handSize,
    hand,
    deckSize,
    deckCards,
    deckTop,
    intrigueCount,
    intrigue,
    tokens,
    ...open
  } = seen;
  return {
    ...open,
    influence: { ...open.influence },
    inPlay: open.inPlay.slice(),
    discard: open.discard.slice(),
    waiting: open.waiting.slice(),
    hand: [...hand, ...unknown(handSize - hand.length)],
    deck: [...unknown(deckSize - deckTop.length), ...deckTop.slice().reverse()],
    intrigue: [...intrigue, ...unknown(intrigueCount - intrigue.length)],
    tokens: tokens && { factions: tokens.factions?.slice() ?? [], revealed: tokens.revealed },
    knownHand: [],
    knownTop: { owner: deckTop.length, all: 0 },
    knownIntrigue: [],
  };
}
