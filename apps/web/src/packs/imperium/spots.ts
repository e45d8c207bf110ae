import type {
  CardId,
  CardZone,
  Faction,
  HagalId,
  ImperiumOption,
  IntrigueId,
  LeaderId,
  SpaceId,
  TileId,
} from '@landsraad/imperium';
import type { Asked } from '../../table/spots.ts';

/** The places on a table of Dune: Imperium. */
type ImperiumSpot =
  | `space:${string}`
  | `hand:${string}`
  | `discard:${string}`
  | `play:${string}`
  | `deck:${string}`
  | `row:${string}`
  | `reserve:${string}`
  | `set-aside:${string}`
  | `tleilaxu:${string}`
  | `reclaimed:${string}`
  | `intrigue:${string}`
  | `faction:${Faction}`
  | `seat:${number}`
  | `leader:${string}`
  | 'own-leader'
  | 'garrison'
  | `tile:${string}`
  | `own-tile:${string}`
  | 'shipping:advance'
  | 'shipping:recall'
  | 'dreadnoughts'
  | `research:${number}`
  | 'specimens'
  | 'atomics';

/** What a person owes at such a table. */
export type ImperiumAsked = Asked<ImperiumOption>;

/** A printed component by its kind and id. */
export type Component =
  | { readonly kind: 'card'; readonly id: CardId }
  | { readonly kind: 'intrigue'; readonly id: IntrigueId }
  | { readonly kind: 'conflict'; readonly id: string }
  | { readonly kind: 'leader'; readonly id: LeaderId }
  | { readonly kind: 'space'; readonly id: SpaceId }
  | { readonly kind: 'track'; readonly id: Faction }
  | { readonly kind: 'hagal'; readonly id: HagalId }
  | { readonly kind: 'tile'; readonly id: TileId };

/** Where an option lies on the table; null for what is only a button. */
export function spotOf(option: ImperiumOption, { kind }: Pick<Asked, 'kind'>): ImperiumSpot | null {
  switch (option.type) {
    case 'card':
      if (kind === 'helena.manipulate') return `row:${option.card}`;
      return kind === 'other.memory' ? `discard:${option.card}` : `hand:${option.card}`;
    case 'graft':
      return `hand:${option.card}`;
    case 'card-in-zone':
      return zoneSpot(option.card, option.zone);
    case 'space':
    case 'placed-agent':
      return `space:${option.space}`;
    case 'leader-agent':
      return 'own-leader';
    case 'intrigue':
    case 'held-intrigue':
      return `intrigue:${option.intrigue}`;
    case 'acquire':
      return `${option.from}:${option.card}`;
    case 'faction':
      return `faction:${option.faction}`;
    case 'seat':
    case 'enemy-unit':
      return `seat:${option.seat}`;
    case 'leader':
      return `leader:${option.leader}`;
    case 'deploy':
      return 'garrison';
    case 'zone':
      return option.zone === 'garrison' ? 'garrison' : null;
    case 'launch':
      return 'dreadnoughts';
    case 'tile':
      return `tile:${option.tile}`;
    case 'effect':
      return option.source.type === 'tile' ? `own-tile:${option.source.tile}` : null;
    case 'advance':
    case 'recall':
      return `shipping:${option.type}`;
    case 'research':
      return `research:${option.step}`;
    case 'return':
      return 'specimens';
    case 'atomics':
      return 'atomics';
    default:
      return null;
  }
}

const zoneSpot = (card: CardId, zone: CardZone): ImperiumSpot => `${zone}:${card}`;
