import type {
  ImperiumEvent,
  ImperiumOption,
  ImperiumOptions,
  ImperiumView,
} from '@landsraad/imperium';
import type { Choice, Heard, OpenDecision, Place, Reason, Seat, Viewer } from '@landsraad/kernel';

/* What goes between a page and the worker that runs its games. All of it is plain data. */

/** Who sits where. A person has a name, empty if none was given; a bot has the name of its kind. */
export type Seating =
  | { readonly is: 'person'; readonly name: string }
  | { readonly is: 'bot'; readonly bot: string };

export interface NewGame {
  /** The number of players follows from the seats; single choices are always asked for. */
  readonly options: Partial<ImperiumOptions>;
  readonly seats: readonly Seating[];
  /** Drawn when it is not given. */
  readonly seed?: string;
  /** A coached first game. */
  readonly guide?: boolean;
}

/** A game in the list of those kept on this device. */
export interface GameSummary {
  readonly id: string;
  readonly seats: readonly Seating[];
  readonly leaders: readonly string[];
  readonly points: readonly number[];
  readonly round: number;
  readonly position: number;
  readonly over: boolean;
  readonly guide: boolean;
  /** Milliseconds since 1970. */
  readonly started: number;
  readonly played: number;
}

/** The table as one viewer may know it now. */
export interface Snapshot {
  readonly id: string;
  /** How many answers were given. */
  readonly position: number;
  readonly viewer: Viewer;
  readonly view: ImperiumView;
  readonly seats: readonly Seating[];
  /** What the viewer owes, or null. */
  readonly decision: OpenDecision<ImperiumOption> | null;
  /** Who owes a decision. */
  readonly waiting: readonly Seat[];
  /** The person who should take the device; the view is nobody's (`spectator`) until then. */
  readonly curtain: Seat | null;
  /** The bot that thinks now. */
  readonly thinking: Seat | null;
  readonly canUndo: boolean;
  readonly result: readonly Place[] | null;
  /** What was told from the `eventsFrom`-th event on; what was known from there on is void. */
  readonly eventsFrom: number;
  readonly events: readonly Heard<ImperiumEvent>[];
  readonly guide: boolean;
  /** Milliseconds since 1970 of the last answer that is stored. */
  readonly saved: number;
}

/** One choice that the adviser weighed, best first. */
export interface Advice {
  readonly choice: Choice;
  readonly score: number;
  readonly motives: readonly {
    readonly why: string;
    readonly about?: string;
    readonly worth: number;
  }[];
}

/** What went wrong, in a form that can be worded. */
export type Fault =
  | { readonly fault: 'refused'; readonly reason: Reason }
  /** The answer was meant for a position that is past: pressed twice, or played in another tab. */
  | { readonly fault: 'moved-on' }
  /** The file or the stored game cannot be used; `detail` is English, for a report. */
  | { readonly fault: 'unreadable'; readonly detail: string }
  | { readonly fault: 'no-such-game' }
  /** The device has no room or forbids storing. */
  | { readonly fault: 'not-stored'; readonly detail: string }
  /** A rule failed and the game stands still before it; the file replays it. */
  | { readonly fault: 'rule-error'; readonly file: string }
  | { readonly fault: 'crashed'; readonly detail: string };
