import { useId } from 'react';
import { useLanguage, useWords } from '../../app/language.ts';
import type { Pack } from '../../packs/pack.ts';
import { Landscape } from '../../pictures/Landscape.tsx';
import field from '../../ui/field.module.css';
import style from './GameChoice.module.css';
import { words } from './words.ts';

interface GameChoiceProps {
  readonly packs: readonly Pack[];
  readonly value: string;
  readonly onChange: (game: string) => void;
}

/** Which game a table is laid for, each as what it looks like. */
export function GameChoice({ packs, value, onChange }: GameChoiceProps) {
  const text = useWords(words);
  const language = useLanguage();
  const group = useId();
  return (
    <fieldset className={style.games}>
      <legend className={field.hidden}>{text.game}</legend>
      {packs.map(({ id, name, landscape }) => (
        <label key={id} className={style.game}>
          <input
            type="radio"
            name={group}
            value={id}
            checked={id === value}
            onChange={() => onChange(id)}
          />
          <Landscape of={landscape} />
          <span>{name(language)}</span>
        </label>
      ))}
    </fieldset>
  );
}
