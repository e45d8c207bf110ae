import { useEffect, useRef } from 'react';
import type { TaughtStep } from '../../games/protocol.ts';
import type { OpenTable } from '../../games/useLocalTable.ts';
import { useKit } from '../../table/desk/Desk.tsx';
import { useKnown } from '../../table/desk/known.ts';
import { useLatest } from '../../table/desk/useLatest.ts';
import { advisedTurn } from '../../table/plan/advised.ts';
import { usePlan } from '../../table/plan/usePlan.ts';

/** Plays a way on the table, once, with the rest of its turn where turns are thought ahead. */
export function usePlayed(
  steps: readonly TaughtStep[] | null,
  adviseOn: OpenTable['adviseOn'],
): void {
  const { plan } = useKit();
  const { view } = useKnown().snapshot;
  const { open, playAll } = usePlan();
  const begun = useRef(false);
  const play = useLatest(async (way: readonly TaughtStep[]) => {
    const begins = way.map(({ choice }) => choice);
    const turn = open && plan ? await advisedTurn(plan, view, adviseOn, begins) : [];
    playAll(turn.length > 0 ? turn : way);
  });
  useEffect(() => {
    if (!steps || begun.current) return;
    begun.current = true;
    void play(steps);
  }, [steps, play]);
}
