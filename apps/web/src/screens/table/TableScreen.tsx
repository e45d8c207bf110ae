import { Suspense } from 'react';
import { useParams } from 'wouter';
import { download } from '../../app/files.ts';
import { useWords } from '../../app/language.ts';
import { useTitle } from '../../app/Shell.tsx';
import { games } from '../../games/client.ts';
import type { Snapshot } from '../../games/protocol.ts';
import { type OpenTable, useLocalTable } from '../../games/useLocalTable.ts';
import { useKit } from '../../packs/packs.ts';
import { Curtain } from '../../table/Curtain.tsx';
import { useLatest } from '../../table/desk/useLatest.ts';
import { useSpeaking } from '../../table/desk/wording.ts';
import { FaultNotice } from '../../table/Faults.tsx';
import { Laid } from '../../table/Laid.tsx';
import styles from '../../table/Table.module.css';
import { words } from '../../table/words.ts';
import { Spinner } from '../../ui/Spinner.tsx';

export default function TableScreen() {
  const { id = '' } = useParams<{ id: string }>();
  const table = useLocalTable(id);
  const say = useWords(words);
  useTitle(say.title);
  const { snapshot, fault } = table;
  const before = (
    <main className={styles.before}>
      {fault ? <FaultNotice fault={fault} /> : <Spinner label={say.loading} showLabel />}
    </main>
  );
  if (!snapshot) return before;
  return (
    <Suspense fallback={before}>
      <Seated key={id} table={table} snapshot={snapshot} />
    </Suspense>
  );
}

interface SeatedProps {
  readonly table: OpenTable;
  readonly snapshot: Snapshot;
}

/** Behind the curtain nothing of the table is built at all. */
function Seated({ table, snapshot }: SeatedProps) {
  const kit = useKit(snapshot);
  const { seatName } = useSpeaking(kit, snapshot);
  const { fault, dismiss, look } = table;
  const { curtain } = snapshot;
  const save = useLatest(() => {
    games.toFile(snapshot.id).then(
      (text) => download(`landsraad-round-${snapshot.round}.json`, text),
      () => undefined,
    );
  });
  return (
    <>
      {fault && (
        <div className={styles.notice}>
          <FaultNotice fault={fault} kit={kit} onDismiss={dismiss} onSave={save} />
        </div>
      )}
      {curtain === null ? (
        <Laid kit={kit} table={table} snapshot={snapshot} save={save} />
      ) : (
        <Curtain seat={curtain} name={seatName(curtain)} onLook={() => void look()} />
      )}
    </>
  );
}
