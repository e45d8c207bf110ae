import type { Block, RuleDocument, Statement } from '@landsraad/rulebook';
import { memo } from 'react';
import { useWords } from '../app/language.ts';
import { RuleLink } from './RuleLink.tsx';
import style from './Rules.module.css';
import { Linked, RuleText } from './RuleText.tsx';
import { words } from './words.ts';

export const sectionAnchor = (index: number): string => `section-${index}`;

interface DocumentViewProps {
  readonly document: RuleDocument;
  readonly known: ReadonlySet<string>;
  /** The statement that the address names. */
  readonly marked: string | null;
  /** Of a document with a marked statement, only the section that it stands in. */
  readonly brief?: boolean;
}

export const DocumentView = memo(function DocumentView(props: DocumentViewProps) {
  const { document, known, marked, brief } = props;
  return document.sections.map(({ title, depth, blocks }, i) => {
    if (brief && marked && !blocks.some((block) => isNumbered(block, marked))) return null;
    const Heading = depth === 3 ? 'h3' : 'h2';
    return (
      <section
        // biome-ignore lint/suspicious/noArrayIndexKey: the sections of a document stay in order
        key={i}
        id={sectionAnchor(i)}
        className={style.chapter}
        data-depth={depth}
      >
        <Heading className={style.section}>{title}</Heading>
        {runsOf(i === 0 ? blocks.filter(isStatement) : blocks).map((run) =>
          run[0]!.is === 'statement' ? (
            <ul key={run[0]!.statement.id} className={style.statements}>
              {run.map(
                (block) =>
                  block.is === 'statement' && (
                    <StatementView
                      key={block.statement.id}
                      statement={block.statement}
                      known={known}
                      marked={block.statement.id === marked}
                    />
                  ),
              )}
            </ul>
          ) : (
            <Prose key={JSON.stringify(run[0])} block={run[0]!} known={known} />
          ),
        )}
      </section>
    );
  });
});

const isNumbered = (block: Block, id: string): boolean =>
  block.is === 'statement' && block.statement.id === id;

/** Before the first section stands what only concerns whoever writes rules down. */
const isStatement = (block: Block): boolean => block.is === 'statement';

/** Statements that follow each other are one list. */
function runsOf(blocks: readonly Block[]): Block[][] {
  const runs: Block[][] = [];
  for (const block of blocks) {
    const last = runs.at(-1);
    if (block.is === 'statement' && last?.[0]?.is === 'statement') last.push(block);
    else runs.push([block]);
  }
  return runs;
}

interface StatementViewProps {
  readonly statement: Statement;
  readonly known: ReadonlySet<string>;
  readonly marked?: boolean;
}

export function StatementView({ statement, known, marked }: StatementViewProps) {
  const say = useWords(words);
  const { id } = statement;
  return (
    <li
      id={id}
      className={style.statement}
      data-marked={marked || undefined}
      aria-current={marked ? 'location' : undefined}
    >
      <RuleLink rule={id} className={style.number} title={say.permalink(id)} />
      <div>
        <RuleText statement={statement} known={known} />
      </div>
    </li>
  );
}

function Prose({ block, known }: { readonly block: Block; readonly known: ReadonlySet<string> }) {
  if (block.is === 'paragraph')
    return (
      <p className={style.prose}>
        <Linked text={block.text} known={known} />
      </p>
    );
  if (block.is === 'statement') return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with keys
    <div className={style.scroller} tabIndex={0}>
      <table className={style.table}>
        <thead>
          <tr>
            {block.head.map((cell, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are
              <th key={i}>{cell}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same
                <td key={i}>
                  <Linked text={cell} known={known} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
