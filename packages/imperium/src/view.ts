import type { Seat, Viewer } from '@landsraad/kernel';
import { cloneTurn } from './clone.ts';
import type { HagalView } from './hagal/state.ts';
import type { CardId, ConflictId, Faction, IntrigueId } from './ids.ts';
import type { ImmortalityView } from './immortality/state.ts';
import type { IxView } from './ix/state.ts';
import { topKnownToOwner } from './rules/cards.ts';
import { extensionsOf } from './rules/extension.ts';
import { strength } from './rules/units.ts';
import type { Imperium, Player, Turn } from './state.ts';

/** A player as a viewer sees it: what is hidden is a number, unless the viewer knows it. */
export interface PlayerView
  extends Omit<
    Player,
    'deck' | 'hand' | 'intrigue' | 'tokens' | 'knownHand' | 'knownTop' | 'knownIntrigue'
  > {
  readonly strength: number;
  readonly handSize: number;
  /** All of the hand for its owner; for others the cards they saw going there. */
  readonly hand: readonly CardId[];
  readonly deckSize: number;
  /** The deck's content, sorted, for its owner only. */
  readonly deckCards: readonly CardId[] | null;
  /** What the viewer knows of the top of the deck, top first. */
  readonly deckTop: readonly CardId[];
  readonly intrigueCount: number;
  /** All for its owner; for others the cards they know to be there. */
  readonly intrigue: readonly IntrigueId[];
  readonly tokens: {
    readonly factions: readonly Faction[] | null;
    readonly revealed: boolean;
  } | null;
}

/** The table as one viewer may know it. Built from nothing, never cut out of the state. */
export interface ImperiumView {
  readonly viewer: Viewer;
  /** The version of the rules it is played by; absent in the first. */
  readonly rules?: number;
  readonly options: Imperium['options'];
  readonly phase: Imperium['phase'];
  readonly round: number;
  readonly firstPlayer: Seat;
  readonly active: Seat;
  readonly turn: Turn | null;
  readonly players: readonly PlayerView[];
  readonly agents: Imperium['agents'];
  readonly mentat: Imperium['mentat'];
  readonly mentatPromised: Seat | null;
  readonly alliances: Imperium['alliances'];
  readonly control: Imperium['control'];
  readonly bonusSpice: Imperium['bonusSpice'];
  readonly voices: Imperium['voices'];
  readonly row: readonly CardId[];
  readonly imperiumDeckSize: number;
  readonly reserve: Imperium['reserve'];
  readonly trashed: readonly CardId[];
  readonly intrigueDeckSize: number;
  readonly intrigueDiscard: readonly IntrigueId[];
  readonly conflict: ConflictId | null;
  readonly conflictDeckSize: number;
  readonly conflictDiscard: readonly ConflictId[];
  readonly revealOrder: readonly Seat[];
  readonly hagal?: HagalView;
  readonly ix?: IxView;
  readonly immortality?: ImmortalityView;
}

export function view(game: Imperium, viewer: Viewer): ImperiumView {
  const seen: ImperiumView = {
    viewer,
    options: game.options,
    phase: game.phase,
    round: game.round,
    firstPlayer: game.firstPlayer,
    active: game.active,
    turn: game.turn && cloneTurn(game.turn),
    players: game.players.map((_, seat) => viewPlayer(game, seat, viewer)),
    agents: game.agents.map((agent) => ({ ...agent })),
    mentat: game.mentat,
    mentatPromised: game.mentatPromised,
    alliances: { ...game.alliances },
    control: { ...game.control },
    bonusSpice: { ...game.bonusSpice },
    voices: game.voices.map((voice) => ({ ...voice, bound: voice.bound.slice() })),
    row: game.row.slice(),
    imperiumDeckSize: game.imperiumDeck.length,
    reserve: { ...game.reserve },
    trashed: game.trashed.slice(),
    intrigueDeckSize: game.intrigueDeck.length,
    intrigueDiscard: game.intrigueDiscard.slice(),
    conflict: game.conflict,
    conflictDeckSize: game.conflictDeck.length,
    conflictDiscard: game.conflictDiscard.slice(),
    revealOrder: game.revealOrder.slice(),
  };
  if (game.rules !== undefined) Object.assign(seen, { rules: game.rules });
  for (const { pieces } of extensionsOf(game)) Object.assign(seen, pieces?.view(game, viewer));
  return seen;
}

/** Everybody sees what nobody sits for, and of few players more than that. */
export function views(game: Imperium, viewers: readonly Viewer[]): ImperiumView[] {
  const open = view(game, 'spectator');
  return viewers.map((viewer) => {
    const players = open.players.map((player, seat) =>
      knowsMore(game, seat, viewer) ? viewPlayer(game, seat, viewer) : player,
    );
    const seen: ImperiumView = { ...open, viewer, players };
    for (const { pieces } of extensionsOf(game)) Object.assign(seen, pieces?.view(game, viewer));
    return seen;
  });
}

const knowsMore = ({ players }: Imperium, seat: Seat, viewer: Viewer): boolean =>
  viewer === seat ||
  viewer === 'afterwards' ||
  players[seat]!.knownIntrigue.some(({ by }) => by === viewer);

/** Field by field: a view is built for every decision of a bot, and a rest pattern is ten times slower. */
function viewPlayer(game: Imperium, seat: Seat, viewer: Viewer): PlayerView {
  const player = game.players[seat]!;
  const { deck, hand, intrigue, tokens, knownHand, knownTop, knownIntrigue } = player;
  const owner = viewer === seat || viewer === 'afterwards';
  const known = owner ? topKnownToOwner(game, seat) : Math.min(deck.length, knownTop.all);
  return {
    leader: player.leader,
    solari: player.solari,
    spice: player.spice,
    water: player.water,
    vp: player.vp,
    influence: { ...player.influence },
    supply: player.supply,
    garrison: player.garrison,
    conflict: player.conflict,
    swords: player.swords,
    agents: player.agents,
    swordmaster: player.swordmaster,
    council: player.council,
    revealed: player.revealed,
    inPlay: player.inPlay.slice(),
    discard: player.discard.slice(),
    waiting: player.waiting.slice(),
    setAside: player.setAside,
    ...(player.alsoAside && { alsoAside: player.alsoAside }),
    strength: strength(game, seat),
    handSize: hand.length,
    hand: owner ? hand.slice() : knownHand.slice(),
    deckSize: deck.length,
    deckCards: owner ? deck.slice().sort() : null,
    deckTop: known === 0 ? [] : deck.slice(-known).reverse(),
    intrigueCount: intrigue.length,
    intrigue: owner
      ? intrigue.slice()
      : knownIntrigue.flatMap(({ card, by }) => (by === viewer ? [card] : [])),
    tokens: tokens && {
      factions: owner || tokens.revealed ? tokens.factions.slice() : null,
      revealed: tokens.revealed,
    },
  };
}
