import type {
  CardId,
  CardZone,
  Faction,
  HagalId,
  ImperiumOption,
  IntrigueId,
  LeaderId,
  SpaceId,
} from '@landsraad/imperium';
import type { OpenDecision, Reason } from '@landsraad/kernel';

/**
 * A place on the table that can be pressed, with the id of what lies there. The board, the hand and the row know nothing of rules:
 * they get the spots that may be chosen and give back the one that was pressed.
 */
export type Spot =
  | `space:${string}`
  | `hand:${string}`
  | `discard:${string}`
  | `play:${string}`
  | `deck:${string}`
  | `row:${string}`
  | `reserve:${string}`
  | `set-aside:${string}`
  | `intrigue:${string}`
  | `faction:${Faction}`
  | `seat:${number}`
  | `leader:${string}`
  | 'own-leader'
  | 'garrison';

type Asked = OpenDecision<ImperiumOption>;

/** What glows, what is turned down when it is pressed, and what is picked already. */
export interface Offers {
  readonly may: ReadonlyMap<Spot, readonly ImperiumOption[]>;
  readonly mayNot: ReadonlyMap<Spot, Reason>;
}

export const NO_OFFERS: Offers = { may: new Map(), mayNot: new Map() };

/** What the pieces on the table need in order to be pressed. */
export interface Pressable {
  readonly offers: Offers;
  readonly picked: ReadonlySet<Spot>;
  readonly onPress: (spot: Spot) => void;
  /** Opens a component large, with its wording and rulings. */
  readonly onInspect: (component: Component) => void;
}

/** A printed component by its kind and id. */
export type Component =
  | { readonly kind: 'card'; readonly id: CardId }
  | { readonly kind: 'intrigue'; readonly id: IntrigueId }
  | { readonly kind: 'conflict'; readonly id: string }
  | { readonly kind: 'leader'; readonly id: LeaderId }
  | { readonly kind: 'space'; readonly id: SpaceId }
  | { readonly kind: 'track'; readonly id: Faction }
  | { readonly kind: 'hagal'; readonly id: HagalId };

export function offersOf(decision: Asked | null): Offers {
  if (!decision || !('options' in decision)) return NO_OFFERS;
  const may = new Map<Spot, ImperiumOption[]>();
  for (const option of decision.options) {
    const spot = spotOf(option, decision);
    if (!spot) continue;
    const there = may.get(spot);
    if (there) there.push(option);
    else may.set(spot, [option]);
  }
  const mayNot = new Map<Spot, Reason>();
  for (const { option, why } of decision.refused) {
    const spot = spotOf(option, decision);
    if (spot && !may.has(spot)) mayNot.set(spot, why);
  }
  return { may, mayNot };
}

/** Where an option lies on the table; null for what is only a button. */
export function spotOf(option: ImperiumOption, { kind }: Pick<Asked, 'kind'>): Spot | null {
  switch (option.type) {
    case 'card':
      if (kind === 'helena.manipulate') return `row:${option.card}`;
      return kind === 'other.memory' ? `discard:${option.card}` : `hand:${option.card}`;
    case 'card-in-zone':
      return zoneSpot(option.card, option.zone);
    case 'space':
    case 'placed-agent':
      return `space:${option.space}`;
    case 'leader-agent':
      return 'own-leader';
    case 'intrigue':
      return `intrigue:${option.intrigue}`;
    case 'acquire':
      return `${option.from}:${option.card}`;
    case 'faction':
      return `faction:${option.faction}`;
    case 'seat':
      return `seat:${option.seat}`;
    case 'leader':
      return `leader:${option.leader}`;
    case 'deploy':
      return 'garrison';
    default:
      return null;
  }
}

const zoneSpot = (card: CardId, zone: CardZone): Spot => `${zone}:${card}`;
