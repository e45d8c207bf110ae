import { cardOf, intrigueOf } from '@landsraad/imperium';
import type { Asked } from '../../bot.ts';
import { type Scored, scored } from '../../scored.ts';
import { fightOf, launchWorth } from './conflict.ts';
import { gainsOf, worthOfAll } from './gains.ts';
import { roundWorth } from './hand.ts';
import { returned } from './immortality-picks.ts';
import { standing } from './influence.ts';
import { dreadnoughtWorth } from './ix.ts';
import { advanceWorth, recallWorth, tileWorth } from './ix-worth.ts';
import type { Outlook } from './outlook.ts';
import type { Weigh } from './picks.ts';
import { somedayAll } from './someday.ts';

/* The small choices of Rise of Ix. */

export const freighter: Weigh = (outlook, option) => {
  if (option.type === 'advance') return advanceWorth(outlook, gainsOf(outlook));
  return option.type === 'recall' ? recallWorth(outlook, gainsOf(outlook)) : 0;
};

/** What pays for others first: a tile comes last. */
export const reward: Weigh = (outlook, option, source) => {
  if (option.type !== 'effect') return 0;
  if (option.effect.do === 'tech') return -1;
  return worthOfAll({ outlook, source, fight: fightOf(outlook) }, [option.effect]);
};

export const tile: Weigh = (outlook, option) => {
  if (option.type !== 'tile') return 0;
  const { weights } = outlook;
  const worth = tileWorth(outlook, option.tile, option.cost, gainsOf(outlook));
  return option.pays === 'solari' ? worth + option.cost * (weights.spice - weights.solari) : worth;
};

export const enemyUnit: Weigh = (outlook, option) => {
  if (option.type !== 'enemy-unit') return 0;
  const { strength } = outlook.view.players[option.seat]!;
  return strength + standing(outlook, option.seat) / 10 + (option.unit === 'troop' ? 0 : 1);
};

/** The card that does least goes under the deck; of several, those that do less than a new one. */
export const buried: Weigh = (outlook, option) =>
  option.type === 'held-intrigue'
    ? 0.6 * outlook.weights.intrigue - heldWorth(outlook, option.intrigue)
    : 0;

export const kept: Weigh = (outlook, option) =>
  option.type === 'held-intrigue' ? heldWorth(outlook, option.intrigue) : 0;

const heldWorth = (outlook: Outlook, card: string): number =>
  Math.max(...intrigueOf(card).modes.map(({ effects }) => somedayAll(outlook, effects)));

export const lostFrom: Weigh = (outlook, option) =>
  option.type === 'zone' && option.zone === 'conflict' ? fightOf(outlook).loseTroops(1) : 0;

/** Under an opponent's marker it takes what another would have had. */
export const held: Weigh = ({ view, seat, weights }, option) => {
  if (option.type !== 'space') return 0;
  const marker = view.control[option.space] ?? null;
  if (marker === seat) return -weights.control;
  const denied = marker === null ? 0 : weights.control * weights.denial;
  return denied + (option.space === 'imperial-basin' ? 0.2 : 0.1);
};

/** A point, or the dreadnought and a space for a round. */
export const detonation: Weigh = (outlook, option) => {
  if (option.type !== 'yes') return 0;
  const { weights, rounds } = outlook;
  const lost = dreadnoughtWorth(outlook) || 1.5 * weights.troop * (1 + 0.6 * rounds);
  return weights.vp - lost - Math.min(1, rounds) * weights.control;
};

/** A card that may earn spice on the second turn, and is not wanted on the first. */
export const setAside: Weigh = (outlook, option) => {
  if (option.type !== 'card') return 0;
  const { icons } = cardOf(option.card);
  const { weights } = outlook;
  if (icons.length === 0) return -1;
  return (
    (icons.length === 1 ? weights.spice : weights.solari) + 0.1 * roundWorth(outlook, option.card)
  );
};

type Numbered = Extract<Asked, { shape: 'number' }>;

/** How many dreadnoughts or Negotiators. */
export function numbers(outlook: Outlook, decision: Numbered): Scored[] {
  const weigh = NUMBERS[decision.kind];
  if (!weigh) return [];
  const { min, max } = decision;
  return Array.from({ length: max - min + 1 }, (_, i) =>
    scored(min + i, decision.kind, weigh(outlook, min + i, decision)),
  );
}

const NUMBERS: Readonly<Record<string, (outlook: Outlook, n: number, asked: Numbered) => number>> =
  {
    'deploy.dreadnoughts': launchWorth,
    'retreat.dreadnoughts': (_, n) => -n,
    'specimen.return': returned,
    'negotiator.place': (_, n) => n,
    // One that saves a spice goes; one that saves nothing waits.
    'tech.negotiators': ({ weights }, n, { about }) =>
      weights.spice * Math.min(n, Number(about?.n ?? 0)) - 0.6 * weights.spice * n,
  };
