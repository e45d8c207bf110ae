import type { KeyboardEvent } from 'react';
import { stepTo } from './keys.ts';

/** Arrows, Home and End move between the buttons of a row; Tab still reaches each of them. */
export function onArrows(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(
      'button[data-stop], [data-spot] > button:first-child',
    ),
  ];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  const next = stepTo(event.key, at, buttons.length);
  if (next === null) return;
  event.preventDefault();
  buttons[next]!.focus();
}
