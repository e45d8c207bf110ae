import { useId } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/paths.tsx';
import field from './field.module.css';
import style from './Segmented.module.css';

interface SegmentedProps<T extends string> {
  readonly label: string;
  /** The label is heard, not seen. */
  readonly hideLabel?: boolean;
  readonly value: T;
  readonly options: readonly {
    readonly value: T;
    readonly label: string;
    readonly icon?: IconName;
    readonly disabled?: boolean;
  }[];
  readonly onChange: (value: T) => void;
}

/** One of a few, all visible at once; arrow keys walk through them. */
export function Segmented<T extends string>({
  label,
  hideLabel,
  value,
  options,
  onChange,
}: SegmentedProps<T>) {
  const name = useId();
  return (
    <fieldset className={style.group}>
      <legend className={hideLabel ? field.hidden : field.label}>{label}</legend>
      <div className={style.segments}>
        {options.map((option) => (
          <label key={option.value} className={style.segment}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.icon && <Icon name={option.icon} />}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
