import { Suspense, useMemo, useState } from 'react';
import { trailWith } from '../games/log.ts';
import type { Snapshot } from '../games/protocol.ts';
import type { OpenTable } from '../games/useLocalTable.ts';
import { Desk } from './desk/Desk.tsx';
import type { TableKit } from './kit.ts';
import type { Thing } from './spots.ts';
import { OnStage } from './stage/OnStage.tsx';
import { Staged } from './stage/Staged.tsx';
import { useStage } from './stage/useStage.ts';
import { Table } from './Table.tsx';

interface LaidProps {
  readonly kit: TableKit;
  readonly table: OpenTable;
  readonly snapshot: Snapshot;
  readonly save: () => void;
}

/** The table for whoever looks at it, wherever the game runs. */
export function Laid({ kit, table, snapshot, save }: LaidProps) {
  const [inspected, setInspected] = useState<Thing | null>(null);
  const { Inspect } = kit.parts;
  const { trail, log } = table;
  const stage = useStage(
    kit,
    useMemo(() => trailWith(trail, { snapshot, log }), [trail, snapshot, log]),
  );
  return (
    <OnStage staging={stage}>
      <Desk
        kit={kit}
        snapshot={stage.snapshot}
        log={stage.log}
        send={table.answer}
        whyNot={table.whyNot}
        inspect={setInspected}
      >
        <Staged>
          <Table table={table} save={save} />
        </Staged>
      </Desk>
      {inspected && (
        <Suspense fallback={null}>
          <Inspect thing={inspected} view={stage.snapshot.view} onChange={setInspected} />
        </Suspense>
      )}
    </OnStage>
  );
}
