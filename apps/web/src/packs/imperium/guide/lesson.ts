import { FACTIONS } from '@landsraad/imperium';
import type { Language } from '@landsraad/kernel/wording';
import type { Lesson as GuideLesson } from '../../../guide/guidance.ts';
import type { Spot } from '../../../table/spots.ts';
import type { Scene } from './scene.ts';
import { laterRounds } from './words-later.ts';
import { firstRound } from './words-lessons.ts';

/** Parts of the table that have no spot of their own; the table marks them with `data-part`. */
export type Part =
  | 'hand'
  | 'row'
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

export type LessonId = keyof typeof firstRound.en | keyof typeof laterRounds.en;

export interface Lesson extends GuideLesson<Scene> {
  readonly id: LessonId;
  points(scene: Scene): readonly Target[];
}

export function lessonText(id: LessonId, language: Language) {
  const texts = { ...firstRound[language], ...laterRounds[language] };
  return texts[id];
}

export const ALL_TRACKS: readonly Target[] = FACTIONS.map(
  (faction) => `faction:${faction}` as const,
);
