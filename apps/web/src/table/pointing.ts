import type { ImperiumOption } from '@landsraad/imperium';
import type { ImperiumAsked as Asked, Component } from '../packs/imperium/spots.ts';
import { componentOf, componentsIn, type Told } from '../packs/imperium/table/story.ts';
import type { Spot } from './spots.ts';

/* The log, an option or a hint points at the table: a mark on what is there, without drawing anew. */

const MARK = 'data-pointed';

export function pointAt(spots: Iterable<Spot>): void {
  for (const element of document.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK);
  for (const spot of spots)
    for (const element of document.querySelectorAll(`[data-spot="${CSS.escape(spot)}"]`))
      element.setAttribute(MARK, '');
}

/** Where a component may lie on the table. */
function spotsOf({ kind, id }: Component): Spot[] {
  switch (kind) {
    case 'space':
      return [`space:${id}`];
    case 'track':
      return [`faction:${id}`];
    case 'intrigue':
      return [`intrigue:${id}`];
    case 'card':
      return [`row:${id}`, `reserve:${id}`, `hand:${id}`, `play:${id}`, `set-aside:${id}`];
    case 'leader':
      return [`leader:${id}`];
    default:
      return [];
  }
}

export const spotsIn = (event: Told): Spot[] => componentsIn(event).flatMap(spotsOf);

/** What an option is about, to be opened large. */
export function optionComponent(option: ImperiumOption): Component | null {
  switch (option.type) {
    case 'card':
    case 'card-in-zone':
    case 'acquire':
      return { kind: 'card', id: option.card };
    case 'space':
    case 'placed-agent':
      return { kind: 'space', id: option.space };
    case 'intrigue':
      return { kind: 'intrigue', id: option.intrigue };
    case 'faction':
      return { kind: 'track', id: option.faction };
    case 'leader':
      return { kind: 'leader', id: option.leader };
    case 'effect':
      return componentOf(option.source);
    default:
      return null;
  }
}

/** The component of the option in the panel that has the focus. */
export function focusedComponent(decision: Asked): Component | null {
  if (!('options' in decision)) return null;
  const id = document.activeElement?.closest<HTMLElement>('[data-option]')?.dataset.option;
  const option = decision.options.find((one) => one.id === id);
  return option ? optionComponent(option) : null;
}
