import { type ReactNode, useState } from 'react';
import style from './NewGame.module.css';

interface RulesFoldProps {
  readonly text: { readonly title: string; readonly changed: string; readonly hint: string };
  /** Something is otherwise than in the rulebook. */
  readonly changed: boolean;
  readonly children: ReactNode;
}

/** The switches of a game's rules; closed while they are as in the rulebook. */
export function RulesFold({ text, changed, children }: RulesFoldProps) {
  const [open] = useState(changed);
  return (
    <details className={style.fold} open={open}>
      <summary>
        {text.title}
        {changed && <span className={style.changed}> {text.changed}</span>}
      </summary>
      <p className={style.hint}>{text.hint}</p>
      {children}
    </details>
  );
}
