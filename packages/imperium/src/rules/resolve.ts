import type { Flow, Seat } from '@landsraad/kernel';
import { NO, YES } from '../choices.ts';
import type { Effect } from '../effects/effect.ts';
import type { Imperium, Source } from '../state.ts';
import { ask } from './ask.ts';
import { fillSupply } from './supply.ts';
import { fromSupply, rulesFor } from './vocabulary.ts';

/** Whether an effect can do anything now; what cannot is not offered (IMP-12.9, AMB-21). */
export const possible = (game: Imperium, seat: Seat, effect: Effect, source: Source): boolean =>
  rulesFor(game, effect).possible(game, seat, effect, source);

export function anyPossible(
  game: Imperium,
  seat: Seat,
  effects: readonly Effect[],
  source: Source,
): boolean {
  return effects.some((effect) => possible(game, seat, effect, source));
}

/**
 * Carries out one effect for a seat, as far as it can be (IMP-12.9), at once or as a flow that asks.
 * An arrow that stands alone in the list of the turn was chosen there, so it is paid; elsewhere use
 * `offer`.
 */
export const resolve = (
  game: Imperium,
  seat: Seat,
  effect: Effect,
  source: Source,
  group?: number,
): Flow | null => rulesFor(game, effect).run(game, seat, effect, source, group);

/** Effects that go together, in the printed order. */
export function* resolveAll(
  game: Imperium,
  seat: Seat,
  effects: readonly Effect[],
  source: Source,
  group?: number,
): Flow {
  for (const effect of effects) {
    yield* beforeTaking(game, seat, effect, source);
    const flow = resolve(game, seat, effect, source, group);
    if (flow) yield* flow;
  }
}

/** Effects outside the list of a turn, in the printed order: an arrow asks first (IMP-12.2). */
export function* offer(
  game: Imperium,
  seat: Seat,
  effects: readonly Effect[],
  source: Source,
): Flow {
  for (const effect of effects) {
    yield* beforeTaking(game, seat, effect, source);
    yield* offerOne(game, seat, effect, source);
  }
}

export function* offerOne(game: Imperium, seat: Seat, effect: Effect, source: Source): Flow {
  if (effect.do === 'pay' && !(yield* wants(game, seat, effect, source))) return;
  const flow = resolve(game, seat, effect, source);
  if (flow) yield* flow;
}

/** Troops may come back in time for what would take more of them from the supply than are there. */
export function beforeTaking(
  game: Imperium,
  seat: Seat,
  effect: Effect,
  source: Source,
): Flow | readonly never[] {
  const needed = fromSupply(game, seat, effect, source);
  return needed > game.players[seat]!.supply ? fillSupply(game, seat, needed, effect) : NOTHING;
}

const NOTHING: readonly never[] = [];

function* wants(game: Imperium, seat: Seat, arrow: Effect, source: Source): Flow<boolean> {
  if (!possible(game, seat, arrow, source)) return false;
  const answer = yield* ask(game, seat, {
    kind: 'arrow.pay',
    rule: 'IMP-12.2',
    options: [NO, YES],
    source,
  });
  return answer === YES;
}
