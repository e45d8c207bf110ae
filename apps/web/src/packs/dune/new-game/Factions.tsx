import { FACTIONS, type FactionId, factionName, settingValue } from '@landsraad/dune';
import { useLanguage, useWords } from '../../../app/language.ts';
import newGame from '../../../screens/new-game/NewGame.module.css';
import { useSeatName } from '../../../screens/new-game/saying.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { FactionMark } from '../FactionMark.tsx';
import style from './Factions.module.css';
import { type DuneFault, type DuneForm, factionsOf, mayShare, withFaction } from './form.ts';
import { words } from './words.ts';

interface FactionsProps {
  readonly form: DuneForm;
  readonly faults: readonly DuneFault[];
  readonly onChange: (form: DuneForm) => void;
}

/** Which game it is, and who plays what. */
export function Factions({ form, faults, onChange }: FactionsProps) {
  const text = useWords(words);
  const sitter = useSeatName(form);
  const language = useLanguage();
  const chosen = factionsOf(form);
  return (
    <Panel title={text.factions}>
      <Segmented
        label={text.mode}
        value={form.mode}
        options={(['basic', 'advanced'] as const).map((value) => ({
          value,
          label: settingValue('mode', value, language),
        }))}
        onChange={(mode) => onChange({ ...form, mode })}
      />
      <p className={newGame.hint}>{text[form.mode]}</p>
      <div className={style.choices}>
        {chosen.map((faction, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <div key={seat} className={style.choice}>
            <p className={style.seat}>
              {faction && <FactionMark faction={faction} size={1.2} />} {sitter(seat)}
            </p>
            <Select
              label={text.of(sitter(seat))}
              hideLabel
              value={faction ?? ''}
              options={[
                { value: '', label: text.any },
                ...FACTIONS.map((id) => {
                  const taken = chosen.some((other, i) => other === id && i !== seat);
                  const name = factionName(id, language);
                  return { value: id as string, label: taken ? text.taken(name) : name };
                }),
              ]}
              onChange={(id) => onChange(withFaction(form, seat, (id || null) as FactionId | null))}
            />
            {faults.some((fault) => fault.seat === seat) && (
              <p className={style.fault}>{text.sameFaction}</p>
            )}
          </div>
        ))}
      </div>
      {mayShare(form) && (
        <>
          <Switch
            label={text.share}
            checked={form.twoFactionsEach}
            onChange={(twoFactionsEach) => onChange({ ...form, twoFactionsEach })}
          />
          <p className={newGame.hint}>{text.shareHint}</p>
        </>
      )}
    </Panel>
  );
}
