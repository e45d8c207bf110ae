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
import { isImmortality } from '../content/immortality/in.ts';
import { RESEARCH, TLEILAXU } from '../content/immortality/tracks.ts';
import {
  allOf,
  isCard,
  isConflict,
  isHagal,
  isIntrigue,
  isLeader,
  isSpace,
  isTile,
  SETS,
  spaceOf,
} from '../content/index.ts';
import { isIx } from '../content/ix/in.ts';
import { SHIPPING } from '../content/ix/track.ts';
import { printedAt, topOf } from '../content/printed.ts';
import type { ImperiumGame } from '../game.ts';
import { FACTIONS, RESOURCES } from '../ids.ts';
import { imperium } from '../imperium.ts';
import { type ImperiumOptions, tableSize } from '../options.ts';
import type { Phase } from '../state.ts';
import type { Position } from './position.ts';

export type Scenario = KernelScenario<Position>;

export type Moment =
  | 'over'
  | { readonly phase?: Phase; readonly round?: number; readonly active?: Seat };

const TROOPS = 12;
const AGENTS = 3;
const MANY = 999;

const faction = named('Faction', (id) => (FACTIONS as readonly string[]).includes(id));
const seat = integer(0, 3);
const count = integer(0, MANY);
const troops = integer(0, TROOPS);
const seatOrNone = either(null, seat);
const phase = oneOf(
  'leaders',
  'secret-factions',
  'round-start',
  'turns',
  'combat',
  'makers',
  'recall',
  'endgame',
  'over',
);

type Kind = 'card' | 'intrigue' | 'conflict' | 'leader' | 'space' | 'hagal' | 'tile';
type Exists = (id: string) => boolean;

/** What a position may name, and its parts that not every table has. */
interface Known {
  readonly has: Readonly<Record<Kind, Exists>>;
  readonly where: string;
  readonly part: (
    check: Check,
    isThere: (options: ImperiumOptions) => boolean,
    of: string,
  ) => Check;
}

const ANYWHERE: Known = {
  has: {
    card: isCard,
    intrigue: isIntrigue,
    conflict: isConflict,
    leader: isLeader,
    space: isSpace,
    hagal: isHagal,
    tile: isTile,
  },
  where: '',
  part: (check) => check,
};

/** Nothing is laid at a table that is not in its boxes, nor on a space that is covered. */
function knownAt(options: ImperiumOptions): Known {
  const sets = SETS.filter(({ isIn }) => isIn(options));
  const among = (items: readonly { readonly id: string }[]): Exists => {
    const ids = new Set(items.map(({ id }) => id));
    return (id) => ids.has(id);
  };
  return {
    has: {
      card: among(sets.flatMap(({ cards }) => cards)),
      intrigue: among(sets.flatMap(({ intrigue }) => intrigue)),
      conflict: among(sets.flatMap(({ conflicts }) => conflicts)),
      leader: among(sets.flatMap(({ leaders }) => leaders)),
      space: among(printedAt(options).spaces),
      hagal: among(printedAt(options).hagal),
      tile: among(sets.flatMap(({ tiles = [] }) => tiles)),
    },
    where: ' at this table:',
    part: (check, isThere, of) =>
      isThere(options)
        ? check
        : (value, path) => {
            if (Object.keys(value as object).length > 0) wrong(path, `only at a table ${of}`);
          },
  };
}

const PER_SEAT = 2;
const dreadnoughts = integer(0, PER_SEAT);

/** What a position consists of; between two rounds there is no Conflict: an empty text. */
function positionOf({ has, where, part }: Known): Check {
  const card = named(`card${where}`, has.card);
  const intrigue = named(`Intrigue card${where}`, has.intrigue);
  const conflict = named(`Conflict${where}`, has.conflict);
  const space = named(`space${where}`, has.space);
  const hagal = named(`Hagal card${where}`, has.hagal);
  const tile = named(`tech tile${where}`, has.tile);
  const onSpaces = (what: string, fits: Exists): Check =>
    named(what, (id) => has.space(id) && fits(id));
  const flagged = onSpaces(
    'space that can be controlled:',
    (id) => spaceOf(id).controlBonus !== null,
  );

  const player = object({
    leader: either('', named(`Leader${where}`, has.leader)),
    vp: count,
    ...Object.fromEntries(RESOURCES.map((resource) => [resource, count])),
    influence: record(faction, integer(0, Math.max(...allOf('tracks').map(topOf)))),
    supply: troops,
    garrison: troops,
    conflict: troops,
    swords: count,
    agents: integer(0, AGENTS),
    agentsOn: list(space),
    mentatOn: either(null, space),
    swordmaster: flag,
    council: flag,
    revealed: flag,
    deck: list(card),
    hand: list(card),
    inPlay: list(card),
    discard: list(card),
    intrigue: list(intrigue),
    waiting: list(intrigue),
    setAside: either(null, card),
    alsoAside: list(card),
    secretFactions: list(faction, 2),
    masterstroke: oneOf('hidden', 'revealed', null),
  });

  /** What lies at a table of Ix; a tile by its name lies face up. */
  const ix = object({
    stacks: list(list(tile), 3),
    trashedTiles: list(tile),
    seats: list(
      object({
        freighter: integer(0, topOf(SHIPPING)),
        dreadnoughts: object({
          supply: dreadnoughts,
          garrison: dreadnoughts,
          conflict: dreadnoughts,
        }),
        negotiators: troops,
        tiles: list((value, path) =>
          typeof value === 'string'
            ? tile(value, path)
            : object({ tile, flipped: flag })(value, path),
        ),
        snoopers: list(faction, FACTIONS.length),
        aside: either(null, card),
        turns: count,
        ifWon: count,
      }),
      4,
    ),
    holding: list(object({ space: flagged, seat })),
  });

  /** What lies at a table of Immortality. */
  const immortality = object({
    deck: list(card),
    row: list(card, 2),
    spice: count,
    seats: list(
      object({
        research: integer(0, topOf(RESEARCH)),
        tleilaxu: integer(0, topOf(TLEILAXU)),
        specimens: troops,
        atomics: flag,
        returning: list(card),
      }),
      4,
    ),
    trashedIntrigue: list(intrigue),
  });

  const isHouse = ({ players }: ImperiumOptions) => players < 3;
  return object({
    round: integer(0, 10),
    phase,
    firstPlayer: seat,
    active: seat,
    conflict: either('', conflict),
    conflictDeck: list(conflict),
    conflictDiscard: list(conflict),
    row: list(card, 5),
    imperiumDeck: list(card),
    reserve: record(card, integer(0, 20)),
    trashed: list(card),
    intrigueDeck: list(intrigue),
    intrigueDiscard: list(intrigue),
    mentat: either('home', seat),
    mentatPromised: seatOrNone,
    alliances: record(faction, seatOrNone),
    control: record(flagged, seatOrNone),
    bonusSpice: record(
      onSpaces('Maker space', (id) => spaceOf(id).maker !== null),
      count,
    ),
    voices: list(object({ by: seat, space, bound: list(seat) }, ['by', 'space'])),
    revealOrder: list(seat),
    players: list(player, 4),
    hagalDeck: part(list(hagal), isHouse, 'of one or two players'),
    hagalDiscard: part(list(hagal), isHouse, 'of one or two players'),
    ix: part(ix, isIx, 'with the option ix'),
    immortality: part(immortality, isImmortality, 'with the option immortality'),
  });
}

const anywhere = positionOf(ANYWHERE);

const moment: Check = (value, path) => {
  if (value !== 'over') object({ phase, round: integer(1, 10), active: seat })(value, path);
};

const scenario = scenarioCheck({
  game: 'imperium',
  position: anywhere,
  expected: anywhere,
  seat,
  moment,
  verbs: { play: { play: named('card', isCard), on: named('space', isSpace) } },
});

/** Reads what claims to be a scenario; anything wrong with it is a `Problem` that says where. */
export function parseScenario(input: unknown): Scenario {
  scenario(input, '');
  const parsed = input as Scenario;
  const options = optionsOf(parsed);
  const players = tableSize(options);
  const given = parsed.position.players ?? [];
  if (given.length > players) wrong('position.players', `${given.length} for ${players} players`);
  positionOf(knownAt(options))(parsed.position, 'position');
  for (const { path, value } of seatsNamed(parsed))
    if (typeof value === 'number' && value >= players)
      wrong(path, `no seat ${value} at a table of ${players}`);
  checkPieces(parsed.position);
  if (options.players === 2 && parsed.position.firstPlayer === 2)
    wrong('position.firstPlayer', 'House Hagal is never First Player'); // HAG-5.5
  return parsed;
}

/** Three players unless the options or four arranged players say otherwise. */
export function optionsOf(scenario: Scenario): ImperiumOptions {
  const { options, position: at } = scenario;
  return gameOf(scenario).parseOptions({ players: at.players?.length === 4 ? 4 : 3, ...options });
}

/** By the newest rules unless the scenario says which. */
export const gameOf = ({ gameVersion = imperium.version }: Scenario): ImperiumGame =>
  asOf(imperium, gameVersion);

/** Nobody has more of a piece than its colour has. */
function checkPieces({ phase, conflictDeck, players = [], ...at }: Position): void {
  if (phase === 'round-start' && conflictDeck?.length === 0)
    wrong('position.conflictDeck', 'a round begins with a Conflict card'); // IMP-8.1
  players.forEach(({ supply = 0, garrison = 0, conflict = 0, agentsOn = [], agents = 0 }, i) => {
    const path = `position.players[${i}]`;
    const { negotiators = 0 } = at.ix?.seats?.[i] ?? {};
    const { specimens = 0 } = at.immortality?.seats?.[i] ?? {};
    if (supply + garrison + conflict + negotiators + specimens > TROOPS)
      wrong(path, `more than ${TROOPS} troops`);
    if (agentsOn.length + agents > AGENTS) wrong(path, `more than ${AGENTS} Agents`);
  });
  at.ix?.seats?.forEach(({ dreadnoughts: { supply = 0, garrison = 0, conflict = 0 } = {} }, i) => {
    const held = at.ix?.holding?.filter((one) => one.seat === i).length ?? 0;
    if (supply + garrison + conflict + held > PER_SEAT)
      wrong(`position.ix.seats[${i}].dreadnoughts`, `more than ${PER_SEAT}`);
  });
  const placed = players.flatMap(({ mentatOn }, i) => (mentatOn ? [i] : []));
  if (placed.length > 1 || (placed.length > 0 && ![undefined, placed[0]].includes(mentatOf(at))))
    wrong('position.mentat', 'it is in one place');
}

const mentatOf = ({ mentat }: Position): Seat | undefined =>
  typeof mentat === 'number' ? mentat : undefined;

function seatsNamed({ position: at, steps }: Scenario): { path: string; value: unknown }[] {
  const of = (name: string, seats: object | undefined) =>
    Object.entries(seats ?? {}).map(([key, value]) => ({ path: `position.${name}.${key}`, value }));
  return [
    { path: 'position.firstPlayer', value: at.firstPlayer },
    { path: 'position.active', value: at.active },
    { path: 'position.mentat', value: at.mentat },
    { path: 'position.mentatPromised', value: at.mentatPromised },
    ...of('alliances', at.alliances),
    ...of('control', at.control),
    ...(at.ix?.holding ?? []).map(({ seat }, i) => ({
      path: `position.ix.holding[${i}].seat`,
      value: seat,
    })),
    ...(at.voices ?? []).map(({ by }, i) => ({ path: `position.voices[${i}].by`, value: by })),
    ...(at.revealOrder ?? []).map((value, i) => ({ path: `position.revealOrder[${i}]`, value })),
    ...steps.flatMap((one, i) =>
      typeof one === 'object' && 'seat' in one
        ? [{ path: `steps[${i}].seat`, value: one.seat }]
        : [],
    ),
  ];
}
