import {
  type AbilityId,
  cardOf,
  conflictOf,
  type Effect,
  type Faction,
  type ImperiumOption,
  intrigueOf,
  leaderOf,
  type Source,
  spaceOf,
  tileOf,
} from '@landsraad/imperium';
import type { Asked } from '../../bot.ts';
import { type Scored, scored } from '../../scored.ts';
import { trashWorth, useWorth } from './cards.ts';
import { deployWorth, fightOf, retreatWorth, troopsInConflictWorth } from './conflict.ts';
import { costWorth, worthOfAll } from './gains.ts';
import { roundWorth } from './hand.ts';
import { gainWorth, lossWorth, standing } from './influence.ts';
import { acquireWorth, tleilaxuCardWorth } from './market.ts';
import type { Outlook } from './outlook.ts';
import { plans, stepWorth } from './plan.ts';

/* The small choices: one function weighs one option of one kind of decision. */

export type Weigh = (outlook: Outlook, option: ImperiumOption, source: Source | null) => number;

export const sourceOf = (decision: Asked): Source | null =>
  (decision.about?.source as Source | undefined) ?? null;

/** All effects that a source shows. */
function effectsOf(source: Source | null): readonly Effect[] {
  switch (source?.type) {
    case 'card': {
      const { agent, reveal, onAcquire } = cardOf(source.card);
      return [...agent, ...reveal, ...onAcquire];
    }
    case 'intrigue':
      return intrigueOf(source.intrigue).modes.flatMap(({ effects }) => effects);
    case 'conflict':
      return conflictOf(source.conflict).rewards.flat();
    case 'leader':
      return leaderOf(source.leader).signet.effects;
    case 'tile':
      return tileOf(source.tile).onAcquire;
    default:
      return [];
  }
}

/** How many steps a choice of Faction stands for: the most that its source shows. */
function stepsOf(source: Source | null): number {
  const most = (effects: readonly Effect[]): number =>
    effects.reduce((n, effect) => {
      if (effect.do === 'influence') return Math.max(n, effect.n);
      if (effect.do === 'pay' || effect.do === 'when') return Math.max(n, most(effect.effects));
      if (effect.do === 'choose') return Math.max(n, most(effect.options.flat()));
      return n;
    }, 1);
  return most(effectsOf(source));
}

export const gainInfluence: Weigh = (outlook, option, source) =>
  option.type === 'faction' ? gainWorth(outlook, option.faction, stepsOf(source)) : 0;

export const loseInfluence: Weigh = (outlook, option) =>
  option.type === 'faction' ? -lossWorth(outlook, option.faction) : 0;

export const toTheWeakest: Weigh = (outlook, option) =>
  option.type === 'seat' ? -standing(outlook, option.seat) : 0;

/** The rival who can hurt most: first in the Conflict, then in points. */
export const againstTheStrongest: Weigh = (outlook, option) => {
  if (option.type !== 'seat') return 0;
  const { strength } = outlook.view.players[option.seat]!;
  return strength + standing(outlook, option.seat) / 10;
};

export const branch: Weigh = (outlook, option, source) => {
  if (option.type !== 'branch') return 0;
  const weighing = { outlook, source, fight: fightOf(outlook) };
  const [first] = option.effects;
  // A discard is weighed by the card that would go.
  if (first?.do === 'discard') return -cheapestInHand(outlook);
  return worthOfAll(weighing, option.effects);
};

const cheapestInHand = (outlook: Outlook): number =>
  Math.min(...outlook.me.hand.map((card) => roundWorth(outlook, card)));

/** What unloads gives the same as it would on the Reveal turn (IX-11.1). */
export const discard: Weigh = (outlook, option) => {
  if (option.type !== 'card-in-zone') return 0;
  return cardOf(option.card).unload.length > 0 ? 0.01 : -roundWorth(outlook, option.card);
};

export const trash: Weigh = (outlook, option) => {
  if (option.type !== 'card-in-zone') return 0;
  const worth = trashWorth(outlook, option.card);
  return option.zone === 'hand' ? worth - roundWorth(outlook, option.card) : worth;
};

export const acquire: Weigh = (outlook, option) => {
  if (option.type !== 'acquire') return 0;
  const forSpecimens = option.from === 'tleilaxu' || option.from === 'reclaimed';
  return (forSpecimens ? tleilaxuCardWorth : acquireWorth)(outlook, option.card);
};

/** On top of the deck when the card is better drawn next round than later. */
export const acquireWhere: Weigh = (outlook, option, source) => {
  if (option.type !== 'deck' || source?.type !== 'card') return 0;
  return useWorth(outlook, source.card) - outlook.weights.averageCard;
};

/** A card kept aside costs 1 less, and nobody else can have it. */
export const manipulate: Weigh = (outlook, option) => {
  if (option.type !== 'card') return 0;
  const cost = cardOf(option.card).cost ?? 0;
  return acquireWorth(outlook, option.card) / (1 + Math.max(0, cost - 6));
};

export const takeBack: Weigh = (outlook, option) =>
  option.type === 'card' ? roundWorth(outlook, option.card) : 0;

/** Poison Snooper: a bad card is trashed, another drawn. */
export const peek: Weigh = (outlook, option) => {
  const [top] = outlook.me.deckTop;
  if (!top) return 0;
  return option.type === 'trash' ? trashWorth(outlook, top) : roundWorth(outlook, top);
};

export const exchange: Weigh = (outlook, option) =>
  option.type === 'exchange' ? stepWorth(outlook, option) : 0;

/** A placed Agent that moves leaves one more on the Leader; its space may still give Persuasion. */
export const agentPiece: Weigh = (_outlook, option) =>
  option.type === 'placed-agent' ? 1 - 2 * spaceOf(option.space).persuasion : 0;

export const recalled: Weigh = (outlook, option) => {
  if (option.type !== 'placed-agent') return 0;
  const { persuasion, oncePerGame } = spaceOf(option.space);
  if (persuasion > 0 || oncePerGame) return 0;
  return 1 + spaceAppeal(outlook, option.space);
};

/** The space that the seat itself would like best for its next Agent. */
export const voice: Weigh = (outlook, option) => {
  if (option.type !== 'space') return 0;
  if (outlook.view.agents.some(({ space }) => space === option.space)) return -1;
  return spaceAppeal(outlook, option.space);
};

function spaceAppeal(outlook: Outlook, space: string): number {
  const { faction, effects } = spaceOf(space);
  const weighing = { outlook, source: { type: 'space', space } as const, fight: null };
  const influence = faction ? gainWorth(outlook, faction, 1) : 0;
  return influence + worthOfAll(weighing, effects);
}

export const defend: Weigh = (outlook, option) =>
  option.type === 'yes' ? 0.1 + troopsInConflictWorth(outlook, 1) : 0;

/** Arrows outside the list of a turn. */
export const payArrow: Weigh = (outlook, option, source) => {
  if (option.type !== 'yes') return 0;
  const weighing = { outlook, source, fight: null };
  const arrow = effectsOf(source).find((effect) => effect.do === 'pay');
  if (arrow?.do !== 'pay') return 0;
  return worthOfAll(weighing, arrow.effects) - costWorth(weighing, arrow.cost);
};

/** After Bindu Suspension: another Agent now, or wait for the others to show more. */
export const pass: Weigh = (outlook, option) => {
  if (option.type !== 'no') return 0;
  const [best] = plans(outlook, [...new Set(outlook.me.hand)]).filter(({ payable }) => payable);
  return best && best.worth > 0 ? 1 : -1;
};

/**
 * How many of 300 games between equals each Leader won in greedy's hands; those of Ix by their share of
 * 500 games with it.
 */
const LEADERS_WON: { readonly [A in AbilityId]: number } = {
  'ruthless-negotiator': 90,
  connections: 88,
  masterstroke: 84,
  'arrakis-fiefdom': 82,
  prescience: 73,
  'landsraad-popularity': 69,
  'spice-addict': 61,
  'eyes-everywhere': 53,
  'heavy-lasgun-cannons': 70,
  intelligence: 75,
  'smuggling-operation': 68,
  coordination: 80,
  'one-step-ahead': 56,
  'careful-observation': 82,
};

export const leader: Weigh = (_outlook, option) =>
  option.type === 'leader' ? LEADERS_WON[leaderOf(option.leader).ability.id] : 0;

/** The Factions whose Influence is the hardest to come by. */
const SECRET: { readonly [F in Faction]: number } = {
  emperor: 2,
  'spacing-guild': 3,
  'bene-gesserit': 1,
  fremen: 0,
};

export const secretFaction: Weigh = (_outlook, option) =>
  option.type === 'faction' ? SECRET[option.faction] : 0;

/** How many troops go to the Conflict, or come back: every number weighed. */
export function troopsMoved(
  outlook: Outlook,
  { kind, min, max }: Extract<Asked, { shape: 'number' }>,
): Scored[] {
  const back = kind === 'reveal.retreat' || kind === 'combat.retreat';
  const worth = back ? retreatWorth : deployWorth;
  return Array.from({ length: max - min + 1 }, (_, i) =>
    scored(min + i, back ? 'retreat' : 'deploy', worth(outlook, min + i)),
  );
}
