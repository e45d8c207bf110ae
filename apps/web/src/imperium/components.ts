import {
  cardOf,
  conflictOf,
  describeCard,
  describeConflict,
  describeIntrigue,
  describeLeader,
  describeSpace,
  describeTrack,
  FACTIONS,
  type Face,
  intrigueOf,
  isCard,
  isConflict,
  isIntrigue,
  isLeader,
  isSpace,
  leaderOf,
  spaceOf,
  trackOf,
} from '@landsraad/imperium';
import type { Language } from '@landsraad/kernel';
import type { Component } from './spots.ts';

/** A printed component in words. */
export function faceOf(component: Component, language: Language): Face {
  switch (component.kind) {
    case 'card':
      return describeCard(cardOf(component.id), language);
    case 'intrigue':
      return describeIntrigue(intrigueOf(component.id), language);
    case 'conflict':
      return describeConflict(conflictOf(component.id), language);
    case 'leader':
      return describeLeader(leaderOf(component.id), language);
    case 'space':
      return describeSpace(spaceOf(component.id), language);
    case 'track':
      return describeTrack(trackOf(component.id), language);
  }
}

const EXISTS: Readonly<Record<Component['kind'], (id: string) => boolean>> = {
  card: isCard,
  intrigue: isIntrigue,
  conflict: isConflict,
  leader: isLeader,
  space: isSpace,
  track: (id) => FACTIONS.some((faction) => faction === id),
};

/** The component of an address such as `card/chani`, or null where there is none. */
export function componentAt(kind: string | undefined, id: string | undefined): Component | null {
  if (!kind || !id || !Object.hasOwn(EXISTS, kind)) return null;
  return EXISTS[kind as Component['kind']](id) ? ({ kind, id } as Component) : null;
}

/** One name for each component, for keys and addresses: `card/chani`. */
export const keyOf = ({ kind, id }: Component): string => `${kind}/${id}`;
