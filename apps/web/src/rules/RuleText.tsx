import { WRITING } from '@landsraad/kernel/wording';
import { piecesOf, readable, readableCells, type Statement } from '@landsraad/rulebook';
import { Fragment } from 'react';
import { useLanguage } from '../app/language.ts';
import { RuleLink } from './RuleLink.tsx';
import style from './RuleText.module.css';

interface RuleTextProps {
  readonly statement: Pick<Statement, 'text' | 'cells'>;
  /** The numbers that may be followed. */
  readonly known: ReadonlySet<string>;
}

/** What a statement says, with its references as links. A row of a table goes cell by cell. */
export function RuleText({ statement: { text, cells }, known }: RuleTextProps) {
  const { pair, typeset } = WRITING[useLanguage()];
  if (!cells)
    return paragraphsOf(readable(text)).map((paragraph) => (
      <p key={paragraph} className={style.paragraph}>
        <Linked text={paragraph} known={known} />
      </p>
    ));
  const [first, ...rest] = readableCells(cells);
  return (
    <>
      <p className={style.paragraph}>
        <strong>{first?.value}</strong>
      </p>
      <dl className={style.cells}>
        {rest.map(({ label, value }) => (
          <div key={label}>
            <dt>{typeset(pair(label, '')).trimEnd()}</dt>
            <dd>
              <Linked text={value} known={known} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** A ruling has its question, the ruling and the reason each on a line of its own. */
const paragraphsOf = (text: string): string[] =>
  text.split(/ (?=(?:Ruling|Reason|Switch|Décision|Raison|Option)\s?:)/);

export function Linked({
  text,
  known,
}: {
  readonly text: string;
  readonly known: ReadonlySet<string>;
}) {
  const { typeset } = WRITING[useLanguage()];
  return piecesOf(text, known).map((piece, i) =>
    'id' in piece ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
      <RuleLink key={i} rule={piece.id}>
        {piece.text}
      </RuleLink>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same
      <Fragment key={i}>{emphasised(typeset(piece.text))}</Fragment>
    ),
  );
}

/** `*one*` word that the rules stress. */
const emphasised = (text: string) =>
  text.split(/\*([^*]+)\*/).map((part, i) => (i % 2 === 1 ? <em key={part}>{part}</em> : part));
