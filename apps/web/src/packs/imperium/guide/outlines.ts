import type { ChapterOutline } from '../../pack.ts';
import { AGENTS } from './chapters/agents/outline.ts';
import { CONFLICT } from './chapters/conflict/outline.ts';
import { GAME } from './chapters/game/outline.ts';
import { IMMORTALITY } from './chapters/immortality/outline.ts';
import { INFLUENCE } from './chapters/influence/outline.ts';
import { IX } from './chapters/ix/outline.ts';

/** The tutorial, one chapter after the other. */
export const OUTLINES: readonly ChapterOutline[] = [
  AGENTS,
  INFLUENCE,
  CONFLICT,
  GAME,
  IX,
  IMMORTALITY,
];

/** What is learned after a chapter, or null where it was the last. */
export const after = (chapter: ChapterOutline): ChapterOutline | null =>
  OUTLINES[OUTLINES.indexOf(chapter) + 1] ?? null;
