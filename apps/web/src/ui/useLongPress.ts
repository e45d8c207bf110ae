import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

const RESTS = 450;
/** A finger never rests quite still. */
const SLACK = 8;

/**
 * A finger that rests, or a right click, does another thing than a press; the click that follows then
 * means nothing, and neither does the browser's own menu.
 */
export function useLongPress(act: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const acted = useRef(false);
  const from = useRef({ x: 0, y: 0 });
  const end = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    /** Whether the click that is being handled only ends a long press. */
    held: (): boolean => acted.current,
    handlers: {
      onContextMenu: (event: MouseEvent) => {
        if (!act) return;
        event.preventDefault();
        end();
        if (!acted.current) act();
        acted.current = true;
      },
      onPointerDown: ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
        acted.current = false;
        end();
        if (!act || pointerType === 'mouse' || !isPrimary) return;
        from.current = { x: clientX, y: clientY };
        timer.current = setTimeout(() => {
          acted.current = true;
          act();
        }, RESTS);
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        if (Math.hypot(clientX - from.current.x, clientY - from.current.y) > SLACK) end();
      },
      onPointerUp: end,
      onPointerLeave: end,
      onPointerCancel: end,
    },
  };
}
