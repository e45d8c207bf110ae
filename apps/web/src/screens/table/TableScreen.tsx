import type { Seat } from '@landsraad/kernel';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useParams } from 'wouter';
import { download } from '../../app/files.ts';
import { useLanguage, useWords } from '../../app/language.ts';
import { useTitle } from '../../app/Shell.tsx';
import { games } from '../../games/client.ts';
import type { Snapshot } from '../../games/protocol.ts';
import { type OpenTable, useTable } from '../../games/useTable.ts';
import { seatName } from '../../imperium/seats/names.ts';
import type { Component } from '../../imperium/spots.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { Curtain } from './Curtain.tsx';
import { DeskProvider, useLatest, useNewDesk } from './desk.ts';
import { FaultNotice } from './Faults.tsx';
import styles from './Table.module.css';
import { Table } from './Table.tsx';
import { words } from './words.ts';

const InspectDialog = lazy(async () => ({
  default: (await import('../../imperium/inspect/InspectDialog.tsx')).InspectDialog,
}));

export default function TableScreen() {
  const { id = '' } = useParams<{ id: string }>();
  const table = useTable(id);
  const say = useWords(words);
  useTitle(say.title);
  const { snapshot, fault } = table;
  if (snapshot) return <Seated key={id} table={table} snapshot={snapshot} />;
  return (
    <main className={styles.before}>
      {fault ? <FaultNotice fault={fault} /> : <Spinner label={say.loading} showLabel />}
    </main>
  );
}

interface SeatedProps {
  readonly table: OpenTable;
  readonly snapshot: Snapshot;
}

/** Behind the curtain nothing of the table is built at all. */
function Seated({ table, snapshot }: SeatedProps) {
  const { fault, dismiss, look } = table;
  const [inspected, setInspected] = useState<Component | null>(null);
  const name = useNames(snapshot);
  const save = useLatest(() => {
    games.toFile(snapshot.id).then(
      (text) => download(`landsraad-round-${snapshot.view.round}.json`, text),
      () => undefined,
    );
  });
  const notice = fault && (
    <div className={styles.notice}>
      <FaultNotice fault={fault} onDismiss={dismiss} onSave={save} />
    </div>
  );
  if (snapshot.curtain !== null)
    return (
      <>
        {notice}
        <Curtain seat={snapshot.curtain} name={name(snapshot.curtain)} onLook={() => void look()} />
      </>
    );
  return (
    <>
      {notice}
      <Laid table={table} snapshot={snapshot} name={name} inspect={setInspected} save={save} />
      {inspected && (
        <Suspense fallback={null}>
          <InspectDialog component={inspected} onChange={setInspected} />
        </Suspense>
      )}
    </>
  );
}

interface LaidProps extends SeatedProps {
  readonly name: (seat: Seat) => string;
  readonly inspect: (component: Component) => void;
  readonly save: () => void;
}

function Laid({ table, snapshot, name, inspect, save }: LaidProps) {
  const desk = useNewDesk({ snapshot, log: table.log, name, send: table.answer, inspect });
  return (
    <DeskProvider value={desk}>
      <Table table={table} save={save} />
    </DeskProvider>
  );
}

/** Names change only with the Leaders and the language. */
function useNames({ seats, view }: Snapshot): (seat: Seat) => string {
  const language = useLanguage();
  const leaders = view.players.map(({ leader }) => leader).join();
  const sitting = JSON.stringify(seats);
  return useCallback(
    (seat: Seat) => seatName(JSON.parse(sitting), leaders.split(','), seat, language),
    [sitting, leaders, language],
  );
}
