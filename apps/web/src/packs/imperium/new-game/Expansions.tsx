import { type ImperiumOptions, settingName } from '@landsraad/imperium';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../../../app/language.ts';
import style from '../../../screens/new-game/NewGame.module.css';
import { Panel } from '../../../ui/Panel.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { Picture } from '../art/Picture.tsx';
import own from './Expansions.module.css';
import { type ImperiumForm, isEpic, withChanged } from './form.ts';
import { withLeadersHere } from './leaders-here.ts';
import { words } from './words.ts';

interface ExpansionsProps {
  readonly form: ImperiumForm;
  readonly onChange: (form: ImperiumForm) => void;
}

/** What is laid beside the base game. */
export function Expansions({ form, onChange }: ExpansionsProps) {
  const { expansions: text, rules } = useWords(words);
  const language = useLanguage();
  const row = (name: 'ix' | 'epic' | 'immortality' | 'pushed', rule: string) => (
    <div className={style.rule}>
      <Switch
        label={settingName(name satisfies keyof ImperiumOptions, language)}
        checked={form[name]}
        onChange={(on) => onChange(withLeadersHere(withChanged(form, { [name]: on })))}
      />
      <p className={style.hint}>
        {text[name]} <Link href={`/rules/${rule}`}>{rules.rule(rule)}</Link>
      </p>
    </div>
  );
  return (
    <Panel title={text.title}>
      <div className={own.boxes}>
        <div className={own.box} data-in={form.ix || undefined}>
          <span className={own.picture}>
            <Picture of={{ kind: 'space', id: 'dreadnought' }} country="ix" cut="large" />
          </span>
          {row('ix', 'IX-1.1')}
          {form.ix && row('epic', 'IX-16.1')}
        </div>
        <div className={own.box} data-in={form.immortality || undefined}>
          <span className={own.picture}>
            <Picture of={{ kind: 'card', id: 'ghola' }} country="tleilax" cut="large" />
          </span>
          {row('immortality', 'IMM-1.1')}
          {form.immortality && !isEpic(form) && row('pushed', 'IMM-12.4')}
        </div>
      </div>
    </Panel>
  );
}
