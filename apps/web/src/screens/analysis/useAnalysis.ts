import type { Analysis } from '@landsraad/bots/analysis';
import type { Seat } from '@landsraad/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { faultIn, games } from '../../games/client.ts';
import type { Fault } from '../../games/protocol.ts';

/** What was found stays for this visit: one goes to the replay and comes back. */
const found = new Map<string, Analysis>();

export type Looking =
  | { readonly is: 'working'; readonly share: number }
  | { readonly is: 'found'; readonly analysis: Analysis }
  | { readonly is: 'stopped' | 'none' }
  | { readonly is: 'fault'; readonly fault: Fault };

interface Looked {
  readonly state: Looking;
  readonly stop: () => void;
  readonly begin: () => void;
}

/** Begins at once, and stops when nobody looks any more. */
export function useAnalysis(id: string, seat: Seat): Looked {
  const [state, setState] = useState<Looking>({ is: 'working', share: 0 });
  const stopping = useRef(new AbortController());
  const begin = useCallback(() => {
    stopping.current.abort();
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    const key = `${id}/${seat}`;
    const known = found.get(key);
    if (known) return setState({ is: 'found', analysis: known });
    const tell = (next: Looking) => {
      if (!signal.aborted) setState(next);
    };
    tell({ is: 'working', share: 0 });
    games.analyse(id, seat, { onShare: (share) => tell({ is: 'working', share }), signal }).then(
      (analysis) => {
        if (analysis) found.set(key, analysis);
        tell(analysis ? { is: 'found', analysis } : { is: 'none' });
      },
      (error) => tell({ is: 'fault', fault: faultIn(error) }),
    );
  }, [id, seat]);
  useEffect(() => {
    begin();
    return () => stopping.current.abort();
  }, [begin]);
  const stop = useCallback(() => {
    stopping.current.abort();
    setState({ is: 'stopped' });
  }, []);
  return { state, stop, begin };
}
