import type { TableInfo } from '@landsraad/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useFaultText } from '../../app/faults.ts';
import { useWords } from '../../app/language.ts';
import { faultIn } from '../../games/client.ts';
import type { Fault } from '../../games/protocol.ts';
import { Icon } from '../../icons/Icon.tsx';
import { api } from '../../online/api.ts';
import { type OnlineFault, onlineFaultIn } from '../../online/faults.ts';
import { ownSeatIn } from '../../online/saying.ts';
import { useOnlineFaultText } from '../../online/useOnlineFaultText.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import style from './OnlineTable.module.css';
import type { Finished } from './useFinished.ts';
import { words } from './words.ts';

interface EndWaysProps {
  readonly info: TableInfo;
  readonly finished: Finished;
}

/** After an online game: again, once more to watch, away with it; and whether it was fair. */
export function EndWays({ info, finished }: EndWaysProps) {
  const text = useWords(words).end;
  const faultText = useFaultText();
  const onlineFaultText = useOnlineFaultText();
  const [, goTo] = useLocation();
  const [fault, setFault] = useState<Fault | null>(null);
  const [trouble, setTrouble] = useState<OnlineFault | null>(null);
  const rematch = () =>
    api.rematch(info.id).then(
      ({ id }) => goTo(`/table/${id}`),
      (error) => setTrouble(onlineFaultIn(error)),
    );
  const replay = () =>
    finished.copy().then(
      (game) => goTo(`/game/${game}/replay`),
      (error) => setFault(faultIn(error)),
    );
  const { there } = finished;
  return (
    <>
      <div className={style.ways}>
        {info.rematch ? (
          <Button asLink={`/table/${info.rematch}`} variant="primary">
            {text.rematchGo}
          </Button>
        ) : (
          ownSeatIn(info) !== null && (
            <Button variant="primary" title={text.rematchHint} onClick={() => void rematch()}>
              {text.rematch}
            </Button>
          )
        )}
        <Button icon="play" disabled={!there} title={text.keep} onClick={() => void replay()}>
          {text.replay}
        </Button>
        <Button icon="export" disabled={!there} onClick={finished.save}>
          {text.save}
        </Button>
        <Button asLink="/lobby">{text.lobby}</Button>
      </div>
      {fault && <Notice tone="error">{faultText(fault)}</Notice>}
      {trouble && <Notice tone="error">{onlineFaultText(trouble)}</Notice>}
      <Fairness proof={finished.proof} />
    </>
  );
}

function Fairness({ proof }: Pick<Finished, 'proof'>) {
  const text = useWords(words).end.fair;
  if (typeof proof === 'string')
    return (
      <section className={style.fair} aria-label={text.title}>
        <h4>{text.title}</h4>
        <p>{text[proof]}</p>
      </section>
    );
  const rows = (['seed', 'salt', 'promised', 'computed'] as const).map(
    (key) => [text[key], proof[key]] as const,
  );
  return (
    <section className={style.fair} data-holds={proof.holds} aria-label={text.title}>
      <h4>
        <Icon name={proof.holds ? 'check' : 'error'} /> {text.title}
      </h4>
      <p>{proof.holds ? (proof.witnessed ? text.holds : text.unwitnessed) : text.broken}</p>
      <details>
        <summary>{text.how}</summary>
        <p>{text.text}</p>
        <dl>
          {rows.map(([label, value]) => (
            <div key={label} style={{ display: 'contents' }}>
              <dt>{label}</dt>
              <dd>
                <code>{value}</code>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}
