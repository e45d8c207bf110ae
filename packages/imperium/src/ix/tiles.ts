import { type Flow, rulesOf, type Seat } from '@landsraad/kernel';
import type { OptionOf } from '../choices.ts';
import type { Tile } from '../content/component.ts';
import { tileOf } from '../content/index.ts';
import type { AnytimeEffect } from '../effects/effect.ts';
import type { TileId } from '../ids.ts';
import { hasAgent } from '../rules/board.ts';
import type { Task } from '../rules/menu.ts';
import { addPending } from '../rules/pending.ts';
import { offer, possible, resolve } from '../rules/resolve.ts';
import type { Imperium, Source } from '../state.ts';
import { ixOf, ownIx, sourceOfTile } from './seats.ts';
import type { OwnedTile } from './state.ts';

/** IX-5.2, 5.3: what the tiles of a seat let it do on its own turn. */
export const TILE_USES: Task<OptionOf<'effect'>> = {
  offered: (game, seat) => {
    const { tiles } = ownIx(game, seat);
    if (tiles.length === 0) return NOTHING;
    const options: OptionOf<'effect'>[] = [];
    for (const { tile: id } of tiles) {
      const tile = tileOf(id);
      const source = sourceOfTile(id);
      for (const effect of tile.use)
        if (isTimely(game, seat, tile) && possible(game, seat, effect, source))
          options.push({ id: `${id}/${effect.do}`, type: 'effect', effect, source });
    }
    return options;
  },
  run: (game, seat, { effect, source }) => resolve(game, seat, effect, source),
};

const NOTHING: readonly never[] = [];

/** What opens the way for an Agent is used before one is sent (IX-15.9). */
function isTimely(game: Imperium, seat: Seat, { beforeAgent }: Tile): boolean {
  if (!beforeAgent) return true;
  const { kind, ignoreEnemyAgents } = game.turn!;
  return kind === 'choosing' && !ignoreEnemyAgents && hasAgent(game, seat);
}

/** The tile that an effect comes from, if the seat still has it. */
export function ownTile(game: Imperium, seat: Seat, source: Source): OwnedTile | null {
  if (source.type !== 'tile') return null;
  return ownIx(game, seat).tiles.find(({ tile }) => tile === source.tile) ?? null;
}

/** IX-5.4 */
export function flip(game: Imperium, seat: Seat, owned: OwnedTile): void {
  owned.flipped = true;
  game.events?.push({ type: 'tile-flipped', seat, tile: owned.tile });
}

/** IX-5.7 */
export function trashOwn(game: Imperium, seat: Seat, owned: OwnedTile): void {
  const { tiles } = ownIx(game, seat);
  tiles.splice(tiles.indexOf(owned), 1);
  discardTile(game, owned.tile, seat);
}

/** Out of the game, from a seat or from a stack. */
export function discardTile(game: Imperium, tile: TileId, seat: Seat | null): void {
  ixOf(game).trashedTiles.push(tile);
  game.events?.push({ type: 'tile-trashed', seat, tile });
}

type Box = 'roundStart' | 'onWin' | 'endgame';

/** What all tiles of a seat give at a moment, in the order they were acquired. */
export function* giveBoxes(game: Imperium, seat: Seat, box: Box): Flow {
  const { tiles } = ownIx(game, seat);
  if (tiles.length === 0) return;
  for (const { tile } of tiles.slice()) {
    const effects: readonly AnytimeEffect[] = tileOf(tile)[box];
    if (effects.length > 0) yield* offer(game, seat, effects, sourceOfTile(tile));
  }
}

/** Their Reveal boxes wait beside those of the cards. */
export function revealTiles(game: Imperium, seat: Seat): void {
  for (const { tile } of ownIx(game, seat).tiles) revealTile(game, seat, tile);
}

const revealTile = (game: Imperium, seat: Seat, tile: TileId): void =>
  addPending(game, seat, tileOf(tile).reveal, sourceOfTile(tile));

/** RUL-26: since version 4 one that comes on the own Reveal turn works on it (IX-5.1). */
export function joinReveal(game: Imperium, seat: Seat, tile: TileId): void {
  const { turn } = game;
  if (rulesOf(game) >= 4 && turn?.kind === 'reveal' && turn.seat === seat)
    revealTile(game, seat, tile);
}
