import { isSwordmasterDenied, type Resource, type Resources, spaceOf } from '@landsraad/imperium';
import type { Outlook } from './outlook.ts';

/** From the first to the `enough`-th piece the worth of one more falls evenly, then stays low. */
function nextPiece(have: number, enough: number, first: number, plenty: number): number {
  if (have >= enough) return plenty;
  return first - ((first - plenty) * have) / (2 * enough);
}

/** What the next piece of a resource is worth to somebody who has so many. */
function marginal(outlook: Outlook, resource: Resource, have: number): number {
  const { weights } = outlook;
  switch (resource) {
    case 'spice':
      return nextPiece(have, 8, weights.spice, weights.spicePlenty);
    case 'solari':
      return nextPiece(have, solariWanted(outlook), weights.solari, weights.solariPlenty);
    case 'water':
      return nextPiece(have, 4, weights.water, weights.waterPlenty);
  }
}

/** Solari for the seats of the Landsraad that are still to be had, and some for its errands. */
function solariWanted({ view, me, ability, rounds }: Outlook): number {
  const errands = 4;
  if (rounds < 1.5) return errands;
  const popular = ability === 'landsraad-popularity' ? 1 : 0;
  let wanted = errands;
  if (!me.swordmaster && !isSwordmasterDenied(view.options))
    wanted += spaceOf('swordmaster').cost!.solari! - popular;
  if (!me.council) wanted += spaceOf('high-council').cost!.solari! - popular;
  return wanted;
}

/** What gaining (or, negative, paying) so many pieces is worth now. */
export function worthOfResource(outlook: Outlook, resource: Resource, n: number): number {
  const have = outlook.me[resource];
  const [from, to] = n >= 0 ? [have, have + n] : [have + n, have];
  let worth = 0;
  for (let i = Math.max(0, from); i < to; i++) worth += marginal(outlook, resource, i);
  return (n >= 0 ? worth : -worth) * outlook.future;
}

export function worthOfResources(outlook: Outlook, gained: Partial<Resources>): number {
  const { solari, spice, water } = gained;
  let worth = 0;
  if (solari) worth += worthOfResource(outlook, 'solari', solari);
  if (spice) worth += worthOfResource(outlook, 'spice', spice);
  if (water) worth += worthOfResource(outlook, 'water', water);
  return worth;
}

export const worthOfPaying = (
  outlook: Outlook,
  { solari = 0, spice = 0, water = 0 }: Partial<Resources>,
): number => worthOfResources(outlook, { solari: -solari, spice: -spice, water: -water });
