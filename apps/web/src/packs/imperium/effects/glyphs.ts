import {
  type Condition,
  type ConditionOf,
  type Conditions,
  type Cost,
  type Costs,
  type Effect,
  type EffectOf,
  type InfluenceWith,
  type IntrigueMode,
  otherCosts,
  RESOURCES,
  type Resources,
  type Verb,
} from '@landsraad/imperium';
import type { IconName } from '../../../icons/paths.tsx';

/** What stands between icons: or, then, if, for each, together, more than. */
export type Sign = '/' | '→' | ':' | '×' | '+' | '>' | '(' | ')';

/** The smallest thing on a row of effects: an icon, perhaps with a number before it, or a sign. */
export type Glyph =
  | {
      readonly icon: IconName;
      readonly n?: string /** Belongs to the icon before it. */;
      readonly tight?: true;
    }
  | { readonly sign: Sign };

/** What one effect shows. A framed one holds several icons that must not be read with its neighbours. */
export interface GlyphGroup {
  readonly glyphs: readonly Glyph[];
  readonly framed: boolean;
}

export function groupsOf(effects: readonly Effect[]): GlyphGroup[] {
  return effects.map((effect) => ({
    glyphs: glyphsOf(effect),
    framed: effects.length > 1 && isCompound(effect),
  }));
}

/** What is paid in a box of its own, then what comes of it. */
export function offerGroups(cost: Cost | null, gains: readonly GlyphGroup[]): GlyphGroup[] {
  if (!cost) return [...gains];
  return boughtGroups(costGlyphs(cost), gains);
}

export const boughtGroups = (
  paid: readonly Glyph[],
  gains: readonly GlyphGroup[],
): GlyphGroup[] => [
  { glyphs: paid, framed: true },
  { glyphs: [sign('→')], framed: false },
  ...gains,
];

/** An Intrigue card's way of being played, as one tree: its condition, its cost, its effects. */
export function effectsOfMode({ condition, cost, effects }: IntrigueMode): readonly Effect[] {
  const paid: readonly Effect[] = cost ? [{ do: 'pay', cost, effects }] : effects;
  return condition ? [{ do: 'when', condition, effects: paid }] : paid;
}

/** More troops than any player has: the card says "any number". */
const ANY_NUMBER = 99;

const one = (icon: IconName): Glyph => ({ icon });
const tight = (icon: IconName, n?: string): Glyph => ({ icon, n, tight: true });
const sign = (mark: Sign): Glyph => ({ sign: mark });
/** One of a thing needs no number. */
const count = (icon: IconName, n: number): Glyph => ({ icon, n: n === 1 ? undefined : `${n}` });
const upTo = (n: number): string => (n >= ANY_NUMBER ? '∞' : `≤${n}`);

/** Every verb as its card shows it. */
const GLYPHS: { readonly [V in Verb]: (effect: EffectOf<V>) => Glyph[] } = {
  gain: (effect) => resources(effect),
  recruit: ({ n, mayDeploy: moment }) => [count('troop', n), ...mayDeploy(moment)],
  draw: ({ n }) => [count('draw', n)],
  intrigue: ({ n }) => [count('intrigue', n)],
  'steal-intrigue': () => [one('steal-intrigue')],
  persuasion: ({ n, perCard }) =>
    perCard
      ? [{ icon: 'persuasion', n: `${n}` }, sign('×'), one('cards'), tight(perCard)]
      : [{ icon: 'persuasion', n: `${n}` }],
  swords: ({ n }) => [count('sword', n)],
  vp: ({ n }) => [count('point', n)],
  influence: ({ n, with: whom }) => [
    ...factions(whom),
    tight('influence-up', n > 1 ? `${n}` : undefined),
  ],
  'influence-two': () => [one('any-faction'), sign('+'), one('any-faction'), tight('influence-up')],
  trash: ({ from }) => [one('trash'), ...(from === 'play' ? [tight('cards')] : [])],
  'trash-this': () => [one('trash'), tight('this-card')],
  discard: ({ n }) => [count('discard', n)],
  'lose-troop': ({ n, from }) => [{ icon: 'troop', n: `−${n}` }, tight(from)],
  deploy: (effect) => [{ icon: 'deploy', n: upTo(effect.upTo) }],
  'deploy-from-supply': ({ n }) => [count('supply', n), sign('→'), one('conflict')],
  retreat: (effect) => [{ icon: 'retreat', n: upTo(effect.upTo) }],
  harvest: () => [one('maker'), tight('spice')],
  'double-harvest': () => [one('maker'), tight('spice', '×2')],
  'double-influence': () => [one('agent'), tight('influence-up', '2')],
  mentat: () => [one('mentat')],
  swordmaster: () => [one('swordmaster')],
  'council-seat': () => [one('council')],
  foldspace: () => [one('foldspace')],
  control: () => [one('control')],
  signet: () => [one('signet')],
  acquire: ({ maxCost, to }) => [
    { icon: 'acquire', n: upTo(maxCost) },
    ...(to === 'deck' ? [sign('→'), one('deck')] : []),
  ],
  discount: ({ by }) => [one('acquire'), { icon: 'persuasion', n: `−${by}` }],
  'acquire-to-deck': () => [one('acquire'), sign('→'), one('deck')],
  'take-from-discard': ({ faction }) => [one('discard'), tight(faction), sign('→'), one('hand')],
  'look-at-top': () => [one('deck'), tight('eye'), sign('→'), one('draw'), sign('/'), one('trash')],
  reshuffle: () => [one('discard'), sign('→'), one('shuffle')],
  voice: () => [one('voice')],
  manipulate: () => [one('swap'), sign('→'), one('acquire'), { icon: 'persuasion', n: '−1' }],
  recall: () => [one('recall')],
  'extra-icons': ({ icons }) => [one('this-card'), sign('+'), ...icons.map(one)],
  'ignore-enemy-agents': () => [one('infiltrate')],
  'end-turn': () => [one('end-turn')],
  freighter: () => [one('freighter')],
  dreadnought: () => [one('dreadnought')],
  tech: ({ discount, solari }) => [
    { icon: 'tech', n: discount > 0 ? `−${discount}` : undefined },
    ...(solari ? [sign('('), one('spice'), sign('/'), one('solari'), sign(')')] : []),
  ],
  negotiator: ({ n }) => [count('negotiator', n)],
  'retreat-dreadnought': () => [one('dreadnought'), tight('retreat')],
  'deploy-units': (effect) => [
    { icon: 'troop', n: upTo(effect.upTo) },
    sign('/'),
    one('dreadnought'),
    tight('deploy'),
  ],
  'exchange-intrigue': () => [{ icon: 'intrigue', n: '∞' }, sign('→'), one('intrigue')],
  'influence-present': () => [one('agent'), sign('×'), one('any-faction'), tight('influence-up')],
  'influence-snooped': () => [one('eye'), tight('any-faction'), tight('influence-up')],
  'influence-visited': () => [one('agent'), tight('any-faction'), tight('influence-up')],
  'solari-if-won': ({ n }) => [one('conflict'), sign(':'), count('solari', n)],
  'swords-per-dreadnought': ({ n }) => [count('sword', n), sign('×'), one('dreadnought')],
  'swords-per-card': ({ n }) => [count('sword', n), sign('×'), one('cards'), tight('sword')],
  'vp-per-faction': ({ n, atMost }) => [
    count('point', n),
    sign('×'),
    { icon: 'any-faction', n: `≤${atMost}` },
  ],
  ambush: () => [one('deploy'), sign('×'), one('opponent'), tight('retreat')],
  'extra-turn': () => [one('next')],
  cheaper: ({ spice }) => [one('spacing-guild'), { icon: 'spice', n: `−${spice}` }],
  research: () => [one('research')],
  tleilaxu: ({ n }) => [count('tleilaxu', n)],
  specimen: ({ n }) => [count('specimen', n)],
  'acquire-tleilaxu': () => [one('specimen'), sign('→'), one('acquire'), tight('tleilaxu')],
  'remove-tleilaxu': () => [one('swap'), tight('tleilaxu')],
  'keep-intrigue': () => [{ icon: 'intrigue', n: '2' }, tight('eye'), sign('→'), one('intrigue')],
  infiltrate: () => [one('infiltrate')],
  'combat-icon': () => [one('conflict')],
  'copy-partner': () => [one('graft'), sign('→'), one('this-card')],
  'return-partner': () => [one('reveal'), sign(':'), one('graft'), sign('→'), one('hand')],
  'return-this': () => [one('this-card'), sign('→'), one('hand')],
  'recall-sent': () => [one('recall')],
  'trash-grafted': () => [one('trash'), tight('graft')],
  'solari-per-icon': ({ n }) => [count('solari', n), sign('×'), one('graft'), tight('agent')],
  'graft-row': () => [one('this-card'), sign('+'), one('acquire'), sign('→'), one('trash')],
  'acquire-bred': ({ maxCost }) => [{ icon: 'acquire', n: upTo(maxCost) }],
  'on-reveal-turn': ({ effects }) => [one('reveal'), sign(':'), ...together(effects)],
  opponents: (effect) => [one('opponents'), sign(':'), ...glyphsOf(effect.effect)],
  opponent: (effect) => [one('opponent'), sign(':'), ...glyphsOf(effect.effect)],
  pay: ({ cost, effects }) => [...costGlyphs(cost), sign('→'), ...together(effects)],
  when: ({ condition, effects }) => [
    ...conditionGlyphs(condition),
    sign(':'),
    ...together(effects),
  ],
  choose: (effect) => chosen(effect.count, effect.options),
};

const glyphsOf = (effect: Effect): Glyph[] =>
  (GLYPHS[effect.do] as (effect: Effect) => Glyph[])(effect);

const CONDITIONS: { readonly [C in keyof Conditions]: (condition: ConditionOf<C>) => Glyph[] } = {
  'fremen-bond': () => [one('bond')],
  'another-in-play': ({ faction }) => [one('cards'), tight(faction)],
  alliance: ({ with: whom }) => [one('alliance'), tight(whom === 'any' ? 'any-faction' : whom)],
  influence: ({ with: whom, atLeast }) => [{ icon: whom, n: `≥${atLeast}` }],
  'influence-with': ({ factions, atLeast }) => [
    { icon: 'any-faction', n: `${factions}` },
    tight('influence-up', `≥${atLeast}`),
  ],
  'council-seat': () => [one('council')],
  swordmaster: () => [one('swordmaster')],
  'mentat-at-home': () => [one('mentat')],
  'agent-on-board': () => [one('agent')],
  'enemy-troop-in-conflict': () => [one('opponent'), tight('troop'), tight('conflict')],
  owns: ({ atLeast }) => [{ icon: 'cards', n: `≥${atLeast}` }],
  'owns-most': () => [one('cards'), sign('>'), one('opponents')],
  tech: ({ atLeast }) => [{ icon: 'tech', n: `≥${atLeast}` }],
  'units-deployed': ({ atLeast }) => [{ icon: 'deploy', n: `≥${atLeast}` }],
  'enemy-agent-met': () => [one('opponent'), tight('agent')],
  'agents-on': ({ icons, atLeast }) => [
    { icon: 'agent', n: atLeast > 1 ? `≥${atLeast}` : undefined },
    ...icons.map((icon) => tight(icon)),
  ],
  has: ({ resource, atLeast }) => [{ icon: resource, n: `≥${atLeast}` }],
  conspiracy: ({ met }) => [{ icon: 'choose', n: `${met}` }],
  markers: ({ atLeast }) => [{ icon: 'marker', n: atLeast > 1 ? `${atLeast}` : undefined }],
  grafted: () => [one('graft')],
  'grafted-with': ({ factions: whom }) => [one('graft'), ...whom.map((faction) => tight(faction))],
  'spice-gained': () => [one('spice')],
  'most-deployed': () => [one('deploy'), sign('>'), one('opponents')],
  'faction-visited': () => [one('agent'), tight('any-faction')],
  'combat-card-played': () => [one('opponent'), tight('intrigue'), tight('conflict')],
  'persuasion-gained': ({ atLeast }) => [{ icon: 'persuasion', n: `≥${atLeast}` }],
};

export const conditionGlyphs = (condition: Condition): Glyph[] =>
  (CONDITIONS[condition.is] as (condition: Condition) => Glyph[])(condition);

const COSTS: { readonly [K in keyof Costs]: (amount: Costs[K]) => Glyph[] } = {
  influence: (n) => [one('any-faction'), tight('influence-down', n > 1 ? `${n}` : undefined)],
  trash: () => [one('trash')],
  trashThis: () => [one('trash'), tight('this-card')],
  troops: (n) => [{ icon: 'troop', n: `−${n}` }, tight('conflict')],
  discard: (n) => [count('discard', n)],
  retreat: (n) => [{ icon: 'retreat', n: `${n}` }],
  anyTroops: (n) => [{ icon: 'troop', n: `−${n}` }],
  intrigueToBottom: () => [{ icon: 'intrigue', n: '−1' }],
  flip: () => [one('flip')],
  trashTile: () => [one('trash'), tight('tech')],
  specimens: (n) => [{ icon: 'specimen', n: `−${n}` }],
  trashPartner: () => [one('trash'), tight('graft')],
  trashIntrigue: () => [one('trash'), tight('intrigue')],
  retreatTroops: (n) => [{ icon: 'retreat', n: `${n}` }],
};

/** Resources first, then the rest as it is printed. */
export function costGlyphs(cost: Cost): Glyph[] {
  return [
    ...resources(cost),
    ...otherCosts(cost).flatMap((name) =>
      (COSTS[name] as (amount: unknown) => Glyph[])(cost[name]),
    ),
  ];
}

function isCompound(effect: Effect): boolean {
  return glyphsOf(effect).some((glyph) => 'sign' in glyph);
}

/** Several effects in a row inside another one: what holds a sign stands in brackets. */
function together(effects: readonly Effect[]): Glyph[] {
  return effects.flatMap((effect) =>
    effects.length > 1 && isCompound(effect)
      ? [sign('('), ...glyphsOf(effect), sign(')')]
      : glyphsOf(effect),
  );
}

function chosen(howMany: number, options: readonly (readonly Effect[])[]): Glyph[] {
  const row = options.flatMap((option, i) => [...(i > 0 ? [sign('/')] : []), ...together(option)]);
  if (howMany === 1) return row;
  return [{ icon: 'choose', n: `${howMany}` }, sign(':'), ...row];
}

const resources = (amounts: Partial<Resources>): Glyph[] =>
  RESOURCES.filter((resource) => amounts[resource]).map((resource) =>
    count(resource, amounts[resource]!),
  );

function factions(whom: InfluenceWith): Glyph[] {
  if (whom === 'any') return [one('any-faction')];
  if (whom === 'behind') return [one('behind')];
  if (typeof whom === 'string') return [one(whom)];
  return whom.flatMap((faction, i) => (i > 0 ? [sign('/'), one(faction)] : [one(faction)]));
}

function mayDeploy(moment: 'always' | 'on-reveal-turn' | undefined): Glyph[] {
  if (!moment) return [];
  return moment === 'always'
    ? [sign('→'), one('deploy')]
    : [sign('→'), one('reveal'), tight('deploy')];
}
