import type { PlayerView } from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import { useWords } from '../../../../app/language.ts';
import { Icon } from '../../../../icons/Icon.tsx';
import { useCount } from '../../../../table/stage/counts.ts';
import { words } from '../words.ts';
import styles from './Plates.module.css';

export interface OfPlayer {
  readonly player: PlayerView;
  readonly seat: Seat;
}

/** Victory Points. */
export function Score({ player, seat }: OfPlayer) {
  const say = useWords(words);
  const { n, changed } = useCount(seat, 'vp', player.vp);
  return (
    <span className={styles.points} data-points={n} data-changed={changed || undefined}>
      <Icon name="point" title={say.points} size={1} />
      <b>{n}</b>
    </span>
  );
}

/** In the lane: the strength; the units themselves are pieces of the board. */
export function Lane({ player: { strength, conflict, swords }, seat }: OfPlayer) {
  const say = useWords(words);
  const troops = useCount(seat, 'conflict', conflict);
  const ships = useCount(seat, 'fleet', 0);
  const blades = useCount(seat, 'sword', swords);
  return (
    <b
      className={styles.strength}
      title={say.strength}
      data-strength={strength}
      data-zero={strength === 0 || undefined}
      data-changed={troops.changed || ships.changed || blades.changed || undefined}
    >
      {strength}
    </b>
  );
}

/** Points and strength in one line. */
export function Standing({ player, seat }: OfPlayer) {
  const say = useWords(words);
  return (
    <>
      <Score player={player} seat={seat} />
      <span className={styles.force}>
        <Icon name="strength" title={say.strength} size={1} />
        <b>{player.strength}</b>
      </span>
    </>
  );
}
