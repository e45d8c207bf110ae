import type { Forces } from '@landsraad/dune';
import { useWords } from '../../../app/language.ts';
import { useActs, useDraft } from '../../../table/desk/draft.ts';
import field from '../../../ui/field.module.css';
import style from './Composer.module.css';
import { numberIn, type PlanForm, withSpice } from './draft.ts';
import { words } from './words.ts';

interface SupportProps {
  readonly form: PlanForm;
  /** What is lost for the number dialed; null where no forces make it up with so much spice. */
  readonly lost: Forces | null;
}

/** The spice behind a plan: so many pieces are laid, and one that lies last is taken back. */
export function Support({ form, lost }: SupportProps) {
  const { picks } = useDraft();
  const { setPicks } = useActs();
  const say = useWords(words);
  const { spice } = form.fields;
  if (spice?.shape !== 'number' || spice.max === 0) return null;
  const laid = numberIn(picks, 'spice');
  const lay = (n: number) => setPicks(withSpice(form, picks, n));
  return (
    <div className={style.support}>
      <span className={style.heading}>
        {say.support} <b>{laid}</b>
      </span>
      <div className={style.pieces}>
        <input
          type="range"
          className={field.hidden}
          aria-label={say.support}
          min={spice.min}
          max={spice.max}
          value={laid}
          onChange={(event) => lay(event.target.valueAsNumber)}
        />
        {Array.from({ length: spice.max }, (_, i) => i + 1).map((n) => (
          // The range stands for them where nothing is pressed.
          <button
            key={n}
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            data-laid={n <= laid || undefined}
            onClick={() => lay(n === laid ? n - 1 : n)}
          />
        ))}
      </div>
      {lost && laid > 0 && (
        <p className={style.note}>{say.supported(laid, lost.normal + lost.special - laid)}</p>
      )}
    </div>
  );
}
