import {
  cardOf,
  conflictOf,
  hagalOf,
  intrigueOf,
  leaderOf,
  spaceOf,
  tileOf,
  trackOf,
} from '@landsraad/imperium';
import type { Component } from '../spots.ts';
import {
  CardFace,
  ConflictFace,
  HagalFace,
  IntrigueFace,
  LeaderFace,
  SpaceFace,
  TileFace,
  TrackFace,
} from './faces.tsx';
import type { FaceProps } from './state.ts';

/** The face of whatever it is. */
export function ComponentFace({
  component,
  ...lies
}: FaceProps & { readonly component: Component }) {
  switch (component.kind) {
    case 'card':
      return <CardFace card={cardOf(component.id)} {...lies} />;
    case 'intrigue':
      return <IntrigueFace intrigue={intrigueOf(component.id)} {...lies} />;
    case 'conflict':
      return <ConflictFace conflict={conflictOf(component.id)} {...lies} />;
    case 'leader':
      return <LeaderFace leader={leaderOf(component.id)} {...lies} />;
    case 'space':
      return <SpaceFace space={spaceOf(component.id)} {...lies} />;
    case 'track':
      return <TrackFace track={trackOf(component.id)} {...lies} />;
    case 'hagal':
      return <HagalFace card={hagalOf(component.id)} {...lies} />;
    case 'tile':
      return <TileFace tile={tileOf(component.id)} {...lies} />;
  }
}
