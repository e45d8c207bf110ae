import type { ImperiumSnapshot } from '../../packs/imperium/snapshot.ts';
import type { Lesson, LessonId } from './lesson.ts';
import { CORE, LESSONS } from './lessons.ts';
import { type Scene, sceneOf } from './scene.ts';

/* What the coach says next. All of it follows from the table and from what was told before. */

/** What the coach remembers of one game. */
export interface Progress {
  /** In the order of telling. */
  readonly told: readonly LessonId[];
  /** Being told now. */
  readonly open: LessonId | null;
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
  snapshot: ImperiumSnapshot,
  log: Scene['log'],
  told: readonly LessonId[],
  readHere = 0,
): Lesson | null {
  const scene = sceneOf(snapshot, log);
  if (!scene) return null;
  const enough = readHere >= READ_AT_ONCE && scene.asked !== null;
  const fits = ({ id, by, when }: Lesson) =>
    !told.includes(id) && !(enough && by === 'read') && when(scene);
  return LESSONS.find(fits) ?? null;
}

/** Where the coach stands once the table has moved on; the same object if nothing is new. */
export function advanced(
  progress: Progress,
  snapshot: ImperiumSnapshot,
  log: Scene['log'],
): Progress {
  const { position } = snapshot;
  const moved = position !== progress.position;
  if (progress.skipped || (!moved && progress.open)) return progress;
  const here = moved ? { ...progress, position, open: null, read: 0 } : progress;
  const lesson = nextLesson(snapshot, log, here.told, here.read);
  if (!lesson) return moved && (progress.open || sceneOf(snapshot, log)) ? here : progress;
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

export const lessonCalled = (id: LessonId): Lesson => LESSONS.find((lesson) => lesson.id === id)!;

/** Lesson n of m: those of the core, and whatever else the game brought up. */
export function countOf({ told }: Progress, id: LessonId): { n: number; of: number } {
  const extras = told.filter((each) => !lessonCalled(each).core).length;
  return { n: told.indexOf(id) + 1, of: CORE.length + extras };
}
