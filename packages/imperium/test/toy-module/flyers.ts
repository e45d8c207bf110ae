import type { Flow, Seat } from '@landsraad/kernel';
import { spaceOption } from '../../src/choices.ts';
import { ask } from '../../src/rules/ask.ts';
import { boardOf } from '../../src/rules/board.ts';
import { mayDeploy } from '../../src/rules/deploy.ts';
import type { PlaceTaken } from '../../src/rules/places.ts';
import type { Unit } from '../../src/rules/units.ts';
import type { Imperium } from '../../src/state.ts';
import { type Flyers, toy, toyOf } from './types.ts';

export const FLYERS = 2;

const flyersOf = (game: Imperium, seat: Seat): Flyers => toyOf(game).flyers[seat]!;

export const FLYER: Unit = {
  id: toy('toy-flyer'),
  inGarrison: (game, seat) => flyersOf(game, seat).garrison,
  inConflict: (game, seat) => flyersOf(game, seat).conflict,
  strength: () => 3,
  *deploy(game, seat, n) {
    const flyers = flyersOf(game, seat);
    flyers.garrison -= n;
    flyers.conflict += n;
  },
  goHome: (game, seat) => {
    const flyers = flyersOf(game, seat);
    flyers.garrison += flyers.conflict;
    flyers.conflict = 0;
  },
};

export function buildFlyer(game: Imperium, seat: Seat): void {
  const flyers = flyersOf(game, seat);
  flyers.supply--;
  flyers.garrison++;
  mayDeploy(game, seat, FLYER.id, 1);
}

/** Whoever won with a flyer leaves it on a space for a round. */
export function* holdSpace(game: Imperium, places: readonly (PlaceTaken | null)[]): Flow {
  const { holding, flyers } = toyOf(game);
  const winner = places.indexOf(1);
  const older = holding.slice();
  if (winner >= 0 && flyers[winner]!.conflict > 0) {
    const free = boardOf(game).filter(
      ({ id, controlBonus }) => controlBonus && holding.every(({ space }) => space !== id),
    );
    const { space } = yield* ask(game, winner, {
      kind: toy('toy.hold'),
      rule: 'TOY-4',
      options: free.map(({ id }) => spaceOption(id)),
    });
    flyers[winner]!.conflict--;
    holding.push({ space, seat: winner, since: game.round });
  }
  for (const { seat } of older) flyers[seat]!.garrison++;
  holding.splice(0, older.length);
}
