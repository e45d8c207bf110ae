import { type DuneView, factionOf } from '@landsraad/dune';
import { useLanguage, useWords } from '../../../app/language.ts';
import { LargePicture } from '../art/Art.tsx';
import { faceOf } from '../components.ts';
import type { Component } from '../spots.ts';
import style from './Face.module.css';
import { type Usable, usableAt } from './usable.ts';
import { words } from './words.ts';

interface FaceProps {
  readonly component: Component;
  /** The table that it lies on, if it does. */
  readonly view?: DuneView;
}

/** Which items of a faction sheet count now. */
const usableItems = ({ kind, id }: Component, view?: DuneView): ReadonlyMap<string, Usable> =>
  new Map(
    kind === 'faction' && view
      ? factionOf(id).items.map((item) => [item.id, usableAt(item, id, view)])
      : [],
  );

/** A component as a card of words: what it is called, what it is, what it does. */
export function Face({ component, view }: FaceProps) {
  const { name, kind, parts } = faceOf(component, useLanguage());
  const say = useWords(words);
  const usable = usableItems(component, view);
  return (
    <article className={style.face} data-kind={component.kind}>
      <LargePicture of={component} />
      <header>
        <h4>{name}</h4>
        <p>{kind}</p>
      </header>
      {parts.map(({ id, heading, lines }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one face, in their order
        <section key={`${id}/${i}`} data-usable={usable.get(id)}>
          {heading && (
            <h5>
              {heading}
              {usable.get(id) === 'now' && <mark>{say.now}</mark>}
              {usable.get(id) === 'never' && <small>{say.never}</small>}
            </h5>
          )}
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
