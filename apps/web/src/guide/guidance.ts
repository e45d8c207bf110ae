import type { Choice, GameEvent, Heard, Option } from '@landsraad/kernel';
import type { Language } from '@landsraad/kernel/wording';
import type { NewGame, Snapshot } from '../games/protocol.ts';
import type { IconName } from '../icons/paths.tsx';
import type { Asked } from '../table/spots.ts';

/*
 * What a chapter teaches: a coached game with a goal. Written as methods: a game's own types then fit
 * where any game's are wanted.
 */

/** What the coach sees when the person owes a decision, or when the game is over. */
export interface Scene<O extends Option = Option> {
  readonly asked: Asked<O> | null;
}

export interface Said {
  readonly title: string;
  readonly text: string;
}

/** One thing to learn, told once, when the table shows it. */
export interface Lesson<S extends Scene = Scene> {
  readonly id: string;
  /** `read` waits for "Got it"; `do` stays beside the decision, with a suggestion. */
  readonly by: 'read' | 'do';
  /** Whoever follows the suggestions hears it before the end. */
  readonly core: boolean;
  /** With it the chapter is over: its goal was reached, or the game ended before. */
  readonly ends?: 'won' | 'lost';
  when(scene: S): boolean;
  /** Spots, or parts of the table that have none and are marked with `data-part`: `part:hand`. */
  points(scene: S): readonly string[];
}

/** A part of the goal, and how far one has come. */
export interface Aim {
  readonly icon: IconName;
  readonly text: string;
  readonly have: number;
  readonly need: number;
}

/** A suggestion that is put together on the table before it is said: in words, and where it lies. */
export interface Whole {
  readonly text: string;
  readonly points: readonly string[];
}

export interface Guidance<
  S extends Scene = Scene,
  V = unknown,
  O extends Option = Option,
  E extends GameEvent = GameEvent,
> {
  /** As the chapter is called where it is remembered. */
  readonly chapter: string;
  /** To play it again. */
  readonly game: NewGame;
  readonly next: { readonly game: NewGame; title(language: Language): string } | null;
  /** The chapter is won when each is reached. */
  aims(snapshot: Snapshot<V, O, E>, log: readonly Heard<E>[], language: Language): readonly Aim[];
  /** The first that fits the moment is told: its place is its urgency. */
  readonly lessons: readonly Lesson<S>[];
  /** Null while others play: nothing is said that would be gone before it is read. */
  sceneOf(snapshot: Snapshot<V, O, E>, log: readonly Heard<E>[]): S | null;
  lessonText(id: string, language: Language): Said;
  /** Between two lessons, about the decision that is owed; null while others play. */
  tip(scene: S | null, language: Language): Said;
  /** Always among what is offered, and never the only way. */
  suggestion(scene: S): Choice | null;
  /** Where it is more than what is offered: a form, or all of a gesture. */
  whole?(scene: S, choice: Choice, language: Language): Whole | null;
  /** Why it is suggested, where that can be said in a line and is true now. */
  reason(scene: S, choice: Choice, language: Language): string | null;
  /** What is ringed for a part that the game draws in its own way, or null. */
  selectorOf(part: string): string | null;
  /** The drawer of a small screen in which something lies, or null. */
  drawerOf(at: string): string | null;
}
