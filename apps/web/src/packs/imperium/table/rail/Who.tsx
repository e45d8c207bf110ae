import { isLeader, leaderOf, nameOf, type PlayerView } from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import { useWords } from '../../../../app/language.ts';
import { Icon } from '../../../../icons/Icon.tsx';
import type { IconName } from '../../../../icons/paths.tsx';
import { useWording } from '../../../../table/desk/wording.ts';
import { isHouseHagal, isRival } from '../../seats/rivals.ts';
import { useImperium } from '../desk.ts';
import { words as rivalWords } from '../rivals/words.ts';
import { words } from '../words.ts';
import styles from './Rail.module.css';

interface WhoProps {
  readonly player: PlayerView;
  readonly seat: Seat;
}

/** The Leader, what somebody holds, the points. */
export function Who({ player, seat }: WhoProps) {
  const { view } = useImperium().snapshot;
  const { name, language } = useWording();
  const say = useWords(words);
  const rivals = useWords(rivalWords);
  const leader = isLeader(player.leader) ? nameOf(leaderOf(player.leader), language) : '';
  return (
    <>
      {leader !== name(seat) && <small>{leader}</small>}
      {isRival(view, seat) && leader && <small>{rivals.rival}</small>}
      <Marks player={player} seat={seat} />
      {!isHouseHagal(view, seat) && (
        <span className={styles.points} title={say.points}>
          <Icon name="point" title={say.points} size={1.1} />
          <b>{player.vp}</b>
        </span>
      )}
    </>
  );
}

function Marks({ player, seat }: WhoProps) {
  const { snapshot } = useImperium();
  const say = useWords(words);
  const rivals = useWords(rivalWords);
  const { firstPlayer, mentat } = snapshot.view;
  const rival = isRival(snapshot.view, seat);
  const marks: [IconName, string, boolean][] = [
    ['first-player', say.firstPlayer, firstPlayer === seat],
    ['council', say.council, player.council],
    ['swordmaster', rival ? rivals.thirdAgent : say.swordmaster, player.swordmaster],
    ['mentat', say.mentat, mentat === seat],
    ['reveal', say.revealed, player.revealed],
  ];
  return (
    <span className={styles.marks}>
      {marks.map(
        ([icon, title, has]) => has && <Icon key={icon} name={icon} title={title} size={1.05} />,
      )}
    </span>
  );
}
