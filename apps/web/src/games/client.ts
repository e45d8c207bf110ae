import type { Choice, Viewer } from '@landsraad/kernel';
import type { Pace } from '../app/settings.ts';
import type { Advice, Fault, GameSummary, NewGame, Snapshot } from './protocol.ts';

/** What the page asks of the worker. Every promise may be rejected with a `GameFault`. */
export interface Games {
  list(): Promise<GameSummary[]>;
  create(game: NewGame): Promise<string>;
  remove(id: string): Promise<void>;
  /** The game as a file: options, seed, answers, seats. */
  toFile(id: string): Promise<string>;
  /** Takes up a game from a file's text; checked by replaying it. */
  fromFile(text: string): Promise<string>;
  /** The table after so many answers, as a viewer saw it then; `afterwards` sees all. */
  glimpse(id: string, position: number, viewer: Viewer): Promise<Snapshot>;
  /** Opens a table: `onSnapshot` hears of every change until it is closed. */
  open(id: string, onSnapshot: (snapshot: Snapshot) => void): Promise<Table>;
}

/** A table that is open on this page. */
export interface Table {
  /** Stored before the promise is fulfilled; the change itself comes as a snapshot. */
  answer(position: number, choice: Choice): Promise<void>;
  undo(): Promise<void>;
  /** The person behind the curtain takes the device. */
  look(): Promise<void>;
  /** What a bot would do in the viewer's place, best first; empty where it has no opinion. */
  advise(): Promise<Advice[]>;
  /** How fast bots play, and whether a person is asked where only one thing can be done. */
  prefer(preferences: { pace: Pace; confirm: boolean }): void;
  close(): void;
}

export class GameFault extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.fault);
    this.fault = fault;
  }
}
