import { FACTION_SHEETS, isStoppable, itemName, nameOf } from '@landsraad/dune';
import { useLanguage, useWords } from '../../../app/language.ts';
import { Switch } from '../../../ui/Switch.tsx';
import { FactionMark } from '../FactionMark.tsx';
import style from './KaramaItems.module.css';
import { isLetBe, withItem } from './karama-items.ts';
import { words } from './words.ts';

interface Props {
  readonly orders: readonly string[];
  readonly onChange: (orders: readonly string[]) => void;
}

/** What a Karama card can stop, faction by faction: each may be left alone by itself. */
export function KaramaItems({ orders, onChange }: Props) {
  const language = useLanguage();
  const { items } = useWords(words);
  return (
    <details className={style.items} data-karama-items="">
      <summary>{items}</summary>
      {FACTION_SHEETS.map((faction) => (
        <fieldset key={faction.id}>
          <legend>
            <FactionMark faction={faction.id} /> {nameOf(faction, language)}
          </legend>
          {faction.items.filter(isStoppable).map(({ id }) => (
            <Switch
              key={id}
              label={itemName(id, language)}
              checked={isLetBe(orders, id)}
              onChange={(on) => onChange(withItem(orders, id, on))}
            />
          ))}
        </fieldset>
      ))}
    </details>
  );
}
