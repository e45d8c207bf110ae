import { useWords } from '../../../../app/language.ts';
import { Icon } from '../../../../icons/Icon.tsx';
import { useWording } from '../../../../table/desk/wording.ts';
import options from '../../../../table/panel/Options.module.css';
import { SeatMark } from '../../../../table/seats/SeatMark.tsx';
import { useImperium } from '../desk.ts';
import { passedIn } from '../story.ts';
import styles from './Meters.module.css';
import { words } from './words.ts';

/** In the Combat phase: every player's running strength, and who passed. */
export default function CombatMeter() {
  const { snapshot, log } = useImperium();
  const { short } = useWording();
  const say = useWords(words);
  const { players } = snapshot.view;
  const passed = passedIn(log);
  const best = Math.max(1, ...players.map(({ strength }) => strength));
  const order = players
    .map((player, seat) => ({ player, seat }))
    .sort((a, b) => b.player.strength - a.player.strength || a.seat - b.seat);
  return (
    <div className={styles.combat}>
      <h3 className={`${options.heading} ${styles.heading}`}>{say.combat}</h3>
      <ul>
        {order.map(({ player, seat }) => (
          <li key={seat} data-seat={seat}>
            <SeatMark seat={seat} />
            <span className={styles.fighter}>{short(seat)}</span>
            <span className={styles.bar} aria-hidden="true">
              <span
                style={{
                  width: `${(100 * player.strength) / best}%`,
                  background: `var(--seat-${seat})`,
                }}
              />
            </span>
            {player.strength > 0 ? (
              <b>
                {player.strength}{' '}
                <Icon name="strength" title={say.strength(player.strength)} size={1} />
              </b>
            ) : (
              <span className={styles.out}>{say.out}</span>
            )}
            {player.strength > 0 && passed.has(seat) && (
              <span className={styles.out}>{say.passed}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
