import {
  type CellId,
  type DuneView,
  type FactionId,
  type FactionView,
  type Forces,
  STRONGHOLDS,
  type TerritoryId,
  territoryOf,
  territoryOfCell,
} from '@landsraad/dune';
import type { Seat } from '@landsraad/kernel';
import type { Weights } from './weights.ts';

/** A seat's view with what follows from it; worked out anew for every decision. */
export interface Outlook {
  readonly view: DuneView;
  readonly weights: Weights;
  readonly seat: Seat;
  readonly me: FactionView;
  readonly spice: number;
  readonly advanced: boolean;
  /** The seat and its allies. */
  readonly side: readonly Seat[];
  readonly enemies: readonly Seat[];
  /** Fighters by territory and seat. */
  readonly fighters: ReadonlyMap<TerritoryId, ReadonlyMap<Seat, Forces>>;
  readonly memo: Map<string, unknown>;
}

export const NO_FORCES: Forces = { normal: 0, special: 0 };
export const count = ({ normal, special }: Forces): number => normal + special;
export const plus = (a: Forces, b: Forces): Forces => ({
  normal: a.normal + b.normal,
  special: a.special + b.special,
});
export const minus = (a: Forces, b: Forces): Forces => ({
  normal: a.normal - b.normal,
  special: a.special - b.special,
});

export function outlookOf(view: DuneView, seat: Seat, weights: Weights): Outlook {
  const me = view.factions[seat]!;
  const side = [seat, ...me.allies];
  return {
    view,
    weights,
    seat,
    me,
    spice: me.spice ?? 0,
    advanced: view.options.mode === 'advanced',
    side,
    enemies: view.factions.flatMap((_, other) => (side.includes(other) ? [] : [other])),
    fighters: fightersOf(view),
    memo: new Map(),
  };
}

function fightersOf(view: DuneView): Map<TerritoryId, Map<Seat, Forces>> {
  const all = new Map<TerritoryId, Map<Seat, Forces>>();
  for (const [seat, { board, advisors }] of view.factions.entries())
    for (const cell in board) {
      const { id } = territoryOfCell(cell);
      if (advisors.includes(id)) continue;
      let there = all.get(id);
      if (!there) {
        there = new Map();
        all.set(id, there);
      }
      there.set(seat, plus(there.get(seat) ?? NO_FORCES, board[cell]!));
    }
  return all;
}

/** Works something out once for a decision. */
export function once<T>({ memo }: Outlook, key: string, work: () => T): T {
  if (!memo.has(key)) memo.set(key, work());
  return memo.get(key) as T;
}

export const is = ({ me }: Outlook, id: FactionId): boolean => me.id === id;

export const seatOf = ({ view }: Outlook, id: FactionId): Seat =>
  view.factions.findIndex((faction) => faction.id === id);

export const isAlly = ({ me }: Outlook, seat: Seat): boolean => me.allies.includes(seat);

export const forcesIn = ({ fighters }: Outlook, seat: Seat, territory: TerritoryId): Forces =>
  fighters.get(territory)?.get(seat) ?? NO_FORCES;

export const myForcesIn = (outlook: Outlook, territory: TerritoryId): Forces =>
  forcesIn(outlook, outlook.seat, territory);

export const forcesAt = ({ me }: Outlook, cell: CellId): Forces => me.board[cell] ?? NO_FORCES;

/** Seats with fighters in a territory. */
export function occupants({ fighters }: Outlook, territory: TerritoryId): Seat[] {
  const there = fighters.get(territory);
  return there ? [...there.keys()] : [];
}

export const enemiesIn = (outlook: Outlook, territory: TerritoryId): Seat[] =>
  occupants(outlook, territory).filter((seat) => outlook.enemies.includes(seat));

/** The strongholds that a group of seats has to itself, as things stand. */
export function heldBy(outlook: Outlook, seats: readonly Seat[]): TerritoryId[] {
  return STRONGHOLDS.filter((stronghold) => {
    const there = occupants(outlook, stronghold);
    return there.length > 0 && there.every((seat) => seats.includes(seat));
  });
}

/** The strongholds where a group of seats stands, alone or not. */
export const standsIn = (outlook: Outlook, seats: readonly Seat[]): TerritoryId[] =>
  STRONGHOLDS.filter((stronghold) =>
    occupants(outlook, stronghold).some((seat) => seats.includes(seat)),
  );

export function neededBy({ view }: Outlook, seats: readonly Seat[]): number {
  if (seats.length > 1) return view.options.allianceStrongholds;
  return view.factions.length === 2 ? 4 : 3;
}

export const sideOf = ({ view }: Outlook, seat: Seat): Seat[] => [
  seat,
  ...view.factions[seat]!.allies,
];

/** What spice is worth: little to the rich, hardly anything to the very rich, little near the end. */
export function spiceWorth(outlook: Outlook, n: number): number {
  const { spice, weights } = outlook;
  const upTo = (rich: number) => Math.max(0, Math.min(n, rich - spice + n));
  const scarce = upTo(weights.plenty);
  const fair = upTo(2 * weights.plenty) - scarce;
  const idle = n - scarce - fair;
  return future(outlook) * (scarce + fair * weights.spicePlenty + idle * weights.spiceIdle);
}

/** From 0 to 1: how much of what is kept beyond this turn will count. */
export function future(outlook: Outlook): number {
  return once(outlook, 'future', () => {
    const left = turnsLeft(outlook);
    return left >= 3 ? 1 : (0.3 + left) / 3.3;
  });
}

export const isStronghold = (territory: TerritoryId): boolean =>
  territoryOf(territory).type === 'stronghold';

/** Turns still to come after this one. */
export const turnsLeft = ({ view }: Outlook): number => view.options.turns - view.turn;

/**
 * A number below `n` that nobody else can foresee, though no chance is in it: it comes from the
 * traitor cards that this seat was dealt.
 */
export function whim({ me, view }: Outlook, n: number): number {
  let mixed = view.turn;
  for (const leader of me.traitors ?? [])
    for (let i = 0; i < leader.length; i++) mixed = (mixed * 31 + leader.charCodeAt(i)) % 1_000_003;
  return mixed % n;
}
