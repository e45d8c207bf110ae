import { WRITING } from '@landsraad/kernel/wording';
import type { RefObject } from 'react';
import { useWords } from '../../app/language.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useKit } from '../desk/Desk.tsx';
import { useKnown } from '../desk/known.ts';
import { useWording } from '../desk/wording.ts';
import { newsIn } from '../log/story.ts';
import { Over } from '../Over.tsx';
import { usePlan } from '../plan/usePlan.ts';
import { words as wordsOfPlans } from '../plan/words.ts';
import { SeatMark } from '../seats/SeatMark.tsx';
import { StageControls } from '../stage/Controls.tsx';
import { useStaging } from '../stage/useStage.ts';
import { words } from '../words.ts';
import styles from './Panel.module.css';

/** Nothing is owed: who thinks, and what was just done. */
export function Waiting({ heading }: { readonly heading: RefObject<HTMLHeadingElement | null> }) {
  const { snapshot, log } = useKnown();
  const { language, name, event: told } = useWording();
  const { story } = useKit();
  const say = useWords(words);
  const { thinking, waiting, result } = snapshot;
  const staging = useStaging();
  const scene = staging?.stage.scenes[0];
  if (staging && scene)
    return (
      <>
        <StageControls {...staging} />
        <Prepare />
      </>
    );
  if (result) return <Over />;
  const names = WRITING[language].list(waiting.map(name), 'and');
  const awaited = snapshot.window ? say.window : say.waitingFor(names);
  const whom = thinking ?? waiting[0] ?? null;
  return (
    <>
      <header className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.question}>
          {whom !== null && <SeatMark seat={whom} />}{' '}
          {thinking === null ? awaited : say.thinking(name(thinking))}{' '}
          {thinking !== null && <Spinner label={say.thinking(name(thinking))} />}
        </h2>
      </header>
      <Prepare />
      <ul className={styles.news} aria-label={say.meanwhile}>
        {newsIn(log, 5, story).map(({ n, event }) => {
          const seat = story.seatOf(event);
          return (
            <li key={n}>
              {seat !== null && <SeatMark seat={seat} />} {told(event)}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** While others play, the own next turn can be thought of. */
function Prepare() {
  const { canPrepare, prepare } = usePlan();
  const say = useWords(wordsOfPlans);
  if (!canPrepare) return null;
  return (
    <Button size="small" icon="choose" data-prepare="" title={say.secret} onClick={prepare}>
      {say.prepare}
    </Button>
  );
}
