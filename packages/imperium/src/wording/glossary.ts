import { type Language, type Term, type TermEntry, termOf } from '@landsraad/kernel/wording';
import type { Space } from '../content/component.ts';
import { allOf } from '../content/index.ts';
import { describeSpace } from './faces.ts';
import { WORDS } from './glossary-words.ts';

export const GLOSSARY: readonly Term[] = [
  ...WORDS.map(termOf),
  ...allOf('spaces').map((space) => ({
    id: `space/${space.id}`,
    en: spaceEntry(space, 'en'),
    fr: spaceEntry(space, 'fr'),
  })),
];

function spaceEntry(space: Space, language: Language): TermEntry {
  const { name, parts } = describeSpace(space, language);
  return { term: name, definition: parts[0]!.lines.join(' ') };
}
