import type { Seat } from '@landsraad/kernel';
import type { CardId, HagalId, LeaderId, Resource, SpaceId } from '../ids.ts';
import type { RevealedHagal } from './state.ts';

export type HagalEvent =
  | { type: 'rival-seated'; seat: Seat; leader: LeaderId }
  | ({ type: 'hagal-revealed'; seat: Seat } & RevealedHagal)
  | { type: 'hagal-bonus'; seat: Seat; card: HagalId; swords: number }
  | { type: 'hagal-reshuffled' }
  | { type: 'rival-idle'; seat: Seat }
  | { type: 'rival-holds-back'; seat: Seat; lead: number }
  | { type: 'rival-spent'; seat: Seat; what: Resource | 'intrigue'; n: number }
  | { type: 'bonus-spice-lost'; seat: Seat; space: SpaceId; n: number }
  | { type: 'control-lost'; seat: Seat; space: SpaceId; to: Seat }
  | { type: 'row-churned'; seat: Seat; dice: number[]; cards: CardId[] };
