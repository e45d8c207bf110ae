import { type Seat, seeded } from '@landsraad/kernel';
import { factionOf, territoryOfCell } from '../content/index.ts';
import type { DuneGame } from '../game.ts';
import type { CellId, FactionId, LeaderId, SpiceCardId, TerritoryId, TreacheryId } from '../ids.ts';
import type { DuneOptions } from '../options.ts';
import { stormOrder } from '../rules/board.ts';
import { changeLeader } from '../rules/leaders.ts';
import { advanced, type Dune, type FactionState, type Forces, type Phase } from '../state.ts';

/** A number is of normal forces. */
export type ForcesGiven = number | Partial<Forces>;

/**
 * A position in the words of the table: what is not named is empty, zero or as at the start. Piles
 * are listed from the top. Forces not named elsewhere are in the reserves.
 */
export interface Position {
  readonly phase?: Phase;
  /** The opening steps of Bidding, Shipment & Movement or Battle are done. */
  readonly begun?: boolean;
  readonly turn?: number;
  readonly storm?: number | null;
  readonly stormCard?: number | null;
  readonly shieldWall?: boolean;
  readonly dialers?: readonly [Seat, Seat];
  readonly spice?: Readonly<Record<CellId, number>>;
  readonly spiceDeck?: readonly SpiceCardId[];
  readonly spiceDiscard?: readonly [readonly SpiceCardId[], readonly SpiceCardId[]];
  readonly treacheryDeck?: readonly TreacheryId[];
  readonly treacheryDiscard?: readonly TreacheryId[];
  readonly acted?: readonly Seat[];
  readonly factions?: readonly FactionPosition[];
}

export interface FactionPosition {
  readonly id?: FactionId;
  readonly dot?: number;
  readonly spice?: number;
  readonly bribes?: number;
  readonly board?: Readonly<Record<CellId, ForcesGiven>>;
  readonly advisors?: readonly TerritoryId[];
  readonly reserves?: ForcesGiven;
  readonly tanks?: ForcesGiven;
  readonly hand?: readonly TreacheryId[];
  readonly traitors?: readonly LeaderId[];
  readonly allies?: readonly Seat[];
  readonly prediction?: { readonly faction: FactionId; readonly turn: number } | null;
  readonly kh?: { readonly losses?: number; readonly dead?: boolean };
  readonly karamaPowerUsed?: boolean;
  readonly revivingLeaders?: boolean;
  /** Own leaders in the tanks; a second death lies face down. */
  readonly deadLeaders?: readonly LeaderId[];
  readonly faceDownLeaders?: readonly LeaderId[];
  /** Leaders of others that this seat (Harkonnen) holds. */
  readonly captives?: readonly LeaderId[];
  readonly usedLeaders?: Readonly<Record<LeaderId, TerritoryId>>;
}

const FORCES = 20;

const fromTop = <T>(pile: readonly T[] | undefined): T[] => (pile ?? []).slice().reverse();

const toForces = (given: ForcesGiven | undefined): Forces =>
  typeof given === 'number'
    ? { normal: given, special: 0 }
    : { normal: given?.normal ?? 0, special: given?.special ?? 0 };

/** Builds the state of an arranged position, at a turn boundary. */
export function arrange({ setup }: DuneGame, position: Position, options: DuneOptions): Dune {
  const game = setup(options, seeded('scenario'));
  game.phase = position.phase ?? 'shipment';
  game.begun = position.begun ?? game.phase === 'shipment';
  game.turn = position.turn ?? 2;
  game.storm = position.storm === undefined ? 0 : position.storm;
  game.stormCard = position.stormCard ?? null;
  game.stormCardSeen = game.stormCard !== null;
  game.shieldWall = position.shieldWall ?? true;
  game.dialers = position.dialers ? [...position.dialers] : game.dialers;
  game.spice = { ...position.spice };
  game.spiceDeck = fromTop(position.spiceDeck ?? ['spice-cielago-south', 'spice-south-mesa']);
  game.spiceDiscard = [fromTop(position.spiceDiscard?.[0]), fromTop(position.spiceDiscard?.[1])];
  game.treacheryDeck = fromTop(position.treacheryDeck);
  game.treacheryDiscard = fromTop(position.treacheryDiscard);
  game.acted = [...(position.acted ?? [])];
  game.unusedTraitors = [];
  game.factions.forEach((faction, seat) => {
    arrangeFaction(game, faction, seat, position.factions?.[seat] ?? {});
  });
  game.firstPlayer = stormOrder(game)[0]!;
  return game;
}

function arrangeFaction(
  game: Dune,
  faction: FactionState,
  seat: Seat,
  given: FactionPosition,
): void {
  for (const [cell, forces] of Object.entries(given.board ?? {}))
    faction.board[cell] = toForces(forces);
  faction.tanks = toForces(given.tanks);
  const elite = advanced(game) ? (factionOf(faction.id).special?.n ?? 0) : 0;
  faction.reserves =
    given.reserves === undefined ? theRest(faction, elite) : toForces(given.reserves);
  faction.dot = given.dot ?? faction.dot;
  faction.spice = given.spice ?? 0;
  faction.bribes = given.bribes ?? 0;
  faction.advisors = [...(given.advisors ?? [])];
  faction.hand = [...(given.hand ?? [])];
  faction.traitors = [...(given.traitors ?? [])];
  faction.allies = [...(given.allies ?? faction.allies)];
  faction.prediction = given.prediction ? { ...given.prediction } : null;
  if (faction.kh && given.kh)
    faction.kh = {
      losses: given.kh.losses ?? 0,
      dead: given.kh.dead ?? false,
      usedIn: null,
    };
  faction.karamaPowerUsed = given.karamaPowerUsed ?? false;
  faction.revivingLeaders = given.revivingLeaders ?? false;
  for (const id of given.deadLeaders ?? []) changeLeader(game, id, { dead: true });
  for (const id of given.faceDownLeaders ?? [])
    changeLeader(game, id, { dead: true, faceDown: true, revivedOnce: true });
  for (const id of given.captives ?? []) changeLeader(game, id, { holder: seat });
  for (const [id, usedIn] of Object.entries(given.usedLeaders ?? {}))
    changeLeader(game, id, { usedIn });
}

function theRest(faction: FactionState, elite: number): Forces {
  const placed = [faction.tanks, ...Object.values(faction.board)];
  const special = placed.reduce((sum, forces) => sum + forces.special, 0);
  const normal = placed.reduce((sum, forces) => sum + forces.normal, 0);
  return {
    normal: Math.max(0, FORCES - elite - normal),
    special: Math.max(0, elite - special),
  };
}

/** The position in the same words, complete. */
export function describe(game: Dune) {
  return {
    phase: game.phase,
    begun: game.begun,
    turn: game.turn,
    storm: game.storm,
    stormCard: game.stormCard,
    shieldWall: game.shieldWall,
    dialers: game.dialers,
    firstPlayer: game.firstPlayer,
    spice: { ...game.spice },
    spiceDeck: fromTop(game.spiceDeck),
    spiceDiscard: [fromTop(game.spiceDiscard[0]), fromTop(game.spiceDiscard[1])],
    treacheryDeck: fromTop(game.treacheryDeck),
    treacheryDiscard: fromTop(game.treacheryDiscard),
    removed: game.removed.slice(),
    acted: game.acted.slice(),
    winners: game.winners.slice(),
    victory: game.victory,
    factions: game.factions.map((faction, seat) => describeFaction(game, faction, seat)),
  };
}

function describeFaction(game: Dune, faction: FactionState, seat: Seat) {
  const { showsTo, board, ...rest } = faction;
  const leaders = Object.entries(game.leaders);
  return {
    ...rest,
    board: Object.fromEntries(
      Object.entries(board).map(([cell, forces]) => [
        cell,
        forces.special === 0 ? forces.normal : { ...forces },
      ]),
    ),
    territories: [...new Set(Object.keys(board).map((cell) => territoryOfCell(cell).id))],
    deadLeaders: leaders.flatMap(([id, l]) => (l.owner === seat && l.dead ? [id] : [])),
    faceDownLeaders: leaders.flatMap(([id, l]) =>
      l.owner === seat && l.dead && l.faceDown ? [id] : [],
    ),
    captives: leaders.flatMap(([id, l]) => (l.holder === seat && l.owner !== seat ? [id] : [])),
  };
}
