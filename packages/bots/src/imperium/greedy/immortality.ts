import {
  type CardId,
  type Condition,
  cardOf,
  type ImmortalitySeat,
  markersAt,
  type Source,
  spaceOf,
} from '@landsraad/imperium';
import type { Outlook } from './outlook.ts';

/* What there is of Immortality at a table. */

const NONE: Readonly<ImmortalitySeat> = {
  research: 0,
  tleilaxu: 0,
  specimens: 0,
  atomics: false,
  returning: [],
};

/** What the seat has on the Bene Tleilax board; nothing where it is out. */
export const labOf = ({ view, seat }: Outlook): Readonly<ImmortalitySeat> =>
  view.immortality?.seats[seat] ?? NONE;

export const markersOf = (outlook: Outlook): number => markersAt(labOf(outlook).research);

/** The card that one is grafted to, on the open turn or on one that is thought of. */
function partnerOf({ view }: Outlook, card: CardId | null): CardId | null {
  const cards = view.turn?.sending?.cards;
  if (card === null || cards?.length !== 2) return null;
  const at = cards.indexOf(card);
  return at < 0 ? null : cards[1 - at]!;
}

export const partnerOfSource = (outlook: Outlook, source: Source | null): CardId | null =>
  partnerOf(outlook, source?.type === 'card' ? source.card : null);

/** The seat's view with two cards sending an Agent together. */
export function asPair(outlook: Outlook, cards: readonly [CardId, CardId]): Outlook {
  const { view } = outlook;
  if (!view.turn) return outlook;
  const icons = cards.flatMap((card) => cardOf(card).icons);
  const sending = { cards, icons, infiltrates: [], anywhere: false, usual: false };
  return { ...outlook, view: { ...view, turn: { ...view.turn, sending } } };
}

type ImmortalityCondition = Extract<
  Condition,
  {
    is:
      | 'markers'
      | 'grafted'
      | 'grafted-with'
      | 'spice-gained'
      | 'most-deployed'
      | 'faction-visited'
      | 'combat-card-played';
  }
>;

export function holdsOfImmortality(
  outlook: Outlook,
  condition: ImmortalityCondition,
  source: CardId | null,
): boolean {
  const { view, seat, me, others } = outlook;
  switch (condition.is) {
    case 'markers':
      return markersOf(outlook) >= condition.atLeast;
    case 'grafted':
      return partnerOf(outlook, source) !== null;
    case 'grafted-with': {
      const partner = partnerOf(outlook, source);
      return (
        partner !== null && cardOf(partner).factions.some((one) => condition.factions.includes(one))
      );
    }
    case 'spice-gained':
      return view.immortality?.turn.spice === true;
    case 'most-deployed':
      return others.every(({ conflict }) => conflict < me.conflict);
    case 'faction-visited': {
      const space = view.turn?.space;
      return space ? spaceOf(space).faction !== null : false;
    }
    case 'combat-card-played':
      return view.immortality?.fought.some((other) => other !== seat) === true;
  }
}
