import {
  type Imperium,
  type ImperiumView,
  type PlayerView,
  strength,
  topKnownToOwner,
} from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';

/*
 * A seat's view that copies nothing: it is right until the game goes on, which is all that whoever
 * plays on in numbers needs. What a seat may not know is as hidden in it as in any view.
 */
export function glimpse(game: Imperium, viewer: Seat): ImperiumView {
  const seen: { -readonly [K in keyof ImperiumView]: ImperiumView[K] } = {
    viewer,
    options: game.options,
    phase: game.phase,
    round: game.round,
    firstPlayer: game.firstPlayer,
    active: game.active,
    turn: game.turn,
    players: game.players.map((_, seat) => playerSeen(game, seat, viewer)),
    agents: game.agents,
    mentat: game.mentat,
    mentatPromised: game.mentatPromised,
    alliances: game.alliances,
    control: game.control,
    bonusSpice: game.bonusSpice,
    voices: game.voices,
    row: game.row,
    imperiumDeckSize: game.imperiumDeck.length,
    reserve: game.reserve,
    trashed: game.trashed,
    intrigueDeckSize: game.intrigueDeck.length,
    intrigueDiscard: game.intrigueDiscard,
    conflict: game.conflict,
    conflictDeckSize: game.conflictDeck.length,
    conflictDiscard: game.conflictDiscard,
    revealOrder: game.revealOrder,
  };
  // One by one: to spread them in the literal takes the engine several times as long.
  const { rules, hagal, ix, immortality } = game;
  if (rules !== undefined) seen.rules = rules;
  if (hagal)
    seen.hagal = { deckSize: hagal.deck.length, discard: hagal.discard, shown: hagal.shown };
  if (ix) seen.ix = ixSeen(ix, viewer);
  if (immortality) seen.immortality = labSeen(immortality);
  return seen;
}

function playerSeen(game: Imperium, seat: Seat, viewer: Seat): PlayerView {
  const player = game.players[seat]!;
  const { deck, hand, intrigue, tokens, knownHand, knownTop, knownIntrigue } = player;
  const owner = viewer === seat;
  const known = owner ? topKnownToOwner(game, seat) : Math.min(deck.length, knownTop.all);
  return {
    leader: player.leader,
    solari: player.solari,
    spice: player.spice,
    water: player.water,
    vp: player.vp,
    influence: player.influence,
    supply: player.supply,
    garrison: player.garrison,
    conflict: player.conflict,
    swords: player.swords,
    agents: player.agents,
    swordmaster: player.swordmaster,
    council: player.council,
    revealed: player.revealed,
    inPlay: player.inPlay,
    discard: player.discard,
    waiting: player.waiting,
    setAside: player.setAside,
    ...(player.alsoAside && { alsoAside: player.alsoAside }),
    strength: strength(game, seat),
    handSize: hand.length,
    hand: owner ? hand : knownHand,
    deckSize: deck.length,
    deckCards: owner ? deck.slice().sort() : null,
    deckTop: known === 0 ? [] : deck.slice(-known).reverse(),
    intrigueCount: intrigue.length,
    intrigue: owner
      ? intrigue
      : knownIntrigue.flatMap(({ card, by }) => (by === viewer ? [card] : [])),
    tokens: tokens && {
      factions: owner || tokens.revealed ? tokens.factions : null,
      revealed: tokens.revealed,
    },
  };
}

function ixSeen(ix: NonNullable<Imperium['ix']>, viewer: Seat): ImperiumView['ix'] & {} {
  const { trashedTiles, holding, owed, turn } = ix;
  return {
    stacks: ix.stacks.map((stack) => ({ top: stack.at(-1) ?? null, size: stack.length })),
    trashedTiles,
    seats: ix.seats.map((own, seat) => ({
      freighter: own.freighter,
      dreadnoughts: own.dreadnoughts,
      negotiators: own.negotiators,
      tiles: own.tiles,
      snoopers: own.snoopers,
      turns: own.turns,
      ifWon: own.ifWon,
      setAside: own.aside !== null,
      aside: viewer === seat ? own.aside : null,
    })),
    holding,
    owed,
    turn,
  };
}

function labSeen(lab: NonNullable<Imperium['immortality']>): ImperiumView['immortality'] & {} {
  const { row, spice, seats, fought, trashedIntrigue, turn } = lab;
  return { row, spice, seats, fought, trashedIntrigue, turn, deckSize: lab.deck.length };
}
