import type { Option } from '@landsraad/kernel';
import type { RefObject } from 'react';
import { useWords } from '../../app/language.ts';
import { Icon } from '../../icons/Icon.tsx';
import { RuleLink } from '../../rules/RuleLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useKit } from '../desk/Desk.tsx';
import { useKnown } from '../desk/known.ts';
import { useWording } from '../desk/wording.ts';
import { Why } from '../panel/Why.tsx';
import { words as panelWords } from '../panel-words.ts';
import styles from './Plan.module.css';
import { Stepper } from './Stepper.tsx';
import { usePlan } from './usePlan.ts';
import { words } from './words.ts';

/** What is planned in a few words: its things, one after the other. */
export function PlanTitle({ heading }: { readonly heading: RefObject<HTMLHeadingElement | null> }) {
  const { plan, foreseen } = usePlan();
  const { choices } = useKit();
  const kit = useKit().plan!;
  const wording = useWording();
  const say = useWords(words);
  const own = plan.flat();
  const names = (foreseen?.steps ?? []).flatMap(({ decision, choice }) => {
    const option = optionOf(decision, choice);
    const lies = option !== undefined && choices.spotOf(option, decision) !== null;
    if (!option || !(lies || own.includes(choice)) || kit.isCounted(option) || kit.isBought(option))
      return [];
    const thing = choices.thingOf(option);
    return [thing ? wording.thing(thing) : wording.option(option, decision)];
  });
  return (
    <>
      {names.length > 0 && <p className={styles.label}>{say.title}</p>}
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {names.join(' → ') || say.title}
      </h2>
    </>
  );
}

function optionOf(
  decision: { readonly options?: readonly Option[] } | object,
  choice: unknown,
): Option | undefined {
  return 'options' in decision ? decision.options?.find(({ id }) => id === choice) : undefined;
}

/** What it pays and certainly brings, and what nobody knows yet. */
export function PlanGains() {
  const { foreseen } = usePlan();
  const { stage, plan } = useKit();
  const { language } = useWording();
  const say = useWords(words);
  if (!foreseen) return null;
  const amounts = plan!.amounts(foreseen);
  if (amounts.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={say.comes}>
      {amounts.map((amount) => {
        const unknown = plan!.isUnknown(amount.unit) && amount.n > 0;
        const said = stage.amount(amount, language);
        return (
          <li
            key={`${amount.unit}${amount.n < 0}`}
            data-unit={amount.unit}
            data-n={amount.n}
            data-paid={amount.n < 0 || undefined}
            data-unknown={unknown || undefined}
            aria-label={unknown ? say.unknown(said) : said}
            title={unknown ? say.unknown(said) : said}
          >
            <span aria-hidden="true">
              {amount.n > 0 ? '+' : '−'}
              {Math.abs(amount.n)} <Icon name={stage.icon(amount.unit)} size={1.1} />
              {unknown && ' ?'}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** A number that is part of the plan: nobody, some or all. */
export function PlanCounter() {
  const { counter, count } = usePlan();
  const { choices } = useKit();
  const wording = useWording();
  if (!counter) return null;
  const { option, decision, asked, n } = counter;
  const name = wording.option(option, decision);
  const counting = choices.counting(asked, wording.language);
  return (
    <div className={styles.counter} data-counter={option.id}>
      <span aria-hidden="true">{name}</span>
      <Stepper
        label={name}
        value={n}
        min={asked.min}
        max={asked.max}
        icon={counting?.icon}
        all={counting?.all}
        onChange={count}
      />
    </div>
  );
}

/** What is to be bought, until it is. */
export function Basket() {
  const { foreseen, remove } = usePlan();
  const { plan, parts } = useKit();
  const wording = useWording();
  const say = useWords(words);
  const goods = (foreseen?.steps ?? []).flatMap(({ decision, choice }) => {
    const option = optionOf(decision, choice);
    return option && plan!.isBought(option) ? [{ option, decision, choice }] : [];
  });
  if (goods.length === 0) return null;
  return (
    <ul className={styles.basket} aria-label={say.basket} data-basket={goods.length}>
      {goods.map(({ option, decision, choice }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal ones lie there in a row
        <li key={i}>
          <parts.OptionFace option={option} />
          <IconButton
            icon="close"
            size="small"
            label={say.remove(wording.option(option, decision))}
            onClick={() => remove(choice)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Plays it, or goes back in it. */
export function PlanWay() {
  const { foreseen, whole, playable, playing, play, back } = usePlan();
  const { snapshot } = useKnown();
  const kit = useKit().plan!;
  const say = useWords(words);
  const buys = foreseen?.steps.some(({ decision, choice }) => {
    const option = optionOf(decision, choice);
    return option !== undefined && kit.isBought(option);
  });
  return (
    <>
      {foreseen?.why && (
        <div className={styles.note} role="status">
          <p>{say.noLonger}</p>
          <Why reason={foreseen.why} />
        </div>
      )}
      {whole && whole.leads !== 'to-the-end' && (
        <p className={styles.note}>
          {whole.leads === 'into-the-unknown' ? say.untilSeen : say.goesOn}
        </p>
      )}
      {!snapshot.decision && <p className={styles.note}>{say.notYet}</p>}
      <div className={styles.way}>
        <Button
          variant="primary"
          icon="check"
          data-play=""
          disabled={!playable || playing}
          onClick={play}
        >
          {buys ? say.buy : say.play} <kbd>{say.enter}</kbd>
        </Button>
        <Button data-back="" onClick={back}>
          {say.back} <kbd>{say.esc}</kbd>
        </Button>
      </div>
    </>
  );
}

/** What a question of the plan asks, beneath what is planned. */
export function PlanQuestion() {
  const { decision } = useKnown();
  const { asksNothing } = usePlan();
  const wording = useWording();
  const say = useWords(panelWords);
  if (!decision || asksNothing) return null;
  return (
    <div className={styles.asked}>
      <h3 className={styles.question} aria-label={say.panel}>
        {wording.decision(decision)}
      </h3>
      {decision.rule && <RuleLink rule={decision.rule} title={say.ruleLink} />}
    </div>
  );
}
