import { useSyncExternalStore } from 'react';
import { useSettings } from '../app/settings.ts';

/* Pictures are for who wants them; the reader's own colours have no place for any. */

let own: MediaQueryList | undefined;

function ownColours(): MediaQueryList {
  own ??= matchMedia('(forced-colors: active)');
  return own;
}

export const areWanted = (): boolean => useSettings.getState().pictures && !ownColours().matches;

function listen(changed: () => void): () => void {
  const forget = useSettings.subscribe(changed);
  ownColours().addEventListener('change', changed);
  return () => {
    forget();
    ownColours().removeEventListener('change', changed);
  };
}

export const useWanted = (): boolean => useSyncExternalStore(listen, areWanted, () => false);
