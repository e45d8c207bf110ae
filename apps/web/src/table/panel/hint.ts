import { useEffect, useRef, useState } from 'react';
import type { Advice, Lesson } from '../../games/protocol.ts';
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
  /** How much of it is thought through, while it is asked. */
  readonly share: number;
  /** At a glance. */
  readonly advice: readonly Advice[];
  /** Thought through, where somebody can. */
  readonly lesson: Lesson | null;
  /** All that it would do on the turn, where turns are thought ahead. */
  readonly turn: readonly PlannedStep[];
  /** Null where there are no hints. */
  readonly ask: (() => void) | null;
  readonly close: () => void;
}

type Shown = Pick<Hint, 'state' | 'share' | 'advice' | 'lesson' | 'turn'>;

/** A hint belongs to one position: with the next it is gone. */
export function useHint({ advise, adviseOn, teach }: OpenTable): Hint {
  const { snapshot } = useKnown();
  const { open } = usePlan();
  const kit = useKit().plan;
  const { position, view, guide } = snapshot;
  const [shown, setShown] = useState<Shown>(CLOSED);
  const asking = useRef(new AbortController());
  const close = useLatest(() => {
    asking.current.abort();
    setShown(CLOSED);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position closes the hint
  useEffect(() => close, [position, close]);
  const think = async (signal: AbortSignal): Promise<Shown> => {
    const onShare = (share: number) => {
      if (!signal.aborted) setShown({ ...ASKING, share });
    };
    // A lesson of the guide has no time to lose.
    const lesson = guide || !teach ? null : await teach({ onShare, signal });
    const begins = lesson?.best.steps.map(({ choice }) => choice) ?? [];
    const turn = open && kit ? await advisedTurn(kit, view, adviseOn, begins) : [];
    return { state: 'open', share: 1, advice: (await advise?.()) ?? [], lesson, turn };
  };
  const ask = useLatest(() => {
    if (shown.state !== 'closed') return close();
    asking.current = new AbortController();
    const { signal } = asking.current;
    setShown(ASKING);
    think(signal).then(
      (found) => !signal.aborted && setShown(found),
      () => setShown(CLOSED),
    );
  });
  return { ...shown, ask: advise && ask, close };
}

const CLOSED: Shown = { state: 'closed', share: 0, advice: [], lesson: null, turn: [] };
const ASKING: Shown = { ...CLOSED, state: 'asking' };
