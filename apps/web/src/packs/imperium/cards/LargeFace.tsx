import type { CSSProperties } from 'react';
import { Icon } from '../../../icons/Icon.tsx';
import { EffectIcons } from '../effects/EffectIcons.tsx';
import { Factions, stripesOf } from './Factions.tsx';
import frame from './Frame.module.css';
import styles from './LargeFace.module.css';
import type { Printed } from './printed.ts';
import { Sign } from './Sign.tsx';

/** To be read: every field with its heading, its icons and all of its words. */
export function LargeFace({
  name,
  kind,
  factions = [],
  icons = [],
  badge,
  boxes,
  picture,
}: Printed) {
  return (
    <>
      <header
        className={frame.head}
        data-faction={factions[0]}
        style={stripesOf(factions) as CSSProperties}
      >
        <div className={styles.title}>
          <h3 className={frame.name}>{name}</h3>
          <p className={styles.kind}>{kind}</p>
        </div>
        <span className={frame.corner} data-low>
          {badge}
          <Factions of={factions} />
        </span>
      </header>
      <div className={styles.picture}>{picture}</div>
      {icons.length > 0 && (
        <ul className={styles.icons}>
          {icons.map(({ icon, title, past }) => (
            <li key={icon} className={frame.icon} data-icon={icon} data-past={past || undefined}>
              <Icon name={icon} size={1.5} />
              {title}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.boxes}>
        {boxes.map(({ id, heading, lines, effects }) => (
          <section key={id} className={styles.box} data-box={id}>
            <h4 className={styles.heading}>
              <Sign id={id} />
              {heading}
            </h4>
            {effects.length > 0 && (
              <div className={styles.drawn} aria-hidden="true">
                <EffectIcons effects={effects} />
              </div>
            )}
            {lines.map((line) => (
              <p key={line} className={styles.line}>
                {line}
              </p>
            ))}
          </section>
        ))}
      </div>
    </>
  );
}
