import type { Analysis } from '@landsraad/bots/analysis';
import type { Lesson } from '@landsraad/bots/teaching';
import type { Choice, Reason, Seat, Viewer } from '@landsraad/kernel';
import type {
  Advice,
  Arranged,
  Fault,
  GameSummary,
  Marks,
  NewGame,
  Result,
  Snapshot,
  TaughtStep,
} from './protocol.ts';
import type { Watched } from './work.ts';

/** What the page asks of the worker. Every promise may be rejected with a `GameFault`. */
export interface Games {
  /** Last played first. A game that this version cannot open is listed too. */
  list(): Promise<GameSummary[]>;
  create(game: NewGame): Promise<string>;
  /** The same table once more, dealt anew. */
  again(id: string): Promise<string>;
  remove(id: string): Promise<void>;
  /** The game as a file: options, seed, answers, seats. The terminal reads it too. */
  toFile(id: string): Promise<string>;
  /** Takes up a game from a file's text, also one of the terminal; checked by replaying it. */
  fromFile(text: string): Promise<string>;
  /** How games ended of which a record is kept, also those that were deleted since. */
  results(): Promise<Result[]>;
  /** Takes over the results of a file that the record here does not have; how many that were. */
  addResults(results: unknown): Promise<number>;
  clearResults(): Promise<void>;
  /**
   * The table after so many answers, as a viewer saw it then, with the whole log until there. While
   * the game runs, only for a spectator or the only person; afterwards for every seat, and
   * `afterwards` sees all.
   */
  glimpse(id: string, position: number, viewer: Viewer): Promise<Snapshot>;
  /** Where rounds and turns begin; everybody may know it. */
  marks(id: string): Promise<Marks>;
  /**
   * A game that is over, looked at again through a seat's eyes. Null where nobody thinks that far, or
   * when it was stopped.
   */
  analyse(id: string, seat: Seat, watched: Watched): Promise<Analysis | null>;
  /** The game up to so many answers as another one, with the seat's person against bots. */
  playOn(id: string, position: number, seat: Seat): Promise<string>;
  /** A table where a position is arranged, with the seat's person against bots; it is not kept. */
  arrange(arranged: Arranged): Promise<string>;
  /** The same from a position of a finished game. */
  lookInto(from: SeatAt): Promise<string>;
  /** What is asked when the seat answers so from a position on. */
  stepsOf(from: SeatAt, path: readonly Choice[]): Promise<readonly TaughtStep[]>;
  /** What a bot would do at a table that runs elsewhere, from what its viewer knows. */
  adviseOn(seen: Seen): Promise<readonly Advice[]>;
  /** A finished game's file with every card open; it is not kept. */
  laidOpen(text: string): Promise<Snapshot>;
  /**
   * Opens a table: `onSnapshot` hears of every change until it is closed, and of the first position
   * before the promise is fulfilled. `onFault` hears of what went wrong by itself: a bot's step
   * that cannot be stored or breaks a rule, a game removed in another tab, a crash.
   */
  open(
    id: string,
    onSnapshot: (snapshot: Snapshot) => void,
    onFault?: (fault: Fault) => void,
  ): Promise<OpenGame>;
}

/** A seat in a game after so many answers. */
export interface SeatAt {
  readonly id: string;
  readonly position: number;
  readonly seat: Seat;
}

/** What a person is not asked. */
export interface Preferences {
  /** Asked even where only one thing can be done. */
  readonly confirm: boolean;
  /** Standing orders, where the game has some. */
  readonly orders?: readonly string[];
}

/** What somebody who asks for advice knows. */
export type Seen = Pick<Snapshot, 'game' | 'decision' | 'view'>;

/** A game that is open on this page. */
export interface OpenGame {
  /** The viewer's answer. Stored before the promise is fulfilled; the change comes as a snapshot. */
  answer(position: number, choice: Choice): Promise<void>;
  /** Something of the viewer's own accord, stored likewise. */
  act(kind: string, choice: Choice): Promise<void>;
  /** Why the viewer's answer would not be taken, or null; nothing changes. */
  whyNot(position: number, choice: Choice): Promise<Reason | null>;
  undo(): Promise<void>;
  /**
   * Goes back to the beginning of the viewer's last turn, whatever was seen since: where nobody else
   * is a person. The game is a practice game from then on.
   */
  retract(): Promise<void>;
  /** The person behind the curtain takes the device. */
  look(): Promise<void>;
  /**
   * What a bot would do in the viewer's place, best first; empty where it has no opinion. Where
   * several things are chosen at once, every entry is one of them.
   */
  advise(): Promise<readonly Advice[]>;
  /**
   * What the strongest bot would do in the viewer's place, and what of it is different from what
   * else could be done. Null where nobody thinks that far, or when it was stopped.
   */
  teach(watched: Watched): Promise<Lesson | null>;
  /** Takes effect at once. Bots that stopped because of a fault try again. */
  prefer(preferences: Preferences): void;
  close(): void;
}

/** What went wrong, in whatever was thrown. */
export const faultIn = (error: unknown): Fault =>
  error instanceof GameFault ? error.fault : { fault: 'crashed', detail: String(error) };

export class GameFault extends Error {
  override readonly name = 'GameFault';
  readonly fault: Fault;
  constructor(fault: Fault) {
    super('detail' in fault ? `${fault.fault}: ${fault.detail}` : fault.fault);
    this.fault = fault;
  }
}
