import type { Flow, Seat } from '@landsraad/kernel';
import { ADVANCE, type ImperiumOption, RECALL, YES } from '../choices.ts';
import type { HagalCard } from '../content/component.ts';
import { conflictOf, tileOf } from '../content/index.ts';
import type { EffectOf } from '../effects/effect.ts';
import type { SpaceId } from '../ids.ts';
import type { Skipped } from '../refusals.ts';
import { hasAgent } from '../rules/board.ts';
import { isPlayed, type Preference, type RivalWays, received } from '../rules/extension.ts';
import { anyPossible, possible, resolve, resolveAll } from '../rules/resolve.ts';
import type { Imperium, Source } from '../state.ts';
import { PREFERRED } from './control.ts';
import { hasInSupply } from './dreadnoughts.ts';
import { RIVAL_TOP } from './freighter.ts';
import { ixOf, ownIx, sourceOfTile } from './seats.ts';
import { flip } from './tiles.ts';

/* How Rivals play Rise of Ix: IX-19 to IX-23, HAG-8. */

const only =
  (id: string): Preference =>
  (options) =>
    options.filter((option) => option.id === id);

/** IX-20.1 */
const moves: Preference = (options, game, seat) => {
  const turnsBack = ownIx(game, seat).freighter >= RIVAL_TOP;
  return options.filter(({ id }) => id === (turnsBack ? RECALL : ADVANCE).id);
};

const costOf = (option: ImperiumOption): number =>
  option.type === 'tile' ? tileOf(option.tile).cost : -1;

/** IX-23.6: the most expensive; the options are in the order of the stacks. */
const dearest: Preference = (options) => {
  const most = Math.max(...options.map(costOf));
  return options.filter((option) => costOf(option) === most).slice(0, 1);
};

/** IX-21.3, 21.4 */
const covers: Preference = (options, game, seat) => {
  const rank = (space: SpaceId): number => {
    const marker = game.control[space] ?? null;
    const worse = marker === null ? 1 : marker === seat ? 2 : 0;
    return worse * PREFERRED.length + PREFERRED.indexOf(space);
  };
  const rankOf = (option: ImperiumOption) => (option.type === 'space' ? rank(option.space) : 0);
  const best = Math.min(...options.map(rankOf));
  return options.filter((option) => rankOf(option) === best);
};

export const rivals: RivalWays = {
  answers: {
    freighter: moves,
    'tech.acquire': dearest,
    'dreadnought.place': covers,
    detonation: only(YES.id), // IX-23.10
  },
  takes: {
    *choose(game, seat, effect, source) {
      yield* firstAble(game, seat, effect as EffectOf<'choose'>, source);
    },
  },
  reads,
  passesEnemies: (game, seat) => usable(game, seat, 'invasion-ships') !== undefined,
  // IX-23.13
  passed: (game, seat) => flip(game, seat, usable(game, seat, 'invasion-ships')!),
  acts: useTiles,
  // IX-23.5
  keeps: ({ conflict }, what) =>
    what === 'spice' && (conflict === null || conflictOf(conflict).level < 3),
  another: (game) => nextOwed(game) !== null,
};

/** IX-22.2, 23.8: a tile if it can have one, or else a Negotiator. */
function* firstAble(
  game: Imperium,
  seat: Seat,
  { options }: EffectOf<'choose'>,
  source: Source,
): Flow {
  const able = options.find((branch) => anyPossible(game, seat, branch, source));
  if (able) yield* resolveAll(game, seat, able, source);
}

const GUILD = 'spacing-guild';
const ENOUGH_INFLUENCE = 2;

/** IX-19.5 to 19.7: which half of a card counts, or why none does. */
function reads(card: HagalCard, game: Imperium, seat: Seat): HagalCard | Skipped {
  if (card.spaces[0] === 'dreadnought') return hasInSupply(game, seat) ? card : 'two-dreadnoughts';
  if (!card.spaces.includes('interstellar-shipping')) return card;
  const known = game.players[seat]!.influence[GUILD] >= ENOUGH_INFLUENCE;
  if (card.spaces.length === 1) return known ? card : 'too-little-influence';
  const half = known ? 1 : 0;
  const [both] = card.gains as readonly EffectOf<'choose'>[];
  return { ...card, spaces: [card.spaces[half]!], gains: both!.options[half]! };
}

/** A tile of the seat that lies face up. */
const usable = (game: Imperium, seat: Seat, id: string) =>
  ownIx(game, seat).tiles.find(({ tile, flipped }) => tile === id && !flipped);

/** IX-23.11, 23.15, 23.16: what it uses as soon as it can on its own turn. */
function* useTiles(game: Imperium, seat: Seat): Flow {
  for (const { tile } of ownIx(game, seat).tiles.slice()) {
    if (!wants(game, seat, tile)) continue;
    const source = sourceOfTile(tile);
    for (const effect of tileOf(tile).use) {
      if (!possible(game, seat, effect, source)) continue;
      const flow = resolve(game, seat, effect, source);
      if (flow) yield* flow;
    }
  }
}

function wants(game: Imperium, seat: Seat, tile: string): boolean {
  if (tile === 'flagship') return game.turn!.combat && game.players[seat]!.supply >= 3;
  return tile === 'training-drones' || tile === 'spy-satellites'; // never Sonic Snoopers (IX-23.14)
}

/** IX-23.20: what was kept for tiles is spent when the last Conflicts come. */
export function spendForPoints(game: Imperium): void {
  ixOf(game).owed = 0;
  for (const seat of game.players.keys()) if (!isPlayed(game, seat)) received(game, seat);
}

/** House Hagal, if it still owes a turn (IX-19.10); one less is owed then. */
export function nextOwed(game: Imperium): Seat | null {
  const ix = ixOf(game);
  if (ix.owed === 0) return null;
  ix.owed--;
  const house = game.players.findIndex((_, seat) => !isPlayed(game, seat));
  return hasAgent(game, house) ? house : null;
}
