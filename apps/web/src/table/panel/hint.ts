import { useEffect, useState } from 'react';
import type { Advice } from '../../games/protocol.ts';
import { useLatest } from '../desk/useLatest.ts';

/** What a bot would do in the viewer's place, when it was asked. */
export interface Hint {
  readonly state: 'closed' | 'asking' | 'open';
  readonly advice: readonly Advice[];
  readonly ask: () => void;
  readonly close: () => void;
}

/** A hint belongs to one position: with the next it is gone. */
export function useHint(advise: () => Promise<readonly Advice[]>, position: number): Hint {
  const [shown, setShown] = useState<Pick<Hint, 'state' | 'advice'>>(CLOSED);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position closes the hint
  useEffect(() => setShown(CLOSED), [position]);
  const ask = useLatest(() => {
    if (shown.state !== 'closed') return setShown(CLOSED);
    const asking = { state: 'asking', advice: [] } as const;
    setShown(asking);
    advise().then(
      (advice) => setShown((now) => (now === asking ? { state: 'open', advice } : now)),
      () => setShown(CLOSED),
    );
  });
  const close = useLatest(() => setShown(CLOSED));
  return { ...shown, ask, close };
}

const CLOSED = { state: 'closed', advice: [] } as const;
