import type { GameEvent, Heard, Seat } from '@landsraad/kernel';
import type { StoryKit } from '../kit.ts';
import type { Thing } from '../spots.ts';

/* The log as a story: chapters, and in them passages. How it is cut is the game's. */

export interface Line<E extends GameEvent = GameEvent> {
  /** Which event of the game it is, counted from 0. */
  readonly n: number;
  readonly event: Heard<E>;
}

export interface Passage<E extends GameEvent = GameEvent> {
  readonly kind: string;
  /** Whose turn it was. */
  readonly seat: Seat | null;
  readonly lines: readonly Line<E>[];
}

export interface Chapter<E extends GameEvent = GameEvent> {
  /** 0 for what comes before the first. */
  readonly round: number;
  readonly passages: readonly Passage<E>[];
}

export interface Filter {
  /** Of the game's topics, or all, or the viewer's own. */
  readonly topic: string;
  /** Only what this seat does. */
  readonly seat: Seat | null;
}

export const ALL = 'all';
export const MINE = 'mine';
export const EVERYTHING: Filter = { topic: ALL, seat: null };

type Story<E extends GameEvent> = Pick<
  StoryKit<E, Thing>,
  'isAbout' | 'concerns' | 'loudness' | 'together'
>;

/** The story without what the filter leaves out, and without passages that have nothing left. */
export function filtered<E extends GameEvent>(
  chapters: readonly Chapter<E>[],
  { topic, seat }: Filter,
  viewer: Seat | null,
  story: Story<E>,
): Chapter<E>[] {
  const wanted = ({ event }: Line<E>): boolean => {
    if (story.loudness(event) === 'silent') return false;
    if (seat !== null && !story.concerns(event, seat)) return false;
    if (topic === ALL) return true;
    if (topic === MINE) return viewer !== null && story.concerns(event, viewer);
    return story.isAbout(event, topic);
  };
  return chapters.flatMap(({ round, passages }) => {
    const kept = passages.flatMap((passage) => {
      const lines = joined(passage.lines.filter(wanted), story);
      return lines.length > 0 ? [{ ...passage, lines }] : [];
    });
    return kept.length > 0 ? [{ round, passages: kept }] : [];
  });
}

function joined<E extends GameEvent>(
  lines: readonly Line<E>[],
  { together }: Pick<Story<E>, 'together'>,
): Line<E>[] {
  const told: Line<E>[] = [];
  for (const line of lines) {
    const last = told.at(-1);
    const both = last && together(last.event, line.event);
    if (both) told[told.length - 1] = { n: last.n, event: both };
    else told.push(line);
  }
  return told;
}

/** The last lines worth telling while they happen, newest last. */
export function newsIn<E extends GameEvent>(
  log: readonly Heard<E>[],
  most: number,
  { loudness }: Pick<Story<E>, 'loudness'>,
): Line<E>[] {
  const news: Line<E>[] = [];
  for (let n = log.length - 1; n >= 0 && news.length < most; n--) {
    const event = log[n]!;
    if (loudness(event) === 'aloud') news.unshift({ n, event });
  }
  return news;
}
