import { lazy, Suspense } from 'react';
import { useImperium } from '../desk.ts';
import { RevealMeter } from './RevealMeter.tsx';

/* No first turn is a Combat. */
const CombatMeter = lazy(() => import('./CombatMeter.tsx'));

/** What there is to spend on the own Reveal turn, and how the Combat stands. */
export function Meters() {
  const { decision, snapshot } = useImperium();
  return (
    <>
      {decision && <RevealMeter />}
      {snapshot.view.phase === 'combat' && (
        <Suspense fallback={null}>
          <CombatMeter />
        </Suspense>
      )}
    </>
  );
}
