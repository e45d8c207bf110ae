import type { CellId } from '@landsraad/dune';
import type { PointerEvent as ReactPointerEvent } from 'react';

/** Forces that are dragged over the map. */
interface Dragged {
  /** They have left their place. */
  readonly onLift: () => void;
  readonly onOver: (cell: CellId | null) => void;
  /** They were laid down; null beside the map. */
  readonly onLay: (cell: CellId | null) => void;
}

/** Nearer than this they were only pressed. */
const FAR = 10;

/** To be called when a pointer goes down on forces that may be taken: the map then stays where it is. */
export function drag(event: ReactPointerEvent, { onLift, onOver, onLay }: Dragged): void {
  if (!event.isPrimary || event.button !== 0) return;
  event.stopPropagation();
  const { pointerId, clientX, clientY } = event;
  let lifted = false;
  const move = (now: PointerEvent) => {
    if (now.pointerId !== pointerId) return;
    if (!lifted && Math.hypot(now.clientX - clientX, now.clientY - clientY) < FAR) return;
    if (!lifted) onLift();
    lifted = true;
    onOver(cellUnder(now));
  };
  const end = (now: PointerEvent) => {
    if (now.pointerId !== pointerId) return;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    if (!lifted) return;
    // What was dragged was not pressed.
    addEventListener('click', swallow, { capture: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    onOver(null);
    onLay(now.type === 'pointerup' ? cellUnder(now) : null);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}

const swallow = (event: Event): void => {
  event.stopPropagation();
  event.preventDefault();
};

const cellUnder = ({ clientX, clientY }: PointerEvent): CellId | null =>
  document
    .elementFromPoint(clientX, clientY)
    ?.closest<SVGElement>('[data-cell]')
    ?.getAttribute('data-cell') ?? null;
