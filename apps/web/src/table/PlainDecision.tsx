import { type ImperiumOption, wordDecision, wordOption } from '@landsraad/imperium';
import { type RefObject, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/language.ts';
import type { ImperiumAsked as Asked } from '../packs/imperium/spots.ts';
import { inPanelOrder } from '../packs/imperium/table/panel/groups.ts';
import { words as rivalWords } from '../packs/imperium/table/rivals/words.ts';
import { words as side } from '../packs/imperium/table/words.ts';
import { useDesk } from './desk.ts';
import { RefusedList } from './panel/RefusedList.tsx';
import { FormOf, OrderOf } from './panel/Shapes.tsx';
import { Waiting } from './panel/Waiting.tsx';
import { words } from './panel-words.ts';
import { behalfOf, choiceOf, toggled, withNumber } from './picks.ts';
import styles from './TextTable.module.css';

interface PlainDecisionProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** The decision owed as radio buttons, boxes to tick or a number, and one button. */
export function PlainDecision({ heading }: PlainDecisionProps) {
  const { decision, snapshot, speaking, language, name } = useDesk();
  const say = useWords(words);
  const rivals = useWords(rivalWords);
  if (!decision)
    return (
      <section data-kind="none">
        <Waiting heading={heading} />
      </section>
    );
  const onBehalf = behalfOf(decision);
  return (
    <section data-kind={decision.kind} data-shape={decision.shape} data-owed="">
      <h2 ref={heading} tabIndex={-1}>
        {wordDecision(decision, speaking, language)}
      </h2>
      {onBehalf !== null && <p>{rivals.youChoose(name(onBehalf))}</p>}
      {decision.rule && (
        <p>
          <Link href={`/rules/${decision.rule}`}>{say.rule(decision.rule)}</Link>
        </p>
      )}
      <Fields key={snapshot.position} decision={decision} />
      <RefusedList decision={decision} />
    </section>
  );
}

function Fields({ decision }: { readonly decision: Asked }) {
  const { answer, picks, setPicks } = useDesk();
  const say = useWords(words);
  const choose = useWords(side).choose;
  const [one, setOne] = useState<string | null>(null);
  if (decision.shape === 'order') return <OrderOf decision={decision} />;
  if (decision.shape === 'form') return <FormOf decision={decision} />;
  const choice = decision.shape === 'one' ? one : choiceOf(decision, picks);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (choice !== null) answer(choice);
      }}
    >
      {decision.shape === 'number' ? (
        <label>
          {say.howMany}{' '}
          <input
            type="number"
            value={picks.number}
            min={decision.min}
            max={decision.max}
            onChange={(event) =>
              setPicks(
                withNumber(picks, event.target.valueAsNumber || 0, decision.min, decision.max),
              )
            }
          />
        </label>
      ) : (
        <fieldset>
          <legend>
            {decision.shape === 'some'
              ? say.chosen(picks.ids.length, decision.min, decision.max)
              : say.options}
          </legend>
          {inPanelOrder(decision.options).map((option) => (
            <Choice
              key={option.id}
              option={option}
              many={decision.shape === 'some'}
              checked={
                decision.shape === 'some' ? picks.ids.includes(option.id) : one === option.id
              }
              onChange={() =>
                decision.shape === 'some'
                  ? setPicks(toggled(picks, option.id, decision.max))
                  : setOne(option.id)
              }
            />
          ))}
        </fieldset>
      )}
      <button type="submit" disabled={choice === null} data-confirm="">
        {choose}
      </button>
    </form>
  );
}

interface ChoiceProps {
  readonly option: ImperiumOption;
  readonly many: boolean;
  readonly checked: boolean;
  readonly onChange: () => void;
}

function Choice({ option, many, checked, onChange }: ChoiceProps) {
  const { speaking, language } = useDesk();
  return (
    <label className={styles.choice}>
      <input
        type={many ? 'checkbox' : 'radio'}
        name="option"
        value={option.id}
        data-option={option.id}
        checked={checked}
        onChange={onChange}
      />{' '}
      {wordOption(option, speaking, language)}
    </label>
  );
}
