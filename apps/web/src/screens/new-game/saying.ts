import type { Seat } from '@landsraad/kernel';
import { useWords } from '../../app/language.ts';
import { type FormFault, LONGEST_NAME, seatsOf, type TableForm } from './form.ts';
import { words } from './words.ts';

/** What is wrong, as a sentence. */
export function useFormFaultText(): (fault: FormFault) => string {
  const text = useWords(words).faults;
  return ({ fault }) => {
    switch (fault) {
      case 'seed':
        return text.seed;
      case 'no-name':
        return text.noName;
      case 'same-name':
        return text.sameName;
      case 'long-name':
        return text.longName(LONGEST_NAME);
    }
  };
}

/** How a seat is called while the table is laid: by its person, or by where it is. */
export function useSeatName(form: TableForm): (seat: Seat) => string {
  const text = useWords(words);
  return (seat) => {
    const { is, name } = seatsOf(form)[seat]!;
    const called = is === 'person' && name.trim();
    return called || (form.players === 1 ? text.you : text.seat(seat + 1));
  };
}
