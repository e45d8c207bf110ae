import type { TableKit } from './kit.ts';
import type { Asked, Spot, Thing } from './spots.ts';

/* The log, an option or a hint points at the table: a mark on what is there, without drawing anew. */

const MARK = 'data-pointed';

export function pointAt(spots: Iterable<Spot>): void {
  for (const element of document.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK);
  for (const spot of spots)
    for (const element of document.querySelectorAll(`[data-spot="${CSS.escape(spot)}"]`))
      element.setAttribute(MARK, '');
}

interface PointingHandlers {
  readonly onPointerEnter?: () => void;
  readonly onPointerLeave?: () => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
}

/** Whatever has the pointer or the focus points at these; for nothing it needs no handlers. */
export function pointing(spots: readonly Spot[]): PointingHandlers {
  if (spots.length === 0) return {};
  const show = () => pointAt(spots);
  const hide = () => pointAt([]);
  return { onPointerEnter: show, onPointerLeave: hide, onFocus: show, onBlur: hide };
}

/** The thing that the option with the focus is about. */
export function focusedThing(decision: Asked, { choices }: TableKit): Thing | null {
  if (!('options' in decision)) return null;
  const id = document.activeElement?.closest<HTMLElement>('[data-option]')?.dataset.option;
  const option = decision.options.find((one) => one.id === id);
  return option ? choices.thingOf(option) : null;
}
