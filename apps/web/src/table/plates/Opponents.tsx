import { clockwise, type Seat } from '@landsraad/kernel';
import { memo, type ReactNode } from 'react';
import { useWords } from '../../app/language.ts';
import { useKnown } from '../desk/known.ts';
import { useWording } from '../desk/wording.ts';
import { words } from '../words.ts';
import styles from './Opponents.module.css';

interface OpponentsProps {
  readonly plate: (props: { readonly seat: Seat }) => ReactNode;
}

/** The others in a row, from the viewer's left; everybody for whoever only watches. */
export const Opponents = memo(function Opponents({ plate: Plate }: OpponentsProps) {
  const { seat } = useKnown();
  const { names } = useWording();
  const say = useWords(words);
  const seats = clockwise(seat ?? 0, names.length);
  return (
    <section className={styles.opponents} data-part="opponents" aria-label={say.opponents}>
      {(seat === null ? seats : seats.slice(1)).map((other) => (
        <Plate key={other} seat={other} />
      ))}
    </section>
  );
});
