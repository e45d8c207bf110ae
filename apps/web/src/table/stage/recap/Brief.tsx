import { useWords } from '../../../app/language.ts';
import type { Frame } from '../../../games/log.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { useKnown } from '../../desk/known.ts';
import { useWording } from '../../desk/wording.ts';
import { SeatMark } from '../../seats/SeatMark.tsx';
import type { Scene } from '../beats.ts';
import styles from './Brief.module.css';
import { wordChange } from './recap.ts';
import { useRecap } from './useRecap.ts';
import { words } from './words.ts';

interface BriefProps {
  readonly scene: Scene;
  readonly now: Frame;
}

/** What a round came to in passing: who won, and how the scores stand. */
export default function Brief({ scene, now }: BriefProps) {
  const { eyebrow, headline, players } = useRecap(scene, now);
  const { seat: own } = useKnown();
  const { short } = useWording();
  const say = useWords(words);
  return (
    <section className={styles.brief} aria-label={eyebrow} data-scene="brief">
      <p>{eyebrow}</p>
      <h2>{headline}</h2>
      <ul>
        {players.map(({ seat, score: { icon, name, n, change } }) => (
          <li key={seat}>
            <SeatMark seat={seat} size={0.9} /> {seat === own ? say.you : short(seat)}{' '}
            <Icon name={icon} title={name} size={1} /> <b>{n}</b>
            {change !== 0 && <small>{wordChange(change)}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
