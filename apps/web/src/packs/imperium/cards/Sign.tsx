import type { PartId } from '@landsraad/imperium';
import { Icon } from '../../../icons/Icon.tsx';
import type { IconName } from '../../../icons/paths.tsx';
import styles from './Frame.module.css';

/** Stands before a field, and in place of its heading where there is no room for words. */
export function Sign({ id, title }: { readonly id: PartId; readonly title?: string }) {
  const sign = SIGNS[id];
  if (sign === undefined) return null;
  return (
    <span className={styles.sign}>
      {typeof sign === 'number' ? sign : <Icon name={sign} title={title} size={1.15} />}
    </span>
  );
}

const SIGNS: Partial<Readonly<Record<PartId, IconName | number>>> = {
  onAcquire: 'acquire',
  agent: 'agent',
  reveal: 'reveal',
  onTrash: 'trash',
  plot: 'plot',
  combat: 'combat',
  endgame: 'endgame',
  first: 1,
  second: 2,
  third: 3,
  signet: 'signet',
  control: 'control',
  maker: 'maker',
  point: 'point',
  bonus: 'influence-up',
  alliance: 'alliance',
};
