import { found, type RuleDocument, statementsIn } from '@landsraad/rulebook';
import { useDeferredValue, useMemo } from 'react';
import { useWords } from '../app/language.ts';
import { Notice } from '../ui/Notice.tsx';
import { DocumentView, StatementView } from './DocumentView.tsx';
import { type DocumentName, isDocument } from './library.ts';
import style from './Rules.module.css';
import { words } from './words.ts';

interface PagesProps {
  readonly documents: readonly RuleDocument[];
  /** A document, or a statement's number. */
  readonly place: string;
  /** Words to look for, in all of them; none where it is empty. */
  readonly wanted: string;
  /** At a statement, only its section. */
  readonly brief?: boolean;
}

/** The text of the rules: a document with its place marked, or what was looked for. */
export function Pages({ documents, place, wanted, brief }: PagesProps) {
  const say = useWords(words);
  const known = useMemo(
    () => new Set(documents.flatMap(statementsIn).map(({ id }) => id)),
    [documents],
  );
  const { document, id } = placeIn(documents, place);
  return (
    <>
      {place !== '' && !id && !isDocument(place) && (
        <Notice tone="warning">{say.unknown(place)}</Notice>
      )}
      {wanted === '' ? (
        <DocumentView document={document} known={known} marked={id} brief={brief} />
      ) : (
        <Found wanted={wanted} documents={documents} known={known} />
      )}
    </>
  );
}

export const nameOf = ({ name }: RuleDocument): DocumentName =>
  name.replace('.md', '') as DocumentName;

/** The document of a place, and the statement in it; the first document for any other. */
export function placeIn(documents: readonly RuleDocument[], place: string) {
  for (const document of documents) {
    if (nameOf(document) === place) return { document, id: null };
    const one = statementsIn(document).find(({ id }) => id === place.toUpperCase());
    if (one) return { document, id: one.id };
  }
  return { document: documents[0]!, id: null };
}

/** More than anybody reads; the search is made finer instead. */
const MOST_FOUND = 150;

interface FoundProps {
  readonly wanted: string;
  readonly documents: readonly RuleDocument[];
  readonly known: ReadonlySet<string>;
}

function Found({ wanted, documents, known }: FoundProps) {
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
