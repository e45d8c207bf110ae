import { chooseNumber, type Flow, rulesOf, type Seat } from '@landsraad/kernel';
import { NONE, type OptionOf } from '../choices.ts';
import { tileOf } from '../content/index.ts';
import type { EffectOf } from '../effects/effect.ts';
import type { TileId } from '../ids.ts';
import { ask } from '../rules/ask.ts';
import { contends, isPlayed } from '../rules/extension.ts';
import { payResources } from '../rules/gains.ts';
import { offer } from '../rules/resolve.ts';
import type { Imperium, Source } from '../state.ts';
import { ixOf, ownIx, sourceOfTile } from './seats.ts';
import { discardTile, joinReveal } from './tiles.ts';

type TileOption = OptionOf<'tile'>;

/** IX-3.3, 3.4, 4.1: the open tiles that a seat can pay, with all its Negotiators (IX-4.6). */
export function tilesFor(game: Imperium, seat: Seat, effect: EffectOf<'tech'>): TileOption[] {
  const { negotiators } = ownIx(game, seat);
  const player = game.players[seat]!;
  const options: TileOption[] = [];
  for (const tile of openTiles(game)) {
    if (!mayHave(game, seat, tile)) continue;
    const cost = Math.max(0, tileOf(tile).cost - effect.discount);
    if (player.spice + negotiators >= cost) options.push(tileOption(tile, cost, 'spice'));
    // IX-13.1, 13.2
    if (effect.solari && cost > 0 && player.solari + negotiators >= cost)
      options.push(tileOption(tile, cost, 'solari'));
  }
  return options;
}

const openTiles = (game: Imperium): TileId[] =>
  ixOf(game).stacks.flatMap((stack) => stack.at(-1) ?? []);

/** IX-23.1, 23.2 */
const mayHave = (game: Imperium, seat: Seat, tile: TileId): boolean =>
  isPlayed(game, seat) || (contends(game, seat) && tileOf(tile).hagal);

const tileOption = (tile: TileId, cost: number, pays: TileOption['pays']): TileOption => ({
  id: pays === 'spice' ? `tile:${tile}` : `tile:${tile}:${pays}`,
  type: 'tile',
  tile,
  cost,
  pays,
});

/** IX-3.2: one tile, or none. */
export function* chooseTile(
  game: Imperium,
  seat: Seat,
  effect: EffectOf<'tech'>,
  source: Source,
): Flow {
  const options = tilesFor(game, seat, effect);
  if (options.length === 0) return; // IX-3.9
  const picked = yield* ask(game, seat, {
    kind: 'tech.acquire',
    rule: 'IX-3.2',
    options: [NONE, ...options],
    source,
  });
  if (picked.type !== 'none') yield* acquireTile(game, seat, picked);
}

function* acquireTile(game: Imperium, seat: Seat, { tile, cost, pays }: TileOption): Flow {
  const player = game.players[seat]!;
  const own = ownIx(game, seat);
  const negotiators = yield* negotiatorsFor(game, seat, { tile, cost, pays });
  own.negotiators -= negotiators;
  player.supply += negotiators;
  const price = Math.max(0, cost - negotiators); // IX-4.11
  payResources(game, seat, { [pays]: price }, sourceOfTile(tile));
  own.tiles.push({ tile, flipped: false });
  game.events?.push({ type: 'tile-acquired', seat, tile, cost: price, pays, negotiators });
  takeFromStack(game, tile);
  joinReveal(game, seat, tile);
  yield* offer(game, seat, tileOf(tile).onAcquire, sourceOfTile(tile)); // IX-3.6, 3.12
}

/** IX-4.5: any number, but as many as the price needs; a Rival returns no more (IX-23.22). */
function* negotiatorsFor(
  game: Imperium,
  seat: Seat,
  { tile, cost, pays }: Pick<TileOption, 'tile' | 'cost' | 'pays'>,
): Flow<number> {
  const { negotiators } = ownIx(game, seat);
  const needed = Math.max(0, cost - game.players[seat]![pays]);
  if (!isPlayed(game, seat) || negotiators === 0) return needed;
  return yield* chooseNumber({
    seat,
    kind: 'tech.negotiators',
    rule: 'IX-4.5',
    min: needed,
    max: negotiators,
    about: { source: sourceOfTile(tile), n: cost },
  });
}

/** IX-3.7, 3.8: the next tile of the stack lies open. */
function takeFromStack(game: Imperium, tile: TileId): void {
  const stack = ixOf(game).stacks.find((tiles) => tiles.at(-1) === tile)!;
  stack.pop();
  turnUp(game, stack);
  showMarked(game);
}

function turnUp(game: Imperium, stack: readonly TileId[]): void {
  const tile = stack.at(-1);
  if (tile === undefined) return;
  game.revealed++;
  game.events?.push({ type: 'tile-shown', tile });
}

/** IX-23.3, 23.4: against Rivals that may have tiles one of the open ones is for them, if any is left. */
export function showMarked(game: Imperium): void {
  if (game.options.players !== 1) return;
  const { stacks } = ixOf(game);
  while (!openTiles(game).some((tile) => tileOf(tile).hagal)) {
    const largest = stacks.reduce((a, b) => (b.length > a.length ? b : a));
    const tile = largest.pop();
    if (tile === undefined) return;
    discardTile(game, tile, null);
    turnUp(game, largest);
  }
}

/** IX-4.3, 4.4: choosing it is consent to one; of several, as many as their owner likes. */
export function* placeNegotiators(
  game: Imperium,
  seat: Seat,
  { n }: EffectOf<'negotiator'>,
  source: Source,
): Flow {
  const player = game.players[seat]!;
  const max = Math.min(n, player.supply);
  if (max === 0) return;
  const placed =
    n === 1 || !isPlayed(game, seat)
      ? max
      : yield* chooseNumber({
          seat,
          kind: 'negotiator.place',
          rule: 'IX-4.3',
          min: 0,
          max,
          fallback: rulesOf(game) < 4 ? 0 : max, // I-A-31
          about: { source },
        });
  if (placed === 0) return;
  player.supply -= placed;
  ownIx(game, seat).negotiators += placed;
  game.events?.push({ type: 'negotiators-placed', seat, n: placed });
}
