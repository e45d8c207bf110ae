import { useWords } from '../../app/language.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { IconName } from '../../icons/paths.tsx';
import styles from './Plan.module.css';
import { words } from './words.ts';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly icon?: IconName;
  /** What the button is called that takes all. */
  readonly all?: string;
  readonly onChange: (n: number) => void;
}

/** A number, one up or down or all at once. */
export function Stepper({ label, value, min, max, icon, all, onChange }: StepperProps) {
  const say = useWords(words);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend of its own
    <div className={styles.stepper} role="group" aria-label={label} data-stepper={value}>
      <button
        type="button"
        aria-label={say.fewer}
        disabled={value <= min}
        data-step="-1"
        onClick={() => onChange(value - 1)}
      >
        {'−'}
      </button>
      <output aria-label={label}>
        {value} {icon && <Icon name={icon} size={1.15} />}
      </output>
      <button
        type="button"
        aria-label={say.more}
        disabled={value >= max}
        data-step="1"
        onClick={() => onChange(value + 1)}
      >
        {'+'}
      </button>
      {all && max > 1 && (
        <button
          type="button"
          className={styles.all}
          data-step="all"
          aria-pressed={value === max}
          aria-keyshortcuts="a"
          onClick={() => onChange(max)}
        >
          {all}
        </button>
      )}
    </div>
  );
}
