import { type Choice, onlyAnswer } from '@landsraad/kernel';
import { useEffect } from 'react';
import { useLanguage, useWords } from '../../app/language.ts';
import type { Advice, Lesson, TaughtWay } from '../../games/protocol.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { callAttentionTo } from '../board/attention.ts';
import { useKit } from '../desk/Desk.tsx';
import { useActs } from '../desk/draft.ts';
import { useKnown } from '../desk/known.ts';
import { optionsOf, useNaming } from '../naming.ts';
import { choiceFrom } from '../plan/advised.ts';
import type { PlannedStep } from '../plan/kit.ts';
import { usePlan } from '../plan/usePlan.ts';
import { pointAt } from '../pointing.ts';
import type { Asked } from '../spots.ts';
import styles from './HintBox.module.css';
import type { Hint } from './hint.ts';
import { words } from './hint-words.ts';
import options from './Options.module.css';

const RUNNERS_UP = 2;

/** The best choice by a bot's judgement, with its reasons; taking it is one more press. */
export default function HintBox({ hint }: { readonly hint: Hint }) {
  const { decision } = useKnown().snapshot;
  const say = useWords(words);
  const percent = usePercent();
  const { lesson, advice } = hint;
  usePointing(lesson?.best.steps[0]?.choice ?? advice[0]?.choice ?? null);
  if (!decision) return null;
  return (
    <aside className={styles.hint} data-hint="" aria-label={say.title} aria-live="polite">
      <IconButton
        icon="close"
        size="small"
        label={say.close}
        className={styles.close}
        onClick={hint.close}
      />
      {hint.state === 'asking' && (
        <>
          <Spinner label={say.asking} showLabel />
          {hint.share > 0 && (
            <progress
              className={styles.share}
              value={hint.share}
              aria-label={percent(hint.share)}
            />
          )}
        </>
      )}
      {hint.state === 'open' && !lesson && advice.length === 0 && <p>{say.none}</p>}
      {lesson && <Taught hint={hint} lesson={lesson} />}
      {!lesson && advice[0] && <Advised hint={hint} decision={decision} best={advice[0]} />}
    </aside>
  );
}

/** Shows on the table what is spoken of. */
function usePointing(choice: Choice | null): void {
  const { decision } = useKnown().snapshot;
  const { choices } = useKit();
  const [option] = choice !== null && decision ? optionsOf(choice, decision) : [];
  const spot = option && decision ? choices.spotOf(option, decision) : null;
  useEffect(() => {
    if (!spot) return;
    pointAt([spot]);
    callAttentionTo(spot);
    return () => {
      pointAt([]);
      callAttentionTo(null);
    };
  }, [spot]);
}

interface TaughtProps {
  readonly hint: Hint;
  readonly lesson: Lesson;
}

/** Thought through: what it comes to beside the next best ways, and how likely each is to win. */
function Taught({ hint, lesson }: TaughtProps) {
  const { Reasons } = useKit().parts;
  const { playAll } = usePlan();
  const say = useWords(words);
  const percent = usePercent();
  const { best, others } = lesson;
  const steps = hint.turn.length > 0 ? hint.turn : best.steps;
  const take = () => {
    hint.close();
    playAll(steps);
  };
  return (
    <>
      <p className={`${options.heading} ${styles.lead}`}>{say.strongest}</p>
      <div className={styles.best}>
        <div>
          <TurnLine steps={steps} />
          <p className={styles.motive}>{say.chance(percent(best.chance))}</p>
        </div>
        <Button size="small" variant="primary" data-take="" onClick={take}>
          {say.take}
        </Button>
      </div>
      {Reasons && best.reasons.length > 0 && (
        <p className={styles.motive} title={say.compared}>
          <Reasons reasons={best.reasons} />
        </p>
      )}
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>{say.others}</summary>
          <ul>
            {others.map((way) => (
              <li key={JSON.stringify(way.steps.map(({ choice }) => choice))}>
                <WayLine way={way} best={best} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** Another way, with what is different from the best one. */
function WayLine({ way, best }: { readonly way: TaughtWay; readonly best: TaughtWay }) {
  const { Reasons } = useKit().parts;
  const named = useNaming();
  const say = useWords(words);
  const percent = usePercent();
  const [chance, most] = [percent(way.chance), percent(best.chance)];
  const isLess = way.behind > way.error && chance !== most;
  return (
    <div>
      <strong>
        {way.steps.map(({ choice, decision }) => named(choice, decision)).join(' → ')}
      </strong>
      <p className={styles.motive}>
        {isLess ? say.less(chance, most) : say.asGood(chance)}
        {'. '}
        {Reasons && <Reasons reasons={way.reasons} />}
      </p>
    </div>
  );
}

function usePercent(): (share: number) => string {
  const language = useLanguage();
  return (share) => share.toLocaleString(language, { style: 'percent', maximumFractionDigits: 0 });
}

interface AdvisedProps {
  readonly hint: Hint;
  readonly decision: Asked;
  readonly best: Advice;
}

/** At a glance. */
function Advised({ hint, decision, best }: AdvisedProps) {
  const { answer } = useActs();
  const { playAll } = usePlan();
  const named = useNaming();
  const { Motives } = useKit().parts;
  const say = useWords(words);
  const whole = choiceFrom(hint.advice, decision);
  const take = () => {
    hint.close();
    if (hint.turn.length > 0) playAll(hint.turn);
    else if (whole !== null) answer(whole);
  };
  return (
    <>
      <p className={`${options.heading} ${styles.lead}`}>{say.best}</p>
      <div className={styles.best}>
        <div>
          {hint.turn.length > 0 ? (
            <TurnLine steps={hint.turn} />
          ) : (
            <strong>{whole !== null && named(whole, decision)}</strong>
          )}
          <p className={styles.motive}>
            <Motives advice={best} option={optionsOf(best.choice, decision)[0]} />
          </p>
        </div>
        <Button size="small" variant="primary" data-take="" onClick={take}>
          {say.take}
        </Button>
      </div>
      {hint.advice.length > 1 && (
        <details className={styles.others}>
          <summary>{say.others}</summary>
          <ul>
            {hint.advice.slice(1, 1 + RUNNERS_UP).map((advice) => (
              <li key={JSON.stringify(advice.choice)}>
                <AdviceLine advice={advice} decision={decision} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** Every part of what would be played, in its order. */
function TurnLine({ steps }: { readonly steps: readonly PlannedStep[] }) {
  const named = useNaming();
  const { plan } = useKit();
  const parts = steps.filter(({ decision, choice }, i) => {
    // What is only counted is named with its number.
    if (optionsOf(choice, decision).some((option) => plan?.isCounted(option))) return false;
    return i === 0 || onlyAnswer(decision) === null;
  });
  return (
    <ol className={styles.parts}>
      {parts.map(({ decision, choice }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: in the order in which they are played
        <li key={i}>{named(choice, decision)}</li>
      ))}
    </ol>
  );
}

function AdviceLine({ advice, decision }: { readonly advice: Advice; readonly decision: Asked }) {
  const { Motives } = useKit().parts;
  const named = useNaming();
  const options = optionsOf(advice.choice, decision);
  return (
    <div>
      <strong>{named(advice.choice, decision)}</strong>
      <p className={styles.motive}>
        <Motives advice={advice} option={options[0]} />
      </p>
    </div>
  );
}
