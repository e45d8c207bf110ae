import { useEffect, useState } from 'react';
import { useWords } from '../../app/language.ts';
import type { ConnectionState } from '../../online/connection.ts';
import style from './OnlineTable.module.css';
import { words } from './words.ts';

/** A line that comes back at once was never gone, to the eye. */
const UNNOTICED = 500;

interface ConnectionMarkProps {
  readonly connection: ConnectionState;
  /** Say it beside the mark; else only to screen readers and on hover. */
  readonly words?: boolean;
}

/** How this page hears of the table: a shape and a colour for each way. */
export function ConnectionMark({ connection, words: worded }: ConnectionMarkProps) {
  const text = useWords(words).connection;
  const shown = useSettled(connection);
  return (
    <span
      className={style.connection}
      data-connection={shown}
      role="status"
      title={worded ? undefined : text[shown]}
    >
      <svg viewBox="0 0 12 12" width="0.75em" height="0.75em" aria-hidden="true">
        {shown === 'live' && <circle cx="6" cy="6" r="5" />}
        {shown === 'polling' && <path d="M6 1a5 5 0 0 1 0 10zM6 1a5 5 0 0 0 0 10" />}
        {(shown === 'connecting' || shown === 'lost' || shown === 'ended') && (
          <path d="M2 2L10 10M10 2L2 10" fill="none" />
        )}
      </svg>
      <span className={worded ? undefined : style.heard}>{text[shown]}</span>
    </span>
  );
}

export function useSettled(connection: ConnectionState): ConnectionState {
  const [shown, setShown] = useState(connection);
  useEffect(() => {
    if (connection !== 'lost') {
      setShown(connection);
      return;
    }
    const timer = setTimeout(() => setShown('lost'), UNNOTICED);
    return () => clearTimeout(timer);
  }, [connection]);
  return shown;
}
