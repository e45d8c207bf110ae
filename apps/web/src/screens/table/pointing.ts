import type { Component, Spot } from '../../imperium/spots.ts';
import { componentsIn, type Told } from './story.ts';

/* The log, an option or a hint points at the table: a mark on what is there, without drawing anew. */

const MARK = 'data-pointed';

export function pointAt(spots: Iterable<Spot>): void {
  for (const element of document.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK);
  for (const spot of spots)
    for (const element of document.querySelectorAll(`[data-spot="${CSS.escape(spot)}"]`))
      element.setAttribute(MARK, '');
}

/** Where a component may lie on the table. */
export function spotsOf({ kind, id }: Component): Spot[] {
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
