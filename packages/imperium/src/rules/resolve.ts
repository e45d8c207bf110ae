import type { Flow, Seat } from '@landsraad/kernel';
import { NO, type OptionOf, seatOption, YES } from '../choices.ts';
import { cardOf } from '../content/index.ts';
import type { Effect, EffectOf } from '../effects/effect.ts';
import { type Imperium, opponentsOf, type Source } from '../state.ts';
import { type AcquireOption, acquire, within } from './acquire.ts';
import { apply } from './apply.ts';
import { ask, askSome } from './ask.ts';
import {
  chooseDeploy,
  chooseDiscard,
  chooseInfluence,
  chooseRetreat,
  chooseTrash,
  chooseTwoInfluences,
  mayDeployNow,
  recruitAndDeploy,
} from './common-choices.ts';
import { holds } from './conditions.ts';
import { canPay, payCost } from './costs.ts';
import { anyPossible, possible } from './possible.ts';
import {
  chooseFromDiscard,
  chooseRecall,
  endTurn,
  lookAtTop,
  nameSpace,
  setAsideFromRow,
} from './single-effects.ts';
import { trash } from './trash.ts';

/** Effects that go together, in the printed order. */
export function* resolveAll(
  game: Imperium,
  seat: Seat,
  effects: readonly Effect[],
  source: Source,
  group?: number,
): Flow {
  for (const effect of effects) yield* resolve(game, seat, effect, source, group);
}

/**
 * Carries out one effect for a seat, as far as it can be (IMP-12.9). An arrow that stands alone in
 * the list of the turn was chosen there, so it is paid; elsewhere use `offer`.
 */
export function* resolve(
  game: Imperium,
  seat: Seat,
  effect: Effect,
  source: Source,
  group?: number,
): Flow {
  if (effect.do === 'recruit' && mayDeployNow(game, effect))
    return yield* recruitAndDeploy(game, seat, effect.n, source);
  if (apply(game, seat, effect, source)) return;
  switch (effect.do) {
    case 'influence':
      return yield* chooseInfluence(game, seat, effect, source);
    case 'influence-two':
      return yield* chooseTwoInfluences(game, seat, source);
    case 'trash':
      return yield* chooseTrash(game, seat, source);
    case 'trash-this':
      if (possible(game, seat, effect, source) && source.type === 'card')
        trash(game, seat, source.card, 'play', group); // IMP-12.7
      return;
    case 'discard':
      return yield* chooseDiscard(game, seat, effect.n, source);
    case 'deploy':
      return yield* chooseDeploy(game, seat, effect.upTo, source);
    case 'retreat':
      return yield* chooseRetreat(game, seat, effect.upTo, source);
    case 'acquire':
      return yield* chooseAcquire(game, seat, effect, source);
    case 'take-from-discard':
      return yield* chooseFromDiscard(game, seat, effect.faction, source);
    case 'look-at-top':
      return yield* lookAtTop(game, seat, source);
    case 'voice':
      return yield* nameSpace(game, seat, source);
    case 'manipulate':
      return yield* setAsideFromRow(game, seat, source);
    case 'recall':
      return yield* chooseRecall(game, seat, source);
    case 'end-turn':
      return yield* endTurn(game, seat, source);
    case 'on-reveal-turn':
      if (game.turn?.kind === 'reveal') yield* resolveAll(game, seat, effect.effects, source);
      return;
    case 'opponents':
      for (const other of opponentsOf(game, seat))
        if (possible(game, other, effect.effect, source))
          yield* resolve(game, other, effect.effect, source); // AMB-30, 33
      return;
    case 'opponent':
      return yield* chooseOpponent(game, seat, effect.effect, source);
    case 'pay':
      if (!canPay(game, seat, effect.cost, source)) return;
      yield* payCost(game, seat, effect.cost, source, group);
      return yield* resolveAll(game, seat, effect.effects, source, group);
    case 'when':
      if (holds(game, seat, effect.condition, source))
        yield* resolveAll(game, seat, effect.effects, source, group);
      return;
    case 'choose':
      return yield* chooseBranches(game, seat, effect, source, group);
    default:
      throw new Error(`nobody resolves ${effect.do}`);
  }
}

/** An effect outside the list of a turn: an arrow asks first (IMP-12.2). */
export function* offer(game: Imperium, seat: Seat, effect: Effect, source: Source): Flow {
  if (effect.do === 'pay') {
    if (!possible(game, seat, effect, source)) return;
    const answer = yield* ask(game, seat, {
      kind: 'arrow.pay',
      rule: 'IMP-12.2',
      options: [NO, YES],
      source,
    });
    if (answer === NO) return;
  }
  yield* resolve(game, seat, effect, source);
}

function* chooseAcquire(
  game: Imperium,
  seat: Seat,
  { maxCost, to }: EffectOf<'acquire'>,
  source: Source,
): Flow {
  const options = within(game, seat, maxCost);
  if (options.length === 0) return;
  const picked = yield* ask(game, seat, {
    kind: 'acquire.effect',
    rule: 'IMP-18.2',
    options,
    source,
  });
  yield* acquireWithBox(game, seat, picked, to === 'deck');
}

/** IMP-12.11, 18.8: the acquire box is used at once, when the Row is already full again (AMB-19). */
export function* acquireWithBox(
  game: Imperium,
  seat: Seat,
  picked: AcquireOption,
  onTop?: boolean,
): Flow {
  yield* acquire(game, seat, picked, onTop);
  const { card } = picked;
  yield* resolveAll(game, seat, cardOf(card).onAcquire, { type: 'card', card });
}

function* chooseOpponent(game: Imperium, seat: Seat, effect: Effect, source: Source): Flow {
  const targets = opponentsOf(game, seat).filter((other) => possible(game, other, effect, source));
  if (targets.length === 0) return;
  const picked = yield* ask(game, seat, {
    kind: 'doublecross.target',
    rule: 'IMP-29.14',
    options: targets.map(seatOption),
    source,
  });
  yield* resolve(game, picked.seat, effect, source);
}

/** All branches are chosen before the first is resolved (AMB-14). */
function* chooseBranches(
  game: Imperium,
  seat: Seat,
  effect: EffectOf<'choose'>,
  source: Source,
  group?: number,
): Flow {
  const options: OptionOf<'branch'>[] = [];
  effect.options.forEach((effects, i) => {
    if (anyPossible(game, seat, effects, source))
      options.push({ id: `branch:${i + 1}`, type: 'branch', effects });
  });
  if (options.length === 0) return;
  const picked =
    effect.count === 1
      ? [
          yield* ask(game, seat, {
            kind: game.turn && game.turn.seat !== seat ? 'humanity' : 'choose.one',
            rule: 'IMP-10.9',
            options,
            source,
            fallback: preferred(game, seat, options).id,
          }),
        ]
      : yield* askSome(game, seat, {
          kind: 'choose.two',
          rule: 'IMP-22.1',
          options,
          min: Math.min(effect.count, options.length),
          max: Math.min(effect.count, options.length),
          source,
        });
  for (const { effects } of picked) yield* resolveAll(game, seat, effects, source, group);
}

/** Defaults: the first branch that can be done; a troop that is not the last before a card (I-O-1). */
function preferred<O extends { effects: readonly Effect[] }>(
  game: Imperium,
  seat: Seat,
  options: readonly O[],
): O {
  const spare = options.find(
    ({ effects }) => effects[0]?.do === 'lose-troop' && game.players[seat]!.conflict > 1,
  );
  return spare ?? options[0]!;
}
