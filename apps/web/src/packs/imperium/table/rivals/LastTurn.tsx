import { hagalOf, nameOf, type RevealedHagal } from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../../../icons/Icon.tsx';
import { useWording } from '../../../../table/desk/wording.ts';
import { SeatMark } from '../../../../table/seats/SeatMark.tsx';
import { EffectIcons } from '../../effects/EffectIcons.tsx';
import { useImperium } from '../desk.ts';
import styles from './Rivals.module.css';
import { useShownText } from './telling.ts';

const HagalDialog = lazy(() => import('./HagalDialog.tsx'));

interface LastTurnProps {
  readonly seat: Seat;
  /** Where it does not stand under the Rival's own line. */
  readonly marked?: boolean;
}

/** The cards last revealed for a Rival in one line; a press lays them out large. */
export function LastTurn({ seat, marked }: LastTurnProps) {
  const { snapshot } = useImperium();
  const [open, setOpen] = useState(false);
  const said = useShownText();
  const shown = snapshot.view.hagal?.shown.find((one) => one.seat === seat);
  if (!shown) return null;
  const skipped = shown.cards.filter((card) => card.skipped !== null);
  const used = shown.cards.filter((card) => card.skipped === null);
  const button = (
    <button
      type="button"
      className={styles.last}
      data-last={seat}
      data-bonus={shown.bonus || undefined}
      aria-haspopup="dialog"
      aria-label={said(shown)}
      onClick={() => setOpen(true)}
    >
      {marked && <SeatMark seat={seat} size={1} />}
      <span className={styles.sign}>
        <Icon name={shown.bonus ? 'strength' : 'agent'} size={1.05} />
      </span>
      {skipped.length > 0 && <Skipped cards={skipped} />}
      {used.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order in which they were revealed
        <Used key={i} revealed={card} bonus={shown.bonus} />
      ))}
    </button>
  );
  return (
    <>
      {button}
      {open && (
        <Suspense fallback={null}>
          <HagalDialog first={seat} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Struck out, as many as there is room for; all of them when it is opened. */
function Skipped({ cards }: { readonly cards: readonly RevealedHagal[] }) {
  const { language } = useWording();
  return (
    <span className={styles.skipped}>
      <s>{cards.map(({ card }) => nameOf(hagalOf(card), language)).join(', ')}</s>
    </span>
  );
}

function Used({ revealed, bonus }: { readonly revealed: RevealedHagal; readonly bonus: boolean }) {
  const { language } = useWording();
  const card = hagalOf(revealed.card);
  return (
    <span className={styles.used}>
      <span className={styles.name}>{nameOf(card, language)}</span>
      {bonus ? (
        <span className={styles.swords}>
          +{card.swords} <Icon name="sword" size={1} />
        </span>
      ) : (
        <EffectIcons effects={card.gains} />
      )}
    </span>
  );
}
