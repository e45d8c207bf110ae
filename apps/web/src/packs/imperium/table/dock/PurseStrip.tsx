import { RESOURCES, resourceName } from '@landsraad/imperium';
import { useWords } from '../../../../app/language.ts';
import { useWording } from '../../../../table/desk/wording.ts';
import { SeatMark } from '../../../../table/seats/SeatMark.tsx';
import { useImperium, useOwnPlayer } from '../desk.ts';
import { words } from '../words.ts';
import styles from './Dock.module.css';
import { Amount } from './Purse.tsx';

/** On a phone: what one has, always in sight, in one line. */
export function PurseStrip() {
  const me = useOwnPlayer();
  const { seat, snapshot } = useImperium();
  const { language } = useWording();
  const say = useWords(words);
  if (!me || seat === null) return null;
  return (
    <section className={styles.stripe} aria-label={say.purse}>
      <ul className={styles.strip}>
        <li>
          <SeatMark seat={seat} size={1} />
        </li>
        <Amount icon="point" n={me.vp} label={say.points} />
        {RESOURCES.map((resource) => (
          <Amount
            key={resource}
            icon={resource}
            n={me[resource]}
            label={resourceName(resource, language)}
          />
        ))}
        <Amount
          icon="agent"
          n={me.agents + (snapshot.view.mentat === seat ? 1 : 0)}
          label={say.agents}
        />
        <Amount icon="garrison" n={me.garrison} label={say.garrison} />
        <Amount icon="conflict" n={me.conflict} label={say.conflict} />
        <Amount icon="intrigue" n={me.intrigueCount} label={say.hasIntrigue(me.intrigueCount)} />
      </ul>
    </section>
  );
}
