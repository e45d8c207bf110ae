import { useEffect } from 'react';
import { useKit } from '../desk/Desk.tsx';
import { useActs } from '../desk/draft.ts';
import type { Spot } from '../spots.ts';
import { begin, type Drag, isFar } from './drag.ts';

type Target = HTMLElement | SVGElement;

/** Lets what lies on the table be taken and laid somewhere else. It shows nothing by itself. */
export function Dragging(): null {
  const { choices } = useKit();
  const { drop } = useActs();
  useEffect(() => {
    let drag: Drag | null = null;
    const under = ({ clientX, clientY }: PointerEvent, { from }: Drag): Target | null => {
      for (const element of document.elementsFromPoint(clientX, clientY)) {
        const target = element.closest<Target>('[data-drop], [data-spot]');
        if (target && choices.accepts(from, placeOf(target))) return target;
      }
      return null;
    };
    const down = (event: PointerEvent) => {
      drag = event.isPrimary && event.button === 0 ? begin(event) : null;
    };
    const move = (event: PointerEvent) => {
      if (!drag || event.pointerId !== drag.pointer) return;
      if (!drag.lifted && !isFar(drag, event)) return;
      event.preventDefault();
      drag.follow(event, under(event, drag));
    };
    const end = (event: PointerEvent) => {
      if (!drag || event.pointerId !== drag.pointer) return;
      const target = drag.lifted && event.type === 'pointerup' ? under(event, drag) : null;
      drag.lay();
      if (target) drop(drag.from, placeOf(target));
      drag = null;
    };
    document.addEventListener('pointerdown', down);
    document.addEventListener('pointermove', move, { passive: false });
    document.addEventListener('pointerup', end);
    document.addEventListener('pointercancel', end);
    return () => {
      drag?.lay();
      document.removeEventListener('pointerdown', down);
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerup', end);
      document.removeEventListener('pointercancel', end);
    };
  }, [choices, drop]);
  return null;
}

const placeOf = ({ dataset }: Target): Spot => (dataset.drop ?? dataset.spot)!;
