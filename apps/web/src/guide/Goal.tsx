import { useWords } from '../app/language.ts';
import { Icon } from '../icons/Icon.tsx';
import { useKnown } from '../table/desk/known.ts';
import { useWording } from '../table/desk/wording.ts';
import style from './Coach.module.css';
import type { Guidance } from './guidance.ts';
import { words } from './words.ts';

/** What wins the chapter, and how far one has come: always in sight. */
export function Goal({ guidance }: { readonly guidance: Guidance }) {
  const { snapshot, log } = useKnown();
  const { language } = useWording();
  const say = useWords(words);
  return (
    <p className={style.goal} data-goal>
      <span>{say.goal}</span>
      {guidance.aims(snapshot, log, language).map(({ icon, text, have, need }) => (
        <span key={text} data-reached={have >= need || undefined}>
          <Icon name={have >= need ? 'check' : icon} size={1} />
          {text} {have}/{need}
        </span>
      ))}
    </p>
  );
}
