import { chooseNumber, type Flow, rulesOf, type Seat } from '@landsraad/kernel';
import type { OptionOf } from '../../choices.ts';
import type { EffectOf } from '../../effects/effect.ts';
import { ambush } from '../../effects/ix.ts';
import { ask } from '../../rules/ask.ts';
import { deployTroops } from '../../rules/deploy.ts';
import { addPending } from '../../rules/pending.ts';
import { retreat } from '../../rules/troops.ts';
import { unitsOf } from '../../rules/units.ts';
import { always, atOnce, never, verbs } from '../../rules/vocabulary.ts';
import { type Imperium, opponentsOf, type Source } from '../../state.ts';
import {
  commission,
  DREADNOUGHT,
  hasInSupply,
  launch,
  retreatDreadnoughts,
} from '../dreadnoughts.ts';
import { ixOf, ownIx } from '../seats.ts';

/** Dreadnoughts, and what moves units of both kinds. */
export const UNITS = verbs({
  dreadnought: {
    plain: never,
    optional: always,
    welcome: true, // I-A-34
    possible: hasInSupply,
    run: atOnce(commission),
    needed: 'IX-7.2',
  },
  'retreat-dreadnought': {
    plain: never,
    optional: never,
    possible: (game, seat) => DREADNOUGHT.inConflict(game, seat) > 0,
    run: atOnce((game, seat) =>
      retreatDreadnoughts(game, seat, Math.min(1, DREADNOUGHT.inConflict(game, seat))),
    ),
  },
  'deploy-units': {
    plain: never,
    optional: always,
    possible: (game, seat) => unitsOf(game).some(({ inGarrison }) => inGarrison(game, seat) > 0),
    run: chooseUnits,
  },
  ambush: {
    plain: never,
    optional: always,
    possible: (game, seat) =>
      game.turn!.deployed * ambushes(game) > ixOf(game).turn.ambushed &&
      enemyUnits(game, seat).length > 0,
    run: ambushUnit,
  },
});

/** How many boxes ambush for each troop: since version 3 what Ghola copies does so by itself (IMM-9.3). */
function ambushes(game: Imperium): number {
  if (rulesOf(game) < 3) return 1;
  return game.turn!.pending.filter(({ effect }) => effect.do === 'ambush').length;
}

function* chooseUnits(
  game: Imperium,
  seat: Seat,
  { upTo }: EffectOf<'deploy-units'>,
  source: Source,
): Flow {
  const { dreadnoughts } = ownIx(game, seat);
  const ships = yield* howMany(game, seat, 'deploy.dreadnoughts', source, {
    max: Math.min(upTo, dreadnoughts.garrison),
  });
  launch(game, seat, ships);
  const troops = yield* howMany(game, seat, 'reveal.deploy', source, {
    max: Math.min(upTo - ships, game.players[seat]!.garrison),
  });
  yield* deployTroops(game, seat, troops, 'garrison');
}

/** A number between the bounds; nothing is asked where they are one. */
export function* howMany(
  game: Imperium,
  seat: Seat,
  kind: 'deploy.dreadnoughts' | 'reveal.deploy' | 'retreat.dreadnoughts',
  source: Source,
  { min = 0, max }: { readonly min?: number; readonly max: number },
): Flow<number> {
  if (min === max && !game.options.confirmEverything) return min;
  return yield* chooseNumber({ seat, kind, rule: 'IX-7.4', min, max, about: { source } });
}

function enemyUnits(game: Imperium, seat: Seat): OptionOf<'enemy-unit'>[] {
  return opponentsOf(game, seat).flatMap((other) =>
    unitsOf(game).flatMap(({ id, inConflict }): OptionOf<'enemy-unit'>[] =>
      inConflict(game, other) > 0
        ? [{ id: `seat:${other}/${id}`, type: 'enemy-unit', seat: other, unit: id }]
        : [],
    ),
  );
}

/** IX-13.11: one now; it waits for the next troop that is deployed this turn. */
function* ambushUnit(game: Imperium, seat: Seat, _: EffectOf<'ambush'>, source: Source): Flow {
  const options = enemyUnits(game, seat);
  if (options.length === 0) return;
  const picked = yield* ask(game, seat, {
    kind: 'retreat.enemy',
    rule: 'IX-13.11',
    options,
    source,
  });
  ixOf(game).turn.ambushed++;
  if (picked.unit === 'dreadnought') retreatDreadnoughts(game, picked.seat, 1);
  else retreat(game, picked.seat, 1);
  addPending(game, seat, [ambush], source);
}
