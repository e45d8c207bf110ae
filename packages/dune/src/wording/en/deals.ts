import type { Vow } from '../../choices.ts';
import type { DealTerms } from '../../events.ts';
import type { Showing } from '../../state.ts';
import { isToPass, stayOutOf, vowOf } from '../place.ts';
import { thePlace } from './places.ts';
import { amount } from './terms.ts';

export const SHOWN = {
  card: 'a card',
  traitor: 'a traitor',
  spice: 'how much spice there is',
} as const;
const LOOKS = {
  card: 'a look at one card',
  traitor: 'a look at one traitor',
  spice: 'a look at the spice behind the shield',
} as const;

export const VOWED = {
  ally: 'to ally at the next Nexus',
  peace: 'not to attack this turn',
  'no-traitor': 'to call no traitor this turn',
  'stop-leader': 'to stop whoever is about to win',
} as const satisfies Record<Vow, string>;

/** What each side of a deal gives, promises and shows. */
export function sidesOf({ spice, promise, price = 0, own, shows, sees }: DealTerms) {
  return { given: sideOf(spice, own, shows), wanted: sideOf(price, promise, sees) };
}

function sideOf(spice: number, promise: string | null | undefined, shows?: Showing): string[] {
  return [
    ...(spice > 0 ? [amount(spice, 'spice')] : []),
    ...(promise ? [promised(promise)] : []),
    ...(shows ? [LOOKS[shows]] : []),
  ];
}

function promised(promise: string): string {
  const place = stayOutOf(promise);
  if (place !== null) return `the promise to stay out of ${thePlace(place)} this turn`;
  const vow = vowOf(promise);
  if (vow !== null) return `the promise ${VOWED[vow]}`;
  return isToPass(promise) ? 'the promise to pass on this card' : 'what was agreed aloud';
}
