import { found, type RuleDocument, statementsIn } from '@landsraad/rulebook';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { Link, useRoute, useSearchParams } from 'wouter';
import { useWords } from '../../app/language.ts';
import { Shell } from '../../app/Shell.tsx';
import { DOCUMENTS, type DocumentName, useRules } from '../../rules/library.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { DocumentView, StatementView, sectionAnchor } from './DocumentView.tsx';
import style from './Rules.module.css';
import { words } from './words.ts';

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
  const statements = useMemo(() => documents.flatMap(statementsIn), [documents]);
  const known = useMemo(() => new Set(statements.map(({ id }) => id)), [statements]);
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
            onChange={(q) => setAddress(q === '' ? {} : { q }, { replace: true })}
          />
        </search>
        <Contents documents={documents} current={document} />
      </div>
      <div className={style.text}>
        {place !== '' && !id && !isDocument(place) && (
          <Notice tone="warning">{say.unknown(place)}</Notice>
        )}
        {wanted === '' ? (
          <DocumentView document={document} known={known} marked={id} />
        ) : (
          <Found wanted={wanted} documents={documents} known={known} />
        )}
      </div>
    </div>
  );
}

const nameOf = ({ name }: RuleDocument): DocumentName => name.replace('.md', '') as DocumentName;
const isDocument = (place: string): boolean => DOCUMENTS.some((name) => name === place);

/** The document of an address, and the statement in it; the first document for any other. */
function placeIn(documents: readonly RuleDocument[], place: string) {
  for (const document of documents) {
    if (nameOf(document) === place) return { document, id: null };
    const one = statementsIn(document).find(({ id }) => id === place.toUpperCase());
    if (one) return { document, id: one.id };
  }
  return { document: documents[0]!, id: null };
}

/** The text comes after the address is read: the browser could not go there itself. */
function useScrollTo(id: string | null): void {
  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'center' });
  }, [id]);
}

function Contents({
  documents,
  current,
}: {
  readonly documents: readonly RuleDocument[];
  readonly current: RuleDocument;
}) {
  const say = useWords(words);
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
                          <a href={`#${sectionAnchor(i)}`}>{title}</a>
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

/** More than anybody reads; the search is made finer instead. */
const MOST_FOUND = 150;

function Found({
  wanted,
  documents,
  known,
}: {
  readonly wanted: string;
  readonly documents: readonly RuleDocument[];
  readonly known: ReadonlySet<string>;
}) {
  const say = useWords(words);
  const looked = useDeferredValue(wanted);
  const hits = useMemo(() => found(looked, documents.flatMap(statementsIn)), [looked, documents]);
  const shown = hits.slice(0, MOST_FOUND);
  return (
    <>
      <p role="status" className={style.count}>
        {say.found(hits.length)} {hits.length > MOST_FOUND && say.shownFirst(MOST_FOUND)}
      </p>
      {hits.length === 0 && <Notice>{say.nothing}</Notice>}
      {documents.map((document) => {
        const here = shown.filter((one) => one.document === document.name);
        if (here.length === 0) return null;
        return (
          <section key={document.name}>
            <h2 className={style.section}>{say.names[nameOf(document)]}</h2>
            <ul className={style.statements}>
              {here.map((statement) => (
                <StatementView key={statement.id} statement={statement} known={known} />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
