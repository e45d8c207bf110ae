import { useId } from 'react';
import field from './field.module.css';
import style from './Select.module.css';

interface SelectProps<T extends string> {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly value: T;
  readonly options: readonly {
    readonly value: T;
    readonly label: string;
    readonly disabled?: boolean;
  }[];
  readonly disabled?: boolean;
  readonly onChange: (value: T) => void;
}

export function Select<T extends string>({
  label,
  hideLabel,
  value,
  options,
  disabled,
  onChange,
}: SelectProps<T>) {
  const id = useId();
  return (
    <div className={field.field}>
      <label htmlFor={id} className={hideLabel ? field.hidden : field.label}>
        {label}
      </label>
      <select
        id={id}
        className={`${field.input} ${style.select}`}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value as T)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
