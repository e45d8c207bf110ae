import {
  type Card,
  type Conflict,
  cardOf,
  conflictOf,
  describeCard,
  describeConflict,
  describeHagal,
  describeIntrigue,
  describeLeader,
  describeSpace,
  describeTile,
  describeTrack,
  FACTIONS,
  type Face,
  type HagalCard,
  hagalOf,
  type InfluenceTrack,
  type Intrigue,
  intrigueOf,
  isCard,
  isConflict,
  isHagal,
  isIntrigue,
  isLeader,
  isSpace,
  isTile,
  type Leader,
  leaderOf,
  nameOf,
  type Source,
  type Space,
  spaceOf,
  type Tile,
  tileOf,
  trackOf,
} from '@landsraad/imperium';
import type { Language } from '@landsraad/kernel/wording';
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
    case 'hagal':
      return describeHagal(hagalOf(component.id), language);
    case 'tile':
      return describeTile(tileOf(component.id), language);
  }
}

/** Its name alone, which is asked for far more often than the rest. */
export const componentName = (component: Component, language: Language): string =>
  nameOf(printedOf(component), language);

/** The component as data. */
export function printedOf(
  component: Component,
): Card | Intrigue | Conflict | Leader | Space | InfluenceTrack | HagalCard | Tile {
  switch (component.kind) {
    case 'card':
      return cardOf(component.id);
    case 'intrigue':
      return intrigueOf(component.id);
    case 'conflict':
      return conflictOf(component.id);
    case 'leader':
      return leaderOf(component.id);
    case 'space':
      return spaceOf(component.id);
    case 'track':
      return trackOf(component.id);
    case 'hagal':
      return hagalOf(component.id);
    case 'tile':
      return tileOf(component.id);
  }
}

const EXISTS: Readonly<Record<Component['kind'], (id: string) => boolean>> = {
  card: isCard,
  intrigue: isIntrigue,
  conflict: isConflict,
  leader: isLeader,
  space: isSpace,
  track: (id) => FACTIONS.some((faction) => faction === id),
  hagal: isHagal,
  tile: isTile,
};

/** The component of an address such as `card/chani`, or null where there is none. */
export function componentAt(kind: string | undefined, id: string | undefined): Component | null {
  if (!kind || !id || !Object.hasOwn(EXISTS, kind)) return null;
  return EXISTS[kind as Component['kind']](id) ? ({ kind, id } as Component) : null;
}

/** The component that an effect comes from; null for what has no face here. */
export function componentOf(source: Source): Component | null {
  switch (source.type) {
    case 'card':
      return { kind: 'card', id: source.card };
    case 'space':
      return { kind: 'space', id: source.space };
    case 'leader':
      return { kind: 'leader', id: source.leader };
    case 'intrigue':
      return { kind: 'intrigue', id: source.intrigue };
    case 'track':
      return { kind: 'track', id: source.faction };
    case 'conflict':
      return { kind: 'conflict', id: source.conflict };
    case 'tile':
      return { kind: 'tile', id: source.tile };
    case 'shipping':
    case 'research':
    case 'tleilaxu':
      return null;
  }
}
