import { useWords } from '../../../../app/language.ts';
import { Icon } from '../../../../icons/Icon.tsx';
import { onArrows } from '../../../../table/arrows.ts';
import { useWording } from '../../../../table/desk/wording.ts';
import { seatColour } from '../../../../table/seats/shapes.ts';
import { useImperium } from '../../table/desk.ts';
import styles from './Pane.module.css';
import { Shipping } from './Shipping.tsx';
import { Stacks } from './Stacks.tsx';
import { words } from './words.ts';

/** The board of Ix: what can be acquired, who negotiates, where the Freighters are; what is asked about comes first. */
export function Pane() {
  const { offers } = useImperium();
  const say = useWords(words);
  const ships = [...offers.may.keys()].some((spot) => spot.startsWith('shipping:'));
  const shipping = (
    <section aria-label={say.shipping}>
      <h2 className={styles.label}>{say.shipping}</h2>
      <Shipping />
    </section>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows move between its own buttons
    <div className={styles.pane} data-part="ix" onKeyDown={onArrows}>
      {ships && shipping}
      <section className={styles.stacks} aria-label={say.tiles}>
        <div className={styles.top}>
          <h2 className={styles.label}>{say.tiles}</h2>
          <Negotiators />
        </div>
        <Stacks />
      </section>
      {!ships && shipping}
    </div>
  );
}

/** Troops on the banner of Ix, by their owner (IX-4.3). */
function Negotiators() {
  const { view } = useImperium().snapshot;
  const { short } = useWording();
  const say = useWords(words);
  const placed = view.ix!.seats.flatMap(({ negotiators }, seat) =>
    negotiators > 0 ? [{ seat, negotiators }] : [],
  );
  const named = placed.map(({ seat, negotiators }) => say.hasNegotiators(short(seat), negotiators));
  return (
    <section className={styles.negotiators} aria-label={say.negotiators}>
      <h2 className={styles.label}>{say.negotiators}</h2>
      <span role="img" aria-label={named.join(', ') || say.noNegotiators}>
        {placed.length === 0 && <span className={styles.none}>{say.noNegotiators}</span>}
        {placed.map(({ seat, negotiators }) => (
          <span key={seat} style={{ color: seatColour(seat) }} data-negotiators={seat}>
            {Array.from({ length: negotiators }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one troop is like another
              <Icon key={i} name="troop" size={1.25} />
            ))}
          </span>
        ))}
      </span>
    </section>
  );
}
