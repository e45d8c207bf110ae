import type { RuleDocument } from '@landsraad/rulebook';
import { useEffect } from 'react';
import { Link, useRoute, useSearchParams } from 'wouter';
import { useWords } from '../../app/language.ts';
import { Shell } from '../../app/Shell.tsx';
import { sectionAnchor } from '../../rules/DocumentView.tsx';
import { DOCUMENTS, useRules } from '../../rules/library.ts';
import { nameOf, Pages, placeIn } from '../../rules/Pages.tsx';
import style from '../../rules/Rules.module.css';
import { words } from '../../rules/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useReading } from './reading.ts';

/** Every numbered statement of the rules: `/rules/imperium-ix` is a document, `/rules/IMP-9.3` a place in one. */
export default function Rules() {
  const say = useWords(words);
  const rules = useRules(DOCUMENTS);
  return (
    <Shell title={say.title} wide>
      {rules === 'loading' && <Spinner label={say.loading} showLabel />}
      {rules === 'failed' && (
        <Notice
          tone="error"
          action={<Button onClick={() => location.reload()}>{say.again}</Button>}
        >
          {say.failed}
        </Notice>
      )}
      {typeof rules !== 'string' && <Library documents={rules} />}
    </Shell>
  );
}

function Library({ documents }: { readonly documents: readonly RuleDocument[] }) {
  const say = useWords(words);
  const [, params] = useRoute('/rules/:place');
  const [address, setAddress] = useSearchParams();
  const wanted = address.get('q') ?? '';
  const within = address.get('in');
  const look = (q: string, name: string | null) =>
    setAddress(q === '' ? {} : { q, ...(name && { in: name }) }, { replace: true });
  const place = params?.place ?? '';
  const { document, id } = placeIn(documents, place);
  useScrollTo(wanted === '' ? id : null);
  return (
    <div className={style.library}>
      <div className={style.side}>
        <search>
          <TextField
            type="search"
            label={say.search}
            placeholder={say.searchHint}
            value={wanted}
            onChange={(q) => look(q, within)}
          />
        </search>
        <Link href="/how-to-play">{say.howToPlay}</Link>
        <Contents documents={documents} current={document} reads={wanted === ''} />
      </div>
      <div className={style.text}>
        <Pages
          documents={documents}
          place={place}
          wanted={wanted}
          within={within}
          onWithin={(name) => look(wanted, name)}
        />
      </div>
    </div>
  );
}

/** The text comes after the address is read: the browser could not go there itself. */
function useScrollTo(id: string | null): void {
  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'center' });
  }, [id]);
}

interface ContentsProps {
  readonly documents: readonly RuleDocument[];
  readonly current: RuleDocument;
  /** The document is on the page, and not what was looked for. */
  readonly reads: boolean;
}

function Contents({ documents, current, reads }: ContentsProps) {
  const say = useWords(words);
  const reading = useReading(reads ? current : null);
  return (
    <nav aria-label={say.contents} className={style.contents}>
      <ul>
        {documents.map((document) => {
          const name = nameOf(document);
          const here = document === current;
          return (
            <li key={name}>
              <Link href={`/rules/${name}`} aria-current={here ? 'page' : undefined}>
                {say.names[name]}
              </Link>
              {here && (
                <ol>
                  {document.sections.map(
                    ({ title, depth }, i) =>
                      depth < 3 &&
                      i > 0 && (
                        <li key={title}>
                          <a
                            href={`#${sectionAnchor(i)}`}
                            aria-current={i === reading ? 'location' : undefined}
                          >
                            {title}
                          </a>
                        </li>
                      ),
                  )}
                </ol>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
