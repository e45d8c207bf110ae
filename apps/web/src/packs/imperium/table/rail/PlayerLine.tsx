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
import { useBeside } from '../../../../table/beside.ts';
import { useDesk } from '../../../../table/desk.ts';
import styles from '../../../../table/rail/Rail.module.css';
import { SeatMark } from '../../../../table/seats/SeatMark.tsx';
import { Spinner } from '../../../../ui/Spinner.tsx';
import { isHouseHagal, isRival } from '../../seats/rivals.ts';
import { LastTurn } from '../rivals/LastTurn.tsx';
import { RivalDetails } from '../rivals/RivalDetails.tsx';
import { RivalAmounts } from '../rivals/RivalLine.tsx';
import { words as rivalWords } from '../rivals/words.ts';
import { words } from '../words.ts';
import { Amount, Influence } from './Amounts.tsx';
import { PlayerDetails } from './PlayerDetails.tsx';

/** A player in one line; opened, all that everybody may know. */
export function PlayerLine({ seat }: { readonly seat: Seat }) {
  const { snapshot, name, offers, press, language } = useDesk();
  const beside = useBeside();
  const say = useWords(words);
  const rivals = useWords(rivalWords);
  const { view, thinking, waiting } = snapshot;
  const rival = isRival(view, seat);
  const player = view.players[seat]!;
  const spot = `seat:${seat}` as const;
  const offered = offers.may.has(spot);
  const leader = isLeader(player.leader) ? nameOf(leaderOf(player.leader), language) : '';
  const active = view.phase === 'turns' ? view.active === seat : waiting.includes(seat);
  const line = (
    <details
      className={styles.player}
      data-spot={spot}
      data-offered={offered || undefined}
      data-active={active || undefined}
    >
      <summary>
        <span className={styles.who}>
          <SeatMark seat={seat} size={1.1} title={active ? say.turn : undefined} />
          <strong>{name(seat)}</strong>
          {thinking === seat && <Spinner label={say.thinking} />}
          {beside?.seat(seat)}
          {leader !== name(seat) && <small>{leader}</small>}
          {rival && leader && <small>{rivals.rival}</small>}
          <Marks player={player} seat={seat} />
          {!isHouseHagal(view, seat) && (
            <span className={styles.points} title={say.points}>
              <Icon name="point" title={say.points} size={1.1} />
              <b>{player.vp}</b>
            </span>
          )}
        </span>
        {rival ? (
          <RivalAmounts player={player} seat={seat} />
        ) : (
          <Amounts player={player} seat={seat} />
        )}
      </summary>
      {offered && (
        <button
          type="button"
          className={styles.choose}
          data-spot={spot}
          onClick={() => press(spot)}
        >
          {say.choose}
        </button>
      )}
      {rival ? (
        <RivalDetails player={player} seat={seat} />
      ) : (
        <PlayerDetails player={player} seat={seat} />
      )}
    </details>
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

function Marks({ player, seat }: PartProps) {
  const { snapshot } = useDesk();
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

function Amounts({ player, seat }: PartProps) {
  const { snapshot, language } = useDesk();
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
