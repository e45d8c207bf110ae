import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { trailWith } from '../games/log.ts';
import type { Snapshot } from '../games/protocol.ts';
import type { OpenTable } from '../games/useLocalTable.ts';
import { Desk } from './desk/Desk.tsx';
import { DrawerHere, WithDrawer } from './drawer/WithDrawer.tsx';
import { Previews } from './explain/Previews.tsx';
import type { TableKit } from './kit.ts';
import type { Thing } from './spots.ts';
import { OnStage } from './stage/OnStage.tsx';
import { Staged } from './stage/Staged.tsx';
import { useStage } from './stage/useStage.ts';
import { Table } from './Table.tsx';
import { useWordsIn, WordsProvider } from './words-on.ts';

interface LaidProps {
  readonly kit: TableKit;
  readonly table: OpenTable;
  readonly snapshot: Snapshot;
  readonly save: () => void;
  /** Stands above the decision. */
  readonly above?: ReactNode;
}

/** The table for whoever looks at it, wherever the game runs. */
export function Laid({ kit, table, snapshot, save, above }: LaidProps) {
  const [inspected, setInspected] = useState<Thing | null>(null);
  const { Inspect } = kit.parts;
  const { trail, log } = table;
  const words = useWordsIn(snapshot);
  const stage = useStage(
    kit,
    useMemo(() => trailWith(trail, { snapshot, log }), [trail, snapshot, log]),
  );
  return (
    <WithDrawer>
      <OnStage staging={stage}>
        <Desk
          kit={kit}
          snapshot={stage.snapshot}
          log={stage.log}
          send={table.answer}
          act={table.act}
          whyNot={table.whyNot}
          inspect={setInspected}
        >
          <WordsProvider value={words}>
            <Staged>
              <Table table={table} save={save} above={above} />
            </Staged>
            <DrawerHere />
          </WordsProvider>
          <Previews />
        </Desk>
        {inspected && (
          <Suspense fallback={null}>
            <Inspect thing={inspected} view={stage.snapshot.view} onChange={setInspected} />
          </Suspense>
        )}
      </OnStage>
    </WithDrawer>
  );
}
