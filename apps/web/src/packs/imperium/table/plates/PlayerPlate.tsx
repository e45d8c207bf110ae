import { RESOURCES, resourceName } from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import { lazy, Suspense } from 'react';
import { useWords } from '../../../../app/language.ts';
import { useWording } from '../../../../table/desk/wording.ts';
import { Plate, type PlateProps } from '../../../../table/plates/Plate.tsx';
import { Portrait } from '../../art/Picture.tsx';
import { ModuleParts } from '../../modules/Parts.tsx';
import { isRival } from '../../seats/rivals.ts';
import { isActive, useImperium } from '../desk.ts';
import { words } from '../words.ts';
import { Amount } from './Amount.tsx';
import { usePlateLabel } from './label.ts';
import styles from './Plates.module.css';
import { Lane, type OfPlayer, Score, Standing } from './parts.tsx';
import { Tokens } from './Tokens.tsx';

/** Only a table of one or two has Rivals; it is not laid without them. */
const RivalPlate = lazy(() => import('../rivals/RivalPlate.tsx'));
/** Read when a plate is opened. */
const PlayerDetails = lazy(async () => ({
  default: (await import('./PlayerDetails.tsx')).PlayerDetails,
}));

export interface SeatPlateProps extends Pick<PlateProps, 'look' | 'faces'> {
  readonly seat: Seat;
}

/** Whoever sits there, beside the Conflict or in a row. */
export function PlayerPlate(props: SeatPlateProps) {
  const { view } = useImperium().snapshot;
  if (!isRival(view, props.seat)) return <PersonPlate {...props} />;
  return (
    <Suspense fallback={null}>
      <RivalPlate {...props} />
    </Suspense>
  );
}

/** In a row, for small screens. */
export const StripPlate = ({ seat }: { readonly seat: Seat }) => (
  <PlayerPlate seat={seat} look="strip" />
);

function PersonPlate({ seat, look, faces }: SeatPlateProps) {
  const { snapshot } = useImperium();
  const label = usePlateLabel(seat);
  const player = snapshot.view.players[seat]!;
  const common = {
    seat,
    look,
    label,
    active: isActive(snapshot, seat),
    face: <Portrait of={player.leader || `${seat}`} />,
    details: (
      <Suspense fallback={null}>
        <PlayerDetails player={player} seat={seat} />
      </Suspense>
    ),
  };
  if (look === 'strip')
    return <Plate {...common} score={<Standing player={player} seat={seat} />} />;
  return (
    <Plate
      {...common}
      faces={faces}
      score={<Score player={player} seat={seat} />}
      lane={<Lane player={player} seat={seat} />}
    >
      <Purse player={player} seat={seat} />
      <Held player={player} seat={seat} />
      <Tokens player={player} seat={seat} />
    </Plate>
  );
}

function Purse({ player, seat }: OfPlayer) {
  const { language } = useWording();
  return (
    <span className={styles.amounts}>
      {RESOURCES.map((resource) => (
        <Amount
          key={resource}
          seat={seat}
          unit={resource}
          icon={resource}
          n={player[resource]}
          title={resourceName(resource, language)}
        />
      ))}
      <ModuleParts part="Purse" seat={seat} />
    </span>
  );
}

function Held({ player, seat }: OfPlayer) {
  const say = useWords(words);
  return (
    <span className={styles.amounts}>
      <Amount
        seat={seat}
        unit="hand"
        icon="cards"
        n={player.handSize}
        title={say.hasHand(player.handSize)}
      />
      <Amount
        seat={seat}
        unit="intrigue"
        icon="intrigue"
        n={player.intrigueCount}
        title={say.hasIntrigue(player.intrigueCount)}
      />
      <Amount
        seat={seat}
        unit="garrison"
        icon="garrison"
        n={player.garrison}
        title={say.garrison}
      />
      <ModuleParts part="Force" seat={seat} />
    </span>
  );
}
