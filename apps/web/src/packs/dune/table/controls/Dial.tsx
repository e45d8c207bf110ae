import { useWords } from '../../../../app/language.ts';
import { useActs, useDraft } from '../../../../table/desk/draft.ts';
import { SendButton } from '../../../../table/panel/SendButton.tsx';
import { withNumber } from '../../../../table/picks.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Wheel } from '../../battle/Wheel.tsx';
import type { DuneAsked } from '../../spots.ts';
import style from './Controls.module.css';
import { words } from './words.ts';

/** As many as have room side by side. */
const FEW = 6;

/** A number on the wheel for the storm: one press where they are few. */
export function Dial({ decision }: { readonly decision: DuneAsked }) {
  const { answer, setPicks } = useActs();
  const { busy, picks } = useDraft();
  const say = useWords(words);
  if (decision.shape !== 'number') return null;
  const { min, max } = decision;
  if (max - min >= FEW)
    return (
      <>
        <Wheel
          label={say.wheel}
          value={picks.number}
          min={min}
          max={max}
          word={String}
          onChange={(n) => setPicks(withNumber(picks, n, min, max))}
        />
        <SendButton choice={picks.number} label={say.dial(picks.number)} />
      </>
    );
  return (
    <div className={style.row}>
      {Array.from({ length: max - min + 1 }, (_, i) => min + i).map((n) => (
        <Button
          key={n}
          className={style.big}
          data-dial={n}
          aria-label={say.dial(n)}
          disabled={busy}
          onClick={() => answer(n)}
        >
          {n}
        </Button>
      ))}
    </div>
  );
}
