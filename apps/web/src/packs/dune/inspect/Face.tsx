import type { DuneView } from '@landsraad/dune';
import { useLanguage } from '../../../app/language.ts';
import { LargePicture } from '../art/Art.tsx';
import { faceOf } from '../components.ts';
import type { Component } from '../spots.ts';
import style from './Face.module.css';
import { Sheet } from './Sheet.tsx';

interface FaceProps {
  readonly component: Component;
  /** The table that it lies on, if it does. */
  readonly view?: DuneView;
  /** It is only held up: its name says enough. */
  readonly held?: boolean;
}

/** A component as a card of words: what it is called, what it is, what it does. */
export function Face({ component, view, held }: FaceProps) {
  const { name, kind, parts } = faceOf(component, useLanguage(), view?.options.mode);
  return (
    <article className={style.face} data-kind={component.kind} data-held={held || undefined}>
      <LargePicture of={component} />
      <header>
        <h4>{name}</h4>
        <p>{kind}</p>
      </header>
      {held ? null : component.kind === 'faction' ? (
        <Sheet faction={component.id} parts={parts} view={view} />
      ) : (
        parts.map(({ heading, lines }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one face, in their order
          <section key={i}>
            {heading && <h5>{heading}</h5>}
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        ))
      )}
    </article>
  );
}
