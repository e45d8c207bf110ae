import { useSettings } from '../../app/settings.ts';

/* Cards that go from one place on the table to another, where motion is wanted. */

const LONG = 300;
/** Cards that are dealt come one after the other. */
const BETWEEN = 60;
const EASING = 'cubic-bezier(0.3, 0.1, 0.2, 1)';

export const isMoving = (): boolean =>
  document.documentElement.dataset.motion !== 'none' && useSettings.getState().pace !== 'instant';

/** From the middle of one to the middle of another, as large as it. */
function across(from: DOMRect, to: DOMRect): string {
  const x = to.x + to.width / 2 - (from.x + from.width / 2);
  const y = to.y + to.height / 2 - (from.y + from.height / 2);
  return `translate(${x}px, ${y}px) scale(${Math.min(1, to.width / from.width)})`;
}

/** Has what lies there already come from elsewhere, the `n`th of several. */
export function flyIn(card: Element, from: Element, n: number): void {
  const there = across(card.getBoundingClientRect(), from.getBoundingClientRect());
  card.animate(
    { transform: [there, 'none'], opacity: [0, 1] },
    { id: 'dealt', duration: LONG, delay: n * BETWEEN, easing: EASING, fill: 'backwards' },
  );
}

/** What is no longer there, and where it lay. */
export interface Gone {
  readonly card: Element;
  readonly rect: DOMRect;
}

/** Has it go to where it is now: a picture of it, as it is there no more. */
export function flyOut({ card, rect }: Gone, to: Element): void {
  const picture = card.cloneNode(true) as HTMLElement;
  for (const spot of picture.querySelectorAll('[data-spot]')) spot.removeAttribute('data-spot');
  picture.inert = true;
  picture.ariaHidden = 'true';
  Object.assign(picture.style, {
    position: 'fixed',
    zIndex: 'var(--layer-popup)',
    top: `${rect.y}px`,
    left: `${rect.x}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
  });
  document.body.append(picture);
  const flight = picture.animate(
    { transform: ['none', across(rect, to.getBoundingClientRect())], opacity: [1, 0.2] },
    { id: 'taken', duration: LONG, easing: EASING },
  );
  const land = () => picture.remove();
  flight.finished.then(land, land);
}
