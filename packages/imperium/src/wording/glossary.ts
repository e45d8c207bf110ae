import { type Language, WRITING } from '@landsraad/kernel';
import type { Space } from '../content/component.ts';
import { BASE } from '../content/index.ts';
import { describeSpace } from './faces.ts';
import { WORDS } from './glossary-words.ts';

/** A word of the game in both languages, with a line that says what it is. */
export interface Term {
  readonly id: string;
  readonly en: Entry;
  readonly fr: Entry;
}

interface Entry {
  readonly term: string;
  readonly definition: string;
}

export const GLOSSARY: readonly Term[] = [
  ...WORDS.map(([id, en, fr]) => ({ id, en: entry('en', ...en), fr: entry('fr', ...fr) })),
  ...BASE.spaces.map((space) => ({
    id: `space/${space.id}`,
    en: spaceEntry(space, 'en'),
    fr: spaceEntry(space, 'fr'),
  })),
];

function entry(language: Language, term: string, definition: string): Entry {
  const { typeset } = WRITING[language];
  return { term: typeset(term), definition: typeset(definition) };
}

function spaceEntry(space: Space, language: Language): Entry {
  const { name, parts } = describeSpace(space, language);
  return { term: name, definition: parts[0]!.lines.join(' ') };
}
