import {
  DIFFICULTIES,
  describeDifficulty,
  leaderOf,
  nameOf,
  settingName,
  settingValue,
} from '@landsraad/imperium';
import { useId } from 'react';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../../../app/language.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import style from './Difficulty.module.css';
import { FIRST_SOLO, type ImperiumForm } from './form.ts';
import { words } from './words.ts';

interface DifficultyProps {
  readonly form: ImperiumForm;
  readonly onChange: (part: Partial<ImperiumForm>) => void;
}

/** How strong the Rivals of a solo game are, each with all that it changes. */
export function Difficulty({ form, onChange }: DifficultyProps) {
  const { solo: text, rules } = useWords(words);
  const language = useLanguage();
  const name = useId();
  const title = settingName('difficulty', language);
  return (
    <Panel title={title}>
      {!isFirstSolo(form) && (
        <Notice
          title={text.first}
          action={<Button onClick={() => onChange(FIRST_SOLO)}>{text.takeFirst}</Button>}
        >
          {text.firstHint(
            settingValue('difficulty', FIRST_SOLO.difficulty, language),
            nameOf(leaderOf(FIRST_SOLO.rivals[0]), language),
            nameOf(leaderOf(FIRST_SOLO.rivals[1]), language),
          )}
        </Notice>
      )}
      <fieldset className={style.levels} aria-label={title}>
        {DIFFICULTIES.map((difficulty) => (
          <label key={difficulty} className={style.level}>
            <span className={style.name}>
              <input
                type="radio"
                name={name}
                value={difficulty}
                checked={form.difficulty === difficulty}
                aria-describedby={`${name}-${difficulty}`}
                onChange={() => onChange({ difficulty })}
              />
              {settingValue('difficulty', difficulty, language)}
            </span>
            <span id={`${name}-${difficulty}`} className={style.changes}>
              {describeDifficulty(difficulty, language).map((line) => (
                <span key={line}>{line} </span>
              ))}
            </span>
          </label>
        ))}
      </fieldset>
      <p className={style.hint}>
        {text.winning} <Link href="/rules/HAG-6.1">{rules.rule('HAG-6.1')}</Link>
      </p>
    </Panel>
  );
}

function isFirstSolo({ leaders, rivals, difficulty }: ImperiumForm): boolean {
  const recommended: readonly (string | null)[] = FIRST_SOLO.rivals;
  return (
    leaders === FIRST_SOLO.leaders &&
    difficulty === FIRST_SOLO.difficulty &&
    rivals.every((leader) => recommended.includes(leader))
  );
}
