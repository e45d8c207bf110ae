import type { IconName } from '../../icons/paths.tsx';
import { PATHS } from '../../icons/paths.tsx';
import type { Thing } from '../spots.ts';

/* What lies under a pointer: the nearest thing, and the icon on it. Found by marks in the page. */

/** On whatever tells something of itself: its kind and its id. */
const THING = 'data-thing';
export const thingMark = ({ kind, id }: Thing) => ({ [THING]: `${kind}/${id}` });

export interface Pointed {
  /** What the preview stands beside. */
  readonly anchor: Element;
  readonly thing: Thing | null;
  readonly icon: PointedIcon | null;
}

export interface PointedIcon {
  readonly name: IconName;
  readonly element: Element;
  /** What it is called where it stands: "4 cards in hand". */
  readonly label: string | null;
}

export function thingAt(element: Element): { anchor: Element; thing: Thing } | null {
  const anchor = element.closest(`[${THING}]`);
  const key = anchor?.getAttribute(THING);
  if (!anchor || !key) return null;
  const cut = key.indexOf('/');
  return { anchor, thing: { kind: key.slice(0, cut), id: key.slice(cut + 1) } };
}

/** Strokes are thin: an icon is met wherever its square is. */
function iconAt(scope: Element, x: number, y: number): PointedIcon | null {
  for (const element of scope.querySelectorAll<Element>('[data-icon]')) {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) continue;
    const name = element.getAttribute('data-icon')!;
    if (!Object.hasOwn(PATHS, name)) continue;
    return { name: name as IconName, element, label: element.getAttribute('aria-label') };
  }
  return null;
}

/** Larger than anything whose icons could be meant. */
const WIDE = 500;

export function pointedAt(target: Element, x: number, y: number): Pointed | null {
  const found = thingAt(target);
  const scope = found?.anchor ?? target;
  // Whoever points at the ground points at none of what lies on it.
  const icon = found || scope.clientWidth < WIDE ? iconAt(scope, x, y) : null;
  if (!found) return icon && { anchor: icon.element, thing: null, icon };
  return { ...found, icon };
}

/** Those of its kind beside it, itself among them. */
export function neighboursOf(anchor: Element): Element[] {
  const [kind] = anchor.getAttribute(THING)!.split('/');
  const alike = `[${THING}^="${kind}/"]`;
  let around = anchor.parentElement;
  while (around && around.querySelectorAll(alike).length < 2) around = around.parentElement;
  return around ? [...around.querySelectorAll(alike)] : [anchor];
}
