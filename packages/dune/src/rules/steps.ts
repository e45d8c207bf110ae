import type { Flow } from '@landsraad/kernel';
import type { Dune } from '../state.ts';

export type Step = (game: Dune) => Flow;

/**
 * The next step of a phase, each a turn of its own: between two steps the state is all there is, so
 * that a fork, a load or a world runs no more again than the step it is in.
 */
export function stepOf(game: Dune, steps: readonly Step[]): Flow {
  const at = game.step ?? 0;
  game.step = at + 1 < steps.length ? at + 1 : undefined;
  return steps[at]!(game);
}
