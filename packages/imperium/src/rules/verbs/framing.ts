import { type Flow, rulesOf, type Seat } from '@landsraad/kernel';
import { type OptionOf, seatOption } from '../../choices.ts';
import type { Effect, EffectOf, Verb } from '../../effects/effect.ts';
import { type Imperium, opponentsOf, type Source } from '../../state.ts';
import { ask, askSome } from '../ask.ts';
import { holds } from '../conditions.ts';
import { canPay, isWelcome, payCost, restocks } from '../costs.ts';
import { anyPossible, possible, resolveAll } from '../resolve.ts';
import { always, fromSupply, never, rulesFor, verbs } from '../vocabulary.ts';

/** What holds other effects: at a price, on a condition, by choice, for somebody else. */
export const FRAMING = verbs({
  pay: {
    plain: never,
    optional: always,
    possible: (game, seat, { cost, effects }, source) =>
      canPay(game, seat, cost, source) &&
      (isWelcome(game, cost) || // RUL-7
        anyPossible(game, seat, effects, source) ||
        (restocks(game, cost) &&
          effects.some((effect) => fromSupply(game, seat, effect, source) > 0))),
    run: payThen,
  },
  when: {
    plain: (game, seat, { condition, effects }, source) =>
      holds(game, seat, condition, source) &&
      effects.every((part) => rulesFor(game, part).plain(game, seat, part, source)),
    optional: (game, seat, { effects }, source) =>
      effects.every((part) => rulesFor(game, part).optional(game, seat, part, source)),
    possible: (game, seat, { condition, effects }, source) =>
      holds(game, seat, condition, source) && anyPossible(game, seat, effects, source),
    run: (game, seat, { condition, effects }, source, group) =>
      holds(game, seat, condition, source) ? resolveAll(game, seat, effects, source, group) : null,
    fromSupply: (game, seat, { condition, effects }, source) =>
      holds(game, seat, condition, source)
        ? effects.reduce((n, part) => n + fromSupply(game, seat, part, source), 0)
        : 0,
  },
  choose: {
    plain: never,
    optional: (game, seat, { options }, source) =>
      options.every((branch) =>
        branch.every((part) => rulesFor(game, part).optional(game, seat, part, source)),
      ),
    possible: (game, seat, { options }, source) =>
      options.some((branch) => anyPossible(game, seat, branch, source)),
    run: chooseBranches,
  },
  opponents: {
    plain: (_game, _seat, { effect }) => effect.do === 'lose-troop', // IMP-29.5
    optional: never,
    possible: someOpponentCan,
    run: eachOpponent,
  },
  opponent: { plain: never, optional: never, possible: someOpponentCan, run: chooseOpponent },
  'on-reveal-turn': {
    plain: never,
    optional: never,
    possible: always,
    run: (game, seat, { effects }, source) =>
      game.turn!.kind === 'reveal' ? resolveAll(game, seat, effects, source) : null,
  },
});

function* payThen(
  game: Imperium,
  seat: Seat,
  { cost, effects }: EffectOf<'pay'>,
  source: Source,
  group?: number,
): Flow {
  if (!canPay(game, seat, cost, source)) return;
  yield* payCost(game, seat, cost, source, group);
  yield* resolveAll(game, seat, effects, source, group);
}

function someOpponentCan(
  game: Imperium,
  seat: Seat,
  { effect }: EffectOf<'opponents' | 'opponent'>,
  source: Source,
): boolean {
  return game.players.some((_, other) => other !== seat && possible(game, other, effect, source));
}

/** AMB-30, 33 */
function* eachOpponent(
  game: Imperium,
  seat: Seat,
  { effect }: EffectOf<'opponents'>,
  source: Source,
): Flow {
  for (const other of opponentsOf(game, seat)) yield* resolveAll(game, other, [effect], source);
}

function* chooseOpponent(
  game: Imperium,
  seat: Seat,
  { effect }: EffectOf<'opponent'>,
  source: Source,
): Flow {
  const targets = opponentsOf(game, seat).filter((other) => possible(game, other, effect, source));
  if (targets.length === 0) return;
  const picked = yield* ask(game, seat, {
    kind: 'doublecross.target',
    rule: 'IMP-29.14',
    options: targets.map(seatOption),
    source,
  });
  yield* resolveAll(game, picked.seat, [effect], source);
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
            kind: givesUp(effect) ? 'humanity' : 'choose.one',
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

/** Whatever is chosen is lost. */
const givesUp = ({ options }: EffectOf<'choose'>): boolean =>
  options.every((branch) => branch.every(({ do: verb }) => LOSSES.has(verb)));
const LOSSES: ReadonlySet<Verb> = new Set<Verb>(['discard', 'lose-troop']);

/**
 * Defaults: the first branch that can be done; a troop that is not the last before a card (I-O-1), and
 * since version 4 a Negotiator before a tile (I-A-30).
 */
function preferred<O extends { effects: readonly Effect[] }>(
  game: Imperium,
  seat: Seat,
  options: readonly O[],
): O {
  const spare = options.find(
    ({ effects: [first] }) =>
      (first?.do === 'lose-troop' && game.players[seat]!.conflict > 1) ||
      (first?.do === 'negotiator' && rulesOf(game) >= 4),
  );
  return spare ?? options[0]!;
}
