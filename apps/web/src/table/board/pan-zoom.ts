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
import type { Point, Size } from './geometry.ts';

/** How many times the fitted size, and where the upper left corner lies. */
export interface Zoom extends Point {
  readonly k: number;
}

const MOST = 5;
/** A finger that moves less than this still presses. */
const SLACK = 8;

/**
 * Never smaller than `least` times the fit, never past an edge, and in the middle where there is room
 * to spare.
 */
export function kept({ k, x, y }: Zoom, box: Size, fit: Size, least = 1): Zoom {
  const held = Math.min(MOST, Math.max(least, k));
  const along = (at: number, room: number, length: number) =>
    length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, at));
  return {
    k: held,
    x: along(x, box.width, fit.width * held),
    y: along(y, box.height, fit.height * held),
  };
}

/** Enlarged around a point that stays where it is. */
export function zoomedAt(zoom: Zoom, factor: number, { x, y }: Point, least = 1): Zoom {
  const k = Math.min(MOST, Math.max(least, zoom.k * factor));
  const by = k / zoom.k;
  return { k, x: x - (x - zoom.x) * by, y: y - (y - zoom.y) * by };
}

const START: Zoom = { k: 1, x: 0, y: 0 };

interface Room {
  /** What the board may be seen in. */
  readonly size: Size;
  /** How large it is at first, */
  readonly fit: Size;
  /** and how small it may become, as a part of that. */
  readonly least: number;
}

/**
 * Drag with one pointer, pinch with two, wheel with Ctrl; what gets the focus comes into sight. What
 * is wished is kept while the room changes, so that the board comes back to where it was.
 */
export function usePanZoom(box: RefObject<HTMLElement | null>, { size, fit, least }: Room) {
  const [wish, setWish] = useState<Zoom>(START);
  const [glides, setGlides] = useState(false);
  const zoom = kept(wish, size, fit, least);
  const pointers = useRef(new Map<number, Point>());
  const travelled = useRef(0);
  /** Whoever moves the board is not moved by it. */
  const byHand = useRef(false);

  const change = useCallback(
    (to: (zoom: Zoom) => Zoom) =>
      setWish((last) => {
        const now = kept(last, size, fit, least);
        const next = kept(to(now), size, fit, least);
        return next.k === now.k && next.x === now.x && next.y === now.y ? last : next;
      }),
    [size, fit, least],
  );
  const byPerson = useCallback(
    (to: (zoom: Zoom) => Zoom) => {
      byHand.current = true;
      setGlides(false);
      change(to);
    },
    [change],
  );
  const glide = useCallback(
    (to: (zoom: Zoom) => Zoom) => {
      setGlides(true);
      change(to);
    },
    [change],
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
      if (event.ctrlKey) {
        event.preventDefault();
        byPerson((now) => zoomedAt(now, Math.exp(-event.deltaY / 300), inBox(event), least));
        return;
      }
      byPerson((now) => ({ ...now, x: now.x - event.deltaX, y: now.y - event.deltaY }));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [box, byPerson, inBox, least]);

  /* From then on the board has the fingers: what lies under them is neither pressed nor opened. */
  const take = () => {
    travelled.current = Math.max(travelled.current, SLACK);
    for (const id of pointers.current.keys())
      if (!box.current?.hasPointerCapture(id)) box.current?.setPointerCapture(id);
  };
  const onPointerMove = (event: PointerEvent) => {
    const from = pointers.current.get(event.pointerId);
    if (!from) return;
    const to = inBox(event);
    const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId);
    if (!other && travelled.current < SLACK) {
      travelled.current = Math.hypot(to.x - from.x, to.y - from.y);
      if (travelled.current < SLACK) return;
    }
    take();
    pointers.current.set(event.pointerId, to);
    if (!other) {
      byPerson((now) => ({ ...now, x: now.x + to.x - from.x, y: now.y + to.y - from.y }));
      return;
    }
    const still = other[1];
    const before = Math.hypot(from.x - still.x, from.y - still.y);
    const after = Math.hypot(to.x - still.x, to.y - still.y);
    const middle = { x: (to.x + still.x) / 2, y: (to.y + still.y) / 2 };
    const drift = { x: (to.x - from.x) / 2, y: (to.y - from.y) / 2 };
    byPerson((now) => {
      const next = zoomedAt(now, after / Math.max(before, 1), middle, least);
      return { ...next, x: next.x + drift.x, y: next.y + drift.y };
    });
  };
  const forget = ({ pointerId }: PointerEvent) => pointers.current.delete(pointerId);

  return {
    zoom,
    glides,
    byHand,
    glide,
    zoomBy: (factor: number) =>
      byPerson((now) => zoomedAt(now, factor, { x: size.width / 2, y: size.height / 2 }, least)),
    moveBy: (x: number, y: number) => byPerson((now) => ({ ...now, x: now.x + x, y: now.y + y })),
    zoomTo: (k: number) =>
      byPerson((now) => zoomedAt(now, k / now.k, { x: size.width / 2, y: size.height / 2 }, least)),
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (pointers.current.size === 0) travelled.current = 0;
        pointers.current.set(event.pointerId, inBox(event));
        if (pointers.current.size > 1) take();
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
