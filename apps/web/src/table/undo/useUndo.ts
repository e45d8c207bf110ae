import { useEffect, useMemo, useState } from 'react';
import type { Snapshot } from '../../games/protocol.ts';
import type { OpenTable } from '../../games/useLocalTable.ts';
import { useKit } from '../desk/Desk.tsx';
import { useKnown } from '../desk/known.ts';
import { useLatest } from '../desk/useLatest.ts';
import { usePlan } from '../plan/usePlan.ts';

/** What can be done about what was done. */
export interface Undo {
  /** The last step of the plan, or the last answer; where neither can be, it is said why. */
  readonly step: () => void;
  readonly turn: () => void;
  /** Why it cannot be is on the screen. */
  readonly explained: boolean;
  readonly close: () => void;
}

export function useUndo(table: OpenTable): Undo {
  const { snapshot } = useKnown();
  const { plan, back, drop } = usePlan();
  const [explained, setExplained] = useState(false);
  const rewind = useRewinding(table, snapshot);
  const explain = () => {
    if (!snapshot.result && typeof snapshot.viewer === 'number') setExplained(true);
  };
  const step = useLatest(() => {
    if (plan.length > 0) back();
    else if (snapshot.canUndo) void table.undo();
    else explain();
  });
  const turn = useLatest(() => {
    drop();
    if (snapshot.canUndo) rewind();
    else if (plan.length === 0) explain();
  });
  return useMemo(
    () => ({ step, turn, explained, close: () => setExplained(false) }),
    [step, turn, explained],
  );
}

/** Answer by answer, until the turn begins or something was seen. */
function useRewinding(table: OpenTable, { canUndo, decision, position }: Snapshot): () => void {
  const kit = useKit().plan;
  const [from, setFrom] = useState<number | null>(null);
  const begun = decision !== null && kit?.starts(decision) === true;
  const step = useLatest(() => {
    if (from === null) return;
    if (!canUndo || (begun && from !== position)) setFrom(null);
    else void table.undo();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each answer that was taken back
  useEffect(step, [from, position, step]);
  return () => setFrom(position);
}
