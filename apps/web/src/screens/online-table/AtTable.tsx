import { onlyAnswer } from '@landsraad/kernel';
import type { Around, Snapshot } from '@landsraad/protocol';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../../app/language.ts';
import { useTitle } from '../../app/Shell.tsx';
import { useSettings } from '../../app/settings.ts';
import { api } from '../../online/api.ts';
import { showTurns } from '../../online/app-badge.ts';
import { hearersAt } from '../../online/chat/channels.ts';
import { leftFor } from '../../online/clocks.ts';
import { ownSeatIn } from '../../online/saying.ts';
import { useOnlineFaultText } from '../../online/useOnlineFaultText.ts';
import type { OnlineTable } from '../../online/useOnlineTable.ts';
import { useKit } from '../../packs/packs.ts';
import { type Beside, BesideProvider } from '../../table/beside.ts';
import { useSpeaking } from '../../table/desk/wording.ts';
import { FaultNotice } from '../../table/Faults.tsx';
import type { TableKit } from '../../table/kit.ts';
import { Laid } from '../../table/Laid.tsx';
import type { KeptNotes } from '../../table/notes/kept.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import type { MenuItem } from '../../ui/Menu.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { BarParts } from './BarParts.tsx';
import { ChatDialog } from './ChatDialog.tsx';
import { useSettled } from './ConnectionMark.tsx';
import { EndWays } from './EndWays.tsx';
import style from './OnlineTable.module.css';
import { PeopleDialog } from './PeopleDialog.tsx';
import { SeatAround } from './SeatAround.tsx';
import { Shields, type ShieldsShown } from './Shields.tsx';
import { UndoWish } from './UndoWish.tsx';
import { useFinished } from './useFinished.ts';
import { WindowLine } from './WindowLine.tsx';
import { words } from './words.ts';

interface AtTableProps {
  readonly table: OnlineTable;
  readonly around: Around;
  readonly snapshot: Snapshot;
  /** Where one person plays for several: which of them is shown, and the way to the others. */
  readonly shields?: ShieldsShown;
}

type Opened = 'chat' | 'people' | 'undo' | null;

/** The same table as on one device, with the people far away around it. */
export function AtTable({ table, around, snapshot, shields }: AtTableProps) {
  const text = useWords(words);
  const [opened, setOpened] = useState<Opened>(null);
  const kit = useKit(snapshot);
  const { seatName: name } = useSpeaking(kit, snapshot);
  const own = typeof snapshot.viewer === 'number' ? snapshot.viewer : null;
  const mine = own === null ? null : around.table.seats[own];
  const stoodIn =
    around.table.status === 'running' && mine?.is === 'person' && mine.standIn !== null;
  const timed = around.table.clock.kind !== 'days';
  const notes = useNotes(table, ownSeatIn(around.table) !== null);
  const orders = useOrders(kit, table, own === null ? null : around);
  // A bot answers what this person owes, or a window passes with its only answer.
  const settled = stoodIn || (timed && passesByItself(snapshot));
  const shown = useMemo(
    () => (settled ? { ...snapshot, decision: null } : snapshot),
    [settled, snapshot],
  );
  const finished = useFinished(around.table, snapshot);
  useTitle(shown.decision ? text.yourTurnTitle : text.title);
  const turns = shown.decision ? 1 : 0;
  useEffect(() => showTurns(turns), [turns]);
  const { heardAt, connection, chat, id } = table;
  const { window } = snapshot;
  const windowed = window && timed ? window.closes - window.opened : null;
  const mayAsk =
    own !== null &&
    snapshot.position > 0 &&
    !snapshot.canUndo &&
    around.undo === null &&
    around.table.status === 'running';
  const beside = useMemo((): Beside => {
    const menu: MenuItem[] = [
      { label: text.chat, icon: 'chat', onSelect: () => setOpened('chat') },
      { label: text.people, icon: 'person', onSelect: () => setOpened('people') },
    ];
    if (mayAsk)
      menu.push({ label: text.undo.ask, icon: 'undo', onSelect: () => setOpened('undo') });
    return {
      bar: (
        <>
          {shields && <Shields {...shields} name={name} />}
          <BarParts
            id={id}
            around={around}
            heardAt={heardAt}
            connection={connection}
            chat={chat}
            own={own}
            onChat={() => setOpened('chat')}
            onPeople={() => setOpened('people')}
          />
        </>
      ),
      seat: (seat) => (
        <SeatAround around={around} heardAt={heardAt} seat={seat} name={name(seat)} />
      ),
      menu,
      left: () => {
        if (own === null) return null;
        return windowed ?? leftFor(around.clocks, own, Date.now() - heardAt);
      },
      orders,
      notes,
      end: <EndWays info={around.table} finished={finished} />,
      revealed: finished.revealed,
    };
  }, [
    text,
    around,
    heardAt,
    connection,
    chat,
    id,
    own,
    name,
    finished,
    mayAsk,
    windowed,
    orders,
    notes,
    shields,
  ]);
  const allies = own === null ? [] : (kit.alliesOf?.(snapshot.view, own) ?? []);
  const hearers = hearersAt(around.table, own, allies);
  const close = (open: boolean) => setOpened((now) => (open ? now : null));
  return (
    <BesideProvider value={beside}>
      <Notices kit={kit} table={table} around={around} own={own} stoodIn={stoodIn} />
      {window && (
        <WindowLine
          key={window.opened}
          window={window}
          timed={timed}
          onHold={own === null || stoodIn ? null : () => void table.hold()}
        />
      )}
      <Laid kit={kit} table={table} snapshot={shown} save={finished.save} />
      <UndoWish table={table} around={around} own={own} name={name} />
      <Confirm
        title={text.undo.askTitle}
        text={text.undo.askText}
        no={text.undo.askNo}
        yes={text.undo.askYes}
        variant="primary"
        open={opened === 'undo'}
        onOpenChange={close}
        onYes={() => void table.askUndo()}
      />
      <ChatDialog
        table={table}
        own={own}
        hearers={hearers}
        seatName={name}
        open={opened === 'chat'}
        onOpenChange={close}
      />
      <PeopleDialog
        table={table}
        around={around}
        name={name}
        notes={kit.ownNotes ? null : notes}
        open={opened === 'people'}
        onOpenChange={close}
      />
    </BesideProvider>
  );
}

/** Whoever has nothing to choose in a window need not be asked. */
const passesByItself = ({ window, decision }: Snapshot): boolean =>
  window !== undefined && decision !== null && onlyAnswer(decision) !== null;

/** One's own, kept by the server. */
function useNotes({ id, ask }: OnlineTable, sits: boolean): KeptNotes | null {
  return useMemo(() => {
    if (!sits) return null;
    return {
      async read() {
        let found: string | null = null;
        await ask(async () => {
          found = (await api.notes(id)).text;
        });
        return found;
      },
      keep: (text) => ask(() => api.keepNotes(id, text)),
    };
  }, [id, ask, sits]);
}

/** Those of this device are the first that the table hears of; from then on it keeps its own. */
function useOrders(kit: TableKit, { order }: OnlineTable, around: Around | null) {
  const standing = useSettings((settings) => settings.orders);
  const told = useRef(false);
  const { orders: given, table } = around ?? {};
  const first = kit.ordersOf?.(standing);
  const isNew = table?.status === 'running' && given === undefined;
  useEffect(() => {
    if (!first || !isNew || told.current) return;
    told.current = true;
    void order(first);
  }, [first, isNew, order]);
  const has = first !== undefined && table !== undefined;
  return useMemo(
    () => (has ? { given, give: (orders: object) => void order(orders) } : null),
    [has, given, order],
  );
}

/** Nobody needs to be told for longer that they watch. */
const READ_IN = 8_000;

interface NoticesProps extends Omit<AtTableProps, 'snapshot' | 'shields'> {
  readonly kit: TableKit;
  readonly own: number | null;
  readonly stoodIn: boolean;
}

function Notices({ kit, table, around, own, stoodIn }: NoticesProps) {
  const text = useWords(words);
  const faultText = useOnlineFaultText();
  const shown = useSettled(table.connection);
  const { fault, trouble, dismiss } = table;
  const { status, spectators } = around.table;
  const [seen, setSeen] = useState(false);
  const watching = own === null && !seen && status === 'running';
  useEffect(() => {
    if (!watching) return;
    const timer = setTimeout(() => setSeen(true), READ_IN);
    return () => clearTimeout(timer);
  }, [watching]);
  return (
    <div className={style.notices}>
      {shown === 'lost' && (
        <Notice tone="warning">{table.unsettled ? text.moveWaits : text.lost}</Notice>
      )}
      {fault && <FaultNotice fault={fault} kit={kit} onDismiss={dismiss} />}
      {trouble && (
        <Notice tone="warning" onDismiss={dismiss}>
          {faultText(trouble)}
        </Notice>
      )}
      {status === 'frozen' && <Notice tone="error">{text.frozen}</Notice>}
      {stoodIn && (
        <Notice
          tone="warning"
          action={
            <Button
              size="small"
              onClick={() => void table.ask(() => api.standIn(table.id, own!, false))}
            >
              {text.seat.back}
            </Button>
          }
        >
          {text.seat.playedByBot}
        </Notice>
      )}
      {watching && (
        <Notice onDismiss={() => setSeen(true)}>
          {spectators === 'delayed' ? text.watchingDelayed : text.watching}
        </Notice>
      )}
    </div>
  );
}
