import { useEffect, useState } from 'react';
import { faultIn, games } from '../../games/client.ts';
import type { Fault } from '../../games/protocol.ts';

interface Passing {
  /** Null until the table is laid. */
  readonly id: string | null;
  readonly fault: Fault | null;
}

const NOTHING: Passing = { id: null, fault: null };

/** A table that is laid for a while, another one for each attempt. */
export function usePassing(lay: () => Promise<string>, attempt: number): Passing {
  const [passing, setPassing] = useState(NOTHING);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another table
  useEffect(() => {
    let gone = false;
    let laid: string | null = null;
    setPassing(NOTHING);
    lay().then(
      (id) => {
        laid = id;
        if (gone) void games.remove(id);
        else setPassing({ id, fault: null });
      },
      (error) => !gone && setPassing({ id: null, fault: faultIn(error) }),
    );
    return () => {
      gone = true;
      if (laid !== null) void games.remove(laid);
    };
  }, [lay, attempt]);
  return passing;
}
