import { conflictOf, nameOf, spaceOf } from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import { useWords } from '../../../app/language.ts';
import { useWording } from '../../../table/desk/wording.ts';
import { SeatMark } from '../../../table/seats/SeatMark.tsx';
import { Picture } from '../art/Picture.tsx';
import { EffectIcons } from '../effects/EffectIcons.tsx';
import styles from './Conflict.module.css';
import { words } from './conflict-words.ts';
import { type ConflictScene, conflictIn, defenceIn, type Lane, resolvedIn } from './lanes.ts';

interface FoughtProps {
  readonly scene: ConflictScene;
  readonly at: number;
  readonly lanes: readonly Lane[];
  readonly viewer: Seat | null;
}

/** What is fought for: who defends it, and which reward goes to whom as it stands. */
export function Fought({ scene, at, lanes, viewer }: FoughtProps) {
  const { name } = useWording();
  const say = useWords(words);
  const { id, rewards } = conflictOf(conflictIn(scene));
  const settled = resolvedIn(scene, at) !== null;
  return (
    <section className={styles.fought} aria-label={say.rewards}>
      <div className={styles.picture}>
        <Picture of={{ kind: 'conflict', id }} country="war" cut="large" />
        <Defence scene={scene} viewer={viewer} />
      </div>
      <ol>
        {rewards.map((effects, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: first, second and third
          <li key={i}>
            <b className={styles.rank}>{i + 1}</b>
            <EffectIcons effects={effects} />
            <span className={styles.takers}>
              {lanes
                .filter(({ place }) => place === i + 1)
                .map(({ seat }) => (
                  <span key={seat}>
                    <SeatMark seat={seat} title={name(seat)} /> {!settled && say.forNow}
                  </span>
                ))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Defence({ scene, viewer }: Pick<FoughtProps, 'scene' | 'viewer'>) {
  const { brief, language } = useWording();
  const say = useWords(words);
  const defence = defenceIn(scene);
  if (!defence) return null;
  const { seat, space, troops } = defence;
  const where = nameOf(spaceOf(space), language);
  const held = seat === viewer ? say.youHold(where) : say.holds(brief.seatName(seat), where);
  return (
    <p className={styles.defence}>
      {troops > 0 ? say.defended(held, say.troops(troops)) : `${held}.`}
    </p>
  );
}
