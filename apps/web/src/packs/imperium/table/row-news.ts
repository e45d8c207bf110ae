import type { CardId } from '@landsraad/imperium';
import { useState } from 'react';
import { useImperium } from './desk.ts';

/** How many cards of the Row are new since the viewer last answered. */
export function useRowNews(): number {
  const { snapshot, decision } = useImperium();
  const { row } = snapshot.view;
  const [seen, setSeen] = useState({ owed: decision !== null, row, before: row });
  const owed = decision !== null;
  // What lay there while something was owed has been seen once it is owed no more.
  if (seen.row !== row || seen.owed !== owed)
    setSeen({ owed, row, before: seen.owed && !owed ? row : seen.before });
  return newIn(row, seen.before);
}

/** Equal cards are told apart by their number only. */
export function newIn(row: readonly CardId[], before: readonly CardId[]): number {
  const rest = [...before];
  return row.filter((card) => {
    const at = rest.indexOf(card);
    if (at < 0) return true;
    rest.splice(at, 1);
    return false;
  }).length;
}
