import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Point } from './layout.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How many times the fitted size, and where the upper left corner lies. */
export interface Zoom extends Point {
  readonly k: number;
}

const MOST = 5;
/** A finger that moves less than this still presses. */
const SLACK = 8;

/** Never smaller than the fit, never past an edge, and in the middle where there is room to spare. */
export function kept({ k, x, y }: Zoom, box: Size, fit: Size): Zoom {
  const held = Math.min(MOST, Math.max(1, k));
  const along = (at: number, room: number, length: number) =>
    length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, at));
  return {
    k: held,
    x: along(x, box.width, fit.width * held),
    y: along(y, box.height, fit.height * held),
  };
}

/** Enlarged around a point that stays where it is. */
export function zoomedAt(zoom: Zoom, factor: number, { x, y }: Point): Zoom {
  const k = Math.min(MOST, Math.max(1, zoom.k * factor));
  const by = k / zoom.k;
  return { k, x: x - (x - zoom.x) * by, y: y - (y - zoom.y) * by };
}

/** Drag with one pointer, pinch with two, wheel with Ctrl; what gets the focus comes into sight. */
export function usePanZoom(box: RefObject<HTMLElement | null>, size: Size, fit: Size) {
  const [wish, setWish] = useState<Zoom>({ k: 1, x: 0, y: 0 });
  const zoom = kept(wish, size, fit);
  const pointers = useRef(new Map<number, Point>());
  const travelled = useRef(0);

  const change = useCallback(
    (to: (zoom: Zoom) => Zoom) => setWish((last) => kept(to(kept(last, size, fit)), size, fit)),
    [size, fit],
  );
  const inBox = useCallback(
    ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
      const { left, top } = box.current!.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    },
    [box],
  );

  useEffect(() => {
    const element = box.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      change((now) => zoomedAt(now, Math.exp(-event.deltaY / 300), inBox(event)));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [box, change, inBox]);

  const onPointerMove = (event: PointerEvent) => {
    const from = pointers.current.get(event.pointerId);
    if (!from) return;
    const to = inBox(event);
    const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId);
    pointers.current.set(event.pointerId, to);
    travelled.current += Math.hypot(to.x - from.x, to.y - from.y);
    if (travelled.current < SLACK) return;
    if (!other) {
      change((now) => ({ ...now, x: now.x + to.x - from.x, y: now.y + to.y - from.y }));
      return;
    }
    const still = other[1];
    const before = Math.hypot(from.x - still.x, from.y - still.y);
    const after = Math.hypot(to.x - still.x, to.y - still.y);
    const middle = { x: (to.x + still.x) / 2, y: (to.y + still.y) / 2 };
    const drift = { x: (to.x - from.x) / 2, y: (to.y - from.y) / 2 };
    change((now) => {
      const next = zoomedAt(now, after / Math.max(before, 1), middle);
      return { ...next, x: next.x + drift.x, y: next.y + drift.y };
    });
  };
  const forget = ({ pointerId }: PointerEvent) => pointers.current.delete(pointerId);

  return {
    zoom,
    zoomBy: (factor: number) =>
      change((now) => zoomedAt(now, factor, { x: size.width / 2, y: size.height / 2 })),
    moveBy: (x: number, y: number) => change((now) => ({ ...now, x: now.x + x, y: now.y + y })),
    reset: () => change(() => ({ k: 1, x: 0, y: 0 })),
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (pointers.current.size === 0) travelled.current = 0;
        pointers.current.set(event.pointerId, inBox(event));
      },
      onPointerMove,
      onPointerUp: forget,
      onPointerCancel: forget,
      onPointerLeave: forget,
      /* A drag is no press. */
      onClickCapture: (event: MouseEvent) => {
        if (travelled.current < SLACK || event.detail === 0) return;
        travelled.current = 0;
        event.stopPropagation();
      },
      onFocusCapture: ({ target }: FocusEvent) => {
        if (!target.matches(':focus-visible') || !box.current) return;
        const seen = box.current.getBoundingClientRect();
        const part = target.getBoundingClientRect();
        const into = (from: number, to: number, low: number, high: number) =>
          from < low ? low - from : Math.min(0, high - to);
        const x = into(part.left, part.right, seen.left + 8, seen.right - 8);
        const y = into(part.top, part.bottom, seen.top + 8, seen.bottom - 8);
        if (x || y) change((now) => ({ ...now, x: now.x + x, y: now.y + y }));
      },
    },
  };
}
