import type { Option } from '@landsraad/kernel';
import { lazy, type RefObject, Suspense, useState } from 'react';
import { useWords } from '../app/language.ts';
import { RuleLink } from '../rules/RuleLink.tsx';
import { useKit } from './desk/Desk.tsx';
import { useActs, useDraft } from './desk/draft.ts';
import { useKnown } from './desk/known.ts';
import { useWording } from './desk/wording.ts';
import { inPanelOrder } from './panel/order.ts';
import { RefusedList } from './panel/RefusedList.tsx';
import { OrderOf } from './panel/Shapes.tsx';
import { Waiting } from './panel/Waiting.tsx';
import { words } from './panel-words.ts';
import { choiceOf, toggled, withNumber } from './picks.ts';
import {
  Basket,
  PlanCounter,
  PlanGains,
  PlanQuestion,
  PlanTitle,
  PlanWay,
} from './plan/PlanView.tsx';
import { usePlan } from './plan/usePlan.ts';
import type { Asked } from './spots.ts';
import styles from './TextTable.module.css';

const FormOf = lazy(() => import('./panel/FormOf.tsx'));

interface PlainDecisionProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** The decision owed as radio buttons, boxes to tick or a number, and one button. */
export function PlainDecision({ heading }: PlainDecisionProps) {
  const { decision, snapshot } = useKnown();
  const { choices, parts } = useKit();
  const { Control, plainControls } = parts;
  const wording = useWording();
  const say = useWords(words);
  const { plan, open } = usePlan();
  if (plan.length > 0 && open)
    return (
      <section
        data-kind={decision?.kind ?? 'none'}
        data-shape={decision?.shape}
        data-plan={plan.length}
        data-owed={snapshot.decision ? '' : undefined}
      >
        <PlanTitle heading={heading} />
        <PlanGains />
        <Basket />
        <PlanCounter />
        <PlanQuestion />
        {decision && <Fields key={plan.length} decision={decision} />}
        <PlanWay />
      </section>
    );
  if (!decision)
    return (
      <section data-kind="none">
        <Waiting heading={heading} />
      </section>
    );
  const onBehalf = choices.behalfOf(decision);
  return (
    <section data-kind={decision.kind} data-shape={decision.shape} data-owed="">
      <h2 ref={heading} tabIndex={-1}>
        {wording.decision(decision)}
      </h2>
      {onBehalf !== null && <p>{wording.behalf(onBehalf)}</p>}
      {decision.rule && (
        <p>
          <RuleLink rule={decision.rule}>{say.rule(decision.rule)}</RuleLink>
        </p>
      )}
      {Control && plainControls?.has(decision.kind) ? (
        <Suspense fallback={null}>
          <Control decision={decision} />
        </Suspense>
      ) : (
        <Fields key={`${snapshot.position}/${decision.shape}`} decision={decision} />
      )}
      <RefusedList decision={decision} />
    </section>
  );
}

function Fields({ decision }: { readonly decision: Asked }) {
  const kit = useKit();
  const { language } = useWording();
  const { unlisted } = usePlan();
  const { picks } = useDraft();
  const { answer, setPicks } = useActs();
  const say = useWords(words);
  const [one, setOne] = useState<string | null>(null);
  if (decision.shape === 'order') return <OrderOf decision={decision} />;
  if (decision.shape === 'form')
    return (
      <Suspense fallback={null}>
        <FormOf decision={decision} />
      </Suspense>
    );
  const listedOf = (options: readonly Option[]) => options.filter(({ id }) => !unlisted.has(id));
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
          {inPanelOrder(kit, listedOf(decision.options), language).map((option) => (
            <Choice
              key={option.id}
              option={option}
              decision={decision}
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
        {say.choose}
      </button>
    </form>
  );
}

interface ChoiceProps {
  readonly option: Option;
  readonly decision: Asked;
  readonly many: boolean;
  readonly checked: boolean;
  readonly onChange: () => void;
}

function Choice({ option, decision, many, checked, onChange }: ChoiceProps) {
  const wording = useWording();
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
      {wording.option(option, decision)}
    </label>
  );
}
