import {
  type Choice,
  type Game,
  type GameState,
  Match,
  Refusal,
  type Seat,
} from '@landsraad/kernel';
import { MARGIN, type Puzzle, type PuzzleWay, SURE } from './puzzle.ts';

export const isClear = ({ behind, error }: Pick<PuzzleWay, 'behind' | 'error'>): boolean =>
  behind >= MARGIN && behind >= SURE * error;

/** It comes to the same as the best. */
const isSame = ({ behind, error }: PuzzleWay): boolean => behind === 0 && error === 0;

/** What is wrong with a puzzle: a position that does not lie, an answer that may not be given. */
export function faultsOf<S extends GameState, O, V>(
  game: Game<S, O, V>,
  puzzle: Puzzle,
): readonly string[] {
  const { seat, position, ways } = puzzle;
  const options = game.parseOptions(puzzle.options);
  const unsound = game.faults(game.clone(position as S));
  if (unsound.length > 0) return unsound;
  const match = Match.from(game, options, position as S);
  if (!match.decision(seat)) return [`seat ${seat} is not asked`];
  const others = ways.filter((way) => !isSame(way));
  return [
    ...ways.flatMap(({ path }) => faultIn(match.fork(), seat, path)),
    ...(others.length === 0 ? ['there is nothing to choose'] : []),
    ...others
      .filter((way) => !isClear(way))
      .map(({ path }) => `${path.join()} is not clearly behind`),
  ];
}

function faultIn<S extends GameState, O, V>(
  match: Match<S, O, V>,
  seat: Seat,
  path: readonly Choice[],
): string[] {
  for (const choice of path) {
    const why = match.whyNot(seat, choice);
    if (why) return [`${path.join()}: ${new Refusal(why).message}`];
    match.answer(seat, choice);
  }
  return [];
}
