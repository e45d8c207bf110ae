import { type Flow, type Reason, type Refused, rulesOf, type Seat } from '@landsraad/kernel';
import { type IntrigueOption, intrigueOption } from '../choices.ts';
import type { IntrigueMode, IntrigueMoment, IntrigueTiming } from '../content/component.ts';
import { intrigueOf } from '../content/index.ts';
import type { Effect } from '../effects/effect.ts';
import type { IntrigueId } from '../ids.ts';
import { refuse } from '../refusals.ts';
import type { Imperium, Source } from '../state.ts';
import { holds } from './conditions.ts';
import { canPay, payCost, whyNotPay } from './costs.ts';
import { leaveIntrigue } from './intrigue-deck.ts';
import type { Task } from './menu.ts';
import { momentsOf } from './moments.ts';
import { anyPossible, possible, resolveAll } from './resolve.ts';
import { rulesFor } from './vocabulary.ts';

/** When Intrigue cards are being offered. */
export type Occasion = IntrigueTiming | 'win' | 'loss';

/** What is played with another timing's cards, at a moment of its own. */
const MOMENT_OF: Partial<Record<Occasion, IntrigueMoment>> = {
  win: 'after-win',
  loss: 'after-loss',
};
const ONLY = {
  'after-win': refuse('only-after-win', 'IMP-21.8'),
  'after-loss': refuse('only-after-loss', 'IMM-15.9'),
} as const;

const TIMING_RULE = { plot: 'IMP-6.4', combat: 'IMP-6.5', endgame: 'IMP-6.6' } as const;

/** Why a held card may not be played this way now; null when it may. */
function whyNotPlay(
  game: Imperium,
  seat: Seat,
  card: IntrigueId,
  mode: IntrigueMode,
  occasion: Occasion,
): Reason | null {
  const special = MOMENT_OF[occasion];
  if (mode.timing !== (special ? 'combat' : occasion))
    return refuse('wrong-time', TIMING_RULE[mode.timing]);
  if (mode.moment === 'after-win' || mode.moment === 'after-loss') {
    if (mode.moment !== special) return ONLY[mode.moment];
  } else if (special) return refuse('wrong-time', 'IMP-6.5');
  if (mode.moment === 'turn-start' && game.turn!.started)
    return refuse('not-at-start', 'IMP-26.13');
  if (mode.moment === 'before-agent' && game.turn!.kind !== 'choosing')
    return refuse('after-agent', 'IMP-6.4');
  const source: Source = { type: 'intrigue', intrigue: card };
  if (mode.condition && !holds(game, seat, mode.condition, source))
    return refuse('condition', 'IMP-6.8', {
      intrigue: card,
      mode: intrigueOf(card).modes.indexOf(mode),
    });
  if (mode.cost && !canPay(game, seat, mode.cost, source))
    return whyNotPay(game, seat, mode.cost, 'IMP-6.8') ?? refuse('condition', 'IMP-6.8');
  return whyNoEffect(game, seat, mode.effects, source);
}

/** A card that only sets conditions needs one of them (RUL-5); one that needs a target needs it. */
function whyNoEffect(
  game: Imperium,
  seat: Seat,
  effects: readonly Effect[],
  source: Source,
): Reason | null {
  if (effects.every((effect) => effect.do === 'when'))
    return anyPossible(game, seat, effects, source) ? null : refuse('no-effect', 'IMP-6.8');
  for (const effect of effects) {
    const { needed } = rulesFor(game, effect);
    if (needed && !possible(game, seat, effect, source)) return refuse('no-effect', needed);
  }
  return null;
}

/** The held cards that may be played now, each different card and way once. */
export function playableIntrigue(game: Imperium, seat: Seat, occasion: Occasion): IntrigueOption[] {
  const held = game.players[seat]!.intrigue;
  const options: IntrigueOption[] = [];
  for (let i = 0; i < held.length; i++) {
    const card = held[i]!;
    if (held.indexOf(card) !== i) continue;
    const { modes } = intrigueOf(card);
    modes.forEach((mode, index) => {
      if (!whyNotPlay(game, seat, card, mode, occasion))
        options.push(intrigueOption(card, index, modes.length));
    });
  }
  return options;
}

export function refusedIntrigue(
  game: Imperium,
  seat: Seat,
  occasion: Occasion,
): Refused<IntrigueOption>[] {
  const refused: Refused<IntrigueOption>[] = [];
  for (const card of new Set(game.players[seat]!.intrigue)) {
    const { modes } = intrigueOf(card);
    modes.forEach((mode, index) => {
      const why = whyNotPlay(game, seat, card, mode, occasion);
      if (why) refused.push({ option: intrigueOption(card, index, modes.length), why });
    });
  }
  return refused;
}

/** IMP-6.2, 6.3, 6.8: shown, paid for, resolved, discarded. */
export function* playIntrigue(
  game: Imperium,
  seat: Seat,
  { intrigue, mode }: IntrigueOption,
): Flow {
  const player = game.players[seat]!;
  const way = intrigueOf(intrigue).modes[mode]!;
  const { cost, effects } = way;
  const source: Source = { type: 'intrigue', intrigue };
  leaveIntrigue(player, intrigue);
  player.waiting.push(intrigue);
  game.revealed++;
  game.events?.push({ type: 'intrigue-played', seat, intrigue, mode });
  for (const { intriguePlayed } of momentsOf(game, seat)) intriguePlayed?.(game, seat, way);
  if (cost) yield* payCost(game, seat, cost, source);
  yield* resolveAll(game, seat, effects, source);
  const later = effects.some((effect) => effect.do === 'on-reveal-turn');
  if (!later || game.turn?.kind === 'reveal') discardIntrigue(game, seat, intrigue);
}

/** Plot cards, at any moment of the own turn (IMP-6.4, AMB-17). */
export const PLOTS: Task<IntrigueOption> = {
  offered: (game, seat) => playableIntrigue(game, seat, 'plot'),
  refused: (game, seat) => refusedIntrigue(game, seat, 'plot'),
  run: playIntrigue,
};

/** IMP-6.9: cards face up for this turn are used, and only then discarded. */
export function* useWaiting(game: Imperium, seat: Seat): Flow {
  for (const intrigue of game.players[seat]!.waiting.slice()) {
    const effects = intrigueOf(intrigue)
      .modes.flatMap((mode) => mode.effects)
      .filter((effect) => waited(game, effect));
    yield* resolveAll(game, seat, effects, { type: 'intrigue', intrigue });
    discardIntrigue(game, seat, intrigue);
  }
}

/** Since version 4 not what the card would give at another time, as Tleilaxu Puppet does at the end. */
const waited = (game: Imperium, effect: Effect): boolean =>
  rulesOf(game) < 4 || effect.do === 'on-reveal-turn';

function discardIntrigue(game: Imperium, seat: Seat, intrigue: IntrigueId): void {
  const { waiting } = game.players[seat]!;
  waiting.splice(waiting.lastIndexOf(intrigue), 1);
  game.intrigueDiscard.push(intrigue);
}
