import { useId } from 'react';
import field from './field.module.css';
import style from './Slider.module.css';

interface SliderProps {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly disabled?: boolean;
  /** The value in words, when the bare number says too little. */
  readonly word?: (value: number) => string;
  readonly onChange: (value: number) => void;
}

export function Slider({
  label,
  hideLabel,
  value,
  min,
  max,
  step = 1,
  disabled,
  word = String,
  onChange,
}: SliderProps) {
  const id = useId();
  return (
    <div className={field.field}>
      <label htmlFor={id} className={hideLabel ? field.hidden : field.label}>
        {label}
      </label>
      <div className={style.row}>
        <input
          id={id}
          type="range"
          className={style.slider}
          value={value}
          min={min}
          max={max}
          step={step}
          disabled={disabled}
          aria-valuetext={word(value)}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
        <output htmlFor={id} className={style.value}>
          {word(value)}
        </output>
      </div>
    </div>
  );
}
