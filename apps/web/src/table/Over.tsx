import { lazy, Suspense } from 'react';

const Results = lazy(() => import('./Results.tsx'));

/** What there is to say and do when the game is over. */
export const Over = () => (
  <Suspense fallback={null}>
    <Results />
  </Suspense>
);
