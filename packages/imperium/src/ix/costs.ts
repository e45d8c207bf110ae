import type { Flow, Seat } from '@landsraad/kernel';
import { discard } from '../effects/verbs.ts';
import { resolve } from '../rules/resolve.ts';
import { retreat } from '../rules/troops.ts';
import { costs } from '../rules/vocabulary.ts';
import type { Imperium, Source } from '../state.ts';
import { DREADNOUGHT, retreatDreadnoughts } from './dreadnoughts.ts';
import { flip, ownTile, trashOwn } from './tiles.ts';
import { buryOne } from './verbs/intrigue.ts';
import { howMany } from './verbs/units.ts';

export const IX_COSTS = costs({
  // IX-10.1, 10.2
  discard: {
    payable: ({ players }, seat, n) => players[seat]!.hand.length >= n,
    pay: (game, seat, n, source) => resolve(game, seat, discard(n), source),
    welcome: true,
  },
  retreat: {
    payable: (game, seat, n) =>
      game.players[seat]!.conflict + DREADNOUGHT.inConflict(game, seat) >= n,
    pay: retreatUnits,
    welcome: false,
  },
  intrigueToBottom: {
    payable: ({ players }, seat) => players[seat]!.intrigue.length > 0,
    pay: (game, seat, _, source) => buryOne(game, seat, source),
    welcome: false,
  },
  flip: {
    payable: (game, seat, _, source) => ownTile(game, seat, source)?.flipped === false,
    pay: (game, seat, _, source) => {
      flip(game, seat, ownTile(game, seat, source)!);
      return null;
    },
    welcome: false,
  },
  trashTile: {
    payable: (game, seat, _, source) => ownTile(game, seat, source) !== null,
    pay: (game, seat, _, source) => {
      trashOwn(game, seat, ownTile(game, seat, source)!);
      return null;
    },
    welcome: false,
  },
});

/** Any mix of both kinds. */
function* retreatUnits(game: Imperium, seat: Seat, n: number, source: Source): Flow {
  const { conflict } = game.players[seat]!;
  const ships = yield* howMany(game, seat, 'retreat.dreadnoughts', source, {
    min: Math.max(0, n - conflict),
    max: Math.min(n, DREADNOUGHT.inConflict(game, seat)),
  });
  retreatDreadnoughts(game, seat, ships);
  retreat(game, seat, n - ships);
}
