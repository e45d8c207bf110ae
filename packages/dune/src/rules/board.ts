import type { Reason, Seat } from '@landsraad/kernel';
import type { Territory } from '../content/component.ts';
import { sectorOf, TERRITORIES, territoryOf, territoryOfCell } from '../content/index.ts';
import type { LossCause } from '../events.ts';
import { type CellId, DOTS, type FactionId, SECTORS, type TerritoryId } from '../ids.ts';
import { inSector } from '../map.ts';
import { refuse } from '../refusals.ts';
import type { Deal, Dune, Forces } from '../state.ts';

/** For each sector of the storm, the dots in the order it will reach them; its own comes last. */
const DOTS_AHEAD: readonly (readonly number[])[] = Array.from({ length: SECTORS }, (_, storm) => {
  const ahead = (dot: number): number => (DOTS[dot]! - storm - 1 + SECTORS) % SECTORS;
  return DOTS.map((_, dot) => dot).sort((a, b) => ahead(a) - ahead(b));
});

/** Storm order from the first player, counter-clockwise (DUN-2.8, 2.9). */
export function stormOrder(game: {
  readonly storm: number | null;
  readonly factions: readonly { readonly dot: number }[];
}): Seat[] {
  const { factions } = game;
  const seats: Seat[] = [];
  for (const dot of DOTS_AHEAD[game.storm ?? 0]!)
    for (let seat = 0; seat < factions.length; seat++)
      if (factions[seat]!.dot === dot) seats.push(seat);
  return seats;
}

export const inStorm = (game: Pick<Dune, 'storm'>, cell: CellId): boolean =>
  inSector(cell, game.storm);

export const NO_FORCES: Forces = { normal: 0, special: 0 };
export const count = (forces: Forces): number => forces.normal + forces.special;
export const plus = (a: Forces, b: Forces): Forces => ({
  normal: a.normal + b.normal,
  special: a.special + b.special,
});
export const minus = (a: Forces, b: Forces): Forces => ({
  normal: a.normal - b.normal,
  special: a.special - b.special,
});

export function forcesAt(
  faction: { readonly board: Readonly<Record<CellId, Forces>> },
  cell: CellId,
): Forces {
  return faction.board[cell] ?? NO_FORCES;
}

const PLACE_OF = new Map(TERRITORIES.flatMap(({ cells }, i) => cells.map((cell) => [cell, i])));

/** Who stands where, in a position or in a view of one. */
export interface OnBoard {
  readonly factions: readonly {
    readonly board: Readonly<Record<CellId, Forces>>;
    readonly advisors: readonly TerritoryId[];
  }[];
}

/** What decides where somebody may go, in a position or in a view of one. */
export interface Ground extends OnBoard {
  readonly storm: number | null;
  readonly turn: number;
  readonly deals: readonly Deal[];
  readonly factions: readonly (OnBoard['factions'][number] & {
    readonly id: FactionId;
    readonly allies: readonly Seat[];
  })[];
}

/** The territories where the seat has forces of any kind, in the order of the map. */
export function territoriesWith(game: OnBoard, seat: Seat): TerritoryId[] {
  const places: number[] = [];
  for (const cell in game.factions[seat]!.board) {
    const place = PLACE_OF.get(cell)!;
    if (!places.includes(place)) places.push(place);
  }
  return places.sort((a, b) => a - b).map((place) => TERRITORIES[place]!.id);
}

/** Those of them where it has fighters. */
export function territoriesOccupied(game: OnBoard, seat: Seat): TerritoryId[] {
  const { advisors } = game.factions[seat]!;
  const found = territoriesWith(game, seat);
  return advisors.length === 0 ? found : found.filter((id) => !advisors.includes(id));
}

/** The cells of a territory where the seat has forces of any kind. */
export function cellsWith(game: OnBoard, seat: Seat, territory: TerritoryId): CellId[] {
  const { board } = game.factions[seat]!;
  return territoryOf(territory).cells.filter((cell) => board[cell] !== undefined);
}

export function tokensIn(game: Dune, seat: Seat, territory: TerritoryId): number {
  const { board } = game.factions[seat]!;
  let n = 0;
  for (const cell of territoryOf(territory).cells) {
    const forces = board[cell];
    if (forces) n += forces.normal + forces.special;
  }
  return n;
}

export const areAdvisors = (game: OnBoard, seat: Seat, territory: TerritoryId): boolean =>
  game.factions[seat]!.advisors.includes(territory);

/** To occupy is to have at least one force there; advisors never count (BEN-A3, DUN-21.4). */
export const occupies = (game: OnBoard, seat: Seat, territory: TerritoryId): boolean =>
  isIn(game.factions[seat]!, territoryOf(territory));

function isIn({ board, advisors }: OnBoard['factions'][number], { id, cells }: Territory): boolean {
  for (const cell of cells) if (board[cell] !== undefined) return !advisors.includes(id);
  return false;
}

export function occupants(game: OnBoard, territory: TerritoryId): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < game.factions.length; seat++)
    if (occupies(game, seat, territory)) seats.push(seat);
  return seats;
}

export function place(game: Dune, seat: Seat, cell: CellId, forces: Forces): void {
  if (count(forces) === 0) return;
  const faction = game.factions[seat]!;
  faction.board[cell] = plus(forcesAt(faction, cell), forces);
}

export function lift(game: Dune, seat: Seat, cell: CellId, forces: Forces): void {
  if (count(forces) === 0) return;
  const faction = game.factions[seat]!;
  const left = minus(forcesAt(faction, cell), forces);
  if (count(left) > 0) {
    faction.board[cell] = left;
    return;
  }
  delete faction.board[cell];
  const territory = territoryOfCell(cell).id;
  if (faction.advisors.length > 0 && tokensIn(game, seat, territory) === 0)
    faction.advisors = faction.advisors.filter((id) => id !== territory);
}

/** Takes a group up from its cells; returns it as one. */
export function liftAll(game: Dune, seat: Seat, groups: ReadonlyMap<CellId, Forces>): Forces {
  let moved = NO_FORCES;
  for (const [cell, group] of groups) {
    lift(game, seat, cell, group);
    moved = plus(moved, group);
  }
  return moved;
}

export function leaveReserves(game: Dune, seat: Seat, forces: Forces): void {
  const faction = game.factions[seat]!;
  faction.reserves = minus(faction.reserves, forces);
}

export function joinReserves(game: Dune, seat: Seat, forces: Forces): void {
  const faction = game.factions[seat]!;
  faction.reserves = plus(faction.reserves, forces);
}

/** To the tanks. */
export function kill(game: Dune, seat: Seat, cell: CellId, forces: Forces, by: LossCause): void {
  if (count(forces) === 0) return;
  lift(game, seat, cell, forces);
  const faction = game.factions[seat]!;
  faction.tanks = plus(faction.tanks, forces);
  game.events?.push({ type: 'forces-lost', seat, cell, forces, by });
}

export function killAllIn(game: Dune, seat: Seat, territory: TerritoryId, by: LossCause): number {
  const lost = tokensIn(game, seat, territory);
  for (const cell of cellsWith(game, seat, territory))
    kill(game, seat, cell, forcesAt(game.factions[seat]!, cell), by);
  return lost;
}

/** Two other factions already have forces in this stronghold (DUN-8.7, 9.11). */
function isFull({ factions }: OnBoard, seat: Seat, territory: Territory): boolean {
  if (territory.type !== 'stronghold') return false;
  let others = 0;
  for (let other = 0; other < factions.length; other++)
    if (other !== seat && isIn(factions[other]!, territory)) others++;
  return others >= 2;
}

export const strongholdFull = (game: OnBoard, seat: Seat, territory: TerritoryId): boolean =>
  isFull(game, seat, territoryOf(territory));

export function whyNotInStorm(game: Pick<Dune, 'storm'>, cell: CellId): Reason | null {
  const sector = sectorOf(cell);
  if (sector === null || sector !== game.storm) return null;
  return refuse('in-storm', 'DUN-3.13', { sector });
}

/**
 * Why a seat's forces may not end up in a territory; null when they may. The storm apart, its cells
 * are alike. What is the same for every territory is found once.
 */
export function whyNotInto(game: Ground, seat: Seat) {
  const allied = game.factions[seat]!.allies.flatMap((ally) => territoriesOccupied(game, ally));
  const promises = promisesOf(game, seat);
  return (territory: Territory, asAdvisors = false): Reason | null => {
    const { id } = territory;
    if (!asAdvisors && isFull(game, seat, territory)) return refuse('stronghold-full', 'DUN-8.7');
    // Advisors and an ally may share a territory (DUN-21.5).
    if (!asAdvisors && id !== 'polar-sink' && allied.includes(id))
      return refuse('ally-there', 'DUN-13.8');
    if (promises.length > 0 && promises.includes(`stay-out:${id}`))
      return refuse('promised-to-stay-out', 'DUN-15.2');
    return null;
  };
}

/** What the seat has promised for this turn; the game sees that it is kept (DUN-15.6). */
export function promisesOf({ deals, turn }: Ground, seat: Seat): Deal['promise'][] {
  const promises: Deal['promise'][] = [];
  for (let i = deals.length - 1; i >= 0 && deals[i]!.turn === turn; i--) {
    const { from, to, promise, own } = deals[i]!;
    if (to === seat) promises.push(promise);
    if (from === seat && own !== undefined) promises.push(own);
  }
  return promises;
}
