import { Icon } from '../../../icons/Icon.tsx';
import { EffectIcons } from '../effects/EffectIcons.tsx';
import frame from './Frame.module.css';
import type { Printed } from './printed.ts';
import { Sign } from './Sign.tsx';
import styles from './StripFace.module.css';
import { Times } from './Times.tsx';

/** In a market or a list: its icons over its picture, then its name and what it does in one line. */
export function StripFace(printed: Printed & { readonly count?: number }) {
  const { name, factions = [], icons = [], badge, boxes, picture, count } = printed;
  return (
    <span className={styles.face} data-faction={factions[0]}>
      <span className={styles.picture}>
        {picture}
        <span className={styles.icons} data-many={icons.length > 4 || undefined}>
          {icons.map(({ icon, title, past }) => (
            <span key={icon} className={frame.icon} data-icon={icon} data-past={past || undefined}>
              <Icon name={icon} title={title} size={1} />
            </span>
          ))}
        </span>
      </span>
      <span className={styles.body}>
        <span className={styles.name}>{name}</span>
        <span className={styles.boxes}>
          {boxes.map(({ id, heading, lines, effects, also }) => (
            <span key={id} className={styles.box} data-box={id}>
              <Sign id={id} title={heading} also={also} />
              {effects.length > 0 ? (
                <EffectIcons effects={effects} />
              ) : (
                <span className={styles.words}>{lines.join(' ')}</span>
              )}
            </span>
          ))}
        </span>
      </span>
      <span className={styles.end}>
        {badge}
        <Times n={count} />
      </span>
    </span>
  );
}
