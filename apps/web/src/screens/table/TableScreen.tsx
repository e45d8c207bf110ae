import { useParams } from 'wouter';
import { download } from '../../app/files.ts';
import { useWords } from '../../app/language.ts';
import { useTitle } from '../../app/Shell.tsx';
import { games } from '../../games/client.ts';
import { type OpenTable, useTable } from '../../games/useTable.ts';
import { type ImperiumSnapshot, ofImperium } from '../../packs/imperium/snapshot.ts';
import { Curtain } from '../../table/Curtain.tsx';
import { useLatest } from '../../table/desk.ts';
import { FaultNotice } from '../../table/Faults.tsx';
import { Laid, useNames } from '../../table/Laid.tsx';
import styles from '../../table/Table.module.css';
import { words } from '../../table/words.ts';
import { Spinner } from '../../ui/Spinner.tsx';

export default function TableScreen() {
  const { id = '' } = useParams<{ id: string }>();
  const table = useTable(id);
  const say = useWords(words);
  useTitle(say.title);
  const { snapshot, fault } = table;
  if (snapshot) return <Seated key={id} table={table} snapshot={ofImperium(snapshot)} />;
  return (
    <main className={styles.before}>
      {fault ? <FaultNotice fault={fault} /> : <Spinner label={say.loading} showLabel />}
    </main>
  );
}

interface SeatedProps {
  readonly table: OpenTable;
  readonly snapshot: ImperiumSnapshot;
}

/** Behind the curtain nothing of the table is built at all. */
function Seated({ table, snapshot }: SeatedProps) {
  const { fault, dismiss, look } = table;
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
      <Laid table={table} snapshot={snapshot} save={save} />
    </>
  );
}
