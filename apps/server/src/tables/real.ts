import { randomBytes } from 'node:crypto';
import { imperium } from '@landsraad/imperium';
import { realTime } from '../clocks/time.ts';
import { type AnyGame, type Needs, PACE, type Pace } from './needs.ts';
import { OpenHouse } from './open-house.ts';

/**
 * A house in the real world. Without a bus it is the only one: it never waits for another process.
 * Call `wake` once the server listens, so that bots and clocks go on.
 */
export function openHouse(
  outside: Pick<Needs, 'storage' | 'bus' | 'thinker' | 'observe' | 'onTurn'>,
  pace: Partial<Pace> = {},
): OpenHouse {
  return new OpenHouse({
    ...outside,
    time: realTime,
    games: { imperium: imperium as unknown as AnyGame },
    draw: (bytes) => randomBytes(bytes),
    pace: { ...PACE, ...(outside.bus === null && { patience: 0 }), ...pace },
  });
}
