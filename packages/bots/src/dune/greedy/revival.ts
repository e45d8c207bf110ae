import { type DuneOption, factionOf, GHOLA_FORCES, leaderOf, leaderOption } from '@landsraad/dune';
import { count, type Outlook, seatOf, spiceWorth } from './outlook.ts';

/* Revival: free forces always, bought ones when the reserves run low. */

const PRICE = 2;

export function reviveWorth(
  outlook: Outlook,
  n: number,
  about: { readonly force?: string },
): number {
  if (about.force === 'special') return n;
  const { me, weights } = outlook;
  const free = freeRevivals(outlook);
  const paid = Math.max(0, n - free);
  const reserves = count(me.reserves) + Math.min(n, free);
  const need = Math.max(0.4, 1.4 - 0.12 * reserves);
  return (
    n * 0.5 * weights.force +
    paid * PRICE * (need - 1) +
    (paid > 0 && outlook.spice - PRICE * paid < 6 ? -4 : 0)
  );
}

function freeRevivals(outlook: Outlook): number {
  const fremen = seatOf(outlook, 'fremen');
  if (fremen >= 0 && outlook.me.allies.includes(fremen)) return 3;
  return factionOf(outlook.me.id).freeRevivals;
}

export function reviveLeaderWorth(outlook: Outlook, option: DuneOption): number {
  switch (option.type) {
    case 'leader': {
      const { strength } = leaderOf(option.leader);
      return 1.5 + 1.3 * strength - spiceWorth(outlook, strength) - lack(outlook, strength);
    }
    case 'kh':
      return 5;
    default:
      return 0;
  }
}

/** Leaves something to ship with. */
const lack = ({ spice }: Outlook, price: number): number => Math.max(0, 3 - (spice - price));

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
