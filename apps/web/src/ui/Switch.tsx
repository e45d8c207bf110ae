import { type ReactNode, useId } from 'react';
import style from './Switch.module.css';

interface SwitchProps {
  readonly label: ReactNode;
  readonly hint?: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function Switch({ label, hint, checked, disabled, onChange }: SwitchProps) {
  const hintId = useId();
  return (
    <label className={style.row}>
      <span className={style.words}>
        <span>{label}</span>
        {hint && (
          <span id={hintId} className={style.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={style.switch}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        aria-describedby={hint && hintId}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
