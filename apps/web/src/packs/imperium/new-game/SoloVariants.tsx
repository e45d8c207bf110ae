import { settingName, settingValue } from '@landsraad/imperium';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../../../app/language.ts';
import style from '../../../screens/new-game/NewGame.module.css';
import { Segmented } from '../../../ui/Segmented.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { deploysExpertly, type ImperiumForm } from './form.ts';
import { words } from './words.ts';

interface SoloVariantsProps {
  readonly form: ImperiumForm;
  readonly onChange: (part: Partial<ImperiumForm>) => void;
}

const SWITCHES = [
  ['rowChurn', 'HAG-10.1'],
  ['brutalEscalation', 'HAG-10.4'],
] as const;

export function SoloVariants({ form, onChange }: SoloVariantsProps) {
  const text = useWords(words).rules;
  const language = useLanguage();
  return (
    <>
      {SWITCHES.map(([variant, rule]) => (
        <div key={variant} className={style.rule}>
          <Switch
            label={settingName(variant, language)}
            checked={form[variant]}
            onChange={(on) => onChange({ [variant]: on })}
          />
          <p className={style.hint}>
            {text[variant]} <Link href={`/rules/${rule}`}>{text.rule(rule)}</Link>
          </p>
        </div>
      ))}
      {deploysExpertly(form) && (
        <div className={style.rule}>
          <Segmented
            label={settingName('expertDeployment', language)}
            value={form.expertDeployment}
            options={(['all-or-nothing', 'troop-by-troop'] as const).map((value) => ({
              value,
              label: settingValue('expertDeployment', value, language),
            }))}
            onChange={(expertDeployment) => onChange({ expertDeployment })}
          />
          <p className={style.hint}>
            {text.expertDeployment} <Link href="/rules/AMB-H2">{text.ruling('AMB-H2')}</Link>
          </p>
        </div>
      )}
    </>
  );
}
