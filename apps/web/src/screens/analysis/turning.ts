import type { Analysis } from '@landsraad/bots/analysis';

/** From one standpoint to the next the seat's chance changed by so much. */
export interface Turning {
  readonly position: number;
  readonly round: number;
  readonly by: number;
}

const MOST = 4;
const LEAST = 0.08;

/** Where the game turned most for the seat, in the order of the game. */
export function turningsIn({
  standpoints,
  seat,
}: Pick<Analysis, 'standpoints' | 'seat'>): Turning[] {
  return standpoints
    .slice(1)
    .map(({ chances, round }, n) => ({
      position: standpoints[n]!.position,
      round,
      by: chances[seat]! - standpoints[n]!.chances[seat]!,
    }))
    .filter(({ by }) => Math.abs(by) >= LEAST)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, MOST)
    .sort((a, b) => a.position - b.position);
}
