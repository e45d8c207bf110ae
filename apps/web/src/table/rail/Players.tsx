import { clockwise } from '@landsraad/kernel';
import { memo } from 'react';
import { useWords } from '../../app/language.ts';
import { PlayerLine } from '../../packs/imperium/table/rail/PlayerLine.tsx';
import { useDesk } from '../desk.ts';
import { words } from '../words.ts';
import styles from './Rail.module.css';

interface PlayersProps {
  /** The viewer's own line as well. */
  readonly everybody?: boolean;
}

/** The other players, each in one line that opens, from the viewer's left. */
export const Players = memo(function Players({ everybody }: PlayersProps) {
  const { snapshot, seat } = useDesk();
  const say = useWords(words);
  const seats = clockwise(seat ?? 0, snapshot.view.players.length);
  const shown = seat === null || everybody ? seats : seats.slice(1);
  return (
    <section className={styles.players} data-part="opponents" aria-label={say.opponents}>
      {shown.map((other) => (
        <PlayerLine key={other} seat={other} />
      ))}
    </section>
  );
});
