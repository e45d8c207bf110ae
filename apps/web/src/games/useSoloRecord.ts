import { useCallback, useEffect, useState } from 'react';
import { CHANNEL } from './channel.ts';
import { games } from './client.ts';
import type { Fault, SoloResult } from './protocol.ts';
import { faultIn } from './useTable.ts';

/** The record is not read for every step of a bot in another tab. */
const QUIET = 500;

interface SoloRecord {
  /** Null until it is read. */
  readonly results: readonly SoloResult[] | null;
  readonly fault: Fault | null;
  readonly clear: () => Promise<void>;
}

/** How games alone ended on this device, followed while the component is there. */
export function useSoloRecord(): SoloRecord {
  const [results, setResults] = useState<readonly SoloResult[] | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);

  const attempt = useCallback(async (before: () => Promise<void>) => {
    try {
      await before();
      setResults(await games.results());
      setFault(null);
    } catch (error) {
      setFault(faultIn(error));
    }
  }, []);
  const clear = useCallback(() => attempt(() => games.clearResults()), [attempt]);

  useEffect(() => {
    const refresh = () => void attempt(async () => undefined);
    refresh();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = () => {
      clearTimeout(timer);
      timer = setTimeout(refresh, QUIET);
    };
    return () => {
      clearTimeout(timer);
      channel.close();
    };
  }, [attempt]);

  return { results, fault, clear };
}
