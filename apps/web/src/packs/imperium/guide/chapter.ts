import { FACTIONS } from '@landsraad/imperium';
import type { Bilingual } from '../../../app/language.ts';
import type { Lesson as GuideLesson, Said } from '../../../guide/guidance.ts';
import type { IconName } from '../../../icons/paths.tsx';
import type { Spot } from '../../../table/spots.ts';
import type { ChapterOutline } from '../../pack.ts';
import type { Scene, Seen } from './scene.ts';
import type { Wish } from './suggest.ts';

/* A chapter is a coached game of its own: what it is dealt from, what it teaches and what wins it. */

/** Parts of the table that have no spot of their own; the table marks them with `data-part`. */
export type Part =
  | 'hand'
  | 'row'
  | 'ix'
  | 'tleilax'
  | 'purse'
  | 'conflict'
  | 'score'
  | 'opponents'
  | 'decision'
  | 'log'
  | 'undo'
  | 'hint';

/** What a lesson points at. */
export type Target = Spot | `part:${Part}`;

export interface Lesson<Id extends string = string> extends GuideLesson<Scene> {
  readonly id: Id;
  points(scene: Scene): readonly Target[];
}

/** What must be reached: a chapter is won when every aim is. */
export interface Aim<Id extends string = string> {
  readonly id: Id;
  readonly icon: IconName;
  readonly need: number;
  have(seen: Seen): number;
}

/** What a chapter says; its goal is the sum of its aims. */
export interface ChapterWords<Id extends string, A extends string> {
  readonly title: string;
  readonly teaches: string;
  readonly goal: string;
  readonly aims: Readonly<Record<A, string>>;
  readonly won: Said;
  /** The game ended before the goal was reached. */
  readonly lost: Said;
  readonly lessons: Readonly<Record<Id, Said>>;
}

export interface Chapter<Id extends string = string, A extends string = string> {
  readonly outline: ChapterOutline;
  readonly words: Bilingual<ChapterWords<Id, A>>;
  readonly aims: readonly Aim<A>[];
  /** Followed to the end it wins. Away from it the coach suggests what a bot would do. */
  readonly wishes: readonly Wish[];
  /** The first that fits the moment is told: its place is its urgency. */
  readonly lessons: readonly Lesson<Id>[];
}

export const isWon = ({ aims }: Chapter, seen: Seen): boolean =>
  aims.every(({ need, have }) => have(seen) >= need);

export const ALL_TRACKS: readonly Target[] = FACTIONS.map(
  (faction) => `faction:${faction}` as const,
);
