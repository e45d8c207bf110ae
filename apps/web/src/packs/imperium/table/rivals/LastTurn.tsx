import type { Seat } from '@landsraad/kernel';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../../../icons/Icon.tsx';
import { useImperium } from '../desk.ts';
import styles from './Rivals.module.css';
import { useShownText } from './telling.ts';

const HagalDialog = lazy(() => import('./HagalDialog.tsx'));

/** The cards last revealed for a Rival, as a small card on its plate; a press lays them out large. */
export function LastTurn({ seat }: { readonly seat: Seat }) {
  const { snapshot } = useImperium();
  const [open, setOpen] = useState(false);
  const said = useShownText();
  const shown = snapshot.view.hagal?.shown.find((one) => one.seat === seat);
  if (!shown) return null;
  const ignored = shown.cards.filter((card) => card.skipped !== null).length;
  const button = (
    <button
      type="button"
      className={styles.last}
      data-last={seat}
      data-bonus={shown.bonus || undefined}
      data-ignored={ignored || undefined}
      aria-haspopup="dialog"
      aria-label={said(shown)}
      title={said(shown)}
      onClick={() => setOpen(true)}
    >
      <Icon name={shown.bonus ? 'strength' : 'opponents'} size={1.1} />
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
