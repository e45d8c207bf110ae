import { cardOf, type Effect, intrigueOf, tileOf } from '@landsraad/imperium';

/*
 * What a card can do, in a few numbers read off its effect tree: a card that nobody has ever trained
 * with is known by what is printed on it.
 */

export const TRAITS = [
  'spice',
  'solari',
  'water',
  'troops',
  'draw',
  'intrigue',
  'persuasion',
  'swords',
  'vp',
  'influence',
  'trash',
  'acquire',
  'agent',
  'tech',
  'freighter',
  'dreadnought',
  'research',
  'tleilaxu',
  'specimen',
  'harm',
  'other',
] as const;
type Trait = (typeof TRAITS)[number];

/** One number for each trait. */
export type Traits = Float32Array;

export const noTraits = (): Traits => new Float32Array(TRAITS.length);

const AT = Object.fromEntries(TRAITS.map((trait, i) => [trait, i])) as Record<Trait, number>;

/** Verbs that are one trait; any other verb is just something more. */
const TRAIT_OF: Partial<Record<Effect['do'], Trait>> = {
  recruit: 'troops',
  'deploy-from-supply': 'troops',
  dreadnought: 'dreadnought',
  draw: 'draw',
  intrigue: 'intrigue',
  'steal-intrigue': 'intrigue',
  'keep-intrigue': 'intrigue',
  persuasion: 'persuasion',
  swords: 'swords',
  'swords-per-card': 'swords',
  'swords-per-dreadnought': 'swords',
  vp: 'vp',
  'vp-per-faction': 'vp',
  influence: 'influence',
  'influence-two': 'influence',
  'influence-visited': 'influence',
  'influence-present': 'influence',
  'influence-snooped': 'influence',
  'double-influence': 'influence',
  trash: 'trash',
  'trash-grafted': 'trash',
  harvest: 'spice',
  'double-harvest': 'spice',
  acquire: 'acquire',
  'acquire-bred': 'acquire',
  'acquire-tleilaxu': 'acquire',
  mentat: 'agent',
  recall: 'agent',
  'recall-sent': 'agent',
  'extra-turn': 'agent',
  tech: 'tech',
  negotiator: 'tech',
  freighter: 'freighter',
  research: 'research',
  tleilaxu: 'tleilaxu',
  specimen: 'specimen',
};

/** A price or a condition is not always met. */
const LIKELY = { pay: 0.7, when: 0.5 };

function addEffects(sum: Traits, effects: readonly Effect[], weight = 1): void {
  for (const effect of effects) addEffect(sum, effect, weight);
}

function addEffect(sum: Traits, effect: Effect, weight: number): void {
  switch (effect.do) {
    case 'gain':
      sum[AT.spice]! += weight * (effect.spice ?? 0);
      sum[AT.solari]! += weight * (effect.solari ?? 0);
      sum[AT.water]! += weight * (effect.water ?? 0);
      return;
    case 'pay':
    case 'when':
      addEffects(sum, effect.effects, weight * LIKELY[effect.do]);
      return;
    case 'choose':
      for (const branch of effect.options)
        addEffects(sum, branch, (weight * effect.count) / effect.options.length);
      return;
    case 'on-reveal-turn':
      addEffects(sum, effect.effects, weight);
      return;
    case 'opponent':
    case 'opponents':
      sum[AT.harm]! += weight;
      return;
    default:
      sum[AT[TRAIT_OF[effect.do] ?? 'other']]! += weight * ('n' in effect ? Number(effect.n) : 1);
  }
}

function traitsOf(effects: readonly Effect[]): Traits {
  const sum = noTraits();
  addEffects(sum, effects);
  return sum;
}

export function add(sum: Traits, more: Traits): void {
  for (let i = 0; i < sum.length; i++) sum[i]! += more[i]!;
}

export interface CardTraits {
  readonly agent: Traits;
  readonly reveal: Traits;
  readonly icons: number;
  readonly cost: number;
}

/** Worked out once for each component of a name. */
function remembered<T>(work: (id: string) => T): (id: string) => T {
  const known = new Map<string, T>();
  return (id) => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const value = work(id);
    known.set(id, value);
    return value;
  };
}

export const traitsOfCard = remembered((id): CardTraits => {
  const { agent, reveal, icons, cost } = cardOf(id);
  return {
    agent: traitsOf(agent),
    reveal: traitsOf(reveal),
    icons: icons.length,
    cost: cost ?? 0,
  };
});

export const traitsOfIntrigue = remembered((id): Traits => {
  const { modes } = intrigueOf(id);
  const sum = noTraits();
  for (const { effects } of modes) addEffects(sum, effects, 1 / modes.length);
  return sum;
});

export const traitsOfTile = remembered((id): Traits => {
  const { use, roundStart, reveal, onWin, endgame } = tileOf(id);
  return traitsOf([use, roundStart, reveal, onWin, endgame].flat());
});

/** What a reward or a Signet Ring gives; the lists are printed, so each is known by itself. */
const printed = new WeakMap<readonly Effect[], Traits>();

export function traitsOfPrinted(effects: readonly Effect[]): Traits {
  const known = printed.get(effects) ?? traitsOf(effects);
  printed.set(effects, known);
  return known;
}
