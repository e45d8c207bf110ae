import { type Seat, seeded } from '@landsraad/kernel';
import { factionOf, territoryOfCell } from '../content/index.ts';
import type { DuneGame } from '../game.ts';
import {
  type CellId,
  DOTS,
  type FactionId,
  type LeaderId,
  type SpiceCardId,
  type TerritoryId,
  type TreacheryId,
} from '../ids.ts';
import type { DuneOptions } from '../options.ts';
import { count, stormOrder } from '../rules/board.ts';
import { changeLeader, noticeDeadLeaders } from '../rules/leaders.ts';
import { advanced, type Dune, type FactionState, type Forces, type Phase } from '../state.ts';

/** A number is of normal forces. */
export type ForcesGiven = number | Partial<Forces>;

/**
 * A position in the words of the table: what is not named is empty, zero or as at the start; before
 * the first turn, all of it as at the start. Piles are listed from the top. Forces not named
 * elsewhere are in the reserves.
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
  /** Out of the game: Family Atomics. */
  readonly removed?: readonly TreacheryId[];
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
  /** Those of them that were shown in battle. */
  readonly shownTraitors?: readonly LeaderId[];
  /** An alliance is everybody's whom somebody names. */
  readonly allies?: readonly Seat[];
  readonly prediction?: { readonly faction: FactionId; readonly turn: number } | null;
  readonly kh?: {
    readonly losses?: number;
    readonly dead?: boolean;
    readonly usedIn?: TerritoryId | null;
  } | null;
  readonly karamaPowerUsed?: boolean;
  /** As DUN-7.7 has it for the leaders in the tanks, unless said. */
  readonly revivingLeaders?: boolean;
  /** Sardaukar or Fedaykin revived this turn. */
  readonly specialsRevived?: number;
  /** Own leaders in the tanks; a second death lies face down. */
  readonly deadLeaders?: readonly LeaderId[];
  readonly faceDownLeaders?: readonly LeaderId[];
  /** Own leaders that live and were revived once. */
  readonly revivedLeaders?: readonly LeaderId[];
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

const BEFORE_THE_FIRST: readonly Phase[] = ['prediction', 'traitors', 'first-forces'];

/** Builds the state of an arranged position, at a turn boundary. */
export function arrange({ setup }: DuneGame, position: Position, options: DuneOptions): Dune {
  const game = setup(options, seeded('scenario'));
  const given = game.factions.map((_, seat) => position.factions?.[seat] ?? {});
  game.phase = position.phase ?? 'shipment';
  if (!BEFORE_THE_FIRST.includes(game.phase)) clear(game);
  const piles: Partial<Dune> = {
    ...(position.spiceDeck && { spiceDeck: fromTop(position.spiceDeck) }),
    ...(position.treacheryDeck && { treacheryDeck: fromTop(position.treacheryDeck) }),
  };
  Object.assign(game, piles);
  game.begun = position.begun ?? game.phase === 'shipment';
  game.turn = position.turn ?? game.turn;
  game.storm = position.storm === undefined ? game.storm : position.storm;
  game.stormCard = position.stormCard ?? null;
  game.stormCardSeen = game.stormCard !== null;
  game.shieldWall = position.shieldWall ?? true;
  game.dialers = position.dialers ? [...position.dialers] : game.dialers;
  game.spice = Object.fromEntries(Object.entries(position.spice ?? {}).filter(([, n]) => n > 0));
  game.spiceDiscard = [fromTop(position.spiceDiscard?.[0]), fromTop(position.spiceDiscard?.[1])];
  game.treacheryDiscard = fromTop(position.treacheryDiscard);
  game.removed = [...(position.removed ?? [])];
  game.acted = [...(position.acted ?? [])];
  for (const [seat, faction] of game.factions.entries())
    arrangeFaction(game, faction, seat, given[seat]!);
  arrangeTraitors(game);
  arrangeDots(game, given);
  arrangeAlliances(game);
  for (const [seat, faction] of game.factions.entries()) {
    noticeDeadLeaders(game, seat);
    faction.revivingLeaders = given[seat]!.revivingLeaders ?? faction.revivingLeaders;
  }
  game.firstPlayer = stormOrder(game)[0]!;
  return game;
}

/** Once turns are played, nothing is as at the start by itself. */
function clear(game: Dune): void {
  game.turn = 2;
  game.storm = 0;
  game.spiceDeck = fromTop(['spice-cielago-south', 'spice-south-mesa']);
  game.treacheryDeck = [];
  for (const faction of game.factions) faction.spice = 0;
}

function arrangeFaction(
  game: Dune,
  faction: FactionState,
  seat: Seat,
  given: FactionPosition,
): void {
  for (const [cell, forces] of Object.entries(given.board ?? {}))
    if (count(toForces(forces)) > 0) faction.board[cell] = toForces(forces);
  faction.tanks = toForces(given.tanks);
  const elite = advanced(game) ? (factionOf(faction.id).special?.n ?? 0) : 0;
  faction.reserves =
    given.reserves === undefined ? theRest(faction, elite) : toForces(given.reserves);
  faction.spice = given.spice ?? faction.spice;
  faction.bribes = given.bribes ?? 0;
  faction.advisors = [...(given.advisors ?? [])];
  faction.hand = [...(given.hand ?? [])];
  faction.traitors = [...(given.traitors ?? [])];
  faction.shownTraitors = [...(given.shownTraitors ?? [])];
  faction.allies = [...(given.allies ?? faction.allies)];
  faction.prediction = given.prediction ? { ...given.prediction } : null;
  if (faction.kh && given.kh) faction.kh = { ...faction.kh, ...given.kh };
  faction.karamaPowerUsed = given.karamaPowerUsed ?? false;
  faction.specialsRevived = given.specialsRevived ?? 0;
  for (const id of given.deadLeaders ?? []) changeLeader(game, id, { dead: true });
  for (const id of given.faceDownLeaders ?? [])
    changeLeader(game, id, { dead: true, faceDown: true, revivedOnce: true });
  for (const id of given.revivedLeaders ?? []) changeLeader(game, id, { revivedOnce: true });
  for (const id of given.captives ?? []) changeLeader(game, id, { holder: seat });
  for (const [id, usedIn] of Object.entries(given.usedLeaders ?? {}))
    changeLeader(game, id, { usedIn });
}

const TRAITORS_DEALT = 4;

/** The traitor cards that nobody has; where one is still to be kept, those not named are dealt. */
function arrangeTraitors(game: Dune): void {
  const named = game.factions.flatMap(({ traitors }) => traitors);
  const left = game.unusedTraitors.filter((leader) => !named.includes(leader));
  if (game.phase === 'traitors')
    for (const faction of game.factions)
      if (faction.traitors.length === 0) faction.traitors = left.splice(-TRAITORS_DEALT);
  game.unusedTraitors = left;
}

/** Whoever is not put anywhere sits at its own dot, or where one is left. */
function arrangeDots({ factions }: Dune, given: readonly FactionPosition[]): void {
  const taken = given.flatMap(({ dot }) => dot ?? []);
  const isFree = (dot: number) => !taken.includes(dot);
  for (const [seat, faction] of factions.entries())
    if (given[seat]!.dot === undefined && isFree(faction.dot)) taken.push(faction.dot);
    else faction.dot = given[seat]!.dot ?? -1;
  for (const faction of factions) {
    if (faction.dot >= 0) continue;
    faction.dot = DOTS.findIndex((_, dot) => isFree(dot));
    taken.push(faction.dot);
  }
}

/** DUN-27.6: all members of an alliance are allies of each other. */
function arrangeAlliances({ factions }: Dune): void {
  for (const [seat, { allies }] of factions.entries()) {
    const group = new Set([seat, ...allies]);
    for (const member of group) for (const ally of factions[member]!.allies) group.add(ally);
    for (const member of group)
      factions[member]!.allies = [...group].filter((ally) => ally !== member).sort((a, b) => a - b);
  }
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
    revivedLeaders: leaders.flatMap(([id, l]) =>
      l.owner === seat && !l.dead && l.revivedOnce ? [id] : [],
    ),
    captives: leaders.flatMap(([id, l]) => (l.holder === seat && l.owner !== seat ? [id] : [])),
    usedLeaders: Object.fromEntries(
      leaders.flatMap(([id, l]) =>
        l.holder === seat && l.usedIn !== null ? [[id, l.usedIn]] : [],
      ),
    ),
  };
}
