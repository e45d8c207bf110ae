import { GLOSSARY, type ImperiumTerm, SETS, spaceTerms } from '@landsraad/imperium';
import type { Language, Term, TermEntry } from '@landsraad/kernel/wording';
import type { IconName } from '../../../icons/paths.tsx';
import type { Glossary } from '../../pack.ts';
import { explained, iconOfTerm, OWN_WORDS } from '../icons/list.ts';
import { setName } from '../sets.ts';
import { words } from './words.ts';

export const glossary: Glossary = {
  terms: [
    ...GLOSSARY,
    ...spaceTerms(),
    ...OWN_WORDS.map(
      (icon): ImperiumTerm => ({
        id: `icon/${icon}`,
        en: entryOf(icon, 'en'),
        fr: entryOf(icon, 'fr'),
        set: explained(icon, 'en')!.rule.startsWith('IX-') ? 'ix' : 'base',
      }),
    ),
  ],
  sets: SETS.map(({ id }) => id),
  setName,
  setOf: (term: Term) => (term as ImperiumTerm).set,
  iconOf: ({ id }) => (id.startsWith('icon/') ? (id.slice(5) as IconName) : iconOfTerm(id)),
  /** `space/arrakeen` has a page of its own. */
  pageOf: ({ id }, language) =>
    id.startsWith('space/') ? { href: `/cards/${id}`, text: words[language].space } : null,
};

function entryOf(icon: IconName, language: Language): TermEntry {
  const { name, sentence } = explained(icon, language)!;
  return { term: name, definition: sentence };
}
