import type { PictureName } from '@landsraad/art';
import { useRef } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../app/language.ts';
import { Near } from '../../pictures/Near.tsx';
import { usePicture } from '../../pictures/usePicture.ts';
import style from './More.module.css';
import { words } from './words.ts';

/** What there is besides the table, each with a scene. */
const PLACES = {
  puzzles: 'card/power-play',
  'how-to-play': 'space/hall-of-oratory',
  rules: 'space/secure-contract',
  cards: 'card/shifting-allegiances',
  leaders: 'card/diplomacy',
  glossary: 'card/the-voice',
  solo: 'card/scout',
} as const satisfies Readonly<Record<string, PictureName>>;

type Place = keyof typeof PLACES;

export function More() {
  const text = useWords(words).more;
  const list = useRef<HTMLUListElement>(null);
  return (
    <section aria-labelledby="more">
      <h2 id="more">{text.title}</h2>
      <ul ref={list} className={style.more}>
        <Near at={list}>
          {(Object.keys(PLACES) as Place[]).map((place) => (
            <li key={place}>
              <Link href={`/${place}`}>
                <Scene of={PLACES[place]} />
                <strong>{text[place]}</strong>
                <span>{text[`${place}Hint`]}</span>
              </Link>
            </li>
          ))}
        </Near>
      </ul>
    </section>
  );
}

/** Decoration. */
function Scene({ of }: { readonly of: PictureName }) {
  const url = usePicture({ name: of, cut: 'card', boxes: ['base'] });
  return url && <img src={url} alt="" className={style.scene} />;
}
