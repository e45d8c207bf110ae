import {
  chooseNumber,
  type Flow,
  type Reason,
  refusedAmong,
  type Seat,
  together,
} from '@landsraad/kernel';
import {
  cellOption,
  type DuneOption,
  FROM_RESERVES,
  NO,
  NONE,
  TO_RESERVES,
  territoryOption,
  YES,
} from '../choices.ts';
import type { Territory } from '../content/component.ts';
import { CELLS, territoryOf, territoryOfCell } from '../content/index.ts';
import type { CellId, FactionId, TerritoryId } from '../ids.ts';
import { refuse } from '../refusals.ts';
import { type Dune, isFaction, seatOf } from '../state.ts';
import { accompany, entered } from './advisors.ts';
import { ask } from './ask.ts';
import {
  areAdvisors,
  cellsWith,
  count,
  inStorm,
  joinReserves,
  place,
  territoriesWith,
  whyNotInStorm,
  whyNotInto,
} from './board.ts';
import { bringReserves } from './fremen-reserves.ts';
import {
  hasKaramaPower,
  isStopped,
  karamaOf,
  karamaOption,
  mightHaveKaramaPower,
  playAsKarama,
  useKaramaPower,
} from './karama.ts';
import { allOf, chooseLoad, type Load, takeUp } from './load.ts';
import { openCells } from './open-cells.ts';
import { allLieOpen, karamas, mayHoldKarama } from './treachery.ts';
import { sealed } from './windows.ts';

/** Where the forces come from and go to; null is the reserves. */
export interface Shipment {
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
  let terms = termsOf(game, seat);
  yield* alliesLend(game, seat, terms);
  for (;;) {
    game.due = null;
    const from = yield* chooseOrigin(game, seat, terms);
    if (from === undefined) return;
    if (from === null && isFaction(game, seat, 'fremen')) return yield* bringReserves(game, seat);
    const to = yield* chooseGoal(game, seat, from, terms);
    if (to === undefined) return;
    const plan = { from, to };
    const load = yield* chooseLoad(
      game,
      seat,
      from === null ? [null] : shippable(game, seat, from),
      mostAffordable(means(game, seat), to, couldPayHalf(game, seat, from, terms)),
      plan,
    );
    if (load.size === 0) return;
    game.due = { seat, spice: priceOf(count(allOf(load)), to, terms.half) };
    if (from === null && (yield* guildCancels(game, seat))) return;
    const left = yield* afterStops(game, seat, plan, terms);
    if (left !== terms) terms = left;
    else if (yield* carryOut(game, seat, plan, load, terms)) return;
  }
}

/** Who is allied with whom, in a position or in a view of one. */
interface Allied {
  readonly factions: readonly { readonly id: FactionId; readonly allies: readonly Seat[] }[];
}

/** What a shipment costs, unless a card is played; Fremen bring reserves for nothing (FRE-B1). */
export function shipPrice(at: Allied, seat: Seat, n: number, { from, to }: Shipment): number {
  if (from === null && at.factions[seat]!.id === 'fremen') return 0;
  return priceOf(n, to, termsOf(at, seat).half);
}

/** GUI-B2, B3, L1 */
function termsOf(game: Allied, seat: Seat): Terms {
  const guild = seatOf(game, 'spacing-guild');
  const own = seat === guild;
  const ally = guild >= 0 && game.factions[seat]!.allies.includes(guild);
  return { half: own || ally, cross: own || ally, back: own };
}

/** DUN-18.5: what a Karama leaves of the terms this shipment would use; the same if nothing. */
function* afterStops(game: Dune, seat: Seat, { from, to }: Shipment, terms: Terms): Flow<Terms> {
  const guild = seatOf(game, 'spacing-guild');
  const half = terms.half && to !== null;
  if (seat !== guild) {
    const stopped = half && (yield* isStopped(game, 'GUI-L1', guild));
    return stopped ? { half: false, cross: false, back: false } : terms;
  }
  if (from !== null && (yield* isStopped(game, 'GUI-B2', guild)))
    return { ...terms, cross: false, back: false };
  if (half && (yield* isStopped(game, 'GUI-B3', guild))) return { ...terms, half: false };
  return terms;
}

/** DUN-13.11, D-SM-7; nobody is asked when there is nothing that could cost spice. */
function* alliesLend(game: Dune, seat: Seat, terms: Terms): Flow {
  const { allies, reserves } = game.factions[seat]!;
  const paid = count(reserves) > 0 && !isFaction(game, seat, 'fremen');
  if (!paid && originsOf(game, seat, terms).length === 0) return;
  const window = sealed('ally.ship.pay');
  const lent = yield* together(
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
          window,
        }),
      ]),
    ),
  );
  game.lent = [...lent].map(([by, n]) => ({ by, n }));
}

function means(game: Dune, seat: Seat): number {
  let total = game.factions[seat]!.spice;
  for (const { n } of game.lent) total += n;
  return total;
}

/** DUN-8.3, 8.12, 8.13, 18.7 */
const priceOf = (n: number, to: CellId | null, half: boolean): number =>
  priceAt(n, to === null ? null : territoryOfCell(to), half);

function priceAt(n: number, to: Territory | null, half: boolean): number {
  if (to === null) return Math.ceil(n / 2);
  const full = n * (to.type === 'stronghold' ? 1 : 2);
  return half ? Math.ceil(full / 2) : full;
}

/** The cheapest way this seat could ship: a Karama halves an off-planet price. */
function couldPayHalf(game: Dune, seat: Seat, from: TerritoryId | null, terms: Terms): boolean {
  return terms.half || (from === null && karamas(game, seat).length > 0);
}

const mostAffordable = (spice: number, to: CellId | null, half: boolean): number =>
  mostAt(spice, to === null ? null : territoryOfCell(to), half);

function mostAt(spice: number, where: Territory | null, half: boolean): number {
  let n = 0;
  while (n < 20 && priceAt(n + 1, where, half) <= spice) n++;
  return n;
}

/** From the reserves, or, for the Guild and its ally, from a territory; undefined is no shipment. */
function* chooseOrigin(game: Dune, seat: Seat, terms: Terms): Flow<TerritoryId | null | undefined> {
  const origins = originsOf(game, seat, terms);
  const reserves = count(game.factions[seat]!.reserves) > 0;
  if (origins.length === 0) return reserves ? null : undefined;
  const picked = yield* ask<DuneOption>(seat, {
    kind: 'ship.from',
    rule: 'GUI-B2',
    options: [NONE, ...(reserves ? [FROM_RESERVES] : []), ...origins.map(territoryOption)],
  });
  if (picked === NONE) return undefined;
  return picked.type === 'territory' ? picked.territory : null;
}

function originsOf(game: Dune, seat: Seat, { cross, back }: Terms): TerritoryId[] {
  if (!cross && !back) return [];
  return territoriesWith(game, seat).filter((id) => shippable(game, seat, id).length > 0);
}

/** A cell, or null for the reserves; undefined is no shipment. */
function* chooseGoal(
  game: Dune,
  seat: Seat,
  from: TerritoryId | null,
  terms: Terms,
): Flow<CellId | null | undefined> {
  const half = couldPayHalf(game, seat, from, terms);
  const whyNow = () => {
    const purse: Purse = { spice: means(game, seat), half };
    const whyNotEnter = whyNotInto(game, seat);
    return (territory: Territory) =>
      whyNotFrom(game, seat, from, territory) ??
      whyNotEnter(territory) ??
      whyNotPaid(territory, purse);
  };
  const options = () => {
    const open = [NONE, ...openCells((_, sector) => sector !== game.storm, whyNow())];
    if (from !== null && terms.back && means(game, seat) > 0) open.push(TO_RESERVES);
    return open;
  };
  const picked = yield* ask<DuneOption>(seat, {
    kind: 'ship',
    rule: 'DUN-8.2',
    options,
    about: { from, most: mostWithin({ spice: means(game, seat), half }) },
    refused: () => {
      const why = whyNow();
      return refusedAmong(
        CELLS,
        (cell) => whyNotInStorm(game, cell) ?? why(territoryOfCell(cell)),
        cellOption,
      );
    },
  });
  if (picked === TO_RESERVES) return null;
  return picked.type === 'cell' ? picked.cell : undefined;
}

/** DUN-8.15: cells that are not in the storm. */
function shippable(game: Dune, seat: Seat, territory: TerritoryId): CellId[] {
  return cellsWith(game, seat, territory).filter((cell) => !inStorm(game, cell));
}

function whyNotFrom(
  game: Dune,
  seat: Seat,
  from: TerritoryId | null,
  { id }: Territory,
): Reason | null {
  if (id === from) return refuse('already-there', 'GUI-B2');
  return areAdvisors(game, seat, id) ? refuse('own-advisors', 'BEN-A5') : null;
}

interface Purse {
  readonly spice: number;
  readonly half: boolean;
}

/** How many forces can be paid for: into a stronghold, elsewhere, back to the reserves. */
export interface MostShipped {
  readonly stronghold: number;
  readonly elsewhere: number;
  readonly reserves: number;
}

const STRONGHOLD = territoryOf('arrakeen');
const ELSEWHERE = territoryOf('polar-sink');

const mostWithin = ({ spice, half }: Purse): MostShipped => ({
  stronghold: mostAt(spice, STRONGHOLD, half),
  elsewhere: mostAt(spice, ELSEWHERE, half),
  reserves: mostAt(spice, null, half),
});

const whyNotPaid = (territory: Territory, { spice, half }: Purse): Reason | null =>
  priceAt(1, territory, half) <= spice ? null : refuse('cannot-pay', 'DUN-8.3');

/** GUI-K1, DUN-30.28 */
function* guildCancels(game: Dune, seat: Seat): Flow<boolean> {
  const guild = seatOf(game, 'spacing-guild');
  if (guild < 0 || guild === seat || !mightHaveKaramaPower(game, guild)) return false;
  if (allLieOpen(game, 'karama')) return false;
  const picked = yield* ask(guild, {
    kind: 'karama.guild',
    rule: 'GUI-K1',
    options: hasKaramaPower(game, guild) ? [NO, YES] : [NO],
    about: { seat },
    window: sealed('karama.guild'),
  });
  if (picked === NO) return false;
  useKaramaPower(game, guild, 'GUI-K1');
  game.events?.push({ type: 'shipment-cancelled', seat, by: guild });
  return true;
}

/** False when it cannot be paid: a worthless card that was stopped as a Karama (DUN-18.5). */
function* carryOut(
  game: Dune,
  seat: Seat,
  { from, to }: Shipment,
  load: Load,
  terms: Terms,
): Flow<boolean> {
  const forces = allOf(load);
  const full = priceOf(count(forces), to, terms.half);
  const must = full > means(game, seat);
  const karama = from === null && !terms.half && (yield* atGuildRate(game, seat, must));
  const cost = karama ? priceOf(count(forces), to, true) : full;
  if (cost > means(game, seat)) return false;
  yield* payForShipment(game, seat, cost, karama);
  game.due = null;
  takeUp(game, seat, load);
  if (to === null) joinReserves(game, seat, forces);
  else place(game, seat, to, forces);
  const cells = [...load.keys()].filter((source) => source !== null);
  game.events?.push({
    type: 'shipped',
    seat,
    from: from === null ? null : cells,
    to,
    forces,
    cost,
  });
  if (to === null) return true;
  yield* entered(game, seat, territoryOfCell(to).id);
  if (from === null) yield* accompany(game, seat, to);
  return true;
}

/** DUN-18.7 */
function* atGuildRate(game: Dune, seat: Seat, must: boolean): Flow<boolean> {
  if (!mayHoldKarama(game)(seat)) return false;
  const cards = karamas(game, seat).map(karamaOption);
  const picked = yield* ask<DuneOption>(seat, {
    kind: 'karama.rate',
    rule: 'DUN-18.7',
    options: must && cards.length > 0 ? cards : [NO, ...cards],
    window: sealed('karama.rate'),
  });
  const card = karamaOf(picked);
  return card !== null && (yield* playAsKarama(game, seat, card));
}

/** DUN-8.4, 8.14, 24.1, 24.2: to the Guild, unless it ships itself or a Karama pays half. */
function* payForShipment(game: Dune, seat: Seat, cost: number, karama: boolean): Flow {
  const guild = seatOf(game, 'spacing-guild');
  const paysGuild = guild >= 0 && guild !== seat && !karama;
  const to = paysGuild && !(yield* isStopped(game, 'GUI-B1', guild)) ? guild : null;
  let left = cost;
  if (game.lent.length > 0) game.revealed++;
  for (const { by: payer, n: limit } of [...game.lent, { by: seat, n: cost }]) {
    const n = Math.min(left, limit, game.factions[payer]!.spice);
    if (n === 0) continue;
    left -= n;
    game.factions[payer]!.spice -= n;
    if (to !== null) game.factions[to]!.spice += n;
    game.events?.push({ type: 'spice-paid', seat: payer, n, to });
  }
}
