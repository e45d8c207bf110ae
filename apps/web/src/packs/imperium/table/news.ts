import type { ImperiumView } from '@landsraad/imperium';
import { useState } from 'react';
import { useImperium } from './desk.ts';

/** How many of the things that lie somewhere are new since the viewer last answered. */
export function useNews(): (lying: (view: ImperiumView) => readonly string[]) => number {
  const { snapshot, decision } = useImperium();
  const { view } = snapshot;
  const owed = decision !== null;
  const [seen, setSeen] = useState({ owed, view, before: view });
  // What lay there while something was owed has been seen once it is owed no more.
  if (seen.view !== view || seen.owed !== owed)
    setSeen({ owed, view, before: seen.owed && !owed ? view : seen.before });
  return (lying) => newIn(lying(view), lying(seen.before));
}

/** Equal things are told apart by their number only. */
export function newIn(now: readonly string[], before: readonly string[]): number {
  const rest = [...before];
  return now.filter((thing) => {
    const at = rest.indexOf(thing);
    if (at < 0) return true;
    rest.splice(at, 1);
    return false;
  }).length;
}
