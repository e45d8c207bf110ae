import type { Phase } from '../state.ts';

/** The nine phases of a turn in their order (DUN-2.7). */
export const PHASES: readonly Phase[] = [
  'storm',
  'spice-blow',
  'charity',
  'bidding',
  'revival',
  'shipment',
  'battle',
  'collection',
  'mentat',
];
