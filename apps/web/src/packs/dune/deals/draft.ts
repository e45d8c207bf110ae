import type { DuneView, Offer } from '@landsraad/dune';
import type { Choice, Seat } from '@landsraad/kernel';

/** An offer as it is put together: the ids that the rules know. */
export interface Draft {
  readonly to: Seat;
  /** What the own side gives, promises and shows. */
  readonly spice: number;
  readonly own: string;
  readonly shows: string;
  /** What the other side gives, promises and shows. */
  readonly price: number;
  readonly promise: string;
  readonly sees: string;
}

const NOTHING = 'none';

export const emptyDraft = (to: Seat): Draft => ({
  to,
  spice: 0,
  own: NOTHING,
  shows: NOTHING,
  price: 0,
  promise: NOTHING,
  sees: NOTHING,
});

export const choiceOf = ({ to, ...terms }: Draft): Choice => ({ to: `seat:${to}`, ...terms });

/** The offer seen from the other side, to be changed and sent back. */
export function counterTo({ from, spice, promise, price = 0, own, shows, sees }: Offer): Draft {
  return {
    to: from,
    spice: price,
    own: promiseId(promise),
    // Which card or traitor is the own side's to choose.
    shows: sees === 'spice' ? 'show-spice' : NOTHING,
    price: spice,
    promise: promiseId(own),
    sees: shows ? `show-${shows}` : NOTHING,
  };
}

function promiseId(promise: string | null | undefined): string {
  const [what, territory] = promise?.split(':') ?? [NOTHING];
  if (what === 'vow') return promise!;
  return what === 'stay-out' ? territory! : what!;
}

/** Who may be offered something: everybody but oneself and the allies (DUN-15.1). */
export const partnersOf = ({ factions }: DuneView, seat: Seat): Seat[] =>
  factions.flatMap(({ allies }, other) => (other === seat || allies.includes(seat) ? [] : [other]));

const BEFORE_AND_AFTER: readonly DuneView['phase'][] = [
  'prediction',
  'traitors',
  'first-forces',
  'over',
];

export const mayDeal = ({ phase }: DuneView): boolean => !BEFORE_AND_AFTER.includes(phase);
