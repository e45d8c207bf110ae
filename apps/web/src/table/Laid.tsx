import type { Seat } from '@landsraad/kernel';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useLanguage } from '../app/language.ts';
import type { OpenTable } from '../games/useTable.ts';
import { seatName } from '../packs/imperium/seats/names.ts';
import { type ImperiumSnapshot, logOfImperium } from '../packs/imperium/snapshot.ts';
import type { Component } from '../packs/imperium/spots.ts';
import { DeskProvider, useNewDesk } from './desk.ts';
import type { Thing } from './spots.ts';
import { Table } from './Table.tsx';

const InspectDialog = lazy(async () => ({
  default: (await import('./inspect/InspectDialog.tsx')).InspectDialog,
}));

interface LaidProps {
  readonly table: OpenTable;
  readonly snapshot: ImperiumSnapshot;
  readonly save: () => void;
}

/** The table for whoever looks at it, wherever the game runs. */
export function Laid({ table, snapshot, save }: LaidProps) {
  const [inspected, setInspected] = useState<Component | null>(null);
  const name = useNames(snapshot);
  const { answer: send } = table;
  const log = logOfImperium(table.log);
  const desk = useNewDesk({
    snapshot,
    log,
    name,
    send,
    inspect: setInspected as (thing: Thing) => void,
  });
  return (
    <>
      <DeskProvider value={desk}>
        <Table table={table} save={save} />
      </DeskProvider>
      {inspected && (
        <Suspense fallback={null}>
          <InspectDialog component={inspected} at={snapshot.view} onChange={setInspected} />
        </Suspense>
      )}
    </>
  );
}

/** Names change only with the Leaders and the language. */
export function useNames({ seats, view }: ImperiumSnapshot): (seat: Seat) => string {
  const language = useLanguage();
  const leaders = view.players.map(({ leader }) => leader).join();
  const sitting = JSON.stringify(seats);
  return useCallback(
    (seat: Seat) => seatName(JSON.parse(sitting), leaders.split(','), seat, language),
    [sitting, leaders, language],
  );
}
