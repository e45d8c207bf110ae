import { FACTIONS, factionName, type PlayerView } from '@landsraad/imperium';
import { useWords } from '../../../../app/language.ts';
import { colourOf } from '../../../../icons/colours.ts';
import { Icon } from '../../../../icons/Icon.tsx';
import type { IconName } from '../../../../icons/paths.tsx';
import { useWording } from '../../../../table/desk/wording.ts';
import { words } from '../words.ts';
import styles from './Rail.module.css';

/* The small figures in a player's line. */

export function Influence({ player }: { readonly player: PlayerView }) {
  const { language } = useWording();
  const say = useWords(words);
  return (
    <span className={styles.influence}>
      {FACTIONS.map((faction) => (
        <span key={faction} style={{ color: `var(--${faction})` }}>
          <Icon
            name={faction}
            title={`${say.influence}, ${factionName(faction, language)}`}
            size={0.95}
          />
          {player.influence[faction]}
        </span>
      ))}
    </span>
  );
}

interface AmountProps {
  readonly icon: IconName;
  readonly n: number;
  /** How much of it something is made of. */
  readonly of?: number;
  readonly title: string;
}

export function Amount({ icon, n, of, title }: AmountProps) {
  return (
    <span className={styles.amount} title={title} data-zero={n === 0 || undefined}>
      <span style={{ color: colourOf(icon) }}>
        <Icon name={icon} title={title} size={1.05} />
      </span>
      {n}
      {of !== undefined && <small>/{of}</small>}
    </span>
  );
}
