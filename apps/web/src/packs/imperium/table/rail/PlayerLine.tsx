import {
  isLeader,
  leaderOf,
  nameOf,
  type PlayerView,
  RESOURCES,
  resourceName,
} from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import { useWords } from '../../../../app/language.ts';
import { Icon } from '../../../../icons/Icon.tsx';
import type { IconName } from '../../../../icons/paths.tsx';
import { useWording } from '../../../../table/desk/wording.ts';
import { SeatLine } from '../../../../table/rail/SeatLine.tsx';
import { isHouseHagal, isRival } from '../../seats/rivals.ts';
import { useImperium } from '../desk.ts';
import { LastTurn } from '../rivals/LastTurn.tsx';
import { RivalDetails } from '../rivals/RivalDetails.tsx';
import { RivalAmounts } from '../rivals/RivalLine.tsx';
import { words as rivalWords } from '../rivals/words.ts';
import { words } from '../words.ts';
import { Amount, Influence } from './Amounts.tsx';
import { PlayerDetails } from './PlayerDetails.tsx';
import styles from './Rail.module.css';

/** A player in one line; opened, all that everybody may know. */
export function PlayerLine({ seat }: { readonly seat: Seat }) {
  const { view, waiting } = useImperium().snapshot;
  const player = view.players[seat]!;
  const active = view.phase === 'turns' ? view.active === seat : waiting.includes(seat);
  const rival = isRival(view, seat);
  const Amounts = rival ? RivalAmounts : PlayerAmounts;
  const Details = rival ? RivalDetails : PlayerDetails;
  const line = (
    <SeatLine
      seat={seat}
      active={active}
      marks={<Who player={player} seat={seat} />}
      amounts={<Amounts player={player} seat={seat} />}
    >
      <Details player={player} seat={seat} />
    </SeatLine>
  );
  if (!rival) return line;
  return (
    <div className={styles.rival}>
      {line}
      <LastTurn seat={seat} />
    </div>
  );
}

interface PartProps {
  readonly player: PlayerView;
  readonly seat: Seat;
}

/** The Leader, what somebody holds, the points. */
function Who({ player, seat }: PartProps) {
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

function Marks({ player, seat }: PartProps) {
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

function PlayerAmounts({ player, seat }: PartProps) {
  const { snapshot } = useImperium();
  const { language } = useWording();
  const say = useWords(words);
  const agents = player.agents + (snapshot.view.mentat === seat ? 1 : 0);
  return (
    <span className={styles.amounts}>
      {RESOURCES.map((resource) => (
        <Amount
          key={resource}
          icon={resource}
          n={player[resource]}
          title={resourceName(resource, language)}
        />
      ))}
      <Amount icon="agent" n={agents} title={say.agents} />
      <Amount icon="garrison" n={player.garrison} title={say.garrison} />
      <Amount icon="conflict" n={player.conflict} title={say.conflict} />
      <Amount icon="hand" n={player.handSize} title={say.hasHand(player.handSize)} />
      <Amount
        icon="intrigue"
        n={player.intrigueCount}
        title={say.hasIntrigue(player.intrigueCount)}
      />
      <Influence player={player} />
    </span>
  );
}
