import type { TableInfo } from '@landsraad/protocol';
import { useEffect, useState } from 'react';
import { useParams } from 'wouter';
import { useWords } from '../../app/language.ts';
import { Shell } from '../../app/Shell.tsx';
import { api } from '../../online/api.ts';
import type { OnlineFault } from '../../online/faults.ts';
import { useMe } from '../../online/me.ts';
import { openSeats, ownSeatsIn } from '../../online/saying.ts';
import { useOnlineFaultText } from '../../online/useOnlineFaultText.ts';
import { type OnlineTable, useOnlineTable } from '../../online/useOnlineTable.ts';
import { isPlayedHere } from '../../packs/packs.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { WaitingRoom } from '../waiting-room/WaitingRoom.tsx';
import { words as waitingWords } from '../waiting-room/words.ts';
import { AtTable } from './AtTable.tsx';
import { ConnectionMark } from './ConnectionMark.tsx';
import style from './OnlineTable.module.css';
import { TakeSeat, useClaimText, Withdraw } from './TakeSeat.tsx';
import { TwoShields } from './TwoShields.tsx';
import { words } from './words.ts';

/** A table of the server: its waiting room, then the game. */
export default function OnlineScreen() {
  const { id = '' } = useParams<{ id: string }>();
  const table = useOnlineTable(id);
  // Whoever comes by a link is asked for a name here; a server that was away may be back.
  const { is, again } = useMe();
  const back = is === 'none' && table.connection === 'live';
  useEffect(() => {
    if (back) void again();
  }, [back, again]);
  const text = useWords(words);
  const { ended, around, snapshot } = table;
  if (ended) return <NoTable table={table} fault={ended} />;
  if (!around)
    return (
      <Shell title={text.title}>
        <div className={style.before}>
          <ConnectionMark connection={table.connection} words />
        </div>
      </Shell>
    );
  if (!isPlayedHere(around.table)) return <PlayedElsewhere />;
  if (!snapshot && around.table.status === 'running')
    return <SoonSeated table={table} info={around.table} />;
  if (!snapshot) return <WaitingRoom table={table} info={around.table} />;
  const Seated = ownSeatsIn(around.table).length > 1 ? TwoShields : AtTable;
  return <Seated key={id} table={table} around={around} snapshot={snapshot} />;
}

/** The server has games that this page cannot lay. */
function PlayedElsewhere() {
  const text = useWords(waitingWords);
  return (
    <Shell title={text.missing}>
      <Notice action={<Button asLink="/lobby">{text.lobby}</Button>}>{text.playedElsewhere}</Notice>
    </Shell>
  );
}

interface SoonSeatedProps {
  readonly table: OnlineTable;
  readonly info: TableInfo;
}

/** Where nobody may look on, whoever claimed a seat waits for it here. */
function SoonSeated({ table, info }: SoonSeatedProps) {
  const text = useWords(words);
  const claimText = useClaimText();
  const claims = info.seats.flatMap((seat) => (seat.is === 'open' && seat.claim) || []);
  const own = claims.find(({ you }) => you);
  return (
    <Shell title={text.title}>
      {own && <Notice action={<Withdraw table={table} />}>{claimText(own)}</Notice>}
    </Shell>
  );
}

interface NoTableProps {
  readonly table: OnlineTable;
  readonly fault: OnlineFault;
}

/** Nothing to see here; a seat that was given up can still be taken. */
function NoTable({ table, fault }: NoTableProps) {
  const text = useWords(waitingWords);
  const faultText = useOnlineFaultText();
  const info = useInfo(table.id, fault);
  const free = info !== null && info.status === 'running' && openSeats(info) > 0;
  return (
    <Shell title={text.missing}>
      <Notice
        tone="warning"
        action={
          <>
            {free && <TakeSeat table={table} seat={null} />}
            <Button asLink="/lobby">{text.lobby}</Button>
          </>
        }
      >
        <p>{fault.fault === 'not-yours' ? text.notForYou : faultText(fault)}</p>
        {free && <p>{text.freeSeat}</p>}
      </Notice>
    </Shell>
  );
}

function useInfo(id: string, { fault }: OnlineFault): TableInfo | null {
  const [info, setInfo] = useState<TableInfo | null>(null);
  useEffect(() => {
    if (fault !== 'not-yours') return;
    let gone = false;
    api.info(id).then(
      (found) => {
        if (!gone) setInfo(found);
      },
      () => undefined, // then there is nothing to offer
    );
    return () => {
      gone = true;
    };
  }, [id, fault]);
  return info;
}
