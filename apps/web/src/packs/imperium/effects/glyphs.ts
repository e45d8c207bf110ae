import {
  type Condition,
  type Cost,
  type Effect,
  type InfluenceWith,
  type IntrigueMode,
  RESOURCES,
  type Resources,
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

function glyphsOf(effect: Effect): Glyph[] {
  switch (effect.do) {
    case 'gain':
      return resources(effect);
    case 'recruit':
      return [count('troop', effect.n), ...mayDeploy(effect.mayDeploy)];
    case 'draw':
      return [count('draw', effect.n)];
    case 'intrigue':
      return [count('intrigue', effect.n)];
    case 'steal-intrigue':
      return [one('steal-intrigue')];
    case 'persuasion':
      return effect.perCard
        ? [{ icon: 'persuasion', n: `${effect.n}` }, sign('×'), one('cards'), tight(effect.perCard)]
        : [{ icon: 'persuasion', n: `${effect.n}` }];
    case 'swords':
      return [count('sword', effect.n)];
    case 'vp':
      return [count('point', effect.n)];
    case 'influence':
      return [
        ...factions(effect.with),
        tight('influence-up', effect.n > 1 ? `${effect.n}` : undefined),
      ];
    case 'influence-two':
      return [one('any-faction'), sign('+'), one('any-faction'), tight('influence-up')];
    case 'trash':
      return [one('trash')];
    case 'trash-this':
      return [one('trash'), tight('this-card')];
    case 'discard':
      return [count('discard', effect.n)];
    case 'lose-troop':
      return [{ icon: 'troop', n: `−${effect.n}` }, tight(effect.from)];
    case 'deploy':
      return [{ icon: 'deploy', n: upTo(effect.upTo) }];
    case 'deploy-from-supply':
      return [count('supply', effect.n), sign('→'), one('conflict')];
    case 'retreat':
      return [{ icon: 'retreat', n: upTo(effect.upTo) }];
    case 'harvest':
      return [one('maker'), tight('spice')];
    case 'double-harvest':
      return [one('maker'), tight('spice', '×2')];
    case 'double-influence':
      return [one('agent'), tight('influence-up', '2')];
    case 'mentat':
      return [one('mentat')];
    case 'swordmaster':
      return [one('swordmaster')];
    case 'council-seat':
      return [one('council')];
    case 'foldspace':
      return [one('foldspace')];
    case 'control':
      return [one('control')];
    case 'signet':
      return [one('signet')];
    case 'acquire':
      return [
        { icon: 'acquire', n: upTo(effect.maxCost) },
        ...(effect.to === 'deck' ? [sign('→'), one('deck')] : []),
      ];
    case 'discount':
      return [one('acquire'), { icon: 'persuasion', n: `−${effect.by}` }];
    case 'acquire-to-deck':
      return [one('acquire'), sign('→'), one('deck')];
    case 'take-from-discard':
      return [one('discard'), tight(effect.faction), sign('→'), one('hand')];
    case 'look-at-top':
      return [one('deck'), tight('eye'), sign('→'), one('draw'), sign('/'), one('trash')];
    case 'reshuffle':
      return [one('discard'), sign('→'), one('shuffle')];
    case 'voice':
      return [one('voice')];
    case 'manipulate':
      return [one('swap'), sign('→'), one('acquire'), { icon: 'persuasion', n: '−1' }];
    case 'recall':
      return [one('recall')];
    case 'extra-icons':
      return [one('this-card'), sign('+'), ...effect.icons.map(one)];
    case 'ignore-enemy-agents':
      return [one('infiltrate')];
    case 'end-turn':
      return [one('end-turn')];
    case 'on-reveal-turn':
      return [one('reveal'), sign(':'), ...together(effect.effects)];
    case 'opponents':
      return [one('opponents'), sign(':'), ...glyphsOf(effect.effect)];
    case 'opponent':
      return [one('opponent'), sign(':'), ...glyphsOf(effect.effect)];
    case 'pay':
      return [...costGlyphs(effect.cost), sign('→'), ...together(effect.effects)];
    case 'when':
      return [...conditionGlyphs(effect.condition), sign(':'), ...together(effect.effects)];
    case 'choose':
      return chosen(effect.count, effect.options);
    default:
      return effect satisfies never;
  }
}

export function conditionGlyphs(condition: Condition): Glyph[] {
  switch (condition.is) {
    case 'fremen-bond':
      return [one('bond')];
    case 'another-in-play':
      return [one('cards'), tight(condition.faction)];
    case 'alliance':
      return [one('alliance'), tight(condition.with === 'any' ? 'any-faction' : condition.with)];
    case 'influence':
      return [{ icon: condition.with, n: `≥${condition.atLeast}` }];
    case 'influence-with':
      return [
        { icon: 'any-faction', n: `${condition.factions}` },
        tight('influence-up', `≥${condition.atLeast}`),
      ];
    case 'council-seat':
      return [one('council')];
    case 'mentat-at-home':
      return [one('mentat')];
    case 'agent-on-board':
      return [one('agent')];
    case 'enemy-troop-in-conflict':
      return [one('opponent'), tight('troop'), tight('conflict')];
    case 'owns':
      return [{ icon: 'cards', n: `≥${condition.atLeast}` }];
    case 'owns-most':
      return [one('cards'), sign('>'), one('opponents')];
    default:
      return condition satisfies never;
  }
}

function costGlyphs(cost: Cost): Glyph[] {
  return [
    ...resources(cost),
    ...(cost.influence ? [one('any-faction'), tight('influence-down')] : []),
    ...(cost.trash ? [one('trash')] : []),
    ...(cost.trashThis ? [one('trash'), tight('this-card')] : []),
    ...(cost.troops ? [{ icon: 'troop', n: `−${cost.troops}` } as const, tight('conflict')] : []),
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
