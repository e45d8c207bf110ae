import { type PlayerView, RESOURCES, resourceName } from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import { lazy } from 'react';
import { useWords } from '../../../../app/language.ts';
import { useWording } from '../../../../table/desk/wording.ts';
import { SeatLine } from '../../../../table/rail/SeatLine.tsx';
import { isRival } from '../../seats/rivals.ts';
import { isActive, useImperium } from '../desk.ts';
import { words } from '../words.ts';
import { Amount, Influence } from './Amounts.tsx';
import { PlayerDetails } from './PlayerDetails.tsx';
import styles from './Rail.module.css';
import { Who } from './Who.tsx';

/** Only a table of one or two has Rivals; it is not laid without them. */
const RivalLine = lazy(() => import('../rivals/RivalLine.tsx'));

interface LineProps {
  readonly seat: Seat;
}

/** A player in one line; opened, all that everybody may know. */
export function PlayerLine({ seat }: LineProps) {
  const { view } = useImperium().snapshot;
  return isRival(view, seat) ? <RivalLine seat={seat} /> : <PersonLine seat={seat} />;
}

function PersonLine({ seat }: LineProps) {
  const { snapshot } = useImperium();
  const player = snapshot.view.players[seat]!;
  return (
    <SeatLine
      seat={seat}
      active={isActive(snapshot, seat)}
      marks={<Who player={player} seat={seat} />}
      amounts={<Amounts player={player} seat={seat} />}
    >
      <PlayerDetails player={player} seat={seat} />
    </SeatLine>
  );
}

interface AmountsProps extends LineProps {
  readonly player: PlayerView;
}

function Amounts({ player, seat }: AmountsProps) {
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
