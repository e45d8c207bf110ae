import type { TableInfo } from '@landsraad/protocol';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../online/api.ts';
import { type OnlineFault, onlineFaultIn } from '../../online/faults.ts';
import { isPlayedHere } from '../../packs/packs.ts';

const EVERY = 8_000;

interface Lobby {
  readonly open: readonly TableInfo[] | null;
  readonly mine: readonly TableInfo[] | null;
  readonly watching: readonly TableInfo[];
  readonly fault: OnlineFault | null;
  readonly refresh: () => Promise<void>;
}

/** Asked again every few seconds, while somebody looks. */
export function useLobby(): Lobby {
  const [lists, setLists] = useState<Pick<Lobby, 'open' | 'mine' | 'watching'>>({
    open: null,
    mine: null,
    watching: [],
  });
  const [fault, setFault] = useState<OnlineFault | null>(null);
  const refresh = useCallback(async () => {
    try {
      const lists = await Promise.all([api.lobby(), api.mine(), api.watching()]);
      const [open, mine, watching] = lists.map((list) => list.filter(isPlayedHere));
      setLists({ open: open!, mine: mine!, watching: watching! });
      setFault(null);
    } catch (error) {
      setFault(onlineFaultIn(error));
    }
  }, []);
  useEffect(() => {
    void refresh();
    const look = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [refresh]);
  return { ...lists, fault, refresh };
}
