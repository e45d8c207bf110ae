import type { Viewer } from '@landsraad/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { faultIn, games } from '../../games/client.ts';
import type { Fault, Snapshot } from '../../games/protocol.ts';

/** Enough for stepping to and fro; a picture late in a game holds its whole log. */
const KEPT = 40;

interface Glimpses {
  /** The last picture that came; the one wanted, or the one before it. */
  readonly snapshot: Snapshot | null;
  readonly fault: Fault | null;
}

/** The table at a position, through a viewer's eyes. One question at a time, the newest wish next. */
export function useGlimpses(id: string, position: number, viewer: Viewer): Glimpses {
  const [snapshot, setSnapshot] = useState<Snapshot | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const kept = useRef(new Map<string, Snapshot>());
  const wish = useRef({ position, viewer });
  const asking = useRef(false);

  const fetched = useCallback(
    async (at: number, eyes: Viewer): Promise<Snapshot> => {
      const key = `${at} ${eyes}`;
      const known = kept.current.get(key);
      if (known) return known;
      const found = { ...(await games.glimpse(id, at, eyes)), decision: null };
      kept.current.set(key, found);
      if (kept.current.size > KEPT) kept.current.delete(kept.current.keys().next().value!);
      return found;
    },
    [id],
  );

  useEffect(() => {
    wish.current = { position, viewer };
    if (asking.current) return;
    const ask = async () => {
      asking.current = true;
      try {
        for (;;) {
          const wanted = wish.current;
          const found = await fetched(wanted.position, wanted.viewer);
          setSnapshot(found);
          setFault(null);
          if (wish.current === wanted) return;
        }
      } catch (error) {
        setFault(faultIn(error));
      } finally {
        asking.current = false;
      }
    };
    void ask();
  }, [position, viewer, fetched]);

  return { snapshot, fault };
}
