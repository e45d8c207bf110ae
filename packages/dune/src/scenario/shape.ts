import { asOf, type Seat } from '@landsraad/kernel';
import {
  type Check,
  either,
  flag,
  integer,
  type Scenario as KernelScenario,
  list,
  named,
  object,
  oneOf,
  record,
  scenarioCheck,
  wrong,
} from '@landsraad/kernel/scenario';
import type { DecisionKind } from '../choices.ts';
import {
  FACTION_SHEETS,
  factionOf,
  isCell,
  SPICE_CARDS,
  TERRITORIES,
  TREACHERY,
  territoryOfCell,
} from '../content/index.ts';
import { type DuneGame, dune } from '../game.ts';
import { FACTIONS, type FactionId, SECTORS } from '../ids.ts';
import type { DuneOptions } from '../options.ts';
import type { Phase } from '../state.ts';
import { DECISION_KINDS } from '../wording/kinds.ts';
import type { FactionPosition, ForcesGiven, Position } from './position.ts';

/** The position as a file has it: factions and seats by the faction's name, in the seats' order. */
export interface NamedPosition
  extends Omit<Position, 'factions' | 'dialers' | 'acted' | 'spiceDiscard'> {
  readonly spiceDiscard?: readonly (readonly string[])[];
  readonly dialers?: readonly FactionId[];
  readonly acted?: readonly FactionId[];
  readonly factions?: Readonly<Partial<Record<FactionId, NamedFaction>>>;
}

export interface NamedFaction extends Omit<FactionPosition, 'id' | 'allies'> {
  readonly allies?: readonly FactionId[];
}

export interface Scenario extends KernelScenario<NamedPosition> {
  /** Windows that are not passed by themselves. */
  readonly listen?: readonly DecisionKind[];
}

export type Moment =
  | 'over'
  | { readonly phase?: Phase; readonly turn?: number; readonly decision?: DecisionKind };

const FORCES = 20;
const MANY = 999;

const known = (what: string, things: readonly { readonly id: string }[]): Check => {
  const ids = new Set(things.map(({ id }) => id));
  return named(what, (id) => ids.has(id));
};
const faction = named('faction', (id) => (FACTIONS as readonly string[]).includes(id));
const cell = named('cell', isCell);
const territory = known('territory', TERRITORIES);
const card = known('treachery card', TREACHERY);
const spiceCard = known('spice card', SPICE_CARDS);
const leader = known(
  'leader',
  FACTION_SHEETS.flatMap(({ leaders }) => leaders),
);
const count = integer(0, MANY);
const troops = integer(0, FORCES);
const forces: Check = (value, path) =>
  (typeof value === 'number' ? troops : object({ normal: troops, special: troops }))(value, path);
const sector = integer(0, SECTORS - 1);
const decision = named('decision', (id) => (DECISION_KINDS as readonly string[]).includes(id));
const phase = oneOf(
  'prediction',
  'traitors',
  'first-forces',
  'storm',
  'spice-blow',
  'charity',
  'bidding',
  'revival',
  'shipment',
  'battle',
  'collection',
  'mentat',
  'over',
);

const ARRANGED_FACTION = {
  dot: integer(0, 5),
  spice: count,
  bribes: count,
  board: record(cell, forces),
  advisors: list(territory),
  reserves: forces,
  tanks: forces,
  hand: list(card),
  traitors: list(leader),
  shownTraitors: list(leader),
  allies: list(faction),
  prediction: either(null, object({ faction, turn: integer(1, 10) }, ['faction', 'turn'])),
  kh: either(null, object({ losses: count, dead: flag, usedIn: either(null, territory) })),
  karamaPowerUsed: flag,
  revivingLeaders: flag,
  specialsRevived: integer(0, FORCES),
  deadLeaders: list(leader),
  faceDownLeaders: list(leader),
  revivedLeaders: list(leader),
  captives: list(leader),
  usedLeaders: record(leader, territory),
};

const ARRANGED = {
  phase,
  begun: flag,
  turn: integer(1, 10),
  storm: either(null, sector),
  stormCard: either(null, integer(1, 6)),
  shieldWall: flag,
  dialers: list(faction, 2),
  spice: record(cell, count),
  spiceDeck: list(spiceCard),
  spiceDiscard: list(list(spiceCard), 2),
  treacheryDeck: list(card),
  treacheryDiscard: list(card),
  removed: list(card),
  acted: list(faction),
};

const position = object({
  ...ARRANGED,
  factions: record(faction, object(ARRANGED_FACTION)),
});

/** Some can only be found, not arranged. */
const expected = object({
  ...ARRANGED,
  firstPlayer: faction,
  winners: list(faction),
  victory: oneOf('strongholds', 'alliance', 'prediction', 'fremen', 'guild', 'default', null),
  factions: record(faction, object({ ...ARRANGED_FACTION, territories: list(territory) })),
});

const moment: Check = (value, path) => {
  if (value !== 'over') object({ phase, turn: integer(1, 10), decision })(value, path);
};

const scenario = scenarioCheck({
  game: 'dune',
  position,
  expected,
  seat: faction,
  moment,
  more: { listen: list(decision) },
});

/** Reads what claims to be a scenario; anything wrong with it is a `Problem` that says where. */
export function parseScenario(input: unknown): Scenario {
  scenario(input, '');
  const parsed = input as Scenario;
  const options = optionsOf(parsed);
  for (const [id, given] of factionsOf(parsed.position)) {
    const path = `position.factions.${id}`;
    checkForces(given, id, options, path);
    checkLeaders(given, id, options, path);
    checkOwn(given, id, options, path);
  }
  checkSeats(parsed.position, options);
  for (const { path, value } of factionsNamed(parsed))
    if (value !== undefined && !options.factions.includes(value as FactionId))
      wrong(path, `${value} is not at the table`);
  return parsed;
}

const factionsOf = ({ factions }: NamedPosition): [FactionId, NamedFaction][] =>
  Object.entries(factions ?? {}) as [FactionId, NamedFaction][];

/** The factions are those of the position, in its order, unless the options name them. */
export function optionsOf(scenario: Scenario): DuneOptions {
  const { options, position: at } = scenario;
  const placed = factionsOf(at).map(([id]) => id);
  const given = { ...(placed.length > 0 && { factions: placed }), ...options };
  return gameOf(scenario).parseOptions(given);
}

/** By the newest rules unless the scenario says which. */
export const gameOf = ({ gameVersion = dune.version }: Scenario): DuneGame =>
  asOf(dune, gameVersion);

function checkForces(given: NamedFaction, id: FactionId, options: DuneOptions, path: string): void {
  const elite = options.mode === 'advanced' ? (factionOf(id).special?.n ?? 0) : 0;
  const piles = [given.tanks, given.reserves, ...Object.values(given.board ?? {})];
  const special = sum(piles, (forces) => (typeof forces === 'object' ? forces.special : 0));
  const all = special + sum(piles, (f) => (typeof f === 'number' ? f : f?.normal));
  if (all > FORCES) wrong(path, `more than ${FORCES} forces`);
  if (special > elite) wrong(path, `more than ${elite} special forces`);
}

/** Own ones in the tanks, and those of others at the table that Harkonnen hold. */
function checkLeaders(
  {
    deadLeaders = [],
    faceDownLeaders = [],
    revivedLeaders = [],
    captives = [],
    usedLeaders = {},
  }: NamedFaction,
  id: FactionId,
  { factions }: DuneOptions,
  path: string,
): void {
  const own = factionOf(id).leaders.map((one) => one.id);
  for (const one of [...deadLeaders, ...faceDownLeaders, ...revivedLeaders])
    if (!own.includes(one)) wrong(path, `${one} is another faction's leader`);
  const others = factions.flatMap((other) =>
    other === null || other === id ? [] : factionOf(other).leaders.map((one) => one.id),
  );
  for (const one of captives)
    if (id !== 'harkonnen' || !others.includes(one)) wrong(path, `${one} cannot be a captive`);
  for (const one of Object.keys(usedLeaders))
    if (!own.includes(one) && !others.includes(one)) wrong(path, `${one} is not at the table`);
}

/** What only one faction has. */
function checkOwn(
  { advisors = [], board = {}, kh, allies }: NamedFaction,
  id: FactionId,
  { mode }: DuneOptions,
  path: string,
): void {
  const has = (one: FactionId) => id === one && mode === 'advanced';
  if (advisors.length > 0 && !has('bene-gesserit'))
    wrong(`${path}.advisors`, 'only Bene Gesserit have them, in the advanced game');
  const occupied = Object.keys(board).map((at) => territoryOfCell(at).id);
  for (const one of advisors)
    if (!occupied.includes(one)) wrong(`${path}.advisors`, `no forces in ${one}`);
  if (kh && !has('atreides')) wrong(`${path}.kh`, 'only Atreides have it, in the advanced game');
  if (allies?.includes(id)) wrong(`${path}.allies`, 'nobody is its own ally');
}

function checkSeats({ dialers, acted, factions = {} }: NamedPosition, options: DuneOptions): void {
  if (dialers && new Set(dialers).size !== 2) wrong('position.dialers', 'two factions');
  if (acted && new Set(acted).size >= options.factions.length)
    wrong('position.acted', 'nobody is left to act');
  const dots = Object.values(factions).flatMap(({ dot }) => dot ?? []);
  if (new Set(dots).size < dots.length) wrong('position.factions', 'two of them at one dot');
}

const sum = (
  piles: readonly (ForcesGiven | undefined)[],
  of: (pile: ForcesGiven | undefined) => number | undefined,
): number => piles.reduce<number>((total, pile) => total + (of(pile) ?? 0), 0);

function factionsNamed({ position: at, steps }: Scenario): { path: string; value: unknown }[] {
  const each = (path: string, values: readonly unknown[] | undefined) =>
    (values ?? []).map((value, i) => ({ path: `${path}[${i}]`, value }));
  return [
    ...factionsOf(at).map(([value]) => ({ path: 'position.factions', value })),
    ...factionsOf(at).flatMap(([id, { allies }]) => each(`position.factions.${id}.allies`, allies)),
    ...each('position.dialers', at.dialers),
    ...each('position.acted', at.acted),
    ...steps.flatMap((step, i) =>
      typeof step === 'object' && 'seat' in step
        ? [{ path: `steps[${i}].seat`, value: step.seat }]
        : [],
    ),
  ];
}

/** The same position with seats instead of names. */
export function seatedPosition({ position: at }: Scenario, factions: readonly unknown[]): Position {
  const seat = (id: FactionId): Seat => factions.indexOf(id);
  const { factions: _, dialers, acted, spiceDiscard, ...rest } = at;
  const given = at.factions ?? {};
  return {
    ...rest,
    ...(dialers && { dialers: [seat(dialers[0]!), seat(dialers[1]!)] }),
    ...(acted && { acted: acted.map(seat) }),
    ...(spiceDiscard && { spiceDiscard: [spiceDiscard[0] ?? [], spiceDiscard[1] ?? []] }),
    factions: (factions as FactionId[]).map((id) => {
      const { allies, ...faction } = given[id] ?? {};
      return { id, ...faction, ...(allies && { allies: allies.map(seat) }) };
    }),
  };
}
