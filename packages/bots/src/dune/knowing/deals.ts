import { type DuneOption, type DuneView, STRONGHOLDS, type TerritoryId } from '@landsraad/dune';
import type { Seat } from '@landsraad/kernel';
import { groundNow, prize } from '../greedy/ground.ts';
import { bestMove } from '../greedy/move.ts';
import { count, forcesIn, isAlly, type Outlook, once, spiceWorth } from '../greedy/outlook.ts';
import { shipWorthInto } from '../greedy/ship.ts';

/* Deals: what an offer brings this seat, and what it would pay for peace. */

export type Offer = Pick<DuneView['deals'][number], 'from' | 'spice' | 'promise'>;

const STAY_OUT = 'stay-out:';

/** What a deal brings: its spice, less what its promise keeps this seat from doing. */
export function dealWorth(outlook: Outlook, option: DuneOption, offer: Offer): number {
  return option.type === 'yes' ? worthOfDeal(outlook, offer) : 0;
}

function worthOfDeal(outlook: Outlook, { spice, promise }: Offer): number {
  const gained = spiceWorth(outlook, spice);
  if (!promise?.startsWith(STAY_OUT)) return spice > 0 ? gained : -1;
  return gained - costOfPeace(outlook, promise.slice(STAY_OUT.length));
}

/** What this seat might still do there this turn; a little for what it does not foresee. */
function costOfPeace(outlook: Outlook, territory: TerritoryId): number {
  if (outlook.view.phase === 'battle' || outlook.view.acted.includes(outlook.seat)) return 0.1;
  const move = bestMove(outlook);
  const moving = move?.to.startsWith(`${territory}@`) ? move.worth : 0;
  return 0.5 + outlook.weights.promise * Math.max(0, moving, shipWorthInto(outlook, territory));
}

interface Peace {
  readonly territory: TerritoryId;
  readonly to: Seat;
  readonly spice: number;
}

/** Spice that is kept for battles. */
const KEPT = 5;

/** The stronghold whose loss would hurt most, and the price of peace with whoever may come. */
function peaceWanted(outlook: Outlook): Peace | null {
  return once(outlook, 'peace', () => {
    const { view, seat, spice } = outlook;
    if (view.phase !== 'shipment' || spice <= KEPT) return null;
    const threats = view.factions.flatMap(({ reserves }, other) =>
      other === seat || isAlly(outlook, other) || count(reserves) === 0 ? [] : [other],
    );
    const to = threats.sort((a, b) => reach(outlook, b) - reach(outlook, a) || a - b)[0];
    const own = STRONGHOLDS.filter((id) => count(forcesIn(outlook, seat, id)) > 0);
    const at = own.sort((a, b) => risk(outlook, b) - risk(outlook, a))[0];
    if (to === undefined || at === undefined) return null;
    const price = Math.min(spice - KEPT, Math.floor(risk(outlook, at) / threats.length));
    return price > 0 ? { territory: at, to, spice: price } : null;
  });
}

/** How much somebody could bring. */
const reach = ({ view }: Outlook, seat: Seat): number => count(view.factions[seat]!.reserves);

/** What would be lost with a stronghold beyond what its garrison makes safe. */
function risk(outlook: Outlook, territory: TerritoryId): number {
  const { lasting, atOnce } = prize(outlook, territory);
  return lasting + atOnce - groundNow(outlook, territory);
}

export function offerWorth(outlook: Outlook, option: DuneOption): number {
  const peace = peaceWanted(outlook);
  if (option.type === 'seat') return peace?.to === option.seat ? 1 : -1;
  if (option.type === 'territory') return peace?.territory === option.territory ? 1 : -1;
  return 0;
}

export const offerSpice = (outlook: Outlook, n: number): number =>
  -Math.abs(n - (peaceWanted(outlook)?.spice ?? 0));
