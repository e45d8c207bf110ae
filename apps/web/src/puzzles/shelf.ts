import { PUZZLES_IN_FILE, type Puzzle, type PuzzleIndex } from '@landsraad/bots/puzzles';

/* The puzzles that come with this version; `landsraad puzzles` found them. Fetched part by part. */

/** A puzzle in the list. */
export interface PuzzleEntry {
  readonly id: string;
  readonly game: string;
  readonly set: string;
  /** Its number in the set, from 1. */
  readonly number: number;
  readonly rating: number;
  /** Whom one plays, as the game calls it. */
  readonly plays: string;
  readonly round: number;
}

const INDEXES = import.meta.glob<PuzzleIndex>(['./data/*.json', '!./data/*-*.json'], {
  eager: true,
  import: 'default',
});
const PARTS = import.meta.glob<readonly Puzzle[]>('./data/*-*.json', { import: 'default' });

const gameOf = (file: string): string => /([^/]+)\.json$/.exec(file)![1]!;

/** Of all games, set by set. */
export const ENTRIES: readonly PuzzleEntry[] = Object.entries(INDEXES)
  .sort(([a], [b]) => Number(b.includes('imperium')) - Number(a.includes('imperium')))
  .flatMap(([file, index]) =>
    Object.entries(index).flatMap(([set, { puzzles }]) =>
      puzzles.map((line, n) => ({ ...line, game: gameOf(file), set, number: n + 1 })),
    ),
  );

export const entryCalled = (id: string): PuzzleEntry | null =>
  ENTRIES.find((entry) => entry.id === id) ?? null;

const fetched = new Map<string, Promise<Puzzle>>();

/** The same promise each time, unless it failed. */
export function fetchPuzzle({ id, game, set, number }: PuzzleEntry): Promise<Puzzle> {
  const part = Math.floor((number - 1) / PUZZLES_IN_FILE);
  const coming =
    fetched.get(id) ??
    PARTS[`./data/${game}-${set}-${part}.json`]!().then(
      (puzzles) => puzzles.find((puzzle) => puzzle.id === id)!,
    );
  fetched.set(id, coming);
  coming.catch(() => fetched.delete(id));
  return coming;
}
