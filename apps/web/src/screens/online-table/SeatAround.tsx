import type { Seat } from '@landsraad/kernel';
import type { Around } from '@landsraad/protocol';
import { useWords } from '../../app/language.ts';
import { Icon } from '../../icons/Icon.tsx';
import style from './OnlineTable.module.css';
import { SeatClock } from './SeatClock.tsx';
import { words } from './words.ts';

interface SeatAroundProps {
  readonly around: Around;
  readonly heardAt: number;
  readonly seat: Seat;
  readonly name: string;
}

/** In a player's line: whether they are there, who plays for them, their clock. */
export function SeatAround({ around, heardAt, seat, name }: SeatAroundProps) {
  return (
    <>
      <Presence info={around.table.seats[seat]} name={name} />
      <SeatClock clocks={around.clocks} seat={seat} heardAt={heardAt} />
    </>
  );
}

interface PresenceProps {
  readonly info: Around['table']['seats'][number] | undefined;
  readonly name: string;
}

function Presence({ info, name }: PresenceProps) {
  const text = useWords(words);
  if (info?.is !== 'person' || info.you) return null;
  if (info.standIn !== null)
    return (
      <span className={style.presence}>
        <Icon name="bot" title={text.standIn(name)} size={1} />
      </span>
    );
  const title = info.present ? text.present(name) : text.away(name);
  return (
    <svg
      className={style.presence}
      data-present={info.present || undefined}
      viewBox="0 0 12 12"
      width="0.7em"
      height="0.7em"
      role="img"
      aria-label={title}
    >
      <title>{title}</title>
      <circle cx="6" cy="6" r="4.5" />
    </svg>
  );
}
