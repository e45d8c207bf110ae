import { chooseNumber, type Flow, type Seat } from '@landsraad/kernel';
import type { DecisionKind } from '../../choices.ts';
import type { EffectOf } from '../../effects/effect.ts';
import type { Imperium, Source } from '../../state.ts';
import { deployTroops } from '../deploy.ts';
import { loseTroops, recruit, retreat } from '../troops.ts';
import { always, atOnce, never, verbs } from '../vocabulary.ts';

export const TROOPS = verbs({
  recruit: {
    plain: (_game, _seat, { mayDeploy }) => !mayDeploy, // RUL-8
    optional: never,
    possible: always,
    run: (game, seat, effect, source) => {
      if (mayDeployNow(game, effect)) return recruitAndDeploy(game, seat, effect.n, source);
      recruit(game, seat, effect.n, source);
      return null;
    },
  },
  'lose-troop': {
    plain: never,
    optional: never,
    possible: ({ players }, seat, { from }) => players[seat]![from] > 0,
    run: atOnce((game, seat, { n, from }) => loseTroops(game, seat, n, from)),
  },
  deploy: {
    plain: never,
    optional: always,
    possible: ({ players }, seat) => players[seat]!.garrison > 0,
    run: chooseDeploy,
  },
  'deploy-from-supply': {
    plain: never,
    optional: never,
    possible: always,
    run: (game, seat, { n }) => deployTroops(game, seat, n, 'supply'),
  },
  retreat: {
    plain: never,
    optional: always,
    possible: ({ players }, seat) => players[seat]!.conflict > 0,
    run: chooseRetreat,
  },
});

function mayDeployNow(game: Imperium, { mayDeploy }: EffectOf<'recruit'>): boolean {
  return mayDeploy === 'always' || (mayDeploy === 'on-reveal-turn' && game.turn?.kind === 'reveal');
}

function* recruitAndDeploy(game: Imperium, seat: Seat, n: number, source: Source): Flow {
  const recruited = recruit(game, seat, n, source);
  const deployed = yield* number(game, seat, 'reveal.deploy', 'IMP-13.11', recruited, source);
  yield* deployTroops(game, seat, deployed, 'garrison');
}

/** IMP-12.10, 13.12 */
function* chooseDeploy(
  game: Imperium,
  seat: Seat,
  { upTo }: EffectOf<'deploy'>,
  source: Source,
): Flow {
  const kind = game.turn?.kind === 'reveal' ? 'reveal.deploy' : 'rapid.mobilization';
  const max = Math.min(upTo, game.players[seat]!.garrison);
  const n = yield* number(game, seat, kind, 'IMP-12.10', max, source);
  yield* deployTroops(game, seat, n, 'garrison');
}

function* chooseRetreat(
  game: Imperium,
  seat: Seat,
  { upTo }: EffectOf<'retreat'>,
  source: Source,
): Flow {
  const kind = game.phase === 'combat' ? 'combat.retreat' : 'reveal.retreat';
  const max = Math.min(upTo, game.players[seat]!.conflict);
  retreat(game, seat, yield* number(game, seat, kind, 'IMP-12.10', max, source));
}

/** A number from 0 to `max`; nothing is asked when only 0 is possible. */
function* number(
  game: Imperium,
  seat: Seat,
  kind: DecisionKind,
  rule: string,
  max: number,
  source: Source,
): Flow<number> {
  if (max === 0 && !game.options.confirmEverything) return 0;
  return yield* chooseNumber({ seat, kind, rule, min: 0, max, about: { source } });
}
