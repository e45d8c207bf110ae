import { type ReactNode, useEffect } from 'react';
import { useWords } from '../../app/language.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import style from './Controls.module.css';
import { type Reel, SPEEDS, type Speed } from './useReel.ts';
import { words } from './words.ts';

interface ControlsProps {
  readonly reel: Reel;
  readonly wanted: number;
  readonly last: number;
  /** What else can be done with the position. */
  readonly children?: ReactNode;
}

export function Controls({ reel, wanted, last, children }: ControlsProps) {
  const text = useWords(words);
  useReelKeys(reel, last);
  return (
    <section className={style.controls} aria-label={text.controls}>
      <div className={style.buttons}>
        <JumpButton
          drawing="first"
          label={text.first}
          disabled={wanted === 0}
          onClick={() => reel.goTo(0)}
        />
        <JumpButton
          drawing="turnBack"
          label={text.turnBack}
          disabled={wanted === 0}
          onClick={() => reel.turn(-1)}
        />
        <IconButton
          icon="back"
          label={text.stepBack}
          disabled={wanted === 0}
          onClick={() => reel.step(-1)}
        />
        <IconButton
          icon={reel.playing ? 'pause' : 'play'}
          label={reel.playing ? text.pause : text.play}
          variant="primary"
          onClick={reel.toggle}
        />
        <IconButton
          icon="next"
          label={text.step}
          disabled={wanted === last}
          onClick={() => reel.step(1)}
        />
        <JumpButton
          drawing="turn"
          label={text.turn}
          disabled={wanted === last}
          onClick={() => reel.turn(1)}
        />
        <JumpButton
          drawing="last"
          label={text.last}
          disabled={wanted === last}
          onClick={() => reel.goTo(last)}
        />
        <Select
          label={text.speed}
          hideLabel
          value={reel.speed}
          options={(Object.keys(SPEEDS) as Speed[]).map((value) => ({
            value,
            label: `×${value}`,
          }))}
          onChange={reel.setSpeed}
        />
      </div>
      <div className={style.track}>
        <div className={style.line}>
          <Slider
            label={text.position}
            hideLabel
            value={wanted}
            min={0}
            max={last}
            word={(value) => text.at(value, last)}
            onChange={reel.goTo}
          />
          {children}
        </div>
        {reel.rounds.length > 0 && (
          <nav className={style.rounds} aria-label={text.rounds}>
            {reel.rounds.map((position, i) => (
              <button
                key={position}
                type="button"
                aria-label={text.round(i + 1)}
                title={text.round(i + 1)}
                aria-current={isIn(reel.rounds, i, wanted) ? 'step' : undefined}
                onClick={() => reel.goTo(position)}
              >
                {i + 1}
              </button>
            ))}
          </nav>
        )}
      </div>
    </section>
  );
}

/** Chevrons: two for a turn, one at a wall for either end. */
const DRAWINGS = {
  first: 'M6 5v14M18 5l-8 7 8 7',
  turnBack: 'M12 5l-7 7 7 7M19 5l-7 7 7 7',
  turn: 'M5 5l7 7-7 7M12 5l7 7-7 7',
  last: 'M18 5v14M6 5l8 7-8 7',
} as const;

interface JumpButtonProps {
  readonly drawing: keyof typeof DRAWINGS;
  readonly label: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

function JumpButton({ drawing, label, disabled, onClick }: JumpButtonProps) {
  const toEnd = drawing === 'first' || drawing === 'last';
  return (
    <Tooltip text={label}>
      <button
        type="button"
        className={buttonClass({ variant: 'plain' }, style.jump, toEnd ? style.end : undefined)}
        aria-label={label}
        disabled={disabled}
        onClick={onClick}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={DRAWINGS[drawing]} />
        </svg>
      </button>
    </Tooltip>
  );
}

const isIn = (rounds: readonly number[], i: number, position: number): boolean =>
  position >= rounds[i]! && position < (rounds[i + 1] ?? Number.POSITIVE_INFINITY);

/** Arrows step, with Shift by turns; Space plays; Home and End. A field or a dialog has its own keys. */
function useReelKeys(reel: Reel, last: number): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest('select, textarea, [role="dialog"], [role="menu"]')) return;
      if (target?.matches('input:not([type="range"])')) return;
      const act = () => {
        switch (event.key) {
          case 'ArrowRight':
            return event.shiftKey ? reel.turn(1) : reel.step(1);
          case 'ArrowLeft':
            return event.shiftKey ? reel.turn(-1) : reel.step(-1);
          case 'Home':
            return reel.goTo(0);
          case 'End':
            return reel.goTo(last);
          case ' ':
            return target?.closest('button, a, summary') ? false : reel.toggle();
          default:
            return false;
        }
      };
      if (act() !== false) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [reel, last]);
}
