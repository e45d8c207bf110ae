import { chooseNumber, type Flow, rulesOf, type Seat } from '@landsraad/kernel';
import type { DecisionKind } from '../../choices.ts';
import type { EffectOf } from '../../effects/effect.ts';
import type { Imperium, Source } from '../../state.ts';
import { deployTroops } from '../deploy.ts';
import { loseTroops, recruit, retreat } from '../troops.ts';
import { always, atOnce, fromSupply, never, verbs } from '../vocabulary.ts';

export const TROOPS = verbs({
  recruit: {
    plain: (game, seat, { mayDeploy }) => !mayDeploy && supplyLasts(game, seat),
    optional: never,
    possible: (game, seat) => !knowsItsSupply(game) || game.players[seat]!.supply > 0,
    fromSupply: (_game, _seat, { n }) => n,
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
    fromSupply: (_game, _seat, { n }) => n,
    run: (game, seat, { n }) => deployTroops(game, seat, n, 'supply'),
  },
  retreat: {
    plain: never,
    optional: always,
    possible: ({ players }, seat) => players[seat]!.conflict > 0,
    run: chooseRetreat,
  },
});

/** RUL-7, 8: since version 2 recruits are nothing from an empty supply, and an order can matter. */
const knowsItsSupply = (game: Imperium): boolean => rulesOf(game) >= 2;

/** Whether a troop is left in the supply when all that waits has taken its own (RUL-8). */
export function supplyLasts(game: Imperium, seat: Seat): boolean {
  if (!knowsItsSupply(game)) return true;
  let left = game.players[seat]!.supply;
  for (const { effect, source } of game.turn!.pending)
    left -= fromSupply(game, seat, effect, source);
  return left > 0;
}

function mayDeployNow(game: Imperium, { mayDeploy }: EffectOf<'recruit'>): boolean {
  return mayDeploy === 'always' || (mayDeploy === 'on-reveal-turn' && game.turn?.kind === 'reveal');
}

function* recruitAndDeploy(game: Imperium, seat: Seat, n: number, source: Source): Flow {
  const recruited = recruit(game, seat, n, source);
  const deployed = yield* number(game, seat, 'reveal.deploy', 'IMP-13.11', recruited, source);
  if (areCountedOff(game, seat)) game.turn!.recruits.troop! -= deployed;
  yield* deployTroops(game, seat, deployed, 'garrison');
}

/**
 * Whether recruits that go to the Conflict at once are no longer there to be deployed on this turn
 * (IX-7.6): since version 3 also where its Agent comes to a Combat space only later, and never on
 * somebody else's turn.
 */
const areCountedOff = (game: Imperium, seat: Seat): boolean =>
  rulesOf(game) >= 3 ? game.turn?.seat === seat : game.turn?.combat === true;

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
