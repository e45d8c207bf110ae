import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/IconButton.tsx';
import { at } from '../map/geometry.ts';
import style from './Composer.module.css';

interface WheelProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly word: (n: number) => string;
  readonly onChange: (n: number) => void;
  /** Under the number. */
  readonly children?: ReactNode;
}

/** As many numbers as can be told apart around the wheel, and on three quarters of it. */
const MOST = 21;
const FEW = 13;

/** A battle wheel: its numbers are pressed, or gone through with the arrows. */
export function Wheel({ label, value, min, max, word, onChange, children }: WheelProps) {
  const every = Math.ceil((max - min + 1) / MOST);
  const numbers = Array.from(
    { length: Math.floor((max - min) / every) + 1 },
    (_, i) => min + i * every,
  );
  const turn = numbers.length > FEW ? 320 : 270;
  return (
    <div className={style.wheel}>
      <svg viewBox="-60 -60 120 120" aria-hidden="true">
        <circle r="56" className={style.rim} />
        <circle r="34" className={style.hub} />
        {numbers.map((n, i) => {
          const [x, y] = at(46, 90 + turn / 2 - (turn * i) / Math.max(1, numbers.length - 1));
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: and for readers
            <g
              key={n}
              className={style.number}
              data-dial={n}
              data-now={n === value || undefined}
              transform={`translate(${x} ${y})`}
              onClick={() => onChange(n)}
            >
              <circle r="7" />
              <text y="3">{word(n)}</text>
            </g>
          );
        })}
      </svg>
      <div className={style.read}>
        <strong>{word(value)}</strong>
        {children}
      </div>
      <div className={style.turn}>
        <IconButton
          icon="back"
          size="small"
          label={`${label} −`}
          disabled={value <= min}
          onClick={() => onChange(value - 1)}
        />
        <input
          type="range"
          aria-label={label}
          aria-valuetext={word(value)}
          min={min}
          max={max}
          value={value}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
        <IconButton
          icon="next"
          size="small"
          label={`${label} +`}
          disabled={value >= max}
          onClick={() => onChange(value + 1)}
        />
      </div>
    </div>
  );
}
