import { useState } from 'react';
import { useLocation } from 'wouter';
import { faultIn, games } from './client.ts';
import type { Fault, NewGame } from './protocol.ts';

interface Beginning {
  /** Lays the table and goes to it. */
  begin(game: NewGame): Promise<void>;
  /** Until the table is there. */
  readonly beginning: boolean;
  readonly fault: Fault | null;
}

export function useBegin(): Beginning {
  const [, goTo] = useLocation();
  const [beginning, setBeginning] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const begin = async (game: NewGame) => {
    setBeginning(true);
    try {
      goTo(`/game/${await games.create(game)}`);
    } catch (error) {
      setFault(faultIn(error));
      setBeginning(false);
    }
  };
  return { begin, beginning, fault };
}
