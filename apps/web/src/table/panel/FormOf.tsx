import type { Field } from '@landsraad/kernel';
import { Slider } from '../../ui/Slider.tsx';
import { useActs, useDraft } from '../desk/draft.ts';
import { useWording } from '../desk/wording.ts';
import { choiceOf, type Picks, toggled, withField, withNumber } from '../picks.ts';
import type { Asked } from '../spots.ts';
import { OptionButton } from './OptionList.tsx';
import options from './Options.module.css';
import styles from './Panel.module.css';
import { SendButton } from './SendButton.tsx';
import { useWhyNot } from './useWhyNot.ts';
import { Why } from './Why.tsx';

type Form = Extract<Asked, { shape: 'form' }>;

/** Several fields answered at once. */
export default function FormOf({ decision }: { readonly decision: Form }) {
  const { picks } = useDraft();
  const { setPicks } = useActs();
  const wording = useWording();
  const choice = choiceOf(decision, picks);
  const why = useWhyNot(choice);
  return (
    <>
      <div className={styles.scroll}>
        {Object.entries(decision.fields).map(([name, field]) => (
          <fieldset key={name} className={options.field} data-field={name}>
            <legend>{wording.field(name, decision)}</legend>
            <FieldOf
              name={name}
              field={field}
              decision={decision}
              picks={picks.fields[name]!}
              onChange={(next) => setPicks(withField(picks, name, next))}
            />
          </fieldset>
        ))}
      </div>
      <div className={styles.why} role="status">
        {why && <Why reason={why} />}
      </div>
      <SendButton choice={why ? null : choice} />
    </>
  );
}

interface FieldProps {
  readonly name: string;
  readonly field: Field;
  readonly decision: Form;
  readonly picks: Picks;
  readonly onChange: (picks: Picks) => void;
}

function FieldOf({ name, field, decision, picks, onChange }: FieldProps) {
  const wording = useWording();
  if (field.shape === 'number')
    return (
      <Slider
        label={wording.field(name, decision)}
        hideLabel
        value={picks.number}
        word={(n) => wording.fieldNumber(n, name, decision)}
        min={field.min}
        max={field.max}
        onChange={(n) => onChange(withNumber(picks, n, field.min, field.max))}
      />
    );
  const max = field.shape === 'one' ? 1 : field.max;
  return (
    <ul className={options.options}>
      {field.options.map((option) => (
        <li key={option.id}>
          <OptionButton
            option={option}
            decision={decision}
            n={null}
            pressed={picks.ids.includes(option.id)}
            onPress={() => onChange(toggled(picks, option.id, max))}
          />
        </li>
      ))}
    </ul>
  );
}
