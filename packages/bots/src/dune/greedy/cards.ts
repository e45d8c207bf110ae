import {
  type FactionView,
  leaderOf,
  TREACHERY,
  type TreacheryId,
  type TreacheryType,
  treacheryOf,
} from '@landsraad/dune';
import type { Seat } from '@landsraad/kernel';
import { is, type Outlook, once } from './outlook.ts';

/* What treachery cards are worth, and who may hold them. */

const BASE: Readonly<Record<TreacheryId, number>> = {
  lasgun: 4,
  shield: 4.5,
  snooper: 4.5,
  'cheap-hero': 3.5,
  'tleilaxu-ghola': 4,
  'family-atomics': 2,
  hajr: 3,
  karama: 4.5,
  truthtrance: 1.5,
  'weather-control': 3,
};

const BY_TYPE: { readonly [T in TreacheryType]: number } = {
  'weapon-projectile': 5,
  'weapon-poison': 5,
  'weapon-lasgun': 4,
  'defense-projectile': 4.5,
  'defense-poison': 4.5,
  'special-leader': 3.5,
  special: 3,
  'special-storm': 2,
  'special-movement': 3,
  worthless: 0,
};

export const typeOf = (card: TreacheryId): TreacheryType => treacheryOf(card).type;
export const isWeapon = (card: TreacheryId): boolean => typeOf(card).startsWith('weapon');
export const isDefense = (card: TreacheryId): boolean => typeOf(card).startsWith('defense');
export const isWorthless = (card: TreacheryId): boolean => typeOf(card) === 'worthless';

/** What a card adds to a hand: a second of a kind is worth less. */
export function cardWorth(outlook: Outlook, card: TreacheryId): number {
  const type = typeOf(card);
  if (type === 'worthless') return is(outlook, 'bene-gesserit') && outlook.advanced ? 2.5 : 0;
  const base = BASE[card] ?? BY_TYPE[type];
  const alike = outlook.me.hand.filter((held) => typeOf(held) === type).length;
  return base * (isWeapon(card) || isDefense(card) ? [1, 0.6, 0.35, 0.2][Math.min(alike, 3)]! : 1);
}

/** What a card nobody has seen is worth to this hand, on average. */
export function unseenWorth(outlook: Outlook): number {
  return once(outlook, 'unseen-worth', () => {
    const unseen = unseenCards(outlook);
    let sum = 0;
    let cards = 0;
    for (const [card, copies] of unseen) {
      sum += copies * cardWorth(outlook, card);
      cards += copies;
    }
    return cards > 0 ? sum / cards : outlook.weights.averageCard;
  });
}

/** Copies of each card that may be in the deck or in a hidden hand. */
function unseenCards(outlook: Outlook): Map<TreacheryId, number> {
  return once(outlook, 'unseen', () => {
    const { view } = outlook;
    const left = new Map(TREACHERY.map(({ id, copies }) => [id, copies]));
    const seen = [view.treacheryDiscard, view.removed, ...view.factions.map(({ hand }) => hand)];
    for (const card of seen.flat()) left.set(card, Math.max(0, left.get(card)! - 1));
    return left;
  });
}

/** The chance that a seat holds a card that fits, among those not seen. */
export function chanceOf(
  outlook: Outlook,
  seat: Seat,
  fits: (type: TreacheryType) => boolean,
): number {
  const faction = outlook.view.factions[seat]!;
  if (faction.hand.some((card) => fits(typeOf(card)))) return 1;
  const hidden = faction.handSize - faction.hand.length;
  if (hidden <= 0) return 0;
  let fitting = 0;
  let all = 0;
  for (const [card, copies] of unseenCards(outlook)) {
    all += copies;
    if (fits(typeOf(card))) fitting += copies;
  }
  return all === 0 ? 0 : 1 - (1 - fitting / all) ** hidden;
}

/** Cards this seat could discard as a Karama, the cheapest first. */
export function asKarama(outlook: Outlook): TreacheryId[] {
  const { hand } = outlook.me;
  const worthless =
    is(outlook, 'bene-gesserit') && outlook.advanced ? hand.filter(isWorthless) : [];
  return hand.includes('karama') ? [...worthless, 'karama'] : worthless;
}

export const handLimit = ({ id }: FactionView): number => (id === 'harkonnen' ? 8 : 4);

export const strengthOf = (leader: string | null): number =>
  leader === null || leader === 'cheap-hero' ? 0 : leaderOf(leader).strength;
