import {
  dealAnew,
  miscounted,
  onceFor,
  type Random,
  type Seat,
  shuffle,
  tally,
  without,
} from '@landsraad/kernel';
import { isEpic } from '../content/ix/in.ts';
import { SHIPPING } from '../content/ix/track.ts';
import { printedAt, topOf } from '../content/printed.ts';
import { UNKNOWN } from '../content/unknown.ts';
import { FACTIONS, type TileId } from '../ids.ts';
import type { ImperiumOptions } from '../options.ts';
import { isPlayed, type Pieces } from '../rules/extension.ts';
import { fromTop } from '../scenario/piles.ts';
import type { Position } from '../scenario/position.ts';
import type { Imperium } from '../state.ts';
import type { ImperiumView } from '../view.ts';
import { PER_SEAT } from './dreadnoughts.ts';
import { hasAbility, ixOf, newIxTurn, ownIx } from './seats.ts';
import type { IxSeat, IxState } from './state.ts';

const STACKS = 3;
const EPIC_GARRISON = 5;

const newSeat = (): IxSeat => ({
  freighter: 0,
  dreadnoughts: { supply: PER_SEAT, garrison: 0, conflict: 0 },
  negotiators: 0,
  tiles: [],
  snoopers: [],
  aside: null,
  turns: 0,
  ifWon: 0,
});

function lay(game: Imperium): void {
  const tiles = printedAt(game.options).tiles.map(({ id }) => id);
  shuffle(game.random, tiles);
  const size = tiles.length / STACKS;
  game.ix = {
    stacks: Array.from({ length: STACKS }, (_, i) => tiles.slice(i * size, (i + 1) * size)), // IX-1.3
    trashedTiles: [],
    seats: game.players.map(newSeat), // IX-1.11, 1.12
    holding: [],
    owed: 0,
    turn: newIxTurn(),
  };
  if (isEpic(game.options))
    game.players.forEach((player, seat) => {
      if (!isPlayed(game, seat)) return;
      player.supply -= EPIC_GARRISON - player.garrison; // IX-16.6
      player.garrison = EPIC_GARRISON;
    });
}

function copyOf({ stacks, trashedTiles, seats, holding, owed, turn }: IxState): IxState {
  return {
    stacks: stacks.map((stack) => stack.slice()),
    trashedTiles: trashedTiles.slice(),
    seats: seats.map(copyOfSeat),
    holding: holding.map(({ space, seat }) => ({ space, seat })),
    owed,
    turn: {
      launched: turn.launched,
      ambushed: turn.ambushed,
      met: turn.met,
      again: turn.again,
      persuasion: turn.persuasion,
      armed: turn.armed.slice(),
      counting: turn.counting.map(({ group, n }) => ({ group, n })),
      returned: turn.returned,
    },
  };
}

const copyOfSeat = (own: IxSeat): IxSeat => ({
  freighter: own.freighter,
  dreadnoughts: {
    supply: own.dreadnoughts.supply,
    garrison: own.dreadnoughts.garrison,
    conflict: own.dreadnoughts.conflict,
  },
  negotiators: own.negotiators,
  tiles: own.tiles.map(({ tile, flipped }) => ({ tile, flipped })),
  snoopers: own.snoopers.slice(),
  aside: own.aside,
  turns: own.turns,
  ifWon: own.ifWon,
});

/** The same for whoever sees only the tops of the stacks, and their own card that was laid by. */
function suppose(game: Imperium, { ix }: ImperiumView): void {
  const { stacks, seats, trashedTiles, holding, owed, turn } = ix!;
  game.ix = copyOf({
    stacks: stacks.map(({ top, size }) =>
      top === null ? [] : [...Array<TileId>(size - 1).fill(UNKNOWN), top],
    ),
    seats: seats.map(({ setAside, aside, ...own }) => ({
      ...own,
      aside: setAside ? (aside ?? UNKNOWN) : null,
    })),
    trashedTiles: trashedTiles.slice(),
    holding: holding.slice(),
    owed,
    turn,
  });
}

/** The tiles below the open ones, and what an opponent has laid by. */
function imagine(game: Imperium, seat: Seat, random: Random): void {
  const { stacks } = ixOf(game);
  const hidden = dealAnew(
    random,
    stacks.flatMap((stack) => stack.slice(0, -1)),
  );
  for (const stack of stacks) {
    const below = Math.max(0, stack.length - 1);
    stack.splice(0, below, ...hidden.splice(0, below));
  }
  for (const other of game.players.keys())
    if (other !== seat && ownIx(game, other).aside !== null) imagineAside(game, other, random);
}

/** IX-14.4: any card of hand or deck that nobody has seen may be the one. */
function imagineAside(game: Imperium, seat: Seat, random: Random): void {
  const player = game.players[seat]!;
  const own = ownIx(game, seat);
  const seen = player.deck.splice(
    player.deck.length - Math.min(player.knownTop.all, player.deck.length),
  );
  const unseen = without(player.hand, player.knownHand);
  const pool = dealAnew(random, [own.aside!, ...unseen, ...player.deck]);
  own.aside = pool.pop()!;
  player.hand = [...player.knownHand, ...pool.splice(0, unseen.length)];
  player.deck = [...pool, ...seen];
}

const tilesOfBox = onceFor((options: ImperiumOptions) =>
  tally(printedAt(options).tiles.map(({ id }) => id)),
);

function faults(game: Imperium): string[] {
  const { stacks, trashedTiles, seats, holding } = ixOf(game);
  const tiles = [...stacks.flat(), ...trashedTiles, ...seats.flatMap(tilesOf)];
  const found = miscounted('tech tile', tiles, tilesOfBox(game.options));
  seats.forEach(({ freighter, dreadnoughts, negotiators, aside }, seat) => {
    const held = holding.filter((one) => one.seat === seat).length;
    const { supply, garrison, conflict } = dreadnoughts;
    if (supply + garrison + conflict + held !== PER_SEAT)
      found.push(`seat ${seat}: ${supply + garrison + conflict + held} dreadnoughts`);
    if (Math.min(supply, garrison, conflict, negotiators) < 0)
      found.push(`seat ${seat}: fewer than no dreadnoughts or Negotiators`);
    if (freighter < 0 || freighter > topOf(SHIPPING))
      found.push(`seat ${seat}: a Freighter on step ${freighter}`);
    if (aside !== null && game.players[seat]!.revealed)
      found.push(`seat ${seat}: a card laid by after the Reveal turn`);
  });
  if (holding.length > 1) found.push(`${holding.length} dreadnoughts hold spaces`); // IX-9.13
  return found;
}

const tilesOf = ({ tiles }: IxSeat): TileId[] => tiles.map(({ tile }) => tile);

/** What is not named lies as at the start, but for the tiles: there are none. */
function arrange(game: Imperium, { ix: given = {}, players = [] }: Position): void {
  const { stacks = [], trashedTiles = [], seats = [], holding = [] } = given;
  const ix = ixOf(game);
  ix.stacks = Array.from({ length: STACKS }, (_, i) => fromTop(stacks[i]));
  ix.trashedTiles = trashedTiles.slice();
  ix.holding = holding.slice();
  ix.seats = game.players.map((player, seat) => {
    const { dreadnoughts = {}, tiles = [], ...given } = seats[seat] ?? {};
    const { garrison = 0, conflict = 0 } = dreadnoughts;
    const held = holding.filter((one) => one.seat === seat).length;
    const { negotiators = 0 } = given;
    if (players[seat]?.supply === undefined) player.supply -= negotiators;
    return {
      ...newSeat(),
      snoopers:
        player.leader && hasAbility(game, seat, 'careful-observation')
          ? FACTIONS.filter((faction) => player.influence[faction] < 2)
          : [],
      ...given,
      dreadnoughts: {
        supply: dreadnoughts.supply ?? PER_SEAT - garrison - conflict - held,
        garrison,
        conflict,
      },
      tiles: tiles.map((tile) => (typeof tile === 'string' ? { tile, flipped: false } : tile)),
    };
  });
}

/** What lies at a table of Ix. */
export const pieces: Pieces = {
  lay,
  clone: (copy) => {
    copy.ix = copyOf(ixOf(copy));
  },
  // Field by field: a view is built for every decision of a bot, and a rest pattern is slow.
  view: (game, viewer) => {
    const { stacks, trashedTiles, seats, holding, owed, turn } = copyOf(ixOf(game));
    return {
      ix: {
        trashedTiles,
        holding,
        owed,
        turn,
        stacks: stacks.map((stack) => ({ top: stack.at(-1) ?? null, size: stack.length })),
        seats: seats.map((own, seat) => ({
          freighter: own.freighter,
          dreadnoughts: own.dreadnoughts,
          negotiators: own.negotiators,
          tiles: own.tiles,
          snoopers: own.snoopers,
          aside: viewer === seat || viewer === 'afterwards' ? own.aside : null,
          turns: own.turns,
          ifWon: own.ifWon,
          setAside: own.aside !== null,
        })),
      },
    };
  },
  suppose,
  imagine,
  troops: (game, seat) => ownIx(game, seat).negotiators,
  cards: (game) => ixOf(game).seats.flatMap(({ aside }) => aside ?? []),
  faults,
  arrange,
  describe: (game) => {
    const { turn, owed, ...lying } = copyOf(ixOf(game));
    return { ix: { ...lying, stacks: lying.stacks.map((stack) => fromTop(stack)) } };
  },
};
