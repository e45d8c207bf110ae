import { type Language, type Term, type TermEntry, termOf } from '@landsraad/kernel/wording';
import type { Space } from '../content/component.ts';
import { SETS } from '../content/index.ts';
import { describeSpace } from './faces.ts';
import { IMMORTALITY_WORDS } from './glossary-immortality.ts';
import { IX_WORDS } from './glossary-ix.ts';
import { WORDS } from './glossary-words.ts';

/** A word, and the box that it comes from. */
export interface ImperiumTerm extends Term {
  readonly set: string;
}

const of =
  (set: string) =>
  (term: Term): ImperiumTerm => ({ ...term, set });

export const GLOSSARY: readonly ImperiumTerm[] = [
  ...WORDS.map(termOf).map(of('base')),
  ...IX_WORDS.map(termOf).map(of('ix')),
  ...IMMORTALITY_WORDS.map(termOf).map(of('immortality')),
];

/** The spaces of the boxes as words; both languages must be spoken. */
export const spaceTerms = (): readonly ImperiumTerm[] =>
  SETS.flatMap(({ id, spaces }) => spaces.map(spaceTerm).map(of(id)));

function spaceTerm(space: Space): Term {
  return {
    id: `space/${space.id}`,
    en: spaceEntry(space, 'en'),
    fr: spaceEntry(space, 'fr'),
  };
}

function spaceEntry(space: Space, language: Language): TermEntry {
  const { name, parts } = describeSpace(space, language);
  return { term: name, definition: parts[0]!.lines.join(' ') };
}
