import { type Flow, rulesOf, type Seat } from '@landsraad/kernel';
import { ADVANCE, type OptionOf, RECALL, STAY } from '../choices.ts';
import { DIVIDENDS, recalledFrom, SHIPPING, transported } from '../content/ix/track.ts';
import { topOf } from '../content/printed.ts';
import type { AnytimeEffect } from '../effects/effect.ts';
import { influence } from '../effects/verbs.ts';
import { ask } from '../rules/ask.ts';
import { deployTroops } from '../rules/deploy.ts';
import { automataOf, isPlayed } from '../rules/extension.ts';
import { addPending } from '../rules/pending.ts';
import { beforeTaking, offer, possible, resolve } from '../rules/resolve.ts';
import { recruit as recruitTroops } from '../rules/troops.ts';
import type { Imperium, Source } from '../state.ts';
import { hasRule, ownIx } from './seats.ts';

const SOURCE: Source = { type: 'shipping' };

/** IX-6.2, 6.3: up, or back to the bottom with what lies on the way (IX-6.13). */
export function* moveFreighter(game: Imperium, seat: Seat, _: unknown, source: Source): Flow {
  const at = ownIx(game, seat).freighter;
  const moves = [...(at < topOf(SHIPPING) ? [ADVANCE] : []), ...(at > 0 ? [RECALL] : [])];
  const picked = yield* ask(game, seat, {
    kind: 'freighter',
    rule: 'IX-6.2',
    options: [...moves, STAY],
    source,
    fallback: moves[0]!.id,
  });
  if (picked === ADVANCE) advance(game, seat); // IX-6.4
  if (picked === RECALL) yield* recall(game, seat);
}

function advance(game: Imperium, seat: Seat): void {
  const own = ownIx(game, seat);
  own.freighter++;
  game.events?.push({ type: 'freighter-advanced', seat, to: own.freighter });
}

/** IX-6.5 */
function* recall(game: Imperium, seat: Seat): Flow {
  const own = ownIx(game, seat);
  const from = own.freighter;
  own.freighter = 0;
  game.events?.push({ type: 'freighter-recalled', seat, from });
  if (isPlayed(game, seat)) yield* inAnyOrder(game, seat, rewardsFrom(game, seat, from));
  else yield* rivalRewards(game, seat, from);
}

function rewardsFrom(game: Imperium, seat: Seat, from: number): readonly AnytimeEffect[] {
  const rewards = recalledFrom(from);
  return hasRule(game, seat, 'transports') ? transported(rewards, game.phase) : rewards;
}

/** IX-6.6: among the other effects of the own turn, or one after the other where there are none. */
function* inAnyOrder(game: Imperium, seat: Seat, effects: readonly AnytimeEffect[]): Flow {
  if (listsEffects(game, seat)) return addPending(game, seat, effects, SOURCE);
  if (rulesOf(game) >= 4)
    for (const effect of effects) yield* beforeTaking(game, seat, effect, SOURCE); // IMM-5.8
  let left = effects;
  for (;;) {
    const options = left
      .filter((effect) => possible(game, seat, effect, SOURCE))
      .map(
        (effect): OptionOf<'effect'> => ({
          id: `shipping/${effect.do}`,
          type: 'effect',
          effect,
          source: SOURCE,
        }),
      );
    if (options.length === 0) return;
    const { effect } = yield* ask(game, seat, {
      kind: 'freighter.rewards',
      rule: 'IX-6.6',
      options,
    });
    left = left.filter((other) => other !== effect);
    const flow = resolve(game, seat, effect, SOURCE);
    if (flow) yield* flow;
  }
}

/** IX-20.3, 20.5: in printed order, always with dividends. */
function* rivalRewards(game: Imperium, seat: Seat, from: number): Flow {
  yield* offer(game, seat, DIVIDENDS, SOURCE);
  if (from < RIVAL_TOP) return;
  const transports = hasRule(game, seat, 'transports');
  const n = recruitTroops(game, seat, transports ? 3 : 2, SOURCE);
  if (transports) yield* deployTransported(game, seat, n);
  yield* offer(game, seat, [influence(1, 'any')], SOURCE);
}

/** IX-23.17; on a Combat turn they go with all others, and a decided combat takes none. */
function* deployTransported(game: Imperium, seat: Seat, n: number): Flow {
  if (game.phase === 'combat' || game.turn?.combat) return;
  if (!automataOf(game).holdsBack(game, seat)) yield* deployTroops(game, seat, n, 'garrison');
}

/** IX-20.1, 20.2: where a Rival's Freighter turns back. */
export const RIVAL_TOP = 2;

/** Whether the seat is at the list of effects of its own turn, or will come to it. */
const listsEffects = ({ turn }: Imperium, seat: Seat): boolean =>
  turn?.seat === seat && turn.kind !== 'choosing';
