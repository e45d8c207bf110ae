import type { Flow, Seat } from '@landsraad/kernel';
import type { IntrigueMode, Space } from '../content/component.ts';
import type { CardId, Faction, Resources } from '../ids.ts';
import type { Imperium, Sending, Source } from '../state.ts';
import { gathered, isPlayed, type Leaving } from './extension.ts';

/**
 * What somebody's ability, tile or token changes, each part at a named moment; what may ask is a
 * flow. A Leader has one, and a module brings its own.
 */
export interface Moments {
  /** Everybody has a Leader, and nothing else has happened yet. */
  readonly gameBegins?: (game: Imperium, seat: Seat) => Flow;
  /** The Conflict is open and its space defended. */
  readonly roundStarts?: (game: Imperium, seat: Seat) => Flow;
  /** The hands of the round are drawn; nobody has had a turn. */
  readonly handsDrawn?: (game: Imperium, seat: Seat) => Flow;
  /** A turn of the seat begins; nothing is chosen yet. */
  readonly turnBegins?: (game: Imperium, seat: Seat) => void;
  /** The top card of the own deck lies open to its owner. */
  readonly seesTop?: true;
  /** What a space costs the seat. */
  readonly costOf?: (
    cost: Partial<Resources>,
    game: Imperium,
    seat: Seat,
    space: Space,
    sending: Sending,
  ) => Partial<Resources>;
  /** Whether enemy Agents do not block the seat's own on a space. */
  readonly passesEnemies?: (game: Imperium, seat: Seat, space: Space) => boolean;
  /** The seat has paid for the space that its Agent stands on. */
  readonly paidForSpace?: (game: Imperium, seat: Seat, paid: Partial<Resources>) => void;
  /** The Agent stands on its space, and what that gives waits to be resolved. */
  readonly agentSent?: (game: Imperium, seat: Seat, space: Space) => void;
  /** What the seat gains at once, from whatever source. */
  readonly gains?: (gained: Partial<Resources>, game: Imperium, seat: Seat) => Partial<Resources>;
  /** How much spice the seat harvests. */
  readonly harvests?: (spice: number, game: Imperium, seat: Seat) => number;
  /** A printed sword of the seat has counted; `group` tells its box from others of the turn. */
  readonly swordsGained?: (game: Imperium, seat: Seat, source: Source, group?: number) => void;
  readonly persuasionGained?: (game: Imperium, seat: Seat, n: number) => void;
  readonly councilSeatTaken?: (game: Imperium, seat: Seat) => void;
  /** Whether so many steps with a Faction bring what is better had at one time than at another. */
  readonly influenceWaits?: (game: Imperium, seat: Seat, faction: Faction, n: number) => boolean;
  /** Whether a step with a Faction moves something on, so that it matters which of several comes first. */
  readonly influenceMoves?: (game: Imperium, seat: Seat, faction: Faction) => boolean;
  /** The seat has come one step further with a Faction. */
  readonly influenceGained?: (game: Imperium, seat: Seat, faction: Faction, to: number) => Flow;
  /** Troops of the seat have gone to the Conflict on its turn. */
  readonly deployed?: (game: Imperium, seat: Seat) => Flow;
  /** A card of the seat was discarded or trashed, and has done what is printed on it. */
  readonly cardLeft?: (game: Imperium, seat: Seat, card: CardId, how: Leaving) => Flow;
  /** The seat shows an Intrigue card, and pays for it and uses it next. */
  readonly intriguePlayed?: (game: Imperium, seat: Seat, mode: IntrigueMode) => void;
  /** Whether the seat may put a card that it acquires on top of its deck. */
  readonly acquiresToDeck?: (game: Imperium, seat: Seat, card: CardId) => boolean;
  /** A turn of the seat is about to end; nothing of it waits any more. */
  readonly turnEnds?: (game: Imperium, seat: Seat) => Flow;
  /** The Reveal turn of the seat begins; its hand is still a hand. */
  readonly revealTurnBegins?: (game: Imperium, seat: Seat) => void;
  /** Everything is acquired and the cards are put away. */
  readonly revealTurnEnds?: (game: Imperium, seat: Seat) => void;
  /** The seat, and no other, has the first reward of the Conflict. */
  readonly conflictWon?: (game: Imperium, seat: Seat) => Flow;
  /** The game is about to be decided; what counts at its end counts now. */
  readonly endgame?: (game: Imperium, seat: Seat) => Flow;
}

/** All that has a say at a moment of the seat; whoever nobody plays has no ability (HAG-6.2). */
export function momentsOf(game: Imperium, seat: Seat): readonly Moments[] {
  const { momentsOfLeader, owned } = gathered(game);
  const lasting = momentsOfLeader(isPlayed(game, seat) ? game.players[seat]!.leader : '');
  if (owned.length === 0) return lasting;
  return [...lasting, ...owned.flatMap((momentsOfSeat) => momentsOfSeat(game, seat))];
}
