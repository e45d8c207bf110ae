import type { Flow, Random, Reason, Seat, Viewer } from '@landsraad/kernel';
import type { ImperiumOption } from '../choices.ts';
import type { Space } from '../content/component.ts';
import type { CardId } from '../ids.ts';
import type { ImperiumOptions, OptionsPart } from '../options.ts';
import type { Position } from '../scenario/position.ts';
import type { Imperium, Turn } from '../state.ts';
import type { ImperiumView } from '../view.ts';
import type { Question, SomeQuestion } from './ask.ts';

/**
 * What a module adds to the base rules, each part at a named moment; the base rules call what is
 * there and never ask which module it is. With a module out, nothing of it runs.
 */
export interface Extension {
  /** Whether a table's options bring it in. */
  readonly isIn: (options: ImperiumOptions) => boolean;
  /** The switches that come with it. */
  readonly options?: OptionsPart;
  readonly pieces?: Pieces;
  /** After the persons have their Leaders. */
  readonly takeLeaders?: (game: Imperium) => Flow;
  /** The Conflict card of the round lies open; nobody has defended yet. */
  readonly roundStarts?: (game: Imperium) => void;
  /** Everything is acquired and the cards are put away. */
  readonly revealTurnEnds?: (game: Imperium, seat: Seat) => void;
  /** Before the first Combat card. */
  readonly combatBegins?: (game: Imperium) => void;
  /** Why a person may not go to a space at all. */
  readonly whyClosed?: (game: Imperium, seat: Seat, space: Space) => Reason | null;
  /** How the players move that nobody plays. */
  readonly automata?: Automata;
}

/** What a module keeps in the state: here for all who must know of it. */
export interface Pieces {
  /** Adds them, and players, to a table that is otherwise laid. */
  readonly lay: (game: Imperium) => void;
  /** Makes its part of a copied state a copy as well. */
  readonly clone: (copy: Imperium) => void;
  readonly view: (game: Imperium, viewer: Viewer) => Partial<ImperiumView>;
  /** Deals anew what of it the seat cannot know. */
  readonly imagine?: (game: Imperium, seat: Seat, random: Random) => void;
  /** What is wrong with it, in words. */
  readonly faults: (game: Imperium) => string[];
  /** Puts it where an arranged position says. */
  readonly arrange: (game: Imperium, position: Position) => void;
  /** Its part of the position in the same words. */
  readonly describe: (game: Imperium) => Partial<Position>;
}

/** Players that rules alone move: everything that the base rules leave to a person. */
export interface Automata {
  /** Whether they play for points; otherwise they are only in the way. */
  readonly contend: (game: Imperium) => boolean;
  /** Whether one has a turn left to take in its place of the order. */
  readonly hasTurn: (game: Imperium, seat: Seat) => boolean;
  /** Who takes a turn out of the order, after the turn of a person. */
  readonly interjects: (game: Imperium, ended: Turn) => Seat | null;
  readonly turn: (game: Imperium, seat: Seat) => Flow;
  /** Answers for one: by a rule, or by asking a person. */
  readonly answer: <O extends ImperiumOption>(
    game: Imperium,
    seat: Seat,
    question: Question<O>,
  ) => Flow<O>;
  readonly answerSome: <O extends ImperiumOption>(
    game: Imperium,
    seat: Seat,
    question: SomeQuestion<O>,
  ) => Flow<readonly O[]>;
  /** Something came to one that it may have to spend. */
  readonly received: (game: Imperium, seat: Seat) => void;
  /** One that does not contend won the Conflict. */
  readonly wonInVain: (game: Imperium, seat: Seat) => void;
  /** How many copies of a card one counts as owning. */
  readonly owned: (game: Imperium, seat: Seat, card: CardId) => number;
}

interface Seated {
  /** Those of the game that the table belongs to. */
  readonly known: readonly Extension[];
  readonly here: readonly Extension[];
}

const tables = new WeakMap<ImperiumOptions, Seated>();

/** Brings a game's modules to a table. The options of a table are one object for all its copies. */
export function bring(known: readonly Extension[], options: ImperiumOptions): void {
  const seated = tables.get(options);
  if (seated === undefined)
    tables.set(options, { known, here: known.filter((extension) => extension.isIn(options)) });
  else if (seated.known !== known)
    throw new Error('these options belong to a table of another game');
}

/** The modules of a table. */
export const extensionsOf = (game: Imperium): readonly Extension[] =>
  tables.get(game.options)!.here;

/** Persons sit first; whoever sits behind them is moved by rules alone. */
export const isPlayed = (game: Imperium, seat: Seat): boolean => seat < game.options.players;

export const allArePlayed = ({ players, options }: Imperium): boolean =>
  players.length === options.players;

/** The rules of those whom nobody plays. */
export function automataOf(game: Imperium): Automata {
  for (const { automata } of extensionsOf(game)) if (automata) return automata;
  throw new Error('nobody moves the players that nobody plays');
}

/** Whether a player plays for points and rewards. */
export const contends = (game: Imperium, seat: Seat): boolean =>
  isPlayed(game, seat) || automataOf(game).contend(game);

/** Called wherever resources or Intrigue cards have come to a player. */
export function received(game: Imperium, seat: Seat): void {
  if (!isPlayed(game, seat)) automataOf(game).received(game, seat);
}
