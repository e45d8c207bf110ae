import type { SealedWindow } from '@landsraad/kernel';
import type { DecisionKind } from '../choices.ts';

/**
 * What is asked in a window (DUN-28.2, 28.3), and for how many beats that stays open: one is enough
 * for a card that is held ready; what has many ways takes more.
 */
export const WINDOWS = {
  anytime: 1,
  'karama.stop': 1,
  'karama.bid': 1,
  'karama.guild': 1,
  'karama.rate': 1,
  hajr: 1,
  'weather.control': 2,
  'family.atomics': 2,
  'charity.claim': 2,
  'ally.pledge': 2,
  'ally.ship.pay': 2,
  'karama.emperor': 2,
  'karama.plan': 2,
  'karama.worm': 2,
  'traitor.call': 3,
  'ally.share': 4,
  'deal.offer': 8,
} as const satisfies Partial<Record<DecisionKind, number>>;

export type WindowKind = keyof typeof WINDOWS;

/** A new one each time: all who are asked in it share it. */
export const sealed = (kind: WindowKind): SealedWindow => ({ beats: WINDOWS[kind] });
