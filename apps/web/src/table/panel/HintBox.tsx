import type { Choice, Option } from '@landsraad/kernel';
import { useEffect } from 'react';
import { useWords } from '../../app/language.ts';
import type { Advice } from '../../games/protocol.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { callAttentionTo } from '../board/attention.ts';
import { useKit } from '../desk/Desk.tsx';
import { useActs, useDraft } from '../desk/draft.ts';
import { useKnown } from '../desk/known.ts';
import { useWording } from '../desk/wording.ts';
import { words } from '../panel-words.ts';
import { toggled, withNumber } from '../picks.ts';
import { pointAt } from '../pointing.ts';
import type { Asked } from '../spots.ts';
import styles from './HintBox.module.css';
import type { Hint } from './hint.ts';
import panel from './Panel.module.css';

const RUNNERS_UP = 2;

/** The best choice by a bot's judgement, with its reasons; taking it is one more press. */
export default function HintBox({ hint }: { readonly hint: Hint }) {
  const { decision } = useKnown();
  const { picks } = useDraft();
  const { answer, setPicks } = useActs();
  const { choices } = useKit();
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
  const take = ({ choice }: Advice) => {
    if (decision.shape === 'one') return answer(choice);
    if (decision.shape === 'number' && typeof choice === 'number')
      setPicks(withNumber(picks, choice, decision.min, decision.max));
    else if (decision.shape === 'some' && typeof choice === 'string')
      setPicks(toggled(picks, choice, decision.max));
    else return answer(choice);
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
            <AdviceLine advice={best} decision={decision} />
            <Button size="small" variant="primary" onClick={() => take(best)}>
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

function AdviceLine({ advice, decision }: { readonly advice: Advice; readonly decision: Asked }) {
  const { Motives } = useKit().parts;
  const wording = useWording();
  const options = optionsOf(advice.choice, decision);
  const named = options.map((option) => wording.option(option, decision));
  return (
    <div>
      <strong>{named.length > 0 ? named.join(', ') : String(advice.choice)}</strong>
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
