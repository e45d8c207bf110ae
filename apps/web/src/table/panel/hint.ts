import { useEffect, useState } from 'react';
import type { Advice } from '../../games/protocol.ts';
import type { OpenTable } from '../../games/useLocalTable.ts';
import { useKit } from '../desk/Desk.tsx';
import { useKnown } from '../desk/known.ts';
import { useLatest } from '../desk/useLatest.ts';
import { advisedTurn } from '../plan/advised.ts';
import type { PlannedStep } from '../plan/kit.ts';
import { usePlan } from '../plan/usePlan.ts';

/** What a bot would do in the viewer's place, when it was asked. */
export interface Hint {
  readonly state: 'closed' | 'asking' | 'open';
  readonly advice: readonly Advice[];
  /** All that it would do on the turn, where turns are thought ahead. */
  readonly turn: readonly PlannedStep[];
  readonly ask: () => void;
  readonly close: () => void;
}

/** A hint belongs to one position: with the next it is gone. */
export function useHint({ advise, adviseOn }: OpenTable): Hint {
  const { snapshot } = useKnown();
  const { open } = usePlan();
  const kit = useKit().plan;
  const { position, view } = snapshot;
  const [shown, setShown] = useState<Pick<Hint, 'state' | 'advice' | 'turn'>>(CLOSED);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position closes the hint
  useEffect(() => setShown(CLOSED), [position]);
  const thinkAhead = async (): Promise<readonly PlannedStep[]> =>
    open && kit ? advisedTurn(kit, view, adviseOn) : [];
  const ask = useLatest(() => {
    if (shown.state !== 'closed') return setShown(CLOSED);
    const asking = { state: 'asking', advice: [], turn: [] } as const;
    setShown(asking);
    Promise.all([advise(), thinkAhead()]).then(
      ([advice, turn]) =>
        setShown((now) => (now === asking ? { state: 'open', advice, turn } : now)),
      () => setShown(CLOSED),
    );
  });
  const close = useLatest(() => setShown(CLOSED));
  return { ...shown, ask, close };
}

const CLOSED = { state: 'closed', advice: [], turn: [] } as const;
