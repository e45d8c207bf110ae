import { type CardId, cardOf } from '@landsraad/imperium';
import type { CSSProperties } from 'react';
import { useWords } from '../../../app/language.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { useWording } from '../../../table/desk/wording.ts';
import { SeatMark } from '../../../table/seats/SeatMark.tsx';
import { seatColour } from '../../../table/seats/shapes.ts';
import { CountingNumber } from '../../../table/stage/CountingNumber.tsx';
import { Picture, Portrait } from '../art/Picture.tsx';
import { DreadnoughtPiece, TroopPiece } from '../board/pieces.tsx';
import { countryOf } from '../cards/country.ts';
import styles from './Conflict.module.css';
import { words } from './conflict-words.ts';
import type { Lane } from './lanes.ts';

interface LaneRowProps {
  readonly lane: Lane;
  readonly leader: string;
  readonly leads: boolean;
  /** The strength of whoever leads. */
  readonly best: number;
  readonly own: boolean;
  /** How they stand to what is asked. */
  readonly note: string;
  /** The cards that gave them swords. */
  readonly cards: readonly CardId[];
  /** What the last card changed, and its name. */
  readonly change: { readonly by: number; readonly card: string } | null;
  /** Those who defend stand there first. */
  readonly defends: boolean;
}

/** One of those who fight: units, cards, strength. */
export function LaneRow(props: LaneRowProps) {
  const { lane, leader, leads, best, own, note, cards, change, defends } = props;
  const { seat, troops, ships, strength } = lane;
  const { short } = useWording();
  const say = useWords(words);
  const look = { '--seat': seatColour(seat), '--share': strength / best } as CSSProperties;
  return (
    <li
      className={styles.lane}
      style={look}
      data-seat={seat}
      data-leads={leads || undefined}
      data-out={strength === 0 || undefined}
      data-defends={defends || undefined}
    >
      <span className={styles.bar} aria-hidden="true" />
      <span className={styles.face}>
        <Portrait of={leader || `${seat}`} />
      </span>
      <span className={styles.who}>
        <b>
          <SeatMark seat={seat} size={0.9} /> {own ? say.you : short(seat)}
        </b>
        <span>{note}</span>
      </span>
      <span
        className={styles.troops}
        role="img"
        aria-label={ships > 0 ? `${say.ships(ships)}, ${say.troops(troops)}` : say.troops(troops)}
      >
        {Array.from({ length: ships }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one ship is like another
          <svg key={i} viewBox="-10.5 -8 21 16" className={styles.ship} aria-hidden="true">
            <DreadnoughtPiece seat={seat} />
          </svg>
        ))}
        {Array.from({ length: troops }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one cube is like another
          <svg key={i} viewBox="-7.5 -8 15 16" className={styles.troop} aria-hidden="true">
            <TroopPiece seat={seat} />
          </svg>
        ))}
      </span>
      <span className={styles.cards}>{strength > 0 && <SwordCards cards={cards} />}</span>
      <span className={styles.strength} title={say.strength(strength)}>
        <CountingNumber n={strength} />
        {change && <small>{say.byCard(change.by, change.card)}</small>}
      </span>
    </li>
  );
}

function SwordCards({ cards }: Pick<LaneRowProps, 'cards'>) {
  const { thing } = useWording();
  return cards.map((id, i) => {
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are alike
      <span key={i} className={styles.mini}>
        <span>{thing({ kind: 'card', id })}</span>
        <span aria-hidden="true">
          <Picture of={{ kind: 'card', id }} country={countryOf(cardOf(id))} />
          <Icon name="sword" size={1.2} />
        </span>
      </span>
    );
  });
}
