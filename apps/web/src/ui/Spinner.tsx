import { useWords } from '../app/language.ts';
import style from './Spinner.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { words } from './words.ts';

interface SpinnerProps {
  /** What is going on; "Thinking" without it. */
  readonly label?: string;
  readonly showLabel?: boolean;
}

/** Somebody, or something, is at work: three dots that take turns. */
export function Spinner({ label, showLabel }: SpinnerProps) {
  const { thinking } = useWords(words);
  const said = label ?? thinking;
  return (
    <span className={style.spinner} role="status">
      <span className={style.dots} aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      {showLabel ? <span>{said}</span> : <VisuallyHidden>{said}</VisuallyHidden>}
    </span>
  );
}
