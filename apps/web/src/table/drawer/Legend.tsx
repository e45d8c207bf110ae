import { useWords } from '../../app/language.ts';
import { colourOf } from '../../icons/colours.ts';
import { Icon } from '../../icons/Icon.tsx';
import { RuleLink } from '../../rules/RuleLink.tsx';
import type { Explained, IconGroup } from '../explain/explaining.ts';
import styles from './Drawer.module.css';
import { words } from './words.ts';

/** Every icon of the game with its name and what it means. */
export function Legend({ groups }: { readonly groups: readonly IconGroup[] }) {
  return groups.map(({ name, icons }) => (
    <section key={name} className={styles.part}>
      <h3>{name}</h3>
      <ul className={styles.legend}>
        {icons.map((one) => (
          <Entry key={one.icon} {...one} />
        ))}
      </ul>
    </section>
  ));
}

function Entry({ icon, name, sentence, rule }: Explained) {
  const say = useWords(words);
  return (
    <li data-legend={icon}>
      <span className={styles.drawn} style={{ color: colourOf(icon) }}>
        <Icon name={icon} size={1.5} />
      </span>
      <span>
        <b>{name}</b> {sentence} <RuleLink rule={rule} title={say.readRule} />
      </span>
    </li>
  );
}
