import type { PlayerView } from '@landsraad/imperium';
import { useWords } from '../../../../app/language.ts';
import { Icon } from '../../../../icons/Icon.tsx';
import { words } from '../words.ts';
import styles from './Plates.module.css';

interface OfPlayer {
  readonly player: PlayerView;
}

/** Victory Points. */
export function Score({ player }: OfPlayer) {
  const say = useWords(words);
  return (
    <span className={styles.points} title={say.points} data-points={player.vp}>
      <Icon name="point" title={say.points} size={1} />
      <b>{player.vp}</b>
    </span>
  );
}

/** In the lane: the strength; the units themselves are pieces of the board. */
export function Lane({ player: { strength } }: OfPlayer) {
  const say = useWords(words);
  return (
    <b
      className={styles.strength}
      title={say.strength}
      data-strength={strength}
      data-zero={strength === 0 || undefined}
    >
      {strength}
    </b>
  );
}

/** Points and strength in one line. */
export function Standing({ player }: OfPlayer) {
  const say = useWords(words);
  return (
    <>
      <Score player={player} />
      <span className={styles.force} title={say.strength}>
        <Icon name="strength" title={say.strength} size={1} />
        <b>{player.strength}</b>
      </span>
    </>
  );
}
