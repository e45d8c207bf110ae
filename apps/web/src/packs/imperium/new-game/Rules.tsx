import { settingName, settingValue } from '@landsraad/imperium';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../../../app/language.ts';
import style from '../../../screens/new-game/NewGame.module.css';
import { RulesFold } from '../../../screens/new-game/RulesFold.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { Slider } from '../../../ui/Slider.tsx';
import { byTheBook, type ImperiumForm, isByTheBook, POINTS } from './form.ts';
import { SoloVariants } from './SoloVariants.tsx';
import { words } from './words.ts';

interface RulesProps {
  readonly form: ImperiumForm;
  readonly onChange: (part: Partial<ImperiumForm>) => void;
}

/** The switches of the rulings; closed while they are as in the rulebook. */
export function Rules({ form, onChange }: RulesProps) {
  const text = useWords(words).rules;
  const reset = useWords(words).reset;
  const language = useLanguage();
  const changed = !isByTheBook(form);
  return (
    <RulesFold text={text} changed={changed}>
      <div className={style.rule}>
        <Slider
          label={settingName('pointsToWin', language)}
          value={form.pointsToWin}
          min={POINTS.least}
          max={POINTS.most}
          onChange={(points) => onChange({ pointsToWin: points })}
        />
        <p className={style.hint}>
          {text.pointsToWin} <Link href="/rules/IMP-24.1">{text.rule('IMP-24.1')}</Link>
        </p>
      </div>
      {form.players === 3 && (
        <div className={style.rule}>
          <Segmented
            label={settingName('tieForSecondBelowFour', language)}
            value={form.tieForSecondBelowFour}
            options={(['nothing', 'third'] as const).map((value) => ({
              value,
              label: settingValue('tieForSecondBelowFour', value, language),
            }))}
            onChange={(tie) => onChange({ tieForSecondBelowFour: tie })}
          />
          <p className={style.hint}>
            {text.tieForSecondBelowFour} <Link href="/rules/AMB-2">{text.ruling('AMB-2')}</Link>
          </p>
        </div>
      )}
      <div className={style.rule}>
        <Segmented
          label={settingName('bindu', language)}
          value={form.bindu}
          options={(['turn-ends', 'may-pass'] as const).map((value) => ({
            value,
            label: settingValue('bindu', value, language),
          }))}
          onChange={(value) => onChange({ bindu: value })}
        />
        <p className={style.hint}>
          {text.bindu} <Link href="/rules/AMB-41">{text.ruling('AMB-41')}</Link>
        </p>
      </div>
      {form.players === 1 && <SoloVariants form={form} onChange={onChange} />}
      {changed && (
        <Button size="small" onClick={() => onChange(byTheBook(form))}>
          {reset}
        </Button>
      )}
    </RulesFold>
  );
}
