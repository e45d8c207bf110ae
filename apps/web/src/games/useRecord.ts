import { useCallback, useEffect, useState } from 'react';
import { CHANNEL } from './channel.ts';
import { faultIn, games } from './client.ts';
import type { Fault, Result } from './protocol.ts';

/** The record is not read for every step of a bot in another tab. */
const QUIET = 500;

interface KeptRecord {
  /** Null until it is read. */
  readonly results: readonly Result[] | null;
  readonly fault: Fault | null;
  readonly clear: () => Promise<void>;
}

/** How games ended on this device, of those that keep a record; followed while the component is there. */
export function useRecord(): KeptRecord {
  const [results, setResults] = useState<readonly Result[] | null>(null);
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
