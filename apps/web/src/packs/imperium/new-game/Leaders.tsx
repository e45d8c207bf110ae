import { describeLeader, type LeaderId, leaderOf, nameOf } from '@landsraad/imperium';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../../../app/language.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { useSeatName } from '../../../screens/new-game/saying.ts';
import { SeatMark } from '../../../table/seats/SeatMark.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { Select } from '../../../ui/Select.tsx';
import { LeaderFace } from '../cards/faces.tsx';
import { type ImperiumFault, type ImperiumForm, leadersOf, withLeader } from './form.ts';
import style from './Leaders.module.css';
import { leadersHere } from './leaders-here.ts';
import { words } from './words.ts';

interface LeadersProps {
  readonly form: ImperiumForm;
  readonly faults: readonly ImperiumFault[];
  readonly onChange: (form: ImperiumForm) => void;
}

const WAYS = ['random', 'chosen', 'pick'] as const;

export function Leaders({ form, faults, onChange }: LeadersProps) {
  const { leaders: text, rules } = useWords(words);
  const language = useLanguage();
  const hints = form.players === 1 ? text.solo : text;
  return (
    <Panel title={text.title}>
      <Segmented
        label={text.title}
        hideLabel
        value={form.leaders}
        options={WAYS.map((value) => ({ value, label: text[value] }))}
        onChange={(leaders) => onChange({ ...form, leaders })}
      />
      <p className={style.hint}>{hints[`${form.leaders}Hint`]}</p>
      {form.players === 1 && form.leaders !== 'pick' && (
        <p className={style.hint}>
          {text.never(
            leadersHere(form)
              .filter(({ soloRival }) => !soloRival)
              .map((one) => nameOf(one, language))
              .join(', '),
          )}{' '}
          <Link href="/rules/HAG-6.4">{rules.rule('HAG-6.4')}</Link>
        </p>
      )}
      {form.leaders === 'chosen' && (
        <div className={style.choices}>
          {leadersOf(form).map((_, seat) => (
            <LeaderChoice
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              key={seat}
              seat={seat}
              form={form}
              faults={faults}
              onChange={onChange}
            />
          ))}
        </div>
      )}
    </Panel>
  );
}

function LeaderChoice({ seat, form, faults, onChange }: LeadersProps & { readonly seat: number }) {
  const { leaders: text, faults: faultText, rival } = useWords(words);
  const language = useLanguage();
  const sitter = useSeatName(form);
  const seatName = (place: number) => (place < form.players ? sitter(place) : rival(place));
  const leaders = leadersOf(form);
  const leader = leaders[seat] ?? null;
  const taken = new Set(leaders.filter((_, i) => i !== seat));
  const here = leadersHere(form);
  const free = seat < form.players ? here : here.filter((one) => one.soloRival);
  const fault = faults.find((one) => one.fault === 'same-leader' && one.seat === seat);
  return (
    <div className={style.choice}>
      <p className={style.seat}>
        <SeatMark seat={seat} size={1.1} /> {seatName(seat)}
      </p>
      <Select
        label={text.of(seatName(seat))}
        hideLabel
        value={leader ?? ''}
        options={[
          { value: '', label: text.any },
          ...free.map((one) => {
            const name = nameOf(one, language);
            const gone = taken.has(one.id);
            return {
              value: one.id as string,
              label: gone ? text.taken(name) : name,
              disabled: gone,
            };
          }),
        ]}
        onChange={(value) => onChange(withLeader(form, seat, value || null))}
      />
      {fault && <p className={style.fault}>{faultText.sameLeader}</p>}
      {leader && seat < form.players && <LeaderFace leader={leaderOf(leader)} size="large" />}
      {leader && seat >= form.players && <Ring leader={leader} />}
    </div>
  );
}

/** All that a Rival uses of its Leader (HAG-6.2). */
function Ring({ leader }: { readonly leader: LeaderId }) {
  const language = useLanguage();
  const signet = describeLeader(leaderOf(leader), language).parts.find(({ id }) => id === 'signet');
  return (
    signet && (
      <p className={style.ring}>
        <Icon name="signet" size={1} /> <b>{signet.heading}</b> {signet.lines.join(' ')}
      </p>
    )
  );
}
