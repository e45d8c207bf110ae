import { useEffect } from 'react';
import type { Thing } from '../spots.ts';

let previewed: Thing | null = null;

/** What is previewed now and opens large by a key, wherever the focus is. */
export const previewedThing = (): Thing | null => previewed;

export function useInspected(thing: Thing | null): void {
  useEffect(() => {
    previewed = thing;
    return () => {
      previewed = null;
    };
  }, [thing]);
}
