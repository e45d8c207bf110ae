import type { Vow } from '../../choices.ts';
import type { DealTerms } from '../../events.ts';
import type { Showing } from '../../state.ts';
import { isToPass, stayOutOf, vowOf } from '../place.ts';
import { ofPlace } from './places.ts';
import { amount } from './terms.ts';

export const SHOWN = {
  card: 'une carte',
  traitor: 'un traître',
  spice: 'combien d’Épice il y a',
} as const;
const LOOKS = {
  card: 'un regard sur une carte',
  traitor: 'un regard sur un traître',
  spice: 'un regard sur l’Épice derrière le bouclier',
} as const;

export const VOWED = {
  ally: 'de s’allier au prochain Nexus',
  peace: 'de ne pas attaquer ce tour-ci',
  'no-traitor': 'de ne dénoncer aucun traître ce tour-ci',
  'stop-leader': 'd’arrêter quiconque est près de gagner',
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
  if (place !== null) return `la promesse de rester hors ${ofPlace(place)} ce tour-ci`;
  const vow = vowOf(promise);
  if (vow !== null) return `la promesse ${VOWED[vow]}`;
  return isToPass(promise)
    ? 'la promesse de passer sur cette carte'
    : 'ce qui a été convenu à voix haute';
}
