import type {
  GameEvent,
  Heard,
  OpenDecision,
  Option,
  Place,
  Seat,
  Viewer,
} from '@landsraad/kernel';

/** Who sits where. A person has a name, empty if none was given; a bot has the name of its kind. */
export type Seating =
  | { readonly is: 'person'; readonly name: string }
  | { readonly is: 'bot'; readonly bot: string };

/**
 * The table as one viewer may know it now: from a worker on the device or from a server. Whoever
 * knows the game knows the types of what is its own.
 */
export interface Snapshot<V = unknown, O extends Option = Option, E extends GameEvent = GameEvent> {
  readonly id: string;
  readonly game: string;
  /** How many answers were given. */
  readonly position: number;
  /** Which round is played, or turn where the game calls it so; 0 before the first. */
  readonly round: number;
  readonly viewer: Viewer;
  readonly view: V;
  readonly seats: readonly Seating[];
  /** What the viewer owes, or null. */
  readonly decision: OpenDecision<O> | null;
  /** Who owes a decision. */
  readonly waiting: readonly Seat[];
  /** On a shared device: the person who should take it; the view is the spectator's until then. */
  readonly curtain: Seat | null;
  /** The bot that thinks now. */
  readonly thinking: Seat | null;
  /**
   * A window of a server's table: who is asked in it, could act or has answered is told to nobody,
   * and `waiting` is empty. It closes at its time, by the server's clock in milliseconds since 1970;
   * `holds` is how often the viewer may still ask for more.
   */
  readonly window?: { readonly opened: number; readonly closes: number; readonly holds: number };
  readonly canUndo: boolean;
  readonly result: readonly Place[] | null;
  /** What was told from the `eventsFrom`-th event on; what was known from there on is void. */
  readonly eventsFrom: number;
  readonly events: readonly Heard<E>[];
  /** The chapter of a coached game; `true` in those from before there were chapters. */
  readonly guide: boolean | string;
  /** Something that had come to light was taken back: the game counts for nothing. */
  readonly practice?: boolean;
}
