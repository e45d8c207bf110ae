import { found, type RuleDocument, statementsIn } from '@landsraad/rulebook';
import { useDeferredValue, useMemo } from 'react';
import { useWords } from '../app/language.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { DocumentView, StatementView } from './DocumentView.tsx';
import { type DocumentName, isDocument } from './library.ts';
import style from './Rules.module.css';
import { words } from './words.ts';

interface PagesProps {
  readonly documents: readonly RuleDocument[];
  /** A document, or a statement's number. */
  readonly place: string;
  /** Words to look for; none where it is empty. */
  readonly wanted: string;
  /** The document to look in, or all of them. */
  readonly within: string | null;
  readonly onWithin: (name: DocumentName | null) => void;
  /** At a statement, only its section. */
  readonly brief?: boolean;
}

/** The text of the rules: a document with its place marked, or what was looked for. */
export function Pages({ documents, place, wanted, brief, ...search }: PagesProps) {
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
        <Found wanted={wanted} documents={documents} known={known} {...search} />
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

interface FoundProps extends Pick<PagesProps, 'wanted' | 'documents' | 'within' | 'onWithin'> {
  readonly known: ReadonlySet<string>;
}

function Found({ wanted, documents, known, within, onWithin }: FoundProps) {
  const say = useWords(words);
  const looked = useDeferredValue(wanted);
  const all = useMemo(() => found(looked, documents.flatMap(statementsIn)), [looked, documents]);
  const hits = all.filter(({ document }) => within === null || document === `${within}.md`);
  const shown = hits.slice(0, MOST_FOUND);
  return (
    <>
      <fieldset className={style.within}>
        <legend>{say.within}</legend>
        <Button size="small" pressed={within === null} onClick={() => onWithin(null)}>
          {say.everywhere} · {all.length}
        </Button>
        {documents.map((document) => {
          const n = all.filter((one) => one.document === document.name).length;
          const name = nameOf(document);
          if (n === 0 && name !== within) return null;
          return (
            <Button
              key={name}
              size="small"
              pressed={name === within}
              onClick={() => onWithin(name)}
            >
              {say.names[name]} · {n}
            </Button>
          );
        })}
      </fieldset>
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
