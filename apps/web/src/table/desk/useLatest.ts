import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function whose identity never changes and that always does what the last one given does. */
export function useLatest<A extends unknown[], R>(act: (...args: A) => R): (...args: A) => R {
  const latest = useRef(act);
  // With the picture, not after it: what is pressed on the new picture must not mean the old one.
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
