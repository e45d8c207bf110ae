import type { Term } from '@landsraad/kernel';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../../app/language.ts';
import { Shell } from '../../app/Shell.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import style from './Glossary.module.css';
import { anchorOf, byLetter, otherThan, pageOf, termsFor } from './terms.ts';
import { words } from './words.ts';

/** The game's words in the current language, each with its name in the other. */
export default function Glossary() {
  const say = useWords(words);
  const language = useLanguage();
  const [wanted, setWanted] = useState('');
  const terms = termsFor(wanted, language);
  const letters = byLetter(terms, language);
  useAnchor();
  return (
    <Shell title={say.title}>
      <p>{say.intro}</p>
      <search className={style.search}>
        <TextField
          type="search"
          label={say.search}
          placeholder={say.searchHint}
          value={wanted}
          onChange={setWanted}
        />
        <p role="status">{say.found(terms.length)}</p>
      </search>
      <nav aria-label={say.letters} className={style.letters}>
        {letters.map(([letter]) => (
          <a key={letter} href={`#letter-${letter}`}>
            {letter}
          </a>
        ))}
      </nav>
      {terms.length === 0 && <Notice>{say.nothing}</Notice>}
      {letters.map(([letter, under]) => (
        <section key={letter} className={style.letter}>
          <h2 id={`letter-${letter}`}>{letter}</h2>
          <dl className={style.terms}>
            {under.map((term) => (
              <Entry key={term.id} term={term} />
            ))}
          </dl>
        </section>
      ))}
    </Shell>
  );
}

function Entry({ term }: { readonly term: Term }) {
  const say = useWords(words);
  const language = useLanguage();
  const other = otherThan(language);
  const { term: name, definition } = term[language];
  const page = pageOf(term);
  return (
    <div id={anchorOf(term)} className={style.entry}>
      <dt>
        <a href={`#${anchorOf(term)}`} title={say.link(name)} className={style.term}>
          {name}
        </a>
        <span className={style.other} lang={other} title={say.otherLanguage}>
          {term[other].term}
        </span>
      </dt>
      <dd>
        {definition}
        {page && (
          <>
            {' '}
            <Link href={page}>{say.space}</Link>
          </>
        )}
      </dd>
    </div>
  );
}

/** The page comes after its address is read: the browser could not go to the term itself. */
function useAnchor(): void {
  useEffect(() => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    target?.scrollIntoView();
  }, []);
}
