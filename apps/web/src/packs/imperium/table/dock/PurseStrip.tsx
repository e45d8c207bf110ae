import { useWords } from '../../../../app/language.ts';
import { useActs } from '../../../../table/desk/draft.ts';
import { SeatMark } from '../../../../table/seats/SeatMark.tsx';
import { ModuleParts } from '../../modules/Parts.tsx';
import { useImperium, useOwnPlayer } from '../desk.ts';
import { words } from '../words.ts';
import { Amount } from './Amount.tsx';
import { Resources } from './OwnPlate.tsx';
import styles from './PurseStrip.module.css';

/** On a phone: what one has, always in sight, in one line; the own Leader opens at its beginning. */
export function PurseStrip() {
  const me = useOwnPlayer();
  const { seat, snapshot, offers } = useImperium();
  const { press, inspect } = useActs();
  const say = useWords(words);
  if (!me || seat === null) return null;
  const leader = offers.may.has('own-leader');
  const garrison = offers.may.has('garrison');
  return (
    <section className={styles.strip} data-part="purse" aria-label={say.purse}>
      <button
        type="button"
        data-spot="own-leader"
        data-offered={leader || undefined}
        disabled={!me.leader}
        aria-label={say.abilities}
        onClick={() => (leader ? press('own-leader') : inspect({ kind: 'leader', id: me.leader }))}
      >
        <SeatMark seat={seat} size={1} />
      </button>
      <ul>
        <Amount seat={seat} unit="vp" icon="point" n={me.vp} label={say.points} />
        <Resources player={me} seat={seat} />
        <Amount
          seat={seat}
          unit="agent"
          icon="agent"
          n={me.agents + (snapshot.view.mentat === seat ? 1 : 0)}
          label={say.agents}
        />
        <Amount seat={seat} unit="conflict" icon="conflict" n={me.conflict} label={say.conflict} />
      </ul>
      <button
        type="button"
        data-spot="garrison"
        data-offered={garrison || undefined}
        aria-label={say.troops(me.supply, me.garrison, me.conflict)}
        aria-disabled={!garrison || undefined}
        onClick={() => garrison && press('garrison')}
      >
        <ul aria-hidden="true">
          <Amount
            seat={seat}
            unit="garrison"
            icon="garrison"
            n={me.garrison}
            label={say.garrison}
          />
        </ul>
      </button>
      <ModuleParts part="Pieces" seat={seat} />
      <ModuleParts part="Marks" seat={seat} />
    </section>
  );
}
