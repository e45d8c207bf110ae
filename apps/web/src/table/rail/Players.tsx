import { clockwise, type Seat } from '@landsraad/kernel';
import { memo, type ReactNode } from 'react';
import { useWords } from '../../app/language.ts';
import { useKnown } from '../desk/known.ts';
import { useWording } from '../desk/wording.ts';
import { words } from '../words.ts';
import styles from './Players.module.css';

interface PlayersProps {
  /** A player's line. */
  readonly line: (props: { readonly seat: Seat }) => ReactNode;
  /** The viewer's own line as well. */
  readonly everybody?: boolean;
}

/** The other players, each in one line that opens, from the viewer's left. */
export const Players = memo(function Players({ line: Line, everybody }: PlayersProps) {
  const { seat } = useKnown();
  const { names } = useWording();
  const say = useWords(words);
  const seats = clockwise(seat ?? 0, names.length);
  const shown = seat === null || everybody ? seats : seats.slice(1);
  return (
    <section className={styles.players} data-part="opponents" aria-label={say.opponents}>
      {shown.map((other) => (
        <Line key={other} seat={other} />
      ))}
    </section>
  );
});
