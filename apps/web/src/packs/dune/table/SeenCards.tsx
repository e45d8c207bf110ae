import { type TreacheryId, treacheryOf } from '@landsraad/dune';
import { useWords } from '../../../app/language.ts';
import { useActs } from '../../../table/desk/draft.ts';
import { useWording } from '../../../table/desk/wording.ts';
import { thingMark } from '../../../table/explain/pointed.ts';
import { useDune } from './desk.ts';
import style from './SeenCards.module.css';
import { words } from './words.ts';

/** The treachery cards that everybody has seen, and, for Atreides, where they know others to be. */
export function SeenCards() {
  const { view } = useDune().snapshot;
  const { short } = useWording();
  const say = useWords(words);
  const rows = [
    ...(view.notes ?? []).map(({ card, owner, sure }) => ({
      card,
      note: owner === null ? say.onTop : sure ? say.known(short(owner)) : say.maybe(short(owner)),
    })),
    ...view.treacheryDiscard.map((card) => ({ card, note: say.discarded })),
    ...view.removed.map((card) => ({ card, note: say.removed })),
  ];
  return (
    <section className={style.seen} aria-label={say.played}>
      <h3>{say.played}</h3>
      {rows.length === 0 && <p>{say.seenNone}</p>}
      <ul>
        {rows.map(({ card, note }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards lie side by side
          <li key={i}>
            <Seen card={card} /> <small>{note}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Seen({ card }: { readonly card: TreacheryId }) {
  const { language } = useWording();
  const { inspect } = useActs();
  return (
    <button
      type="button"
      {...thingMark({ kind: 'treachery', id: card })}
      onClick={() => inspect({ kind: 'treachery', id: card })}
    >
      {treacheryOf(card).name[language]}
    </button>
  );
}
