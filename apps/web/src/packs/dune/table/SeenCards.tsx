import { lazy, Suspense } from 'react';
import { useWords } from '../../../app/language.ts';
import { useActs } from '../../../table/desk/draft.ts';
import { useWording } from '../../../table/desk/wording.ts';
import { thingMark } from '../../../table/explain/pointed.ts';
import { CardPicture } from '../art/Art.tsx';
import { useDune } from './desk.ts';
import { type Entry, ledgerOf } from './ledger.ts';
import style from './SeenCards.module.css';
import { words } from './words.ts';

const OwnNotes = lazy(() => import('./OwnNotes.tsx'));

/** The 33 treachery cards: which everybody has seen, and where one knows others to be. */
export function SeenCards() {
  const { snapshot, seat } = useDune();
  const say = useWords(words);
  return (
    <section className={style.seen} aria-label={say.played}>
      <h3>{say.played}</h3>
      <ul>
        {ledgerOf(snapshot.view, seat).map((entry) => (
          <Line key={entry.card.id} entry={entry} />
        ))}
      </ul>
      <Suspense fallback={null}>
        <OwnNotes />
      </Suspense>
    </section>
  );
}

function Line({ entry }: { readonly entry: Entry }) {
  const { language, short } = useWording();
  const { inspect } = useActs();
  const say = useWords(words).ledger;
  const { card, discarded, removed, own, onTop, unseen } = entry;
  const thing = { kind: 'treachery', id: card.id } as const;
  const facts = [
    own > 0 && say.own(own),
    ...entry.with.map(({ seat, sure }) => (sure ? say.known(short(seat)) : say.maybe(short(seat)))),
    onTop > 0 && say.onTop,
    discarded > 0 && say.discarded(discarded),
    removed > 0 && say.removed(removed),
  ].filter(Boolean);
  return (
    <li data-gone={unseen === 0 || undefined}>
      <button type="button" {...thingMark(thing)} onClick={() => inspect(thing)}>
        <CardPicture of={card.id} />
        {card.name[language]}
        {card.copies > 1 && ` ×${card.copies}`}
      </button>
      <small>
        {facts.join(', ')}
        {unseen > 0 && facts.length > 0 && ' · '}
        {unseen > 0 && say.unseen(unseen, card.copies)}
      </small>
    </li>
  );
}
