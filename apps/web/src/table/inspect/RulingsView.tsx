import { type Statement, statementsIn } from '@landsraad/rulebook';
import { useMemo } from 'react';
import { useWords } from '../../app/language.ts';
import { type DocumentName, useRules } from '../../rules/library.ts';
import { RuleLink } from '../../rules/RuleLink.tsx';
import { RuleText } from '../../rules/RuleText.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import style from './InspectFrame.module.css';
import { words } from './words.ts';

/** The numbers of the statements about a thing: those that name it, and those on its kind. */
export interface Rulings {
  readonly own: readonly string[];
  readonly general: readonly string[];
}

interface RulingsViewProps {
  /** The documents to look in. */
  readonly about: readonly DocumentName[];
  /** What is found in the English text holds in every language: the numbers are the same. */
  readonly find: (english: readonly Statement[]) => Rulings;
}

export function RulingsView({ about, find }: RulingsViewProps) {
  const say = useWords(words);
  const english = useRules(about, 'en');
  const rules = useRules(about);
  const found = useMemo(() => {
    if (typeof english === 'string' || typeof rules === 'string') return null;
    const { own, general } = find(english.flatMap(statementsIn));
    const byId = new Map(rules.flatMap(statementsIn).map((one) => [one.id, one]));
    const texts = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
    return {
      known: new Set(byId.keys()),
      own: texts(own.filter((id) => !isExample(id))),
      examples: texts(own.filter(isExample)),
      general: texts(general),
    };
  }, [find, english, rules]);
  if (english === 'failed' || rules === 'failed') return <p>{say.failed}</p>;
  if (!found) return <Spinner label={say.loading} showLabel />;
  const { own, examples, general, known } = found;
  return (
    <>
      <h3 className={style.heading}>{say.own}</h3>
      {own.length > 0 ? <List statements={own} known={known} /> : <p>{say.none}</p>}
      {examples.length > 0 && (
        <>
          <h3 className={style.heading}>{say.examples}</h3>
          <List statements={examples} known={known} />
        </>
      )}
      {general.length > 0 && (
        <>
          <h3 className={style.heading}>{say.general}</h3>
          <List statements={general} known={known} />
        </>
      )}
    </>
  );
}

const isExample = (id: string): boolean => /^H?EX-/.test(id);

function List({
  statements,
  known,
}: {
  readonly statements: readonly Statement[];
  readonly known: ReadonlySet<string>;
}) {
  const say = useWords(words);
  return (
    <ul className={style.rules}>
      {statements.map((statement) => (
        <li key={statement.id}>
          <RuleLink rule={statement.id} className={style.number} title={say.toRule(statement.id)} />
          <div>
            <RuleText statement={statement} known={known} />
          </div>
        </li>
      ))}
    </ul>
  );
}
