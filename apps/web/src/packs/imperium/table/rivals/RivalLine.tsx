import { amountOf, type PlayerView } from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import { useWords } from '../../../../app/language.ts';
import { useWording } from '../../../../table/desk/wording.ts';
import { isHouseHagal } from '../../seats/rivals.ts';
import { useImperium } from '../desk.ts';
import { Amount, Influence } from '../rail/Amounts.tsx';
import styles from '../rail/Rail.module.css';
import { words as side } from '../words.ts';
import { setsOf } from './reveals.ts';
import { words } from './words.ts';

interface RivalAmountsProps {
  readonly player: PlayerView;
  readonly seat: Seat;
}

/** What a Rival has, and of how much it makes a Victory Point. */
export function RivalAmounts({ player, seat }: RivalAmountsProps) {
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
