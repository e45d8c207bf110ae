import type { TableInfo } from '@landsraad/protocol';
import type { ReactNode } from 'react';
import { useWords } from '../../app/language.ts';
import { openSeats, useSitterText, useTerms, useUnplayed } from '../../online/saying.ts';
import { words as shared } from '../../online/words.ts';
import { SeatMark } from '../../table/seats/SeatMark.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Entry } from '../../ui/Entries.tsx';

interface TableCardProps {
  readonly table: TableInfo;
  readonly title: string;
  readonly badge?: ReactNode;
  readonly note?: string;
  readonly actions: ReactNode;
}

/** A table in a list: who sits there, what was agreed on, the way in. */
export function TableCard({ table, title, badge, note, actions }: TableCardProps) {
  const text = useWords(shared);
  const sitter = useSitterText();
  const terms = useTerms(table);
  const free = openSeats(table);
  const unplayed = useUnplayed(table);
  return (
    <Entry
      title={title}
      state={
        <>
          {badge}
          {table.status === 'waiting' && (
            <Badge tone={free > 0 ? 'good' : 'plain'}>{text.free(free)}</Badge>
          )}
          {note && <span>{note}</span>}
        </>
      }
      seats={
        <>
          {table.seats.map((info, seat) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              key={seat}
              data-open={info.is === 'open' || undefined}
              data-own={(info.is === 'person' && info.you) || undefined}
            >
              <SeatMark seat={seat} hollow={info.is === 'open'} />
              <span>{sitter(table, seat)}</span>
            </li>
          ))}
          {unplayed.map(({ place, name }) => (
            <li key={place}>
              <SeatMark seat={place} />
              <span>{name}</span>
            </li>
          ))}
        </>
      }
      note={terms.join(' · ')}
      actions={actions}
    />
  );
}
