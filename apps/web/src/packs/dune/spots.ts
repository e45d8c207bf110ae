import type {
  CellId,
  DuneOption,
  FactionId,
  LeaderId,
  SpiceCardId,
  TerritoryId,
  TreacheryId,
} from '@landsraad/dune';
import type { Asked } from '../../table/spots.ts';

/** The places on a table of Dune. */
type DuneSpot =
  | `cell:${string}`
  | `territory:${string}`
  | `seat:${number}`
  | `card:${string}`
  | `leader:${string}`
  | 'reserves';

/** What a person owes at such a table. */
export type DuneAsked = Asked<DuneOption>;

/** What can be opened large. A cell opens its territory; it is told apart where it is pointed at. */
export type Component =
  | { readonly kind: 'territory'; readonly id: TerritoryId }
  | { readonly kind: 'cell'; readonly id: CellId }
  | { readonly kind: 'treachery'; readonly id: TreacheryId }
  | { readonly kind: 'spice'; readonly id: SpiceCardId }
  | { readonly kind: 'leader'; readonly id: LeaderId }
  | { readonly kind: 'faction'; readonly id: FactionId };

/** Where an option lies on the table; null for what is only a button. */
export function spotOf(option: DuneOption): DuneSpot | null {
  switch (option.type) {
    case 'cell':
      return `cell:${option.cell}`;
    case 'territory':
    case 'battle':
      return `territory:${option.territory}`;
    case 'seat':
      return `seat:${option.seat}`;
    case 'card':
    case 'worthless-as-karama':
      return `card:${option.card}`;
    case 'karama':
      return 'card:karama';
    case 'leader':
      return `leader:${option.leader}`;
    case 'from-reserves':
    case 'to-reserves':
      return 'reserves';
    default:
      return null;
  }
}

/** What an option is about, to be opened large. */
export function thingOf(option: DuneOption): Component | null {
  switch (option.type) {
    case 'cell':
      return { kind: 'cell', id: option.cell };
    case 'territory':
    case 'battle':
      return { kind: 'territory', id: option.territory };
    case 'card':
    case 'worthless-as-karama':
      return { kind: 'treachery', id: option.card };
    case 'leader':
      return { kind: 'leader', id: option.leader };
    case 'faction':
      return { kind: 'faction', id: option.faction };
    default:
      return null;
  }
}

/** Where a component may lie on the table. */
export function spotsOf({ kind, id }: Component): string[] {
  switch (kind) {
    case 'cell':
      return [`cell:${id}`];
    case 'territory':
      return [`territory:${id}`];
    case 'treachery':
      return [`card:${id}`];
    case 'leader':
      return [`leader:${id}`];
    case 'spice':
    case 'faction':
      return [];
  }
}
