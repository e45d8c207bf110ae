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
  spaceOf,
} from '../content/index.ts';
import { SHIPPING } from '../content/ix/track.ts';
import { topOf } from '../content/printed.ts';
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
const MANY = 999;

const card = named('card', isCard);
const intrigue = named('Intrigue card', isIntrigue);
const conflict = named('Conflict', isConflict);
const space = named('space', isSpace);
const hagal = named('Hagal card', isHagal);
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

const player = object({
  leader: named('Leader', isLeader),
  vp: count,
  ...Object.fromEntries(RESOURCES.map((resource) => [resource, count])),
  influence: record(faction, integer(0, Math.max(...allOf('tracks').map(topOf)))),
  supply: troops,
  garrison: troops,
  conflict: troops,
  swords: count,
  agents: integer(0, 3),
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

const PER_SEAT = 2;
const dreadnoughts = integer(0, PER_SEAT);
const tile = named('tech tile', isTile);

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
  holding: list(object({ space, seat })),
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

const onSpaces = (what: string, fits: (id: string) => boolean): Check =>
  named(what, (id) => isSpace(id) && fits(id));

const position = (conflictCheck: Check): Check =>
  object({
    round: integer(0, 10),
    phase,
    firstPlayer: seat,
    active: seat,
    conflict: conflictCheck,
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
    control: record(
      onSpaces('space that can be controlled:', (id) => spaceOf(id).controlBonus !== null),
      seatOrNone,
    ),
    bonusSpice: record(
      onSpaces('Maker space', (id) => spaceOf(id).maker !== null),
      count,
    ),
    players: list(player, 4),
    hagalDeck: list(hagal),
    hagalDiscard: list(hagal),
    ix,
    immortality,
  });

const arranged = position(conflict);
/** Between two rounds there is no Conflict: an empty text. */
const expected = position(either('', conflict));

const moment: Check = (value, path) => {
  if (value !== 'over') object({ phase, round: integer(1, 10), active: seat })(value, path);
};

const scenario = scenarioCheck({
  game: 'imperium',
  position: arranged,
  expected,
  seat,
  moment,
  verbs: { play: { play: card, on: space } },
});

/** Reads what claims to be a scenario; anything wrong with it is a `Problem` that says where. */
export function parseScenario(input: unknown): Scenario {
  scenario(input, '');
  const parsed = input as Scenario;
  const players = tableSize({ players: playersOf(parsed) });
  const given = parsed.position.players ?? [];
  if (given.length > players) wrong('position.players', `${given.length} for ${players} players`);
  given.forEach(({ supply = 0, garrison = 0, conflict: deployed = 0 }, i) => {
    if (supply + garrison + deployed > TROOPS)
      wrong(`position.players[${i}]`, `more than ${TROOPS} troops`);
  });
  for (const { path, value } of seatsNamed(parsed))
    if (typeof value === 'number' && value >= players)
      wrong(path, `no seat ${value} at a table of ${players}`);
  if (playersOf(parsed) === 2 && parsed.position.firstPlayer === 2)
    wrong('position.firstPlayer', 'House Hagal is never First Player'); // HAG-5.5
  return parsed;
}

/** Three players unless the options or four arranged players say otherwise. */
export function playersOf(scenario: Scenario): ImperiumOptions['players'] {
  const { options, position: at } = scenario;
  const given = { players: at.players?.length === 4 ? 4 : 3, ...options };
  return gameOf(scenario).parseOptions(given).players;
}

/** By the newest rules unless the scenario says which. */
export const gameOf = ({ gameVersion = imperium.version }: Scenario): ImperiumGame =>
  asOf(imperium, gameVersion);

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
    ...steps.flatMap((one, i) =>
      typeof one === 'object' && 'seat' in one
        ? [{ path: `steps[${i}].seat`, value: one.seat }]
        : [],
    ),
  ];
}
