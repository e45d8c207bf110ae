import { Icon } from '../../../icons/Icon.tsx';
import { Fields } from './Fields.tsx';
import frame from './Frame.module.css';
import { HAND } from './fit.ts';
import styles from './HandFace.module.css';
import { Head } from './Head.tsx';
import type { Printed } from './printed.ts';

/** In a hand: where it sends an Agent over its picture, and what it does in icons and in words. */
export function HandFace(printed: Printed & { readonly count?: number }) {
  const { icons = [], picture } = printed;
  return (
    <>
      <Head {...printed} />
      <span className={styles.picture}>
        {picture}
        <span className={styles.icons}>
          {icons.map(({ icon, title, past }) => (
            <span key={icon} className={frame.icon} data-icon={icon} data-past={past || undefined}>
              <Icon name={icon} title={title} size={1.8} />
              {icons.length === 1 && <span className={styles.only}>{title}</span>}
            </span>
          ))}
        </span>
      </span>
      <Fields printed={printed} card={HAND} />
    </>
  );
}
