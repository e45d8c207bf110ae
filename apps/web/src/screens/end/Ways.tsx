import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { useFaultText } from '../../app/faults.ts';
import { download } from '../../app/files.ts';
import { useWords } from '../../app/language.ts';
import { faultIn, games } from '../../games/client.ts';
import type { Fault } from '../../games/protocol.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import style from './Ways.module.css';
import { words } from './words.ts';

interface WaysProps {
  /** A game of this device that is over. */
  readonly id: string;
  /** Where else this game leads. */
  readonly children?: ReactNode;
}

/** What can be done once a game is over. */
export function Ways({ id, children }: WaysProps) {
  const text = useWords(words);
  const faultText = useFaultText();
  const [, goTo] = useLocation();
  const [fault, setFault] = useState<Fault | null>(null);
  const attempt = (work: () => Promise<void>) => async () => {
    try {
      await work();
    } catch (error) {
      setFault(faultIn(error));
    }
  };
  const rematch = attempt(async () => {
    goTo(`/game/${await games.again(id)}`);
  });
  const save = attempt(async () => {
    download(`landsraad-${new Date().toISOString().slice(0, 10)}.json`, await games.toFile(id));
  });
  return (
    <>
      <div className={style.ways}>
        <Button variant="primary" onClick={rematch} title={text.rematchHint}>
          {text.rematch}
        </Button>
        <Button asLink={`/game/${id}/replay`} icon="play">
          {text.replay}
        </Button>
        <Button icon="export" onClick={save}>
          {text.export}
        </Button>
        {children}
        <Button asLink="/">{text.home}</Button>
      </div>
      {fault && <Notice tone="error">{faultText(fault)}</Notice>}
    </>
  );
}
