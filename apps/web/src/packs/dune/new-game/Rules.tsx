import { type DuneOptions, settingName, settingValue } from '@landsraad/dune';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../../../app/language.ts';
import style from '../../../screens/new-game/NewGame.module.css';
import { RulesFold } from '../../../screens/new-game/RulesFold.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { Slider } from '../../../ui/Slider.tsx';
import { BY_THE_BOOK, type DuneForm, isByTheBook } from './form.ts';
import { words } from './words.ts';

interface RulesProps {
  readonly form: DuneForm;
  readonly onChange: (form: DuneForm) => void;
}

type Switch =
  | 'allianceMax'
  | 'allianceStrongholds'
  | 'bribes'
  | 'extraWormScope'
  | 'handSwapBiddingOnly'
  | 'privateNotes';

const SWITCHES: readonly {
  readonly [K in Switch]: {
    readonly name: K;
    readonly rule: string;
    readonly values: readonly DuneOptions[K][];
  };
}[Switch][] = [
  { name: 'allianceMax', rule: 'DUN-27.7', values: [2, 3, 6] },
  { name: 'allianceStrongholds', rule: 'DUN-13.6', values: [3, 4] },
  { name: 'bribes', rule: 'DUN-15.7', values: ['at-once', 'mentat-pause'] },
  { name: 'extraWormScope', rule: 'DUN-30.7', values: ['blow', 'phase'] },
  { name: 'handSwapBiddingOnly', rule: 'DUN-30.27', values: [false, true] },
  { name: 'privateNotes', rule: 'RUL-D32', values: [false, true] },
];

/** The switches of the rules; closed while they are as in the rulebook. */
export function Rules({ form, onChange }: RulesProps) {
  const text = useWords(words).rules;
  const language = useLanguage();
  const changed = !isByTheBook(form);
  return (
    <RulesFold text={text} changed={changed}>
      <div className={style.rule}>
        <Slider
          label={settingName('turns', language)}
          value={form.turns}
          min={1}
          max={10}
          onChange={(turns) => onChange({ ...form, turns })}
        />
        <p className={style.hint}>
          <Link href="/rules/DUN-2.6">{text.rule('DUN-2.6')}</Link>
        </p>
      </div>
      {SWITCHES.map(({ name, rule, values }) => (
        <div key={name} className={style.rule}>
          <Segmented
            label={settingName(name, language)}
            value={String(form[name])}
            options={values.map((value) => ({
              value: String(value),
              label: settingValue(name, value, language),
            }))}
            onChange={(chosen) =>
              onChange({ ...form, [name]: values.find((value) => String(value) === chosen) })
            }
          />
          <p className={style.hint}>
            <Link href={`/rules/${rule}`}>{text.rule(rule)}</Link>
          </p>
        </div>
      ))}
      {changed && (
        <Button size="small" onClick={() => onChange({ ...form, ...BY_THE_BOOK })}>
          {text.reset}
        </Button>
      )}
    </RulesFold>
  );
}
