import { type ComponentProps, useId } from 'react';
import field from './field.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'id'> {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly value: string;
  readonly hint?: string;
  /** What is wrong with the value. */
  readonly error?: string;
  readonly onChange: (value: string) => void;
}

export function TextField({
  label,
  hideLabel,
  value,
  hint,
  error,
  onChange,
  className,
  ...rest
}: TextFieldProps) {
  const id = useId();
  const noteId = useId();
  const note = error ?? hint;
  return (
    <div className={`${field.field} ${className ?? ''}`}>
      <label htmlFor={id} className={hideLabel ? field.hidden : field.label}>
        {label}
      </label>
      <input
        type="text"
        {...rest}
        id={id}
        className={field.input}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={note && noteId}
        onChange={(event) => onChange(event.target.value)}
      />
      {note && (
        <span id={noteId} className={error ? field.error : field.hint}>
          {note}
        </span>
      )}
    </div>
  );
}
