import { dunePuzzles } from '../dune/teaching/puzzles.ts';
import { imperiumPuzzles } from '../imperium/teaching/puzzles.ts';
import { type AnyPuzzleSource, puzzleSource } from './finder.ts';

/** Games that have puzzles. */
export const puzzleSources: ReadonlyMap<string, AnyPuzzleSource> = new Map([
  ['imperium', puzzleSource(imperiumPuzzles)],
  ['dune', dunePuzzles],
]);
