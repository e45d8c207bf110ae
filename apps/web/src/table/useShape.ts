import { useSyncExternalStore } from 'react';

/** What the screen is like: its own arrangement for each. */
export type TableShape = 'laptop' | 'tablet' | 'phone';

const PHONE = '(max-width: 699px), (max-height: 519px) and (max-width: 999px)';
const TABLET = '(max-aspect-ratio: 11/10)';

const shapeNow = (): TableShape =>
  matchMedia(PHONE).matches ? 'phone' : matchMedia(TABLET).matches ? 'tablet' : 'laptop';

const STANDS = '(orientation: portrait)';

function subscribe(listener: () => void): () => void {
  const queries = [PHONE, TABLET, STANDS].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

export const useShape = (): TableShape => useSyncExternalStore(subscribe, shapeNow);

/** Whether the screen is higher than wide. */
export const useStands = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(STANDS).matches);
