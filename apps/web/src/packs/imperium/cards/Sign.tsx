import type { PartId } from '@landsraad/imperium';
import { Icon } from '../../../icons/Icon.tsx';
import type { IconName } from '../../../icons/paths.tsx';
import styles from './Frame.module.css';
import type { NamedIcon } from './printed.ts';

interface SignProps {
  readonly id: PartId;
  readonly title?: string;
  readonly also?: NamedIcon;
}

/** Stands before a field, and in place of its heading where there is no room for words. */
export function Sign({ id, title, also }: SignProps) {
  const sign = SIGNS[id];
  if (sign === undefined) return null;
  return (
    <span className={styles.sign}>
      {typeof sign === 'number' ? sign : <Icon name={sign} title={title} size={1.15} />}
      {also && <Icon name={also.icon} title={also.title} size={1.15} />}
    </span>
  );
}

const SIGNS: Partial<Readonly<Record<PartId, IconName | number>>> = {
  onAcquire: 'acquire',
  agent: 'agent',
  reveal: 'reveal',
  onTrash: 'trash',
  use: 'flip',
  roundStart: 'first-player',
  onWin: 'conflict',
  always: 'tech',
  unload: 'unload',
  graft: 'graft',
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
