import { wordEvent } from '@landsraad/imperium';
import { WRITING } from '@landsraad/kernel';
import type { RefObject } from 'react';
import { useWords } from '../../app/language.ts';
import { newsIn, seatOf } from '../../packs/imperium/table/story.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { useDesk } from '../desk.ts';
import { SeatMark } from '../seats/SeatMark.tsx';
import { words } from '../words.ts';
import styles from './Panel.module.css';

/** Nothing is owed: who thinks, and what was just done. */
export function Waiting({ heading }: { readonly heading: RefObject<HTMLHeadingElement | null> }) {
  const { snapshot, name, log, speaking, language } = useDesk();
  const say = useWords(words);
  const { thinking, waiting, result } = snapshot;
  if (result) return null;
  const names = WRITING[language].list(waiting.map(name), 'and');
  const whom = thinking ?? waiting[0] ?? null;
  return (
    <>
      <header className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.question}>
          {whom !== null && <SeatMark seat={whom} />}{' '}
          {thinking === null ? say.waitingFor(names) : say.thinking(name(thinking))}{' '}
          {thinking !== null && <Spinner label={say.thinking(name(thinking))} />}
        </h2>
      </header>
      <ul className={styles.news} aria-label={say.meanwhile}>
        {newsIn(log, 0, 5).map(({ n, event }) => {
          const seat = seatOf(event);
          return (
            <li key={n}>
              {seat !== null && <SeatMark seat={seat} />} {wordEvent(event, speaking, language)}
            </li>
          );
        })}
      </ul>
    </>
  );
}
