import { type Choice, type Option, onlyAnswer } from '@landsraad/kernel';
import { useEffect } from 'react';
import { useWords } from '../../app/language.ts';
import type { Advice } from '../../games/protocol.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { callAttentionTo } from '../board/attention.ts';
import { useKit } from '../desk/Desk.tsx';
import { useActs } from '../desk/draft.ts';
import { useKnown } from '../desk/known.ts';
import { useWording } from '../desk/wording.ts';
import { words } from '../panel-words.ts';
import { choiceFrom } from '../plan/advised.ts';
import type { PlannedStep } from '../plan/kit.ts';
import { usePlan } from '../plan/usePlan.ts';
import { pointAt } from '../pointing.ts';
import type { Asked } from '../spots.ts';
import styles from './HintBox.module.css';
import type { Hint } from './hint.ts';
import panel from './Panel.module.css';

const RUNNERS_UP = 2;

/** The best choice by a bot's judgement, with its reasons; taking it is one more press. */
export default function HintBox({ hint }: { readonly hint: Hint }) {
  const { decision } = useKnown().snapshot;
  const { answer } = useActs();
  const { playAll } = usePlan();
  const { choices } = useKit();
  const named = useNaming();
  const { Motives } = useKit().parts;
  const say = useWords(words).hint;
  const best = hint.advice[0];
  const [option] = best && decision ? optionsOf(best.choice, decision) : [];
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
  if (!decision) return null;
  const whole = choiceFrom(hint.advice, decision);
  const take = () => {
    hint.close();
    if (hint.turn.length > 0) playAll(hint.turn);
    else if (whole !== null) answer(whole);
  };
  return (
    <aside className={styles.hint} aria-label={say.title} aria-live="polite">
      <IconButton
        icon="close"
        size="small"
        label={say.close}
        className={styles.close}
        onClick={hint.close}
      />
      {hint.state === 'asking' && <Spinner label={say.asking} showLabel />}
      {hint.state === 'open' && !best && <p>{say.none}</p>}
      {best && (
        <>
          <p className={`${panel.heading} ${styles.lead}`}>{say.best}</p>
          <div className={styles.best}>
            <div>
              {hint.turn.length > 0 ? (
                <TurnLine steps={hint.turn} />
              ) : (
                <strong>{whole !== null && named(whole, decision)}</strong>
              )}
              <p className={styles.motive}>
                <Motives advice={best} option={option} />
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
      )}
    </aside>
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

/** A choice in words: all that is chosen, or how many. */
function useNaming(): (choice: Choice, decision: Asked) => string {
  const { choices } = useKit();
  const wording = useWording();
  return (choice, decision) => {
    const named = optionsOf(choice, decision).map((option) => wording.option(option, decision));
    if (named.length > 0) return named.join(', ');
    const counting = choices.counting(decision, wording.language);
    return counting?.confirm?.(Number(choice)) ?? String(choice);
  };
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

function optionsOf(choice: Choice, decision: Asked): readonly Option[] {
  if (!('options' in decision)) return [];
  const ids = Array.isArray(choice) ? (choice as readonly string[]) : [choice];
  return decision.options.filter(({ id }) => ids.includes(id));
}
