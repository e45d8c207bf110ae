import { Suspense, useState } from 'react';
import type { Snapshot } from '../games/protocol.ts';
import type { OpenTable } from '../games/useLocalTable.ts';
import { Desk } from './desk/Desk.tsx';
import type { TableKit } from './kit.ts';
import type { Thing } from './spots.ts';
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
  return (
    <>
      <Desk
        kit={kit}
        snapshot={snapshot}
        log={table.log}
        send={table.answer}
        whyNot={table.whyNot}
        inspect={setInspected}
      >
        <Table table={table} save={save} />
      </Desk>
      {inspected && (
        <Suspense fallback={null}>
          <Inspect thing={inspected} view={snapshot.view} onChange={setInspected} />
        </Suspense>
      )}
    </>
  );
}
