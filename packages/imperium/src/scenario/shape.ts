import type { Choice, Seat } from '@landsraad/kernel';
import { isCard, isConflict, isIntrigue, isLeader, isSpace, spaceOf } from '../content/index.ts';
import { FACTIONS, RESOURCES } from '../ids.ts';
import { type ImperiumOptions, parseOptions } from '../options.ts';
import type { Phase } from '../state.ts';
import {
  type Check,
  either,
  flag,
  integer,
  list,
  named,
  object,
  oneOf,
  record,
  shown,
  text,
  wrong,
} from './checks.ts';
import type { Position } from './position.ts';

/** A position, what is done from there, and what must come of it: plain JSON. */
export interface Scenario {
  readonly title: string;
  /** The rules and worked examples it shows. */
  readonly rules: readonly string[];
  readonly game: 'imperium';
  readonly options?: Partial<ImperiumOptions>;
  readonly position: Position;
  readonly steps: readonly Step[];
  readonly expect?: Position;
}

/** An answer by itself, or an object that says more. The seat, where given, is checked. */
export type Step = Choice | Action;
export type Action = { readonly seat?: Seat } & (
  | { readonly choose: Choice }
  | { readonly play: string; readonly on: string }
  | { readonly offered: readonly (string | number)[] }
  | { readonly offers: readonly (string | number)[] }
  | { readonly notOffered: readonly (string | number)[] }
  | { readonly refused: string; readonly rule?: string }
  | { readonly runUntil: Moment }
  | { readonly expect: Position }
);

export type Moment =
  | 'over'
  | { readonly phase?: Phase; readonly round?: number; readonly active?: Seat };

const TROOPS = 12;
const MANY = 999;

const card = named('card', isCard);
const intrigue = named('Intrigue card', isIntrigue);
const conflict = named('Conflict', isConflict);
const space = named('space', isSpace);
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
  influence: record(faction, integer(0, 6)),
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
  secretFactions: list(faction, 2),
  masterstroke: oneOf('hidden', 'revealed', null),
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
  });

const arranged = position(conflict);
/** Between two rounds there is no Conflict: an empty text. */
const expected = position(either('', conflict));

const choice: Check = (value, path) => {
  const check = typeof value === 'number' ? count : Array.isArray(value) ? list(text) : text;
  check(value, path);
};

const ids = list((value, path) => {
  if (typeof value !== 'number') text(value, path);
});

const moment: Check = (value, path) => {
  if (value !== 'over') object({ phase, round: integer(1, 10), active: seat })(value, path);
};

const RULE_ID = /^(?:[A-Z]+-\d+\.\d+|EX-\d+|AMB-\d+)$/;
const rule: Check = (value, path) => {
  if (typeof value !== 'string' || !RULE_ID.test(value))
    wrong(path, `a rule's number such as 'IMP-9.4', not ${shown(value)}`);
};

/** What a step does is told by one key; the others belong to it. */
const STEPS: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  choose: { choose: choice, seat },
  play: { play: card, on: space, seat },
  offered: { offered: ids, seat },
  offers: { offers: ids, seat },
  notOffered: { notOffered: ids, seat },
  refused: { refused: text, rule, seat },
  runUntil: { runUntil: moment },
  expect: { expect: expected },
};

const step: Check = (value, path) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) choice(value, path);
  else action(value, path);
};

const action = (value: object, path: string): void => {
  const [verb = '', ...more] = Object.keys(value).filter((key) => Object.hasOwn(STEPS, key));
  if (verb === '' || more.length > 0)
    wrong(path, `a step has one of ${Object.keys(STEPS).join(', ')}`);
  object(STEPS[verb]!, verb === 'play' ? ['play', 'on'] : [verb])(value, path);
};

const scenario = object(
  {
    title: text,
    rules: list(rule),
    game: oneOf('imperium'),
    options: (value, path) => {
      if (typeof value !== 'object' || value === null) wrong(path, 'an object');
    },
    position: arranged,
    steps: list(step, 1000),
    expect: expected,
  },
  ['title', 'rules', 'game', 'position', 'steps'],
);

/** Reads what claims to be a scenario; anything wrong with it is a `Problem` that says where. */
export function parseScenario(input: unknown): Scenario {
  scenario(input, '');
  const parsed = input as Scenario;
  const players = seatsOf(parsed);
  const given = parsed.position.players ?? [];
  if (given.length > players) wrong('position.players', `${given.length} for ${players} players`);
  given.forEach(({ supply = 0, garrison = 0, conflict: deployed = 0 }, i) => {
    if (supply + garrison + deployed > TROOPS)
      wrong(`position.players[${i}]`, `more than ${TROOPS} troops`);
  });
  for (const { path, value } of seatsNamed(parsed))
    if (typeof value === 'number' && value >= players)
      wrong(path, `no seat ${value} at a table of ${players}`);
  return parsed;
}

/** Three players unless the options or four arranged players say otherwise. */
export function seatsOf({ options, position: { players } }: Scenario): number {
  return parseOptions({ players: players?.length === 4 ? 4 : 3, ...options }).players;
}

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
