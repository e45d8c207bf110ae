import type { Choice } from '@landsraad/kernel';
import { useEffect, useState } from 'react';
import { games } from '../../games/client.ts';
import type { SeatAt } from '../../games/games.ts';
import type { TaughtStep } from '../../games/protocol.ts';

/** What is asked on a way, and what is answered; null until it is known. */
export function useSteps(
  { id, position, seat }: SeatAt,
  path: readonly Choice[],
): readonly TaughtStep[] | null {
  const [steps, setSteps] = useState<readonly TaughtStep[] | null>(null);
  const way = JSON.stringify(path);
  useEffect(() => {
    let gone = false;
    games.stepsOf({ id, position, seat }, JSON.parse(way)).then(
      (found) => !gone && setSteps(found),
      () => undefined, // without them there is no name, and nothing to show
    );
    return () => {
      gone = true;
    };
  }, [id, position, seat, way]);
  return steps;
}
