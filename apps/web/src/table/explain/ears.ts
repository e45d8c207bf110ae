import { neighboursOf, type Pointed, pointedAt, thingAt } from './pointed.ts';

/** Milliseconds: pointing, holding, and on the way from a thing to its preview. */
const POINTS = 250;
const HOLDS = 350;
const LEAVES = 140;
/** A finger never rests quite still; one that goes so far means the neighbour. */
const SLACK = 8;
const SWIPE = 48;

/** `hold`: it stays until it is closed, with what can be done about it. */
export type How = 'point' | 'focus' | 'hold';

export interface Shown extends Pointed {
  readonly how: How;
}

/** On the preview itself, which is pointed at to be read. */
export const PREVIEW = 'data-preview';

export interface Ears {
  readonly close: () => void;
  /** To a neighbour of what is shown. */
  readonly step: (by: -1 | 1) => void;
  readonly stop: () => void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * What is pointed at, focused or held anywhere in the page: one pair of ears for all of it, as what
 * can be previewed is only marked. `wanted` says whether pointing and focus mean anything.
 */
export function listen(tell: (shown: Shown | null) => void, wanted: () => boolean): Ears {
  let shown: Shown | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over: Element | null = null;
  let at: Point = { x: 0, y: 0 };
  /** Until the pointer has left the place where it was pressed, it asks nothing more. */
  let pressed: Point | null = null;
  let held = false;

  const show = (next: Shown | null) => {
    if (next === shown) return;
    shown = next;
    tell(next);
  };
  const later = (wait: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, wait);
  };
  const close = () => {
    clearTimeout(timer);
    over = null;
    show(null);
  };
  const closeIf = (how: How) => shown?.how === how && show(null);
  const step = (by: -1 | 1) => {
    if (!shown?.thing) return;
    const all = neighboursOf(shown.anchor);
    const next = all[all.indexOf(shown.anchor) + by];
    const found = next && thingAt(next);
    if (found) show({ ...found, icon: null, how: shown.how });
  };

  /** The icon under a pointer that moves on what is shown already. */
  const refine = (scope: Element) => {
    if (!shown) return;
    const icon = pointedAt(scope, at.x, at.y)?.icon ?? null;
    if (icon?.element !== shown.icon?.element) show({ ...shown, icon });
  };
  const point = (target: Element) => {
    const anchor = thingAt(target)?.anchor ?? null;
    if (anchor && anchor === over) return refine(target);
    over = anchor;
    if (!anchor && shown?.how === 'point') later(LEAVES, () => closeIf('point'));
    else
      later(POINTS, () => {
        const found = target.isConnected ? pointedAt(target, at.x, at.y) : null;
        if (found) show({ ...found, how: 'point' });
        else closeIf('point');
      });
  };

  const onMove = ({ pointerType, buttons, target, clientX: x, clientY: y }: PointerEvent) => {
    // Whoever moves a finger holds nothing, and whoever drags something asks nothing.
    if (pressed && !held && distance(pressed, { x, y }) > SLACK && buttons > 0) clearTimeout(timer);
    if (pointerType === 'touch' || buttons > 0 || !(target instanceof Element)) return;
    if (pressed && distance(pressed, { x, y }) < SLACK) return;
    pressed = null;
    at = { x, y };
    const preview = target.closest(`[${PREVIEW}]`);
    if (preview) {
      clearTimeout(timer);
      refine(target);
    } else if (wanted()) point(target);
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || target.closest(`[${PREVIEW}]`)) return;
    const found = wanted() && target.matches(':focus-visible') ? thingAt(target) : null;
    if (found) show({ ...found, icon: null, how: 'focus' });
  };
  const onDown = (event: PointerEvent) => {
    const { target, pointerType, isPrimary, clientX: x, clientY: y } = event;
    if (!(target instanceof Element) || target.closest(`[${PREVIEW}]`)) return;
    held = false;
    pressed = { x, y };
    close();
    const found = pointerType === 'mouse' || !isPrimary ? null : thingAt(target);
    if (!found) return;
    later(HOLDS, () => {
      held = true;
      // What the finger would move stays where it is.
      const { pointerId } = event;
      target.dispatchEvent(
        new PointerEvent('pointercancel', { pointerId, pointerType, isPrimary, bubbles: true }),
      );
      show({ ...found, icon: null, how: 'hold' });
    });
  };
  const onTouchMove = (event: TouchEvent) => {
    const touch = event.touches[0];
    if (!pressed || !touch) return;
    const to = { x: touch.clientX, y: touch.clientY };
    if (!held) {
      if (distance(pressed, to) > SLACK) clearTimeout(timer);
      return;
    }
    if (event.cancelable) event.preventDefault();
    const by = to.x - pressed.x;
    if (Math.abs(by) < SWIPE) return;
    pressed = to;
    step(by < 0 ? 1 : -1);
  };
  const onUp = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' && !held) clearTimeout(timer);
  };
  /** The click that ends a hold means nothing, and neither does the browser's own menu. */
  const onClick = (event: Event) => {
    if (!held || (event.target as Element).closest(`[${PREVIEW}]`)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'click') held = false;
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !shown) return;
    // The preview lies on top: what is below it stays.
    event.stopPropagation();
    close();
  };
  const onScroll = ({ target }: Event) => {
    if (shown && shown.how !== 'hold' && target instanceof Node && target.contains(shown.anchor))
      close();
  };

  const ears = new AbortController();
  const { signal } = ears;
  document.addEventListener('pointermove', onMove, { signal, passive: true });
  document.addEventListener('focusin', onFocus, { signal });
  document.addEventListener('focusout', () => closeIf('focus'), { signal });
  document.addEventListener('pointerdown', onDown, { signal, capture: true });
  document.addEventListener('pointerup', onUp, { signal, capture: true });
  document.addEventListener('touchmove', onTouchMove, { signal, passive: false });
  document.addEventListener('click', onClick, { signal, capture: true });
  document.addEventListener('contextmenu', onClick, { signal, capture: true });
  document.addEventListener('keydown', onKey, { signal, capture: true });
  document.addEventListener('scroll', onScroll, { signal, capture: true, passive: true });
  return {
    close,
    step,
    stop: () => {
      clearTimeout(timer);
      ears.abort();
    },
  };
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
