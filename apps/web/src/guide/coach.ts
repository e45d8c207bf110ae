import type { GameEvent, Heard } from '@landsraad/kernel';
import type { Snapshot } from '../games/protocol.ts';
import type { Guidance, Lesson, Scene } from './guidance.ts';

/* What the coach says next. All of it follows from the table and from what was told before. */

/** What the coach remembers of one game. */
export interface Progress {
  /** In the order of telling. */
  readonly told: readonly string[];
  /** Being told now. */
  readonly open: string | null;
  /** Where the game stood then. */
  readonly position: number;
  /** How many lessons were read at this position. */
  readonly read: number;
  readonly skipped: boolean;
}

export const BEGINNING: Progress = {
  told: [],
  open: null,
  position: -1,
  read: 0,
  skipped: false,
};

/** More would be a lecture: the rest waits for the next decision. */
const READ_AT_ONCE = 3;

/** The lesson for this moment, or null. Never one that was told. */
export function nextLesson(
  { lessons }: Guidance,
  scene: Scene | null,
  told: readonly string[],
  readHere = 0,
): Lesson | null {
  if (!scene) return null;
  const enough = readHere >= READ_AT_ONCE && scene.asked !== null;
  const fits = (lesson: Lesson) =>
    !told.includes(lesson.id) && !(enough && lesson.by === 'read') && lesson.when(scene);
  return lessons.find(fits) ?? null;
}

/** Where the coach stands once the table has moved on; the same object if nothing is new. */
export function advanced(
  guidance: Guidance,
  progress: Progress,
  snapshot: Snapshot,
  log: readonly Heard<GameEvent>[],
): Progress {
  const { position } = snapshot;
  const moved = position !== progress.position;
  if (progress.skipped || (!moved && progress.open)) return progress;
  const here = moved ? { ...progress, position, open: null, read: 0 } : progress;
  const scene = guidance.sceneOf(snapshot, log);
  const lesson = nextLesson(guidance, scene, here.told, here.read);
  if (!lesson) return moved && (progress.open || scene) ? here : progress;
  return { ...here, open: lesson.id, told: [...here.told, lesson.id] };
}

/** "Got it": the lesson closes, and the next may come. */
export function acknowledged(progress: Progress): Progress {
  return progress.open ? { ...progress, open: null, read: progress.read + 1 } : progress;
}

export const skipped = (progress: Progress): Progress => ({
  ...progress,
  open: null,
  skipped: true,
});

export const lessonCalled = ({ lessons }: Guidance, id: string): Lesson =>
  lessons.find((lesson) => lesson.id === id)!;

/** Lesson n of m: those of the core, and whatever else the game brought up. */
export function countOf(
  guidance: Guidance,
  { told }: Progress,
  id: string,
): { n: number; of: number } {
  const core = guidance.lessons.filter((lesson) => lesson.core);
  const extras = told.filter((each) => !lessonCalled(guidance, each).core);
  return { n: told.indexOf(id) + 1, of: core.length + extras.length };
}
