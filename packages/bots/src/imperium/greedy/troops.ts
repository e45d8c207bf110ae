import type { Outlook } from './outlook.ts';

/** What the n-th troop of a garrison is worth when it stays there. */
export function keptTroop({ weights, future }: Outlook, n: number): number {
  return (n <= weights.garrison ? weights.troop : weights.troopPlenty) * future;
}

/** What so many more troops in the garrison are worth. */
export function troopsWorth(outlook: Outlook, n: number): number {
  const { garrison } = outlook.me;
  let worth = 0;
  for (let i = 1; i <= n; i++) worth += keptTroop(outlook, garrison + i);
  return worth;
}
