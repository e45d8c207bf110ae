import { useActs, useDraft } from '../../../../table/desk/draft.ts';
import { useWording } from '../../../../table/desk/wording.ts';
import { OneOf, OptionButton } from '../../../../table/panel/OptionList.tsx';
import { Button } from '../../../../ui/Button.tsx';
import type { DuneAsked } from '../../spots.ts';
import style from './Controls.module.css';

/** One of many numbers: each a small button, in rows; what is no number lies under them. */
export function Numbers({ decision }: { readonly decision: DuneAsked }) {
  const { answer } = useActs();
  const { busy } = useDraft();
  const { option: word } = useWording();
  if (decision.shape !== 'one') return null;
  const numbers = decision.options.flatMap((option) => (option.type === 'number' ? [option] : []));
  if (numbers.length === 0) return <OneOf decision={decision} />;
  return (
    <>
      <div className={style.numbers}>
        {numbers.map((option) => (
          <Button
            key={option.id}
            data-option={option.id}
            aria-label={word(option, decision)}
            disabled={busy}
            onClick={() => answer(option.id)}
          >
            {option.n}
          </Button>
        ))}
      </div>
      {decision.options.map(
        (option) =>
          option.type !== 'number' && (
            <OptionButton key={option.id} option={option} decision={decision} n={null} />
          ),
      )}
    </>
  );
}
