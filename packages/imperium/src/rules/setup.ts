import {
  begunBy,
  below,
  copiesOf,
  type Flow,
  onceFor,
  pickFrom,
  type Random,
  shuffle,
} from '@landsraad/kernel';
import { leaderOption } from '../choices.ts';
import { leaderOf } from '../content/index.ts';
import { cardsFrom, type Printed, printedAt } from '../content/printed.ts';
import { type CardId, type LeaderId, RESOURCES } from '../ids.ts';
import type { ImperiumOptions } from '../options.ts';
import type { Imperium, Player } from '../state.ts';
import { VERSION } from '../versions.ts';
import { ask } from './ask.ts';
import { extensionsOf, isPlayed } from './extension.ts';
import { momentsOf } from './moments.ts';

const ROW = 5;

const TROOPS = { supply: 9, garrison: 3 };

/** Section 2, but for what players decide. */
export function setup(options: ImperiumOptions, random: Random, version = VERSION): Imperium {
  const printed = printedAt(options);
  const piles = pilesOf(printed);
  const imperiumDeck = shuffle(random, piles.imperium.slice());
  const { conflictDeck, conflictUnused } = conflictCards(printed, random);
  const players: Player[] = [];
  for (let seat = 0; seat < options.players; seat++)
    players.push(newPlayer(options, shuffle(random, piles.starting.slice())));
  const firstPlayer = below(random, options.players); // IMP-2.19
  const game: Imperium = {
    random,
    revealed: 0,
    events: null,
    ...begunBy(version),
    options,
    phase: 'leaders',
    round: 0,
    firstPlayer,
    active: firstPlayer,
    turn: null,
    players,
    agents: [],
    mentat: 'home',
    mentatPromised: null,
    alliances: { emperor: null, 'spacing-guild': null, 'bene-gesserit': null, fremen: null },
    control: { ...piles.control },
    bonusSpice: { ...piles.bonusSpice },
    voices: [],
    row: imperiumDeck.splice(-ROW).reverse(), // IMP-2.7
    imperiumDeck,
    reserve: { ...piles.reserve },
    trashed: [],
    intrigueDeck: shuffle(random, piles.intrigue.slice()),
    intrigueDiscard: [],
    conflict: null,
    conflictDeck,
    conflictDiscard: [],
    conflictUnused,
    revealOrder: [],
  };
  for (const { pieces } of extensionsOf(game)) pieces?.lay(game);
  fixedLeaders(game);
  return game;
}

/** What lies at a table before anything is shuffled or taken. */
const pilesOf = onceFor((printed: Printed) => ({
  imperium: copiesOf(cardsFrom(printed, 'imperium')),
  starting: copiesOf(cardsFrom(printed, 'starting')),
  intrigue: copiesOf(printed.intrigue),
  reserve: Object.fromEntries(cardsFrom(printed, 'reserve').map(({ id, copies }) => [id, copies])),
  control: Object.fromEntries(
    printed.spaces.flatMap(({ id, controlBonus }) => (controlBonus ? [[id, null]] : [])),
  ),
  bonusSpice: Object.fromEntries(
    printed.spaces.flatMap(({ id, maker }) => (maker ? [[id, 0]] : [])),
  ),
}));

/** IMP-2.4, 2.5: level III at the bottom, I on top; the rest stays in the box. */
function conflictCards({ conflicts, conflictsOfLevel }: Printed, random: Random) {
  const conflictDeck: string[] = [];
  const conflictUnused: string[] = [];
  for (const level of [3, 2, 1] as const) {
    const cards = conflicts.filter((card) => card.level === level).map(({ id }) => id);
    shuffle(random, cards);
    conflictDeck.push(...cards.splice(0, conflictsOfLevel[level]));
    conflictUnused.push(...cards);
  }
  return { conflictDeck, conflictUnused };
}

/** A colour's pieces as they lie before the first round. */
export function newPlayer(options: ImperiumOptions, deck: CardId[]): Player {
  return {
    leader: '',
    solari: 0,
    spice: 0,
    water: 1, // IMP-2.12
    vp: printedAt(options).startingPoints, // IMP-2.14
    influence: { emperor: 0, 'spacing-guild': 0, 'bene-gesserit': 0, fremen: 0 },
    supply: TROOPS.supply, // IMP-2.17
    garrison: TROOPS.garrison,
    conflict: 0,
    swords: 0,
    agents: 2, // IMP-2.13
    swordmaster: false,
    council: false,
    revealed: false,
    deck, // IMP-2.11
    hand: [],
    inPlay: [],
    discard: [],
    intrigue: [],
    waiting: [],
    setAside: null,
    tokens: null,
    knownHand: [],
    knownTop: { owner: 0, all: 0 },
    knownIntrigue: [],
  };
}

function fixedLeaders(game: Imperium): void {
  game.options.leaders.forEach((leader, seat) => {
    if (leader) game.players[seat]!.leader = leader;
  });
}

/** IMP-2.9, AMB-27: at random, or the last player in turn order picks first. */
export function* takeLeaders(game: Imperium): Flow {
  const seats = game.players.length;
  for (let i = seats - 1; i >= 0; i--) {
    const seat = (game.firstPlayer + i) % seats;
    if (!isPlayed(game, seat)) continue;
    if (!game.players[seat]!.leader) game.players[seat]!.leader = yield* leaderFor(game, seat);
    const { leader } = game.players[seat]!;
    for (const resource of RESOURCES)
      game.players[seat]![resource] += leaderOf(leader).start[resource] ?? 0;
    game.events?.push({ type: 'leader-taken', seat, leader });
  }
  for (const { takeLeaders: others } of extensionsOf(game)) if (others) yield* others(game);
  game.phase = 'secret-factions';
}

function* leaderFor(game: Imperium, seat: number): Flow<LeaderId> {
  const taken = game.players.map(({ leader }) => leader);
  const free = printedAt(game.options).leaders.flatMap(({ id }) =>
    taken.includes(id) ? [] : [id],
  );
  const lot = pickFrom(game.random, free);
  if (game.options.leaderMode === 'random') return lot;
  const picked = yield* ask(game, seat, {
    kind: 'leader.pick',
    rule: 'IMP-2.9',
    options: free.map(leaderOption),
    fallback: lot,
  });
  return picked.leader;
}

/** What Leaders do before the first round. */
export function* beginGame(game: Imperium): Flow {
  for (const seat of game.players.keys())
    for (const { gameBegins } of momentsOf(game, seat))
      if (gameBegins) yield* gameBegins(game, seat);
  game.phase = 'round-start';
}
