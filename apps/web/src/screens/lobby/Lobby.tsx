import type { TableInfo } from '@landsraad/protocol';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useLanguage, useWords } from '../../app/language.ts';
import { Shell } from '../../app/Shell.tsx';
import { when } from '../../app/when.ts';
import { tableIn } from '../../online/api.ts';
import { useMe } from '../../online/me.ts';
import { ownSeatIn, useSitterText } from '../../online/saying.ts';
import { Unavailable } from '../../online/Unavailable.tsx';
import { useOnlineFaultText } from '../../online/useOnlineFaultText.ts';
import { words as shared } from '../../online/words.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Entries } from '../../ui/Entries.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { TextField } from '../../ui/TextField.tsx';
import style from './Lobby.module.css';
import { inOrder, isMyTurn, whoseTurn } from './order.ts';
import { TableCard } from './TableCard.tsx';
import { useLobby } from './useLobby.ts';
import { words } from './words.ts';

/** Tables of people far apart: those that wait for somebody, and one's own. */
export default function Lobby() {
  const text = useWords(words);
  const { is } = useMe();
  return (
    <Shell title={text.title}>
      {is === 'known' ? (
        <>
          <div className={style.top}>
            <p className={style.intro}>{text.intro}</p>
            <Button asLink="/online/new" variant="primary" size="large">
              {text.lay}
            </Button>
          </div>
          <ByLink />
          <Tables />
        </>
      ) : (
        <Unavailable />
      )}
    </Shell>
  );
}

function ByLink() {
  const text = useWords(words).join;
  const [, goTo] = useLocation();
  const [link, setLink] = useState('');
  const [wrong, setWrong] = useState(false);
  const go = (event: FormEvent) => {
    event.preventDefault();
    const table = tableIn(link);
    setWrong(table === null);
    if (table !== null) goTo(`/table/${table}`);
  };
  return (
    <form className={style.byLink} onSubmit={go} noValidate aria-label={text.title}>
      <TextField
        label={text.label}
        hint={text.hint}
        error={wrong ? text.wrong : undefined}
        value={link}
        autoComplete="off"
        spellCheck={false}
        onChange={(value) => {
          setLink(value);
          setWrong(false);
        }}
      />
      <Button type="submit">{text.go}</Button>
    </form>
  );
}

function Tables() {
  const text = useWords(words);
  const faultText = useOnlineFaultText();
  const { open, mine, watching, fault } = useLobby();
  if (!open || !mine)
    return fault ? <Notice tone="warning">{faultText(fault)}</Notice> : <Spinner showLabel />;
  const others = open.filter((table) => ownSeatIn(table) === null);
  return (
    <>
      {fault && <Notice tone="warning">{faultText(fault)}</Notice>}
      <Mine tables={inOrder(mine)} />
      <section aria-labelledby="open-tables" className={style.list}>
        <header>
          <h2 id="open-tables">{text.open.title}</h2>
          <span className={style.soft}>{text.refreshed}</span>
        </header>
        {others.length === 0 && <p className={style.soft}>{text.open.none}</p>}
        <Entries
          of={others}
          all={text.all}
          each={(table) => <OpenTable key={table.id} table={table} />}
        />
      </section>
      <Watching tables={watching.filter((table) => ownSeatIn(table) === null)} />
    </>
  );
}

/** Games that run, for whoever likes to look on; nothing where there are none. */
function Watching({ tables }: { readonly tables: readonly TableInfo[] }) {
  const { watch: text, all } = useWords(words);
  const { round } = useWords(shared);
  if (tables.length === 0) return null;
  return (
    <section aria-labelledby="watching" className={style.list}>
      <header>
        <h2 id="watching">{text.title}</h2>
      </header>
      <Entries
        of={tables}
        all={all}
        each={(table) => (
          <TableCard
            key={table.id}
            table={table}
            title={round(table.round)}
            actions={<Button asLink={`/table/${table.id}`}>{text.go}</Button>}
          />
        )}
      />
    </section>
  );
}

function Mine({ tables }: { readonly tables: readonly TableInfo[] }) {
  const { mine: text, all } = useWords(words);
  return (
    <section aria-labelledby="my-tables" className={style.list}>
      <header>
        <h2 id="my-tables">{text.title}</h2>
      </header>
      {tables.length === 0 && <p className={style.soft}>{text.none}</p>}
      <Entries of={tables} all={all} each={(table) => <OwnTable key={table.id} table={table} />} />
    </section>
  );
}

function OwnTable({ table }: { readonly table: TableInfo }) {
  const text = useWords(words).mine;
  const status = useWords(shared);
  const sitter = useSitterText();
  const turn = whoseTurn(table);
  const running = table.status === 'running';
  const mine = isMyTurn(table);
  return (
    <TableCard
      table={table}
      title={table.round > 0 && running ? status.round(table.round) : status.status[table.status]}
      badge={
        mine ? (
          <Badge tone="spice">{text.yourTurn}</Badge>
        ) : (
          running && turn !== null && <Badge>{text.turnOf(sitter(table, turn))}</Badge>
        )
      }
      actions={
        <Button asLink={`/table/${table.id}`} variant={mine ? 'primary' : 'quiet'}>
          {table.status === 'over' ? text.result : text.go}
        </Button>
      }
    />
  );
}

function OpenTable({ table }: { readonly table: TableInfo }) {
  const text = useWords(words).open;
  const language = useLanguage();
  const sitter = useSitterText();
  const first = table.seats.findIndex(({ is }) => is === 'person');
  const seatFree = table.seats.some(({ is }) => is === 'open');
  return (
    <TableCard
      table={table}
      title={text.of(sitter(table, Math.max(0, first)))}
      note={text.since(when(table.created, Date.now(), language))}
      actions={<Button asLink={`/table/${table.id}`}>{seatFree ? text.join : text.look}</Button>}
    />
  );
}
