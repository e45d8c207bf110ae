import type { ImperiumView } from '@landsraad/imperium';
import { useWords } from '../../../../app/language.ts';
import { Icon } from '../../../../icons/Icon.tsx';
import { usePlan } from '../../../../table/plan/usePlan.ts';
import { words as wordsOfPlans } from '../../../../table/plan/words.ts';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { useImperium, useOwnPlayer } from '../desk.ts';
import styles from './Meters.module.css';
import { words } from './words.ts';

/** On the own Reveal turn: what is left to spend, and how strong one stands. */
export function RevealMeter() {
  const me = useOwnPlayer();
  const { snapshot, seat, decision } = useImperium();
  const { foreseen } = usePlan();
  const say = useWords(words);
  const planned = useWords(wordsOfPlans);
  const { turn } = (foreseen?.view ?? snapshot.view) as ImperiumView;
  if (!me || turn?.seat !== seat || turn?.kind !== 'reveal') return null;
  const now = snapshot.view.turn;
  const before = now?.kind === 'reveal' && now.persuasion !== turn.persuasion;
  const within =
    decision && 'options' in decision
      ? decision.options.filter(({ type }) => type === 'acquire').length
      : 0;
  return (
    <ul className={styles.meter}>
      <li title={say.persuasionLeft(turn.persuasion)} className={styles.persuasion}>
        <Icon name="persuasion" title={say.persuasionLeft(turn.persuasion)} size={1.3} />
        <b>
          {before && (
            <span className={styles.before}>
              {now.persuasion} <span aria-hidden="true">▸</span>
              <VisuallyHidden>{planned.to}</VisuallyHidden>{' '}
            </span>
          )}
          {turn.persuasion}
        </b>
      </li>
      <li className={styles.swords}>
        <Icon name="strength" size={1.3} />
        <span>{me.strength > 0 ? say.strength(me.strength) : say.noStrength}</span>
      </li>
      {decision?.kind === 'reveal.order' && !before && (
        <li className={styles.within}>{say.affordable(within)}</li>
      )}
    </ul>
  );
}
