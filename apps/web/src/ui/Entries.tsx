import { type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';
import style from './Entries.module.css';

/** Before "show all". */
const SHOWN = 6;

interface EntriesProps<T> {
  readonly of: readonly T[];
  readonly each: (one: T) => ReactNode;
  /** How "show all" is said, of so many. */
  readonly all: (n: number) => string;
}

/** Games or tables, one below the other: the first few, then all. */
export function Entries<T>({ of, each, all }: EntriesProps<T>) {
  const [whole, setWhole] = useState(false);
  const shown = whole ? of : of.slice(0, SHOWN);
  return (
    <>
      <ul className={style.entries}>{shown.map(each)}</ul>
      {shown.length < of.length && (
        <Button variant="plain" onClick={() => setWhole(true)}>
          {all(of.length)}
        </Button>
      )}
    </>
  );
}

interface EntryProps {
  readonly title: string;
  /** How it stands. */
  readonly state: ReactNode;
  /** Who plays, as list items: `data-own` is one's own seat, `data-open` nobody's. */
  readonly seats: ReactNode;
  readonly note?: string;
  readonly actions: ReactNode;
}

export function Entry({ title, state, seats, note, actions }: EntryProps) {
  return (
    <li className={style.entry}>
      <div className={style.about}>
        <h3>{title}</h3>
        <p className={style.state}>{state}</p>
        <ul className={style.seats}>{seats}</ul>
        {note && <p className={style.note}>{note}</p>}
      </div>
      <div className={style.actions}>{actions}</div>
    </li>
  );
}
