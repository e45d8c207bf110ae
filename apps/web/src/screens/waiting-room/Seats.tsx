import { isBotName } from '@landsraad/bots/names';
import type { TableInfo } from '@landsraad/protocol';
import { useWords } from '../../app/language.ts';
import { api } from '../../online/api.ts';
import { useMe } from '../../online/me.ts';
import { ownSeatIn, useSitterText, useUnplayed } from '../../online/saying.ts';
import type { OnlineTable } from '../../online/useOnlineTable.ts';
import { words as shared } from '../../online/words.ts';
import type { Unplayed } from '../../packs/pack.ts';
import { SeatMark } from '../../table/seats/SeatMark.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { words as localWords } from '../new-game/words.ts';
import style from './WaitingRoom.module.css';
import { words } from './words.ts';

interface SeatsProps {
  readonly table: OnlineTable;
  readonly info: TableInfo;
}

/** Every seat with whoever sits there; open ones can be taken. */
export function Seats({ table, info }: SeatsProps) {
  const text = useWords(words);
  const { me } = useMe();
  const sitter = useSitterText();
  const own = ownSeatIn(info);
  const unplayed = useUnplayed(info);
  return (
    <ol className={style.seats}>
      {info.seats.map((seat, n) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          key={n}
          data-seat-info={seat.is}
          data-own-seat={n === own || undefined}
          style={{ borderInlineStartColor: `var(--seat-${n})` }}
        >
          <SeatMark seat={n} size={1.3} hollow={seat.is === 'open'} />
          <span className={style.sitter} data-open={seat.is === 'open' || undefined}>
            {sitter(info, n)}
          </span>
          <Marks seat={seat} />
          {seat.is === 'open' && me?.name && (
            <Button size="small" onClick={() => void table.ask(() => api.takeSeat(info.id, n))}>
              {own === null ? text.sit : text.move}
            </Button>
          )}
          {n === own && (
            <Button
              size="small"
              variant="plain"
              onClick={() => void table.ask(() => api.leaveSeat(info.id))}
            >
              {text.leave}
            </Button>
          )}
          <ClosedOrNot table={table} info={info} seat={n} />
        </li>
      ))}
      {unplayed.map((one) => (
        <NobodysPlace key={one.place} {...one} />
      ))}
    </ol>
  );
}

/** The host sends somebody away, or opens a seat that they closed. */
function ClosedOrNot({ table, info, seat }: SeatsProps & { readonly seat: number }) {
  const text = useWords(words);
  const sitter = useSitterText();
  const at = info.seats[seat]!;
  const closed = at.is === 'bot' && at.closed === true;
  const mayClose = at.is === 'open' || (at.is === 'person' && !at.you);
  if (!info.host || !(closed || mayClose)) return null;
  const change = () => void table.ask(() => api.closeSeat(info.id, seat, !closed));
  const label = at.is === 'person' ? text.sendAway(sitter(info, seat)) : text.closeSeat;
  return (
    <Button size="small" variant="plain" onClick={change}>
      {closed ? text.openSeat : label}
    </Button>
  );
}

/** Nobody can take it. */
function NobodysPlace({ place, name, hint }: Unplayed) {
  return (
    <li data-unplayed={place} style={{ borderInlineStartColor: `var(--seat-${place})` }}>
      <SeatMark seat={place} size={1.3} />
      <span className={style.sitter}>{name}</span>
      <Badge>{hint}</Badge>
    </li>
  );
}

function Marks({ seat }: { readonly seat: TableInfo['seats'][number] }) {
  const text = useWords(shared);
  const { bots } = useWords(localWords);
  switch (seat.is) {
    case 'open':
      return null;
    case 'bot':
      return <Badge icon="bot">{isBotName(seat.bot) ? bots[seat.bot].name : seat.bot}</Badge>;
    case 'person':
      return (
        <>
          {seat.you && <Badge tone="spice">{text.you}</Badge>}
          {!seat.you && (
            <Badge tone={seat.present ? 'good' : 'plain'}>
              {seat.present ? text.here : text.away}
            </Badge>
          )}
        </>
      );
  }
}
