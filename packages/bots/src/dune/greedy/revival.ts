import { type DuneOption, factionOf, GHOLA_FORCES, leaderOf, leaderOption } from '@landsraad/dune';
import { count, future, type Outlook, seatOf, spiceWorth } from './outlook.ts';
import type { Weights } from './weights.ts';

/* Revival: free forces always, bought ones when the reserves run low. */

const PRICE = 2;

export function reviveWorth(
  outlook: Outlook,
  n: number,
  about: { readonly force?: string },
): number {
  if (about.force === 'special') return n;
  const { me, weights, spice } = outlook;
  const paid = Math.max(0, n - freeRevivals(outlook));
  const reserves = count(me.reserves);
  let worth = 0;
  for (let one = 0; one < n; one++) worth += weights.revival * need(reserves + one, weights);
  return worth - spiceWorth(outlook, PRICE * paid) - lack(outlook, spice, PRICE * paid);
}

/** How much another force is missed by those who have so many in reserve. */
const need = (reserves: number, { manyReserves }: Weights): number =>
  Math.max(0.3, 1.3 - reserves / manyReserves);

function freeRevivals(outlook: Outlook): number {
  const fremen = seatOf(outlook, 'fremen');
  if (fremen >= 0 && outlook.me.allies.includes(fremen)) return 3;
  return factionOf(outlook.me.id).freeRevivals;
}

export function reviveLeaderWorth(outlook: Outlook, option: DuneOption): number {
  switch (option.type) {
    case 'leader': {
      const { strength } = leaderOf(option.leader);
      return (
        1.5 +
        1.3 * strength -
        spiceWorth(outlook, strength) -
        lack(outlook, outlook.spice, strength)
      );
    }
    case 'kh':
      return 5;
    default:
      return 0;
  }
}

/** Leaves something to ship with. */
const lack = (outlook: Outlook, spice: number, price: number): number =>
  price === 0 ? 0 : future(outlook) * Math.max(0, 4 - (spice - price));

/** EMP-L2 */
export function reviveForAllyWorth({ spice, weights }: Outlook, n: number): number {
  return Math.min(n, Math.floor((spice - weights.allySpice) / PRICE)) - 0.01 * n;
}

/** EMP-K1 */
export function emperorPowerWorth(outlook: Outlook, option: DuneOption): number {
  switch (option.type) {
    case 'ghola-forces':
      return Math.min(3, count(outlook.me.tanks)) * outlook.weights.force * 1.6 - KARAMA;
    case 'leader':
      return leaderOf(option.leader).strength * 1.2 - KARAMA;
    default:
      return 0;
  }
}

/** The best that EMP-K1 could bring back now. */
export function freeRevivalWorth(outlook: Outlook): number {
  const forces = emperorPowerWorth(outlook, GHOLA_FORCES);
  const leaders = Object.entries(outlook.view.leaders).flatMap(([id, { owner, status }]) =>
    owner === outlook.seat && status === 'tanks'
      ? [emperorPowerWorth(outlook, leaderOption(id))]
      : [],
  );
  return Math.max(forces, ...leaders);
}

const KARAMA = 4;
