import type { Flow, Random, Reason, Seat, Viewer } from '@landsraad/kernel';
import type { DecisionKind, ImperiumOption } from '../choices.ts';
import type { HagalCard, Space } from '../content/component.ts';
import type { Effect, Verb } from '../effects/effect.ts';
import type { CardId, IntrigueId, LeaderId, Resource, SpaceId } from '../ids.ts';
import type { ImperiumOptions, OptionsPart } from '../options.ts';
import type { Skipped } from '../refusals.ts';
import type { Position } from '../scenario/position.ts';
import type { Imperium, Sending, Source, Turn } from '../state.ts';
import type { ImperiumView } from '../view.ts';
import type { Question, SomeQuestion } from './ask.ts';
import type { TieBreak } from './endgame.ts';
import type { Market } from './markets.ts';
import type { Task } from './menu.ts';
import type { Moments } from './moments.ts';
import type { PlaceTaken } from './places.ts';
import type { Unit } from './units.ts';
import type { Vocabulary } from './vocabulary.ts';

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
  /** What it does at the moments of every seat. */
  readonly moments?: Moments;
  /** What the things that a seat owns now do at its moments. */
  readonly momentsOf?: (game: Imperium, seat: Seat) => readonly Moments[];
  /** After the persons have their Leaders. */
  readonly takeLeaders?: (game: Imperium) => Flow;
  /** The Conflict card of the round lies open; nobody has defended yet. */
  readonly roundStarts?: (game: Imperium) => void;
  /** Before the first Combat card. */
  readonly combatBegins?: (game: Imperium) => void;
  /** Everybody has the reward of the Conflict; its units are still there. */
  readonly rewarded?: (game: Imperium, places: readonly (PlaceTaken | null)[]) => Flow;
  /** The units of the Conflict are gone home, so many troops of each seat. */
  readonly wentHome?: (game: Imperium, troops: readonly number[]) => Flow;
  /** Who controls a space whatever marker lies there, if somebody does. */
  readonly controls?: (game: Imperium, space: SpaceId) => Seat | null;
  readonly markets?: readonly Market[];
  /** A card is about to leave the Imperium Row, whose gap is filled next. */
  readonly leavesRow?: (game: Imperium, card: CardId) => void;
  /** The units besides troops. */
  readonly units?: readonly Unit[];
  /** What more the cards let an Agent do. */
  readonly sends?: (game: Imperium, seat: Seat, sending: Sending) => Sending;
  /** What cards send together that are put together by two answers. */
  readonly pairs?: (game: Imperium, seat: Seat) => readonly Paired[];
  /** Why these cards may not be played for an Agent, wherever it would go. */
  readonly whyNotSend?: (game: Imperium, seat: Seat, sending: Sending) => Reason | null;
  /** Why a person's Agent may not go to a space. */
  readonly whyClosed?: (
    game: Imperium,
    seat: Seat,
    space: Space,
    sending: Sending,
  ) => Reason | null;
  /** What a seat may bring back to its supply when so many troops are missing there for an effect. */
  readonly fillsSupply?: (game: Imperium, seat: Seat, short: number, effect?: Effect) => Flow;
  /** What more may be done on a turn, before its Agent is sent or after. */
  readonly tasks?: readonly Task[];
  /** Whether the turn that ended is followed by another of the same person, before anybody else's. */
  readonly goesOn?: (game: Imperium, ended: Turn) => boolean;
  /** Who takes a turn out of the order, after the turn of a person. */
  readonly interjects?: (game: Imperium, ended: Turn) => Seat | null;
  /** What decides between equal points before anything else. */
  readonly tieBreaks?: readonly TieBreak[];
  /** How the players move that nobody plays. */
  readonly automata?: Automata;
  /** What they make of this module. */
  readonly rivals?: RivalWays;
}

export interface Paired {
  /** The options by which they are put together. */
  readonly answers: readonly [string, string];
  readonly sending: Sending;
}

/** The ways of those whom nobody plays, where they are not everybody's. */
export interface RivalWays {
  /** Which of the options one takes; of several that are left, a person chooses. */
  readonly answers?: Partial<Readonly<Record<DecisionKind, Preference>>>;
  /** How one takes an effect of its card. */
  readonly takes?: Partial<Readonly<Record<Verb, Taking>>>;
  /** With which spaces and gains one reads a card now, or why not at all. */
  readonly reads?: (card: HagalCard, game: Imperium, seat: Seat) => HagalCard | Skipped;
  /** Whether enemy Agents do not block its own now; and it has gone past one. */
  readonly passesEnemies?: (game: Imperium, seat: Seat) => boolean;
  readonly passed?: (game: Imperium, seat: Seat) => void;
  /** What more it does on its turn, before and after it takes what its card gives. */
  readonly acts?: (game: Imperium, seat: Seat) => Flow;
  /** Whether it keeps something that it would otherwise spend. */
  readonly keeps?: (game: Imperium, what: Resource | 'intrigue') => boolean;
  /** Whether its turn is followed by another of its own. */
  readonly another?: (game: Imperium) => boolean;
}

export type Preference = <O extends ImperiumOption>(
  options: readonly O[],
  game: Imperium,
  seat: Seat,
) => readonly O[];

export type Taking = (game: Imperium, seat: Seat, effect: Effect, source: Source) => Flow;

/** What a module keeps in the state: here for all who must know of it. */
export interface Pieces {
  /** Adds them, and players, to a table that is otherwise laid. */
  readonly lay: (game: Imperium) => void;
  /** Makes its part of a copied state a copy as well. */
  readonly clone: (copy: Imperium) => void;
  readonly view: (game: Imperium, viewer: Viewer) => Partial<ImperiumView>;
  /** Puts it into a position that is made of a view; what the view hides is left empty. */
  readonly suppose: (game: Imperium, view: ImperiumView) => void;
  /** Deals anew what of it the seat cannot know. */
  readonly imagine?: (game: Imperium, seat: Seat, random: Random) => void;
  /** The troops of a seat that lie among it. */
  readonly troops?: (game: Imperium, seat: Seat) => number;
  /** The cards that lie among it. */
  readonly cards?: (game: Imperium) => readonly CardId[];
  /** The Intrigue cards that lie among it. */
  readonly intrigue?: (game: Imperium) => readonly IntrigueId[];
  /** What else is wrong with it, in words. */
  readonly faults: (game: Imperium) => string[];
  /** Puts it where an arranged position says. */
  readonly arrange: (game: Imperium, position: Position) => void;
  /** Its part of the position in the same words. */
  readonly describe: (game: Imperium) => Partial<Position>;
}

/** How a card went: the end of a Reveal turn puts cards away, which is neither (IMP-3.14). */
export type Leaving = 'discarded' | 'trashed';

/** Players that rules alone move: everything that the base rules leave to a person. */
export interface Automata {
  /** Whether they play for points; otherwise they are only in the way. */
  readonly contend: (game: Imperium) => boolean;
  /** Whether one has a turn left to take in its place of the order. */
  readonly hasTurn: (game: Imperium, seat: Seat) => boolean;
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
  /** Whether one would not add to its lead in the Conflict now. */
  readonly holdsBack: (game: Imperium, seat: Seat) => boolean;
  /** Something came to one that it may have to spend. */
  readonly received: (game: Imperium, seat: Seat) => void;
  /** One that does not contend won the Conflict. */
  readonly wonInVain: (game: Imperium, seat: Seat) => void;
  /** How many copies of a card one counts as owning. */
  readonly owned: (game: Imperium, seat: Seat, card: CardId) => number;
}

/** What a table is played with: the parts of the base rules and of its modules, found once. */
export interface Gathered {
  /** The modules of the game, whether they are in or not. */
  readonly known: readonly Extension[];
  readonly extensions: readonly Extension[];
  readonly units: readonly Unit[];
  readonly markets: readonly Market[];
  /** For a seat with this Leader, or with none. */
  readonly momentsOfLeader: (leader: LeaderId) => readonly Moments[];
  readonly owned: readonly NonNullable<Extension['momentsOf']>[];
  readonly words: Vocabulary;
  /** What a turn may begin with, and what may be done on it from then on. */
  readonly firstTasks: readonly Task[];
  readonly turnTasks: readonly Task[];
}

const tables = new WeakMap<ImperiumOptions, Gathered>();

/** The options of a table are one object for all its copies. */
export function gather(
  known: readonly Extension[],
  options: ImperiumOptions,
  gathering: (extensions: readonly Extension[]) => Omit<Gathered, 'known' | 'extensions'>,
): void {
  const table = tables.get(options);
  if (table === undefined) {
    const extensions = known.filter((extension) => extension.isIn(options));
    tables.set(options, { known, extensions, ...gathering(extensions) });
  } else if (table.known !== known) throw new Error('these options are those of another game');
}

export const gathered = (game: Imperium): Gathered => tables.get(game.options)!;

/** The modules of a table. */
export const extensionsOf = (game: Imperium): readonly Extension[] => gathered(game).extensions;

/** Persons sit first; whoever sits behind them is moved by rules alone. */
export const isPlayed = (game: Imperium, seat: Seat): boolean => seat < game.options.players;

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
