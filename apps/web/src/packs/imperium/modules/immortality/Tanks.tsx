import { useWords } from '../../../../app/language.ts';
import { colourOf } from '../../../../icons/colours.ts';
import { Icon } from '../../../../icons/Icon.tsx';
import { useWording } from '../../../../table/desk/wording.ts';
import { SeatMark } from '../../../../table/seats/SeatMark.tsx';
import { useCount } from '../../../../table/stage/counts.ts';
import { isRival } from '../../seats/rivals.ts';
import { useImperium } from '../../table/desk.ts';
import type { OfSeat } from '../module.ts';
import styles from './Pane.module.css';
import { words } from './pane-words.ts';

/** Everybody's specimens, and how many Tleilaxu cards are still to come. */
export function Tanks() {
  const { view } = useImperium().snapshot;
  const say = useWords(words);
  const { deckSize } = view.immortality!;
  return (
    <section className={styles.tanks} aria-label={say.tanksWhole}>
      <h2 className={styles.label}>{say.tanks}</h2>
      {view.players.map((_, seat) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat
        isRival(view, seat) ? null : <Tank key={seat} seat={seat} />,
      )}
      <span className={styles.deck}>
        <Icon name="deck" title={say.deck(deckSize)} size={1.1} />
        {deckSize}
      </span>
    </section>
  );
}

function Tank({ seat }: OfSeat) {
  const { short } = useWording();
  const say = useWords(words);
  const { specimens } = useImperium().snapshot.view.immortality!.seats[seat]!;
  const { n, changed } = useCount(seat, 'specimen', specimens);
  return (
    <span
      className={styles.tank}
      role="img"
      aria-label={say.has(short(seat), n)}
      data-tank={seat}
      data-n={n}
      data-changed={changed || undefined}
    >
      <span style={{ color: colourOf('specimen') }}>
        <Icon name="specimen" size={1.1} />
      </span>
      <SeatMark seat={seat} size={0.8} />
      <b>{n}</b>
    </span>
  );
}
