import { useWords } from '../../../../app/language.ts';
import { OneOf } from '../../../../table/panel/OptionList.tsx';
import type { DuneAsked } from '../../spots.ts';
import style from './Controls.module.css';
import { words } from './words.ts';

/** One of four cards, with what each kind of them is good for (DUN-1.11). */
export function TraitorPick({ decision }: { readonly decision: DuneAsked }) {
  const say = useWords(words);
  if (decision.shape !== 'one') return null;
  return (
    <>
      <p className={style.price}>{say.traitor}</p>
      <OneOf decision={decision} />
    </>
  );
}
