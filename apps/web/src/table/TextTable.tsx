import type { RefObject } from 'react';
import { useWords } from '../app/language.ts';
import { useKit } from './desk/Desk.tsx';
import { Log } from './log/Log.tsx';
import { PlainDecision } from './PlainDecision.tsx';
import { SceneText } from './stage/SceneText.tsx';
import styles from './TextTable.module.css';
import { words } from './words.ts';

interface TextTableProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly logHeading: RefObject<HTMLHeadingElement | null>;
}

/** The same table as headings and lists, and the decision as a plain form. */
export default function TextTable({ heading, logHeading }: TextTableProps) {
  const { TextView } = useKit().parts;
  const say = useWords(words);
  return (
    <main className={styles.text} aria-label={say.textTable}>
      <PlainDecision heading={heading} />
      <TextView />
      <SceneText />
      <Log heading={logHeading} />
    </main>
  );
}
