import type { ImperiumOption } from '@landsraad/imperium';
import { wordOption } from '@landsraad/imperium';
import type { Field } from '@landsraad/kernel';
import { useWords } from '../../app/language.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { ImperiumAsked as Asked } from '../../packs/imperium/spots.ts';
import { OptionFace } from '../../packs/imperium/table/panel/OptionFace.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { useDesk } from '../desk.ts';
import { words } from '../panel-words.ts';
import { choiceOf, moved, type Picks, toggled, withField, withNumber } from '../picks.ts';
import { seatColour } from '../seats/shapes.ts';
import { OptionButton } from './OptionList.tsx';
import styles from './Panel.module.css';

type Of<S extends Asked['shape']> = Extract<Asked, { shape: S }>;

/** From `min` to `max` of the options. */
export function SomeOf({ decision }: { readonly decision: Of<'some'> }) {
  const { picks, setPicks } = useDesk();
  const say = useWords(words);
  return (
    <>
      <ul className={styles.options}>
        {decision.options.map((option, i) => (
          <li key={option.id}>
            <OptionButton
              option={option}
              n={i + 1}
              pressed={picks.ids.includes(option.id)}
              onPress={() => setPicks(toggled(picks, option.id, decision.max))}
            />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{say.chosen(picks.ids.length, decision.min, decision.max)}</p>
      <Confirm decision={decision} />
    </>
  );
}

/** Troops by tapping them, or any number with a slider. */
export function NumberOf({ decision }: { readonly decision: Of<'number'> }) {
  const { picks, setPicks, seat } = useDesk();
  const say = useWords(words);
  const { min, max, kind } = decision;
  const set = (n: number) => setPicks(withNumber(picks, n, min, max));
  return (
    <>
      {max <= 12 && (
        <div className={styles.troops} style={{ color: seatColour(seat ?? 0) }}>
          {Array.from({ length: max }, (_, i) => i + 1).map((n) => (
            <button
              key={n}
              type="button"
              className={styles.troop}
              aria-pressed={n <= picks.number}
              aria-label={say.troop(n)}
              onClick={() => set(n <= picks.number ? n - 1 : n)}
            >
              <Icon name="troop" size={1.6} />
            </button>
          ))}
          {max > 1 && (
            <Button size="small" variant="plain" onClick={() => set(max)}>
              {say.all}
            </Button>
          )}
        </div>
      )}
      <Slider
        label={say.howMany}
        hideLabel
        value={picks.number}
        min={min}
        max={max}
        onChange={set}
      />
      <Confirm decision={decision} label={numberLabel(kind, picks.number, say)} />
    </>
  );
}

function numberLabel(
  kind: string,
  n: number,
  say: {
    deployN: (n: number) => string;
    retreatN: (n: number) => string;
    confirmN: (n: number) => string;
  },
): string {
  if (kind.endsWith('retreat')) return say.retreatN(n);
  if (kind.includes('deploy') || kind === 'rapid.mobilization') return say.deployN(n);
  return say.confirmN(n);
}

/** All of the options, in the order wanted. */
export function OrderOf({ decision }: { readonly decision: Of<'order'> }) {
  const { picks, setPicks, speaking, language } = useDesk();
  const say = useWords(words);
  const byId = new Map(decision.options.map((option) => [option.id, option]));
  return (
    <>
      <ol className={styles.order}>
        {picks.ids.map((id, i) => {
          const option = byId.get(id)!;
          const name = wordOption(option, speaking, language);
          return (
            <li key={id} data-option={id}>
              <span className={styles.ordered}>
                <OptionFace option={option} />
              </span>
              <IconButton
                icon="influence-up"
                size="small"
                label={say.earlier(name)}
                disabled={i === 0}
                onClick={() => setPicks(moved(picks, id, -1))}
              />
              <IconButton
                icon="influence-down"
                size="small"
                label={say.later(name)}
                disabled={i === picks.ids.length - 1}
                onClick={() => setPicks(moved(picks, id, 1))}
              />
            </li>
          );
        })}
      </ol>
      <Confirm decision={decision} />
    </>
  );
}

/** Several fields answered at once. */
export function FormOf({ decision }: { readonly decision: Of<'form'> }) {
  const { picks, setPicks } = useDesk();
  return (
    <>
      {Object.entries(decision.fields).map(([name, field]) => (
        <fieldset key={name} className={styles.field}>
          <legend>{name}</legend>
          <FieldOf
            field={field}
            picks={picks.fields[name]!}
            onChange={(next) => setPicks(withField(picks, name, next))}
          />
        </fieldset>
      ))}
      <Confirm decision={decision} />
    </>
  );
}

interface FieldProps {
  readonly field: Field;
  readonly picks: Picks;
  readonly onChange: (picks: Picks) => void;
}

function FieldOf({ field, picks, onChange }: FieldProps) {
  const say = useWords(words);
  if (field.shape === 'number')
    return (
      <Slider
        label={say.howMany}
        hideLabel
        value={picks.number}
        min={field.min}
        max={field.max}
        onChange={(n) => onChange(withNumber(picks, n, field.min, field.max))}
      />
    );
  const max = field.shape === 'one' ? 1 : field.max;
  return (
    <ul className={styles.options}>
      {field.options.map((option, i) => (
        <li key={option.id}>
          <OptionButton
            option={option as ImperiumOption}
            n={i + 10}
            pressed={picks.ids.includes(option.id)}
            onPress={() => onChange(toggled(picks, option.id, max))}
          />
        </li>
      ))}
    </ul>
  );
}

function Confirm({ decision, label }: { readonly decision: Asked; readonly label?: string }) {
  const { picks, answer, busy } = useDesk();
  const say = useWords(words);
  const choice = choiceOf(decision, picks);
  return (
    <Button
      variant="primary"
      icon="check"
      className={styles.confirm}
      data-confirm=""
      disabled={choice === null || busy}
      onClick={() => choice !== null && answer(choice)}
    >
      {label ?? say.confirm}
    </Button>
  );
}
