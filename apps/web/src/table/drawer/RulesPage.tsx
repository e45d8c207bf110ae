import type { RuleDocument } from '@landsraad/rulebook';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../app/language.ts';
import { DOCUMENTS, type DocumentName, useRules } from '../../rules/library.ts';
import { nameOf, Pages, placeIn } from '../../rules/Pages.tsx';
import { words as ruleWords } from '../../rules/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './Drawer.module.css';
import { words } from './words.ts';

interface RulesPageProps {
  /** The rule that is looked at, last, and those it was come to from. */
  readonly rules: readonly string[];
  readonly onBack: () => void;
}

/** The rules by number, at the one that was asked for. */
export function RulesPage(props: RulesPageProps) {
  const say = useWords(ruleWords);
  const documents = useRules(DOCUMENTS);
  if (documents === 'loading') return <Spinner label={say.loading} showLabel />;
  if (documents === 'failed') return <p role="alert">{say.failed}</p>;
  return <Shelf {...props} documents={documents} />;
}

function Shelf({
  documents,
  rules,
  onBack,
}: RulesPageProps & { readonly documents: readonly RuleDocument[] }) {
  const say = useWords(words);
  const shelf = useWords(ruleWords);
  const rule = rules.at(-1) ?? '';
  const [within, setWithin] = useState<DocumentName | null>(null);
  const [look, setLook] = useState({ rule, name: null as DocumentName | null, wanted: '' });
  // Whoever follows another number no longer looks for something else.
  const { name, wanted } = look.rule === rule ? look : { name: null, wanted: '' };
  const place = name ?? rule;
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wanted !== '') return;
    const marked = text.current?.querySelector(`#${CSS.escape(place.toUpperCase())}`);
    (marked ?? text.current)?.scrollIntoView({ block: marked ? 'center' : 'nearest' });
  }, [place, wanted]);
  return (
    <>
      <search className={styles.search}>
        <Select
          label={shelf.documents}
          hideLabel
          value={nameOf(placeIn(documents, place).document)}
          options={DOCUMENTS.map((value) => ({ value, label: shelf.names[value] }))}
          onChange={(value) => setLook({ rule, name: value, wanted: '' })}
        />
        <TextField
          type="search"
          label={shelf.search}
          hideLabel
          placeholder={shelf.searchHint}
          value={wanted}
          onChange={(value) => setLook({ rule, name, wanted: value })}
        />
      </search>
      {rules.length > 1 && (
        <Button size="small" icon="back" onClick={onBack}>
          {say.back(rules.at(-2)!)}
        </Button>
      )}
      <div ref={text} className={styles.rules}>
        <Pages
          documents={documents}
          place={place}
          wanted={wanted}
          within={within}
          onWithin={setWithin}
          brief
        />
      </div>
    </>
  );
}
