import type { Around, TableInfo } from '@landsraad/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '../../app/language.ts';
import { api } from '../../online/api.ts';
import { ownSeatIn } from '../../online/saying.ts';
import type { OnlineTable } from '../../online/useOnlineTable.ts';
import type { KeptNotes } from '../../table/notes/kept.ts';
import { Notes } from '../../table/notes/Notes.tsx';
import { SeatMark } from '../../table/seats/SeatMark.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TableLink } from '../waiting-room/Invite.tsx';
import style from './OnlineTable.module.css';
import { SeatClock } from './SeatClock.tsx';
import { TakeSeat, useClaimText, Withdraw } from './TakeSeat.tsx';
import { useTimeOf } from './times.ts';
import { words } from './words.ts';

interface PeopleDialogProps {
  readonly table: OnlineTable;
  readonly around: Around;
  readonly name: (seat: number) => string;
  /** Null where none are kept here. */
  readonly notes: KeptNotes | null;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Who is there, who plays for whom, and what one may do about a seat. */
export function PeopleDialog({
  table,
  around,
  name,
  notes,
  open,
  onOpenChange,
}: PeopleDialogProps) {
  const text = useWords(words);
  const { table: info, clocks, spectators } = around;
  return (
    <Dialog title={text.people} open={open} onOpenChange={onOpenChange}>
      <ul className={style.seats}>
        {info.seats.map((_, seat) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            key={seat}
            data-people-seat={seat}
            style={{ borderInlineStartColor: `var(--seat-${seat})` }}
          >
            <SeatMark seat={seat} size={1.2} />
            <span className={style.sitter}>{name(seat)}</span>
            <SeatClock clocks={clocks} seat={seat} heardAt={table.heardAt} />
            <SeatState info={info} seat={seat} />
            <SeatActs table={table} info={info} seat={seat} />
            <ReportName table={table} info={info} seat={seat} />
          </li>
        ))}
      </ul>
      <p className={style.soft}>{text.spectators(spectators)}</p>
      {notes && <Notes of={notes} />}
      <TableLink id={info.id} game={info.game} />
    </Dialog>
  );
}

interface SeatProps {
  readonly info: TableInfo;
  readonly seat: number;
}

function SeatState({ info, seat }: SeatProps) {
  const text = useWords(words).seat;
  const claimText = useClaimText();
  const at = info.seats[seat]!;
  switch (at.is) {
    case 'bot':
      return <Badge icon="bot">{text.bot}</Badge>;
    case 'open':
      return (
        <>
          <Badge icon="bot">{text.givenUp}</Badge>
          {at.claim && <Badge icon="person">{claimText(at.claim)}</Badge>}
        </>
      );
    case 'person': {
      const here = at.you || at.present;
      return (
        <>
          {at.standIn !== null && <Badge icon="bot">{text.bot}</Badge>}
          <Badge tone={here ? 'good' : 'plain'}>{here ? text.here : text.away}</Badge>
        </>
      );
    }
  }
}

function SeatActs({ table, info, seat }: SeatProps & { readonly table: OnlineTable }): ReactNode {
  const text = useWords(words).seat;
  const own = ownSeatIn(info);
  const at = info.seats[seat]!;
  const { id } = info;
  if (info.status !== 'running') return null;
  const standIn = (on: boolean) => void table.ask(() => api.standIn(id, seat, on));
  if (at.is === 'open' && at.claim) return at.claim.you && <Withdraw table={table} />;
  const waits = info.seats.some((other) => other.is === 'open' && other.claim?.you);
  if (at.is === 'open' && own === null && !waits) return <TakeSeat table={table} seat={seat} />;
  if (at.is !== 'person' || own === null) return null;
  if (at.you)
    return (
      <span className={style.acts}>
        {at.standIn === null ? (
          <Button size="small" title={text.botForMeHint} onClick={() => standIn(true)}>
            {text.botForMe}
          </Button>
        ) : (
          <Button size="small" variant="primary" onClick={() => standIn(false)}>
            {text.back}
          </Button>
        )}
        <GiveUp onYes={() => void table.ask(() => api.leaveSeat(id))} />
      </span>
    );
  if (at.standInFrom === null) return null;
  const agreed = at.standInAsked;
  return (
    <>
      {agreed.length > 0 && <span className={style.soft}>{text.botAgreed(agreed.length)}</span>}
      {!agreed.includes(own) && <StandInFor from={at.standInFrom} onYes={() => standIn(true)} />}
    </>
  );
}

/** Tells those who keep order here. */
function ReportName({ table, info, seat }: SeatProps & { readonly table: OnlineTable }): ReactNode {
  const text = useWords(words).seat;
  const [reported, setReported] = useState(false);
  const at = info.seats[seat]!;
  if (at.is !== 'person' || at.you) return null;
  const report = async () => setReported(await table.ask(() => api.report(info.id, { seat })));
  return (
    <Button size="small" variant="plain" disabled={reported} onClick={() => void report()}>
      {reported ? text.reported : text.report(at.name)}
    </Button>
  );
}

const LONGEST_WAIT = 86_400_000;

interface StandInForProps {
  /** The server lets it happen no sooner. */
  readonly from: number;
  readonly onYes: () => void;
}

function StandInFor({ from, onYes }: StandInForProps) {
  const text = useWords(words).seat;
  const timeOf = useTimeOf();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    // A timer waits no longer than some weeks.
    const wait = Math.min(from - Date.now(), LONGEST_WAIT);
    const timer = setTimeout(() => setNow(Date.now()), wait);
    return () => clearTimeout(timer);
  }, [from]);
  if (now < from) return <span className={style.soft}>{text.botSoon(timeOf(from))}</span>;
  return (
    <Button size="small" title={text.botForHint} onClick={onYes}>
      {text.botFor}
    </Button>
  );
}

function GiveUp({ onYes }: { readonly onYes: () => void }) {
  const text = useWords(words).seat;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="plain" onClick={() => setOpen(true)}>
        {text.giveUp}
      </Button>
      <Confirm
        title={text.giveUpTitle}
        text={text.giveUpText}
        no={text.giveUpNo}
        yes={text.giveUpYes}
        variant="danger"
        open={open}
        onOpenChange={setOpen}
        onYes={onYes}
      />
    </>
  );
}
