import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../../app/settings.ts';
import { type Ears, listen, type Shown } from './ears.ts';

const wanted = (): boolean => useSettings.getState().previews;

/** What is to be explained now, and what can be done about it. */
export function usePointed() {
  const [shown, setShown] = useState<Shown | null>(null);
  const ears = useRef<Ears>(null);
  useEffect(() => {
    ears.current = listen(setShown, wanted);
    return ears.current.stop;
  }, []);
  return {
    shown,
    close: () => ears.current?.close(),
    step: (by: -1 | 1) => ears.current?.step(by),
  };
}
