import { amountOf, type PlayerView } from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import { useWords } from '../../../../app/language.ts';
import { useWording } from '../../../../table/desk/wording.ts';
import { SeatLine } from '../../../../table/rail/SeatLine.tsx';
import { isHouseHagal } from '../../seats/rivals.ts';
import { isActive, useImperium } from '../desk.ts';
import { Amount, Influence } from '../rail/Amounts.tsx';
import styles from '../rail/Rail.module.css';
import { Who } from '../rail/Who.tsx';
import { words as side } from '../words.ts';
import { LastTurn } from './LastTurn.tsx';
import { RivalDetails } from './RivalDetails.tsx';
import { setsOf } from './reveals.ts';
import { words } from './words.ts';

/** A Rival in one line, with the cards that played its last turn. */
export default function RivalLine({ seat }: { readonly seat: Seat }) {
  const { snapshot } = useImperium();
  const player = snapshot.view.players[seat]!;
  return (
    <div className={styles.rival}>
      <SeatLine
        seat={seat}
        active={isActive(snapshot, seat)}
        marks={<Who player={player} seat={seat} />}
        amounts={<RivalAmounts player={player} seat={seat} />}
      >
        <RivalDetails player={player} seat={seat} />
      </SeatLine>
      <LastTurn seat={seat} />
    </div>
  );
}

interface RivalAmountsProps {
  readonly player: PlayerView;
  readonly seat: Seat;
}

/** What a Rival has, and of how much it makes a Victory Point. */
function RivalAmounts({ player, seat }: RivalAmountsProps) {
  const { snapshot } = useImperium();
  const { language } = useWording();
  const around = useWords(side);
  const say = useWords(words);
  const { view } = snapshot;
  const plain = isHouseHagal(view, seat);
  const sets = plain ? [] : setsOf(player);
  return (
    <span className={styles.amounts} data-plain={plain || undefined}>
      {sets.map(({ what, held, n }) => (
        <Amount
          key={what}
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
      <Amount
        icon="agent"
        n={player.agents + (view.mentat === seat ? 1 : 0)}
        title={around.agents}
      />
      <Amount icon="garrison" n={player.garrison} title={around.garrison} />
      <Amount icon="conflict" n={player.conflict} title={around.conflict} />
      <Influence player={player} />
    </span>
  );
}
