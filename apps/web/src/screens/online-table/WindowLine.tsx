import type { Snapshot } from '@landsraad/protocol';
import { useMemo, useState } from 'react';
import { useWords } from '../../app/language.ts';
import { Button } from '../../ui/Button.tsx';
import style from './OnlineTable.module.css';
import { words } from './words.ts';

interface WindowLineProps {
  readonly window: NonNullable<Snapshot['window']>;
  /** Where a move has days it does not go by, and nobody needs to hold it. */
  readonly timed: boolean;
  /** Null for whoever only watches. */
  readonly onHold: (() => void) | null;
}

/** A window is open: the same line for everybody, whoever is asked. It is not read out. */
export function WindowLine({ window, timed, onHold }: WindowLineProps) {
  const text = useWords(words).window;
  const { opened, closes, holds } = window;
  const [began] = useState(Date.now);
  // From now on: the server's clock may be another one, and somebody may have held the window.
  const left = useMemo(() => closes - opened - (Date.now() - began), [closes, opened, began]);
  return (
    <section className={style.window} aria-label={text.name} data-window="">
      <span title={text.hint}>{text.name}</span>
      {timed && (
        <span className={style.beat} aria-hidden="true">
          <span key={closes} style={{ animationDuration: `${Math.max(0, left)}ms` }} />
        </span>
      )}
      {timed && onHold && (
        <Button
          size="small"
          variant="quiet"
          disabled={holds === 0}
          title={text.held(holds)}
          onClick={onHold}
          data-hold={holds}
        >
          {text.hold}
        </Button>
      )}
    </section>
  );
}
