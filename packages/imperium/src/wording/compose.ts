import { capitalised, stopped } from '@landsraad/kernel/wording';
import type { IntrigueMode } from '../content/component.ts';
import type { Condition } from '../effects/condition.ts';
import { otherCosts } from '../effects/cost.ts';
import type { Effect, EffectOf } from '../effects/effect.ts';
import { FACTIONS, type Faction, RESOURCES } from '../ids.ts';
import type { Clause, PlainVerb, Speech, Wording } from './wording.ts';

/* Effects become clauses, clauses become phrases, phrases become sentences. */

const ORDER: Speech = { form: 'order', whose: 'your' };
export const REWARD: Speech = { ...ORDER, reward: true };
export const TILE: Speech = { ...ORDER, onTile: true };
export const RIVAL: Speech = { form: 'third', whose: 'their' };
export const LABEL: Speech = { form: 'infinitive', whose: 'your' };

/** One sentence for each effect, or for neighbours that share a verb. */
export function sentences(
  effects: readonly Effect[],
  wording: Wording,
  speech: Speech = ORDER,
): string[] {
  return phrases(effects, wording, speech).map(sentence);
}

/** Everything in one phrase, without a full stop: a label, or what follows a colon. */
export function phrase(effects: readonly Effect[], wording: Wording, speech: Speech): string {
  return wording.terms.list(phrases(effects, wording, speech), 'and');
}

/** An Intrigue card's way of being played: its moment, its condition, its cost, its effects. */
export function modeSentences(mode: IntrigueMode, wording: Wording): string[] {
  const { conditions, plain } = freed(mode);
  const circumstances = circumstancesOf(plain, conditions, wording);
  if (circumstances.length === 0 && !plain.cost) return sentences(plain.effects, wording);
  const then = modePhrase(plain, wording, ORDER);
  return [sentence(circumstances.length > 0 ? wording.effects.when(circumstances, then) : then)];
}

/** A condition of the only effect is said together with that of the card. */
function freed(mode: IntrigueMode): { conditions: readonly Condition[]; plain: IntrigueMode } {
  if (!mode.condition) return { conditions: [], plain: mode };
  const [only, ...more] = mode.effects;
  if (only?.do !== 'when' || more.length > 0) return { conditions: [mode.condition], plain: mode };
  return {
    conditions: [mode.condition, only.condition],
    plain: { ...mode, effects: only.effects },
  };
}

/** What the card then does, for its price. */
export function modePhrase(
  { cost, effects }: IntrigueMode,
  wording: Wording,
  speech: Speech,
): string {
  return cost
    ? payPhrase({ do: 'pay', cost, effects }, wording, speech)
    : phrase(effects, wording, speech);
}

function circumstancesOf(
  { moment }: IntrigueMode,
  conditions: readonly Condition[],
  wording: Wording,
): string[] {
  const said = conditions.map((condition) => conditionPhrase(condition, wording));
  return [
    ...(moment === 'any' ? [] : [wording.effects.moments[moment]]),
    ...(said.length > 0 ? [wording.terms.list(said, 'and')] : []),
  ];
}

export function conditionPhrase(condition: Condition, wording: Wording): string {
  const word = wording.effects.conditions[condition.is] as (condition: Condition) => string;
  return word(condition);
}

/** "pay 2 spice and lose 1 Influence with one Faction" */
function costPhrase(cost: EffectOf<'pay'>['cost'], wording: Wording, speech: Speech): string {
  const { payment, costs } = wording.effects;
  const clauses = RESOURCES.some((resource) => cost[resource]) ? [payment(cost)] : [];
  for (const name of otherCosts(cost))
    clauses.push((costs[name] as (amount: unknown) => Clause)(cost[name]));
  return joined(clauses, wording, speech);
}

const sentence = (text: string): string => stopped(capitalised(text));

function phrases(effects: readonly Effect[], wording: Wording, speech: Speech): string[] {
  const parts: (Clause | string)[] = [];
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i]!;
    if (startsAllFactions(effects, i)) {
      parts.push(wording.effects.influenceWithEach((effect as EffectOf<'influence'>).n));
      i += FACTIONS.length - 1;
    } else if (isPlain(effect)) {
      const said = clause(effect, wording, speech);
      const again = effects[i + 1] === effect; // two of the same icon
      if (again) i++;
      parts.push(again ? { ...said, tail: ` ${wording.effects.twice}` } : said);
    } else {
      const framed = framedPhrase(effect, wording, speech);
      parts.push(comesOnTop(effects, i) ? wording.effects.inAddition(framed) : framed);
    }
  }
  return shared(parts, wording, speech);
}

/** Clauses with the same verb in a row are said with one verb. */
function shared(parts: readonly (Clause | string)[], wording: Wording, speech: Speech): string[] {
  const said: string[] = [];
  for (let i = 0; i < parts.length; ) {
    const first = parts[i]!;
    if (typeof first === 'string') {
      said.push(first);
      i++;
      continue;
    }
    const group = [first];
    for (i++; i < parts.length && isLike(first, parts[i]!); i++) group.push(parts[i] as Clause);
    said.push(spoken(group, wording, speech));
  }
  return said;
}

function isLike(first: Clause, next: Clause | string): boolean {
  return typeof next !== 'string' && next.verb === first.verb && isBare(first) && isBare(next);
}

const isBare = ({ may, tail, alone }: Clause): boolean => !may && !tail && !alone;

function spoken(group: readonly Clause[], wording: Wording, { form }: Speech): string {
  const { verb, may, tail = '' } = group[0]!;
  const objects = wording.terms.list(
    group.flatMap(({ object }) => object),
    'and',
  );
  const { conjugate, allowed } = wording.effects;
  return may && form !== 'infinitive'
    ? allowed(`${conjugate(verb, 'infinitive')} ${objects}`, form) + tail
    : `${conjugate(verb, form)} ${objects}${tail}`;
}

function joined(clauses: readonly Clause[], wording: Wording, speech: Speech): string {
  return wording.terms.list(shared(clauses, wording, speech), 'and');
}

type PlainEffect = EffectOf<PlainVerb>;
type FramedEffect = Exclude<Effect, PlainEffect>;

function isPlain(effect: Effect): effect is PlainEffect {
  switch (effect.do) {
    case 'opponents':
    case 'opponent':
    case 'pay':
    case 'when':
    case 'choose':
    case 'on-reveal-turn':
      return false;
    default:
      return true;
  }
}

function clause(effect: PlainEffect, wording: Wording, speech: Speech): Clause {
  const word = wording.effects.clauses[effect.do] as (
    effect: PlainEffect,
    speech: Speech,
  ) => Clause;
  return word(effect, speech);
}

function framedPhrase(effect: FramedEffect, wording: Wording, speech: Speech): string {
  const { effects } = wording;
  switch (effect.do) {
    case 'pay':
      return payPhrase(effect, wording, speech);
    case 'when':
      return effects.when(
        [conditionPhrase(effect.condition, wording)],
        phrase(effect.effects, wording, speech),
      );
    case 'on-reveal-turn':
      return effects.when([effects.onRevealTurn], phrase(effect.effects, wording, speech));
    case 'choose':
      return choosePhrase(effect, wording, speech);
    case 'opponents':
      return opponentPhrase(effect.effect, 'each', wording, speech);
    case 'opponent':
      return opponentPhrase(effect.effect, 'one', wording, speech);
  }
}

function payPhrase({ cost, effects }: EffectOf<'pay'>, wording: Wording, speech: Speech): string {
  const apart = effects.some((effect) => effect.do === 'opponent' || effect.do === 'opponents');
  return wording.effects.payTo(
    costPhrase(cost, wording, speech),
    phrases(effects, wording, { ...speech, form: 'infinitive', afterTo: true }),
    apart,
  );
}

function choosePhrase(
  { count, options }: EffectOf<'choose'>,
  wording: Wording,
  speech: Speech,
): string {
  const { effects, terms } = wording;
  const said =
    count === 1
      ? alternatives(options, wording, speech)
      : options.map((option) => phrase(option, wording, speech));
  // Somebody else's choice is a plain "or"; one's own is announced where a sentence begins.
  if (speech.form === 'third' || speech.afterTo) return terms.list(said, 'or');
  return effects.choose(
    count,
    said,
    options.some((option) => option.length > 1),
  );
}

/** "gain 2 Persuasion or 2 swords": plain options with the same verb say it once. */
function alternatives(
  options: readonly (readonly Effect[])[],
  wording: Wording,
  speech: Speech,
): string[] {
  const clauses = options.map(([only, ...more]) =>
    only && more.length === 0 && isPlain(only) ? clause(only, wording, speech) : null,
  );
  const [first, ...others] = clauses;
  if (!first || !others.every((other) => other && isLike(first, other)))
    return options.map((option) => phrase(option, wording, speech));
  return [
    spoken([first], wording, speech),
    ...others.map((other) => wording.terms.list([other!.object].flat(), 'and')),
  ];
}

function opponentPhrase(
  effect: Effect,
  who: 'each' | 'one',
  wording: Wording,
  { afterTo }: Speech,
): string {
  const opponent = wording.effects.opponents[who];
  return afterTo
    ? opponent.make(phrase([effect], wording, { form: 'infinitive', whose: 'their', afterTo }))
    : opponent.does(phrase([effect], wording, { form: 'third', whose: 'their' }));
}

/** One Influence with the Emperor, one with the Guild...: "with each Faction". */
function startsAllFactions(effects: readonly Effect[], from: number): boolean {
  const next = effects.slice(from, from + FACTIONS.length);
  const factions = new Set(
    next.flatMap((effect) =>
      effect.do === 'influence' &&
      isFaction(effect.with) &&
      effect.n === (next[0] as { n?: number }).n
        ? [effect.with]
        : [],
    ),
  );
  return factions.size === FACTIONS.length;
}

const isFaction = (whom: EffectOf<'influence'>['with']): whom is Faction =>
  (FACTIONS as readonly unknown[]).includes(whom);

/** A conditional gain of what the effects before it already give; Grand Conspiracy gives one of two. */
function comesOnTop(effects: readonly Effect[], at: number): boolean {
  const effect = effects[at]!;
  if (effect.do !== 'when' || effect.condition.is === 'conspiracy') return false;
  const before = new Set(effects.slice(0, at).flatMap(verbs));
  return verbs(effect).some((verb) => before.has(verb));
}

const verbs = (effect: Effect): string[] =>
  effect.do === 'when' ? effect.effects.flatMap(verbs) : [effect.do];
