import type { GameEvent, Heard } from '@landsraad/kernel';
import { createContext, type ReactNode } from 'react';
import type { Snapshot } from '../../games/protocol.ts';
import type { TableKit } from '../kit.ts';
import { PlanProvider, useNewPlan } from '../plan/usePlan.ts';
import { SeatLooksProvider, useSeatColours } from '../seats/looks.ts';
import { ActsProvider, DraftProvider, type Sending, useNewDraft } from './draft.ts';
import { KnownProvider, useNewKnown } from './known.ts';
import { useRequired } from './required.ts';
import { useNewWording, WordingProvider } from './wording.ts';

const KitContext = createContext<TableKit | null>(null);

/** What the game that is played here brings to the table. */
export const useKit = (): TableKit => useRequired(KitContext);

interface DeskProps extends Sending {
  readonly kit: TableKit;
  readonly snapshot: Snapshot;
  readonly log: readonly Heard<GameEvent>[];
  readonly children: ReactNode;
}

/**
 * What the parts of a table share, each part taking what it needs: how things are said
 * (`useWording`), what is known (`useKnown`), what is thought ahead (`usePlan`), what is picked
 * (`useDraft`), what can be done (`useActs`).
 */
export function Desk({ kit, snapshot, log, children, ...sending }: DeskProps) {
  const wording = useNewWording(kit, snapshot);
  useSeatColours(wording.looks);
  const planning = useNewPlan(kit, snapshot, sending.send);
  const known = useNewKnown(kit, snapshot, log, planning);
  const { draft, acts } = useNewDraft(kit, known, planning, sending);
  return (
    <KitContext.Provider value={kit}>
      <WordingProvider value={wording}>
        <KnownProvider value={known}>
          <PlanProvider value={planning}>
            <ActsProvider value={acts}>
              <SeatLooksProvider value={wording.looks}>
                <DraftProvider value={draft}>{children}</DraftProvider>
              </SeatLooksProvider>
            </ActsProvider>
          </PlanProvider>
        </KnownProvider>
      </WordingProvider>
    </KitContext.Provider>
  );
}
