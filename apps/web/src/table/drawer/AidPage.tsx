import { useWords } from '../../app/language.ts';
import { colourOf } from '../../icons/colours.ts';
import { Icon } from '../../icons/Icon.tsx';
import { RuleLink } from '../../rules/RuleLink.tsx';
import type { AidPart } from '../explain/explaining.ts';
import styles from './Drawer.module.css';
import { words } from './words.ts';

/** A round in short. */
export function AidPage({ parts }: { readonly parts: readonly AidPart[] }) {
  const say = useWords(words);
  return parts.map(({ heading, lines }) => (
    <section key={heading} className={styles.part}>
      <h3>{heading}</h3>
      <ul className={styles.aid}>
        {lines.map(({ icon, text, rule }) => (
          <li key={text}>
            <span className={styles.drawn} style={{ color: colourOf(icon) }}>
              <Icon name={icon} size={1.3} />
            </span>
            <span>
              {text} <RuleLink rule={rule} title={say.readRule} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  ));
}
