import type { Term } from '@landsraad/kernel/wording';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../../app/language.ts';
import { Shell } from '../../app/Shell.tsx';
import { colourOf } from '../../icons/colours.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { IconName } from '../../icons/paths.tsx';
import type { Page } from '../../packs/pack.ts';
import { USUAL, usePart } from '../../packs/packs.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { TextField } from '../../ui/TextField.tsx';
import style from './Glossary.module.css';
import { anchorOf, byLetter, otherThan, termsFor } from './terms.ts';
import { words } from './words.ts';

/** Of every box. */
const EVERY = '';

/** The game's words in the current language, each with its name in the other. */
export default function Glossary() {
  const say = useWords(words);
  const language = useLanguage();
  const [wanted, setWanted] = useState('');
  const [set, setSet] = useState(EVERY);
  const { terms: all, sets, setName, setOf, pageOf, iconOf } = usePart(USUAL, 'glossary');
  const among = set === EVERY ? all : all.filter((term) => setOf(term) === set);
  const terms = termsFor(among, wanted, language);
  const letters = byLetter(terms, language);
  const marked = useAnchor();
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
        {sets.length > 1 && (
          <Segmented
            label={say.set}
            value={set}
            options={[
              { value: EVERY, label: say.everySet },
              ...sets.map((value) => ({ value, label: setName(value, language) })),
            ]}
            onChange={setSet}
          />
        )}
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
              <Entry
                key={term.id}
                term={term}
                page={pageOf(term, language)}
                icon={iconOf(term)}
                marked={anchorOf(term) === marked}
              />
            ))}
          </dl>
        </section>
      ))}
    </Shell>
  );
}

interface EntryProps {
  readonly term: Term;
  readonly page: Page | null;
  readonly icon: IconName | null;
  readonly marked: boolean;
}

function Entry({ term, page, icon, marked }: EntryProps) {
  const say = useWords(words);
  const language = useLanguage();
  const other = otherThan(language);
  const { term: name, definition } = term[language];
  return (
    <div
      id={anchorOf(term)}
      className={style.entry}
      data-marked={marked || undefined}
      aria-current={marked ? 'location' : undefined}
    >
      <dt>
        {icon && (
          <span className={style.icon} style={{ color: colourOf(icon) }}>
            <Icon name={icon} />
          </span>
        )}
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
            <Link href={page.href}>{page.text}</Link>
          </>
        )}
      </dd>
    </div>
  );
}

/** What the address points at. The page comes after it was read: the browser could not go there itself. */
function useAnchor(): string {
  const anchor = useSyncExternalStore(onHashChange, hash, () => '');
  useEffect(() => {
    document.getElementById(anchor)?.scrollIntoView();
  }, [anchor]);
  return anchor;
}

const hash = (): string => decodeURIComponent(location.hash.slice(1));

function onHashChange(tell: () => void): () => void {
  addEventListener('hashchange', tell);
  return () => removeEventListener('hashchange', tell);
}
