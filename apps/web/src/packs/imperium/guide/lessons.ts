import type { Lesson } from './lesson.ts';
import { FIRST_ROUND } from './lessons-first.ts';
import { LATER } from './lessons-later.ts';

/** All that the guide teaches. The first that fits the moment is told; its place is its urgency. */
export const LESSONS: readonly Lesson[] = [...FIRST_ROUND, ...LATER];
