import type { PlayerView } from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import type { CSSProperties } from 'react';
import { useWords } from '../../../../app/language.ts';
import { Icon } from '../../../../icons/Icon.tsx';
import type { IconName } from '../../../../icons/paths.tsx';
import { ModuleParts } from '../../modules/Parts.tsx';
import { isRival } from '../../seats/rivals.ts';
import { useImperium } from '../desk.ts';
import { words as rivalWords } from '../rivals/words.ts';
import { words } from '../words.ts';
import styles from './Plates.module.css';

interface TokensProps {
  readonly player: PlayerView;
  readonly seat: Seat;
}

/** What somebody holds; before it the board's Agents stand. */
export function Tokens({ player, seat }: TokensProps) {
  const { view } = useImperium().snapshot;
  const say = useWords(words);
  const rivals = useWords(rivalWords);
  const third = isRival(view, seat) ? rivals.thirdAgent : say.swordmaster;
  const tokens: [IconName, string, boolean][] = [
    ['first-player', say.firstPlayer, view.firstPlayer === seat],
    ['council', say.council, player.council],
    ['swordmaster', third, player.swordmaster],
    ['mentat', say.mentatNext, view.mentatPromised === seat],
    ['reveal', say.revealed, player.revealed],
  ];
  const agents = player.agents + (view.mentat === seat ? 1 : 0);
  return (
    <span className={styles.tokens} style={{ '--agents': agents } as CSSProperties}>
      {tokens.map(
        ([icon, title, has]) => has && <Icon key={icon} name={icon} title={title} size={1.1} />,
      )}
      <ModuleParts part="Tokens" seat={seat} />
    </span>
  );
}
