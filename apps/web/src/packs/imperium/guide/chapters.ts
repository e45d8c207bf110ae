import type { Chapter } from './chapter.ts';
import { agents } from './chapters/agents/chapter.ts';
import { conflict } from './chapters/conflict/chapter.ts';
import { game } from './chapters/game/chapter.ts';
import { immortality } from './chapters/immortality/chapter.ts';
import { influence } from './chapters/influence/chapter.ts';
import { ix } from './chapters/ix/chapter.ts';

export const CHAPTERS: readonly Chapter[] = [agents, influence, conflict, game, ix, immortality];

/** A game from before there were chapters says only that it is coached: it was a whole one. */
export const chapterOf = (guide: string | boolean): Chapter =>
  CHAPTERS.find(({ outline }) => outline.id === guide) ?? game;
