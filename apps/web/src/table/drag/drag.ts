import type { Spot } from '../spots.ts';
import styles from './Drag.module.css';

/** A thing that is held over the table. */
export interface Drag {
  readonly from: Spot;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  /** It has left its place. */
  readonly lifted: boolean;
  /** Moves it, and marks what it would be laid on. */
  follow(event: PointerEvent, over: Element | null): void;
  /** Back to its place. */
  lay(): void;
}

/** Nearer than this it was only pressed. */
const FAR = 10;

export const isFar = ({ x, y }: Drag, { clientX, clientY }: PointerEvent): boolean =>
  Math.hypot(clientX - x, clientY - y) >= FAR;

const OVER = 'data-over';

/** Null where nothing lies that can be taken. */
export function begin({ target, pointerId, clientX, clientY }: PointerEvent): Drag | null {
  const source = (target as Element).closest<HTMLElement>('[data-takes][data-spot]');
  if (!source) return null;
  let shade: HTMLElement | null = null;
  const mark = (over: Element | null) => {
    for (const element of document.querySelectorAll(`[${OVER}]`)) element.removeAttribute(OVER);
    over?.setAttribute(OVER, '');
  };
  return {
    from: source.dataset.spot!,
    pointer: pointerId,
    x: clientX,
    y: clientY,
    get lifted() {
      return shade !== null;
    },
    follow(event, over) {
      shade ??= shadeOf(source);
      shade.style.translate = `${event.clientX - clientX}px ${event.clientY - clientY}px`;
      mark(over);
    },
    lay() {
      mark(null);
      if (!shade) return;
      shade.remove();
      // What was dragged was not pressed.
      addEventListener('click', swallow, { capture: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    },
  };
}

const swallow = (event: Event): void => {
  event.stopPropagation();
  event.preventDefault();
};

/** What follows the hand: a picture of the thing, over everything. */
function shadeOf(source: HTMLElement): HTMLElement {
  const { left, top, width, height } = source.getBoundingClientRect();
  const shade = source.cloneNode(true) as HTMLElement;
  shade.removeAttribute('data-spot');
  shade.classList.add(styles.shade!);
  shade.inert = true;
  Object.assign(shade.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  document.body.append(shade);
  return shade;
}
