import { opponentsIn } from '@landsraad/bots/names';
import type { Seat } from '@landsraad/kernel';
import type { CSSProperties } from 'react';
import { useWords } from '../../app/language.ts';
import { SeatMark } from '../../table/seats/SeatMark.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import {
  type FormFault,
  LONGEST_NAME,
  personsOf,
  type SeatForm,
  seatsOf,
  type TableForm,
  withSeat,
} from './form.ts';
import style from './SeatFields.module.css';
import { useFormFaultText } from './saying.ts';
import { words } from './words.ts';

interface SeatFieldsProps {
  readonly game: string;
  readonly seat: Seat;
  readonly form: TableForm;
  readonly faults: readonly FormFault[];
  readonly onChange: (form: TableForm) => void;
}

/** The place bears its colour. */
export const seatColours = (seat: Seat) => ({ '--seat': `var(--seat-${seat})` }) as CSSProperties;

/** One place at the table: a person with a name, or a bot with a level. */
export function SeatFields({ game, seat, form, faults, onChange }: SeatFieldsProps) {
  const text = useWords(words);
  const say = useFormFaultText();
  const { is, name, bot } = seatsOf(form)[seat]!;
  const fault = faults.find((one) => 'seat' in one && one.seat === seat);
  const put = (part: Partial<SeatForm>) => onChange(withSeat(form, seat, part));
  return (
    <fieldset className={style.seat} style={seatColours(seat)}>
      <legend className={style.legend}>
        <SeatMark seat={seat} size={1.1} /> {form.players === 1 ? text.you : text.seat(seat + 1)}
      </legend>
      {form.players > 1 && (
        <Segmented
          label={text.is}
          hideLabel
          value={is}
          options={[
            { value: 'person', label: text.person, icon: 'person' },
            { value: 'bot', label: text.bot, icon: 'bot' },
          ]}
          onChange={(value) => put({ is: value })}
        />
      )}
      {is === 'person' ? (
        <TextField
          label={personsOf(form) > 1 ? text.name : text.nameOptional}
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          error={fault && say(fault)}
          onChange={(value) => put({ name: value })}
        />
      ) : (
        <Select
          label={text.level}
          value={bot}
          options={opponentsIn(game, bot).map((value) => ({
            value,
            label: text.bots[value].name,
          }))}
          onChange={(value) => put({ bot: value })}
        />
      )}
    </fieldset>
  );
}
