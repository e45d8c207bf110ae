import { type ContentSet, SETS } from '@landsraad/imperium';
import type { Language } from '@landsraad/kernel/wording';
import { bilingual } from '../../app/language.ts';
import type { Component } from './spots.ts';

const words = bilingual(
  { base: 'Base game', ix: 'Rise of Ix', immortality: 'Immortality' },
  { base: 'Jeu de base', ix: 'L’Avènement d’Ix', immortality: 'Immortalité' },
);

/** A box, as people call it. */
export const setName = (id: string, language: Language): string =>
  words[language][id as keyof (typeof words)['en']];

/** The box that a component comes from. */
export const setOf = ({ kind, id }: Component): string =>
  SETS.find((set) => idsIn(set, kind).includes(id))!.id;

function idsIn(set: ContentSet, kind: Component['kind']): readonly string[] {
  switch (kind) {
    case 'card':
      return set.cards.map(idOf);
    case 'intrigue':
      return set.intrigue.map(idOf);
    case 'conflict':
      return set.conflicts.map(idOf);
    case 'leader':
      return set.leaders.map(idOf);
    case 'space':
      return set.spaces.map(idOf);
    case 'track':
      return set.tracks.map(({ faction }) => faction);
    case 'hagal':
      return set.hagal.map(idOf);
    case 'tile':
      return (set.tiles ?? []).map(idOf);
  }
}

const idOf = ({ id }: { readonly id: string }): string => id;
