import { useWords } from '../../../app/language.ts';
import style from './Shield.module.css';
import { words } from './words.ts';

/** So much spice, as it lies on the table. */
export function SpiceHex({ n }: { readonly n: number }) {
  const say = useWords(words);
  return (
    <span className={style.hex} role="img" aria-label={say.cell.spice(n)} data-spice-held={n}>
      <svg viewBox="-3 -3.2 6 6.4" aria-hidden="true">
        <path d="M0-3L2.6-1.5V1.5L0 3L-2.6 1.5V-1.5z" />
      </svg>
      <b aria-hidden="true">{n}</b>
    </span>
  );
}
