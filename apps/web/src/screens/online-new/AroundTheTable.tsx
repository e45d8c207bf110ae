import { useWords } from '../../app/language.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Slider } from '../../ui/Slider.tsx';
import style from '../new-game/NewGame.module.css';
import { CLOCKS, DAYS, MINUTES, type OnlineForm, SECONDS } from './form.ts';
import own from './OnlineNew.module.css';
import { words } from './words.ts';

interface AroundProps {
  readonly form: OnlineForm;
  readonly onChange: (part: Partial<OnlineForm>) => void;
}

/** What a table needs that stands between homes: who finds it, who watches, how long one thinks. */
export function AroundTheTable({ form, onChange }: AroundProps) {
  const text = useWords(words);
  return (
    <Panel title={text.around}>
      <div className={style.rule}>
        <Segmented
          label={text.visibility.label}
          value={form.visibility}
          options={(['link', 'public'] as const).map((value) => ({
            value,
            label: text.visibility[value],
          }))}
          onChange={(visibility) => onChange({ visibility })}
        />
        <p className={style.hint}>{text.visibility[`${form.visibility}Hint`]}</p>
      </div>
      <div className={style.rule}>
        <Segmented
          label={text.clock.label}
          value={form.clock}
          options={CLOCKS.map((value) => ({ value, label: text.clock[value] }))}
          onChange={(clock) => onChange({ clock })}
        />
        <p className={style.hint}>{text.clock[`${form.clock}Hint`]}</p>
        {form.clock === 'bank' && (
          <div className={own.times}>
            <Slider
              label={text.clock.minutes}
              value={form.minutes}
              min={MINUTES.least}
              max={MINUTES.most}
              step={MINUTES.step}
              word={text.clock.minutesIs}
              onChange={(minutes) => onChange({ minutes })}
            />
            <Slider
              label={text.clock.increment}
              value={form.increment}
              min={SECONDS.least}
              max={SECONDS.most}
              step={SECONDS.step}
              word={text.clock.incrementIs}
              onChange={(increment) => onChange({ increment })}
            />
          </div>
        )}
        {form.clock === 'days' && (
          <div className={own.times}>
            <Slider
              label={text.clock.perMove}
              value={form.days}
              min={DAYS.least}
              max={DAYS.most}
              word={text.clock.daysIs}
              onChange={(days) => onChange({ days })}
            />
          </div>
        )}
      </div>
      <div className={style.rule}>
        <Segmented
          label={text.spectators.label}
          value={form.spectators}
          options={(['none', 'now', 'delayed'] as const).map((value) => ({
            value,
            label: text.spectators[value],
          }))}
          onChange={(spectators) => onChange({ spectators })}
        />
        <p className={style.hint}>{text.spectators[`${form.spectators}Hint`]}</p>
      </div>
    </Panel>
  );
}
