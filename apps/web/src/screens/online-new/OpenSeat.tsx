import { opponentsIn } from '@landsraad/bots/names';
import type { Seat } from '@landsraad/kernel';
import { useWords } from '../../app/language.ts';
import { SeatMark } from '../../table/seats/SeatMark.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Select } from '../../ui/Select.tsx';
import { type SeatForm, type TableForm, withSeat } from '../new-game/form.ts';
import style from '../new-game/SeatFields.module.css';
import { seatColours } from '../new-game/SeatFields.tsx';
import { words as localWords } from '../new-game/words.ts';
import { hostSeat, type OnlineForm } from './form.ts';
import { words } from './words.ts';

interface OpenSeatProps {
  readonly game: string;
  readonly seat: Seat;
  readonly form: OnlineForm;
  readonly onChange: (table: TableForm) => void;
}

/** One place at the table: for somebody who will come, or for a bot. */
export function OpenSeat({ game, seat, form, onChange }: OpenSeatProps) {
  const text = useWords(words);
  const here = useWords(localWords);
  const { is, bot } = form.table.seats[seat]!;
  const put = (part: Partial<SeatForm>) => onChange(withSeat(form.table, seat, part));
  const openHint = form.visibility === 'public' ? text.openPublicHint : text.openHint;
  return (
    <fieldset className={style.seat} style={seatColours(seat)}>
      <legend className={style.legend}>
        <SeatMark seat={seat} size={1.1} /> {here.seat(seat + 1)}
      </legend>
      <Segmented
        label={here.is}
        hideLabel
        value={is}
        options={[
          { value: 'person', label: text.open, icon: 'person' },
          { value: 'bot', label: here.bot, icon: 'bot' },
        ]}
        onChange={(value) => put({ is: value })}
      />
      {is === 'person' ? (
        <p className={style.hint}>{seat === hostSeat(form) ? text.yours : openHint}</p>
      ) : (
        <Select
          label={here.level}
          value={bot}
          options={opponentsIn(game, bot).map((value) => ({
            value,
            label: here.bots[value].name,
          }))}
          onChange={(value) => put({ bot: value })}
        />
      )}
    </fieldset>
  );
}
