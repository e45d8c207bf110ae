import { lazy, Suspense, useEffect } from 'react';
import { useKnown } from '../desk/known.ts';
import { usePointed } from './usePointed.ts';

const PreviewCard = lazy(() => import('./PreviewCard.tsx'));

/** Beside whatever is pointed at, focused or held: what it is. */
export function Previews() {
  const { shown, close, step } = usePointed();
  const { snapshot } = useKnown();
  const { position } = snapshot;
  // What lay there may be gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something happened
  useEffect(close, [position]);
  return (
    <Suspense fallback={null}>
      {shown && <PreviewCard shown={shown} onClose={close} onStep={step} />}
    </Suspense>
  );
}
