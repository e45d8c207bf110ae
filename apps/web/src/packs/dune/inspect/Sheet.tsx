import {
  type DuneView,
  type Face,
  type FactionId,
  factionOf,
  type Phase,
  phaseName,
} from '@landsraad/dune';
import { useLanguage, useWords } from '../../../app/language.ts';
import { aims } from './aims.ts';
import style from './Face.module.css';
import { PHASES_OF, type Usable, usableAt } from './usable.ts';
import { words } from './words.ts';

interface SheetProps {
  readonly faction: FactionId;
  readonly parts: Face['parts'];
  /** The table that it lies on, if it does. */
  readonly view?: DuneView;
}

/** What a faction is after, then its items by phase: those that count now are lit. */
export function Sheet({ faction, parts, view }: SheetProps) {
  const language = useLanguage();
  const say = useWords(words);
  const { items } = factionOf(faction);
  const { win, earn, beware } = aims[language][faction];
  const leaders = parts.find(({ id }) => id === 'leaders')!;
  const phases = Object.keys(PHASES_OF).filter((id) => items.some(({ phase }) => phase === id));
  const nameOfPhase = (id: string): string =>
    id === 'setup' || id === 'any' ? say[id] : phaseName(PHASES_OF[id]![0] as Phase, language);
  return (
    <>
      <dl className={style.aims}>
        <dt>{say.win}</dt>
        <dd>{win}</dd>
        <dt>{say.earn}</dt>
        <dd>{earn}</dd>
        <dt>{say.beware}</dt>
        <dd>{beware}</dd>
      </dl>
      <section>
        <h5>{leaders.heading}</h5>
        <p>{leaders.lines.join(' ')}</p>
      </section>
      {phases.map((id) => (
        <section key={id} data-phase={id}>
          <h5>{nameOfPhase(id)}</h5>
          {items
            .filter(({ phase }) => phase === id)
            .map((item) => (
              <Item
                key={item.id}
                part={parts.find((part) => part.id === item.id)!}
                usable={view && usableAt(item, faction, view)}
              />
            ))}
        </section>
      ))}
    </>
  );
}

interface ItemProps {
  readonly part: Face['parts'][number];
  readonly usable: Usable | undefined;
}

function Item({ part: { heading, lines }, usable }: ItemProps) {
  const say = useWords(words);
  return (
    <div className={style.item} data-usable={usable}>
      <h6>
        {heading}
        {usable === 'now' && <mark>{say.now}</mark>}
        {usable === 'never' && <small>{say.never}</small>}
      </h6>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
