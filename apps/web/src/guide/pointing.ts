import type { Guidance } from './guidance.ts';

/* Where on the screen something lies that the coach points at. */

type Places = Pick<Guidance, 'selectorOf' | 'drawerOf'>;

/** What a lesson points at, or a button of the decision; what is suggested is ringed more strongly. */
export interface Pointed {
  readonly at: string;
  readonly strong: boolean;
}

export interface Box {
  readonly key: string;
  readonly strong: boolean;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const MARGIN = 4;

/** Every element once, however often it is meant. */
export function boxesOf(pointed: readonly Pointed[], places: Places): Box[] {
  const boxes = new Map<Element, Box>();
  for (const { at, strong } of pointed)
    elementsOf(at, places).forEach((element, n) => {
      const place = placeOf(element);
      if (place && (strong || !boxes.has(element)))
        boxes.set(element, { key: `${at}#${n}/${strong}`, strong, ...place });
    });
  return [...boxes.values()];
}

/** A suggested button that the panel has scrolled away comes back. */
export function bringIntoView(pointed: readonly Pointed[], places: Places): void {
  for (const { at } of pointed)
    if (at.startsWith('option:'))
      document.querySelector(selectorOf(at, places))?.scrollIntoView({ block: 'nearest' });
}

/** On a phone much of the table lies in drawers: the ring is then around the drawer's handle. */
function elementsOf(at: string, places: Places): Element[] {
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => placeOf(element) !== null);
  const direct = shown(selectorOf(at, places));
  if (direct.length > 0) return direct;
  const drawer = places.drawerOf(at);
  return drawer ? shown(`[data-drawer="${drawer}"]`) : [];
}

function selectorOf(at: string, places: Places): string {
  if (at.startsWith('option:')) return `[data-option="${CSS.escape(at.slice(7))}"]`;
  if (!at.startsWith('part:')) return `[data-spot="${CSS.escape(at)}"]`;
  const part = at.slice(5);
  return places.selectorOf(part) ?? `[data-part="${part}"]`;
}

/** What can be seen of an element, with a margin; null where too little is, or something lies over it. */
function placeOf(element: Element) {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  const area = (right - left) * (bottom - top);
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (!clips(around)) continue;
    const frame = around.getBoundingClientRect();
    left = Math.max(left, frame.left);
    top = Math.max(top, frame.top);
    right = Math.min(right, frame.right);
    bottom = Math.min(bottom, frame.bottom);
  }
  left = Math.max(left, 0);
  top = Math.max(top, 0);
  right = Math.min(right, innerWidth);
  bottom = Math.min(bottom, innerHeight);
  if (right <= left || bottom <= top || (right - left) * (bottom - top) < area / 3) return null;
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  if (!there || !(element.contains(there) || there.contains(element))) return null;
  return {
    left: Math.round(left - MARGIN),
    top: Math.round(top - MARGIN),
    width: Math.round(right - left + 2 * MARGIN),
    height: Math.round(bottom - top + 2 * MARGIN),
  };
}

const clips = (element: Element): boolean => {
  const { overflowX, overflowY } = getComputedStyle(element);
  return overflowX !== 'visible' || overflowY !== 'visible';
};
