import { useCallback, useEffect, useState } from 'react';
import { CHANNEL } from './channel.ts';
import { faultIn, games } from './client.ts';
import type { Fault, GameSummary } from './protocol.ts';

/** The list is not read for every step of a bot in another tab. */
const QUIET = 500;

export interface GameList {
  /** Null until it is read; last played first. */
  readonly list: readonly GameSummary[] | null;
  readonly fault: Fault | null;
  readonly refresh: () => Promise<void>;
}

/** The games kept on this device, followed while the component is there. */
export function useGameList(): GameList {
  const [list, setList] = useState<readonly GameSummary[] | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);

  const refresh = useCallback(async () => {
    try {
      setList(await games.list());
      setFault(null);
    } catch (error) {
      setFault(faultIn(error));
    }
  }, []);

  useEffect(() => {
    void refresh();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void refresh(), QUIET);
    };
    return () => {
      clearTimeout(timer);
      channel.close();
    };
  }, [refresh]);

  return { list, fault, refresh };
}
