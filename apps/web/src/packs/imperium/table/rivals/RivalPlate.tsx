import { amountOf, FACTIONS, factionName } from '@landsraad/imperium';
import { useWords } from '../../../../app/language.ts';
import { useWording } from '../../../../table/desk/wording.ts';
import { Plate } from '../../../../table/plates/Plate.tsx';
import { Portrait } from '../../art/Picture.tsx';
import { ModuleParts } from '../../modules/Parts.tsx';
import { isHouseHagal } from '../../seats/rivals.ts';
import { isActive, useImperium } from '../desk.ts';
import { Amount } from '../plates/Amount.tsx';
import { usePlateLabel } from '../plates/label.ts';
import styles from '../plates/Plates.module.css';
import type { SeatPlateProps } from '../plates/PlayerPlate.tsx';
import { Lane, type OfPlayer, Score, Standing } from '../plates/parts.tsx';
import { Tokens } from '../plates/Tokens.tsx';
import { words as side } from '../words.ts';
import { LastTurn } from './LastTurn.tsx';
import { RivalDetails } from './RivalDetails.tsx';
import { setsOf } from './reveals.ts';
import { words } from './words.ts';

/** A Rival, with the cards that played its last turn. */
export default function RivalPlate({ seat, look, faces }: SeatPlateProps) {
  const { snapshot } = useImperium();
  const label = usePlateLabel(seat);
  const player = snapshot.view.players[seat]!;
  const plain = isHouseHagal(snapshot.view, seat);
  const common = {
    seat,
    look,
    label,
    active: isActive(snapshot, seat),
    face: <Portrait of={player.leader || 'hagal'} />,
    details: <RivalDetails player={player} seat={seat} />,
  };
  if (look === 'strip')
    return (
      <Plate
        {...common}
        score={
          <>
            {!plain && <Standing player={player} seat={seat} />}
            <LastTurn seat={seat} />
          </>
        }
      />
    );
  return (
    <Plate
      {...common}
      faces={faces}
      score={plain ? null : <Score player={player} seat={seat} />}
      lane={<Lane player={player} seat={seat} />}
    >
      {plain ? <Visits player={player} seat={seat} /> : <Sets player={player} seat={seat} />}
      <Force player={player} seat={seat} plain={plain} />
      <span className={styles.last}>
        <Tokens player={player} seat={seat} />
        <LastTurn seat={seat} />
      </span>
    </Plate>
  );
}

/** What it saves up, and of how much it makes a Victory Point. */
function Sets({ player, seat }: OfPlayer) {
  const { language } = useWording();
  const around = useWords(side);
  const say = useWords(words);
  return (
    <span className={styles.amounts}>
      {setsOf(player)
        .filter(({ what }) => what !== 'intrigue')
        .map(({ what, held, n }) => (
          <Amount
            key={what}
            seat={seat}
            unit={what}
            icon={what}
            n={held}
            of={n}
            title={say.ofSet(
              what === 'intrigue' ? around.hasIntrigue(held) : amountOf(held, what, language),
              n,
              String(n - held),
            )}
          />
        ))}
    </span>
  );
}

/** House Hagal saves nothing: its Influence is all it has (HAG-5.3). */
function Visits({ player, seat }: OfPlayer) {
  const { language } = useWording();
  return (
    <span className={styles.amounts}>
      {FACTIONS.map((faction) => (
        <Amount
          key={faction}
          seat={seat}
          unit={`influence:${faction}`}
          icon={faction}
          n={player.influence[faction]}
          title={factionName(faction, language)}
        />
      ))}
    </span>
  );
}

function Force({ player, seat, plain }: OfPlayer & { readonly plain: boolean }) {
  const around = useWords(side);
  const say = useWords(words);
  const intrigue = setsOf(player).find(({ what }) => what === 'intrigue')!;
  return (
    <span className={styles.amounts}>
      {!plain && (
        <Amount
          seat={seat}
          unit="intrigue"
          icon="intrigue"
          n={intrigue.held}
          of={intrigue.n}
          title={say.ofSet(
            around.hasIntrigue(intrigue.held),
            intrigue.n,
            String(intrigue.n - intrigue.held),
          )}
        />
      )}
      <Amount
        seat={seat}
        unit="garrison"
        icon="garrison"
        n={player.garrison}
        title={around.garrison}
      />
      <ModuleParts part="Purse" seat={seat} />
      <ModuleParts part="Force" seat={seat} />
    </span>
  );
}
