import { chooseNumber, type Flow, refusedAmong, type Seat, together } from '@landsraad/kernel';
import {
  cellOption,
  type DuneOption,
  NO,
  NONE,
  TO_RESERVES,
  territoryOption,
  YES,
} from '../choices.ts';
import { CELLS, territoryOf, territoryOfCell } from '../content/index.ts';
import type { CellId, TerritoryId } from '../ids.ts';
import { refuse } from '../refusals.ts';
import { advanced, type Dune, type Forces, isFaction, seatOf } from '../state.ts';
import { entered } from './advisors.ts';
import { ask } from './ask.ts';
import {
  areAdvisors,
  cellsWith,
  count,
  forcesAt,
  inStorm,
  lift,
  occupies,
  place,
  territoriesWith,
  whyNotEnter,
} from './board.ts';
import {
  hasKaramaPower,
  isStopped,
  karamaOf,
  karamaOption,
  playAsKarama,
  useKaramaPower,
} from './karama.ts';
import { loseHalf } from './storm.ts';
import { karamas } from './treachery.ts';

/** Where the forces come from and go to; null is the reserves. */
interface Shipment {
  readonly from: TerritoryId | null;
  readonly to: CellId | null;
}

/** What a seat may use this time; taken away when a Karama stops it, and the player ships again. */
interface Terms {
  readonly half: boolean;
  readonly cross: boolean;
  readonly back: boolean;
}

/** DUN-28.12 (b) to (d): at most one shipment. */
export function* shipment(game: Dune, seat: Seat): Flow {
  if (isFaction(game, seat, 'fremen')) return yield* bringReserves(game, seat);
  let terms = termsOf(game, seat);
  const lent = yield* alliesLend(game, seat);
  for (;;) {
    const plan = yield* chooseShipment(game, seat, terms, lent);
    if (!plan) return;
    const forces = yield* chooseForces(game, seat, plan, terms, lent, plan);
    if (count(forces) === 0) return;
    if (plan.from === null && (yield* guildCancels(game, seat))) return;
    const special = terms.half || plan.from !== null;
    if (special && (yield* isStopped(game, itemFor(game, seat, plan), guildOr(game, seat)))) {
      terms = { half: false, cross: false, back: false }; // DUN-18.5
      continue;
    }
    yield* carryOut(game, seat, plan, forces, terms, lent);
    return;
  }
}

/** GUI-B2, B3, L1 */
function termsOf(game: Dune, seat: Seat): Terms {
  const guild = seatOf(game, 'spacing-guild');
  const own = seat === guild;
  const ally = guild >= 0 && game.factions[seat]!.allies.includes(guild);
  return { half: own || ally, cross: own || ally, back: own };
}

const guildOr = (game: Dune, seat: Seat): Seat => {
  const guild = seatOf(game, 'spacing-guild');
  return guild >= 0 ? guild : seat;
};

function itemFor(game: Dune, seat: Seat, { from }: Shipment): string {
  if (!isFaction(game, seat, 'spacing-guild')) return 'GUI-L1';
  return from === null ? 'GUI-B3' : 'GUI-B2';
}

type Lent = ReadonlyMap<Seat, number>;

/** DUN-13.11, D-SM-7 */
function* alliesLend(game: Dune, seat: Seat): Flow<Lent> {
  const { allies } = game.factions[seat]!;
  return yield* together(
    new Map(
      allies.map((ally) => [
        ally,
        chooseNumber({
          seat: ally,
          kind: 'ally.ship.pay',
          rule: 'DUN-13.11',
          min: 0,
          max: game.factions[ally]!.spice,
          about: { ally: seat },
          hidden: true,
        }),
      ]),
    ),
  );
}

function means(game: Dune, seat: Seat, lent: Lent): number {
  let total = game.factions[seat]!.spice;
  for (const n of lent.values()) total += n;
  return total;
}

/** DUN-8.3, 8.12, 8.13, 18.7 */
function priceOf(n: number, to: CellId | null, half: boolean): number {
  if (to === null) return Math.ceil(n / 2);
  const full = n * (territoryOfCell(to).type === 'stronghold' ? 1 : 2);
  return half ? Math.ceil(full / 2) : full;
}

/** The cheapest way this seat could ship: a Karama halves an off-planet price. */
function couldPayHalf(game: Dune, seat: Seat, from: TerritoryId | null, terms: Terms): boolean {
  return terms.half || (from === null && karamas(game, seat).length > 0);
}

function mostAffordable(spice: number, to: CellId | null, half: boolean): number {
  let n = 0;
  while (n < 20 && priceOf(n + 1, to, half) <= spice) n++;
  return n;
}

function* chooseShipment(game: Dune, seat: Seat, terms: Terms, lent: Lent): Flow<Shipment | null> {
  const from = yield* chooseOrigin(game, seat, terms);
  if (from === undefined) return null;
  const why = (cell: CellId) => whyNotShip(game, seat, from, cell, terms, lent);
  const open = CELLS.filter((cell) => !why(cell));
  const options: DuneOption[] = [NONE, ...open.map(cellOption)];
  if (from !== null && terms.back && means(game, seat, lent) > 0) options.push(TO_RESERVES);
  const picked = yield* ask<DuneOption>(seat, {
    kind: 'ship',
    rule: 'DUN-8.2',
    options,
    about: { from },
    refused: () => refusedAmong(CELLS, why, cellOption),
  });
  if (picked === TO_RESERVES) return { from, to: null };
  return picked.type === 'cell' ? { from, to: picked.cell } : null;
}

/** From the reserves, or, for the Guild and its ally, from a territory; undefined is no shipment. */
function* chooseOrigin(game: Dune, seat: Seat, terms: Terms): Flow<TerritoryId | null | undefined> {
  const origins = terms.cross
    ? territoriesWith(game, seat).filter((id) => shippable(game, seat, id).length > 0)
    : [];
  const reserves = count(game.factions[seat]!.reserves) > 0;
  if (origins.length === 0) return reserves ? null : undefined;
  const picked = yield* ask<DuneOption>(seat, {
    kind: 'ship.from',
    rule: 'GUI-B2',
    options: [NONE, ...(reserves ? [TO_RESERVES] : []), ...origins.map(territoryOption)],
  });
  if (picked === NONE) return undefined;
  return picked.type === 'territory' ? picked.territory : null;
}

/** DUN-8.15: cells that are not in the storm. */
function shippable(game: Dune, seat: Seat, territory: TerritoryId): CellId[] {
  return cellsWith(game, seat, territory).filter((cell) => !inStorm(game, cell));
}

function whyNotShip(
  game: Dune,
  seat: Seat,
  from: TerritoryId | null,
  cell: CellId,
  terms: Terms,
  lent: Lent,
) {
  const territory = territoryOfCell(cell).id;
  if (territory === from) return refuse('already-there', 'GUI-B2');
  if (areAdvisors(game, seat, territory)) return refuse('own-advisors', 'BEN-A5');
  const why = whyNotEnter(game, seat, cell);
  if (why) return why;
  const half = couldPayHalf(game, seat, from, terms);
  return priceOf(1, cell, half) <= means(game, seat, lent) ? null : refuse('cannot-pay', 'DUN-8.3');
}

/** How many of each kind, within what can be paid; taken from the cells in their order. */
function* chooseForces(
  game: Dune,
  seat: Seat,
  { from, to }: Shipment,
  terms: Terms,
  lent: Lent,
  about: Shipment,
): Flow<Forces> {
  const there = from === null ? game.factions[seat]!.reserves : sum(game, seat, from);
  const payable = mostAffordable(
    means(game, seat, lent),
    to,
    couldPayHalf(game, seat, from, terms),
  );
  const max = Math.min(payable, count(there));
  const n = yield* chooseNumber({
    seat,
    kind: 'ship.number',
    rule: 'DUN-8.2',
    min: 0,
    max,
    about: { ...about },
  });
  const least = Math.max(0, n - there.normal);
  const most = Math.min(n, there.special);
  const special =
    least === most
      ? least
      : yield* chooseNumber({
          seat,
          kind: 'ship.special',
          rule: 'DUN-8.2',
          min: least,
          max: most,
          about: { ...about },
        });
  return { normal: n - special, special };
}

function sum(game: Dune, seat: Seat, territory: TerritoryId): Forces {
  const total: Forces = { normal: 0, special: 0 };
  for (const cell of shippable(game, seat, territory)) {
    const forces = forcesAt(game.factions[seat]!, cell);
    total.normal += forces.normal;
    total.special += forces.special;
  }
  return total;
}

/** GUI-K1, DUN-30.28 */
function* guildCancels(game: Dune, seat: Seat): Flow<boolean> {
  const guild = seatOf(game, 'spacing-guild');
  if (guild < 0 || guild === seat || !advanced(game)) return false;
  if (game.factions[guild]!.hand.length === 0 || game.factions[guild]!.karamaPowerUsed)
    return false;
  const picked = yield* ask(guild, {
    kind: 'karama.guild',
    rule: 'GUI-K1',
    options: hasKaramaPower(game, guild) ? [NO, YES] : [NO],
    about: { seat },
    hidden: true,
  });
  if (picked === NO) return false;
  useKaramaPower(game, guild, 'GUI-K1');
  game.events?.push({ type: 'shipment-cancelled', seat, by: guild });
  return true;
}

function* carryOut(
  game: Dune,
  seat: Seat,
  { from, to }: Shipment,
  forces: Forces,
  terms: Terms,
  lent: Lent,
): Flow {
  const n = count(forces);
  const full = priceOf(n, to, terms.half);
  const karama =
    from === null &&
    !terms.half &&
    (yield* atGuildRate(game, seat, full > means(game, seat, lent)));
  const cost = karama ? priceOf(n, to, true) : full;
  if (cost > means(game, seat, lent)) return; // a Karama that was itself stopped
  yield* payForShipment(game, seat, cost, from, karama, lent);
  takeUp(game, seat, from, forces);
  const faction = game.factions[seat]!;
  if (to === null) {
    faction.reserves.normal += forces.normal;
    faction.reserves.special += forces.special;
  } else place(game, seat, to, forces);
  const origin = from === null ? null : (territoryCells(from)[0] ?? null);
  game.events?.push({ type: 'shipped', seat, from: origin, to, forces, cost });
  if (to === null) return;
  yield* entered(game, seat, territoryOfCell(to).id);
  if (from === null) yield* accompany(game, seat, to);
}

const territoryCells = (territory: TerritoryId): readonly CellId[] => territoryOf(territory).cells;

function takeUp(game: Dune, seat: Seat, from: TerritoryId | null, forces: Forces): void {
  const faction = game.factions[seat]!;
  if (from === null) {
    faction.reserves.normal -= forces.normal;
    faction.reserves.special -= forces.special;
    return;
  }
  const left = { ...forces };
  for (const cell of shippable(game, seat, from)) {
    const there = forcesAt(faction, cell);
    const taken = {
      normal: Math.min(left.normal, there.normal),
      special: Math.min(left.special, there.special),
    };
    lift(game, seat, cell, taken);
    left.normal -= taken.normal;
    left.special -= taken.special;
  }
}

/** DUN-18.7 */
function* atGuildRate(game: Dune, seat: Seat, must: boolean): Flow<boolean> {
  if (game.factions[seat]!.hand.length === 0) return false;
  const cards = karamas(game, seat).map(karamaOption);
  const picked = yield* ask<DuneOption>(seat, {
    kind: 'karama.rate',
    rule: 'DUN-18.7',
    options: must ? cards : [NO, ...cards],
    hidden: true,
  });
  const card = karamaOf(picked);
  return card !== null && (yield* playAsKarama(game, seat, card));
}

/** DUN-8.4, 8.14, 24.1, 24.2: to the Guild when somebody else comes from off-planet, or as its ally. */
function* payForShipment(
  game: Dune,
  seat: Seat,
  cost: number,
  from: TerritoryId | null,
  karama: boolean,
  lent: Lent,
): Flow {
  const guild = seatOf(game, 'spacing-guild');
  const due = guild >= 0 && guild !== seat && !karama && cost > 0;
  const paysGuild = due && (from === null || game.factions[seat]!.allies.includes(guild));
  const to = paysGuild && !(yield* isStopped(game, 'GUI-B1', guild)) ? guild : null;
  let left = cost;
  for (const [payer, limit] of [[seat, cost] as const, ...lent]) {
    const n = Math.min(left, limit, game.factions[payer]!.spice);
    if (n === 0) continue;
    left -= n;
    game.factions[payer]!.spice -= n;
    if (to !== null) game.factions[to]!.spice += n;
    game.events?.push({ type: 'spice-paid', seat: payer, n, to });
  }
}

/** BEN-B2, A4, DUN-8.16: one force to the Polar Sink, or an advisor along with the shipment. */
function* accompany(game: Dune, shipper: Seat, to: CellId): Flow {
  const seat = seatOf(game, 'bene-gesserit');
  if (seat < 0 || seat === shipper || game.factions[seat]!.reserves.normal === 0) return;
  const options: DuneOption[] = [NONE, cellOption('polar-sink')];
  const territory = territoryOfCell(to).id;
  const along = advanced(game) && to !== 'polar-sink' && !occupies(game, seat, territory);
  if (along) options.push(cellOption(to));
  const picked = yield* ask<DuneOption>(seat, {
    kind: 'bg.accompany',
    rule: 'BEN-B2',
    options,
    about: { shipper },
  });
  if (picked.type !== 'cell') return;
  const advisor = picked.cell === to && along;
  if (yield* isStopped(game, advisor ? 'BEN-A4' : 'BEN-B2', seat)) return;
  const faction = game.factions[seat]!;
  faction.reserves.normal--;
  place(game, seat, picked.cell, { normal: 1, special: 0 });
  if (advisor && !areAdvisors(game, seat, territory)) faction.advisors.push(territory);
  game.events?.push({ type: 'advisor-placed', seat, cell: picked.cell });
}

/** FRE-B1, A4, DUN-8.10, 8.11, 23.1: free, near the Great Flat; into the storm at a price in lives. */
function* bringReserves(game: Dune, seat: Seat): Flow {
  const faction = game.factions[seat]!;
  if (count(faction.reserves) === 0) return;
  const stormy = advanced(game);
  const why = (cell: CellId) => {
    if (!territoryOfCell(cell).fremenRange) return refuse('beyond-reach', 'FRE-B1');
    return whyNotEnter(game, seat, cell, { storm: !stormy });
  };
  const picked = yield* ask<DuneOption>(seat, {
    kind: 'ship',
    rule: 'FRE-B1',
    options: [NONE, ...CELLS.filter((cell) => !why(cell)).map(cellOption)],
    refused: () => refusedAmong(CELLS, why, cellOption),
  });
  if (picked.type !== 'cell') return;
  const to = picked.cell;
  const forces = yield* chooseForces(
    game,
    seat,
    { from: null, to: null },
    { half: true, cross: false, back: false },
    new Map([[seat, 99]]),
    { from: null, to },
  );
  if (count(forces) === 0) return;
  if (inStorm(game, to) && (yield* isStopped(game, 'FRE-A4', seat))) return;
  takeUp(game, seat, null, forces);
  place(game, seat, to, forces);
  game.events?.push({ type: 'shipped', seat, from: null, to, forces, cost: 0 });
  if (inStorm(game, to)) yield* loseHalf(game, seat, to);
  yield* entered(game, seat, territoryOfCell(to).id);
}
