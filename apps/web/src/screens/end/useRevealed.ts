import { useEffect, useState } from 'react';
import { games } from '../../games/client.ts';
import type { Snapshot } from '../../games/protocol.ts';

/** The table of a finished game with every card open, once it is there. */
export function useRevealed<S extends Snapshot>(snapshot: S | null): S | null {
  const id = snapshot?.id;
  const position = snapshot?.position ?? 0;
  const [revealed, setRevealed] = useState<S | null>(null);
  useEffect(() => {
    if (id === undefined) return;
    let gone = false;
    games.glimpse(id, position, 'afterwards').then(
      (found) => {
        if (!gone) setRevealed(found as S);
      },
      () => undefined, // the rest of the screen stands by itself
    );
    return () => {
      gone = true;
    };
  }, [id, position]);
  return revealed;
}
