import type { Language, Term } from '@landsraad/kernel/wording';
import { plainWords } from '@landsraad/rulebook';

export const otherThan = (language: Language): Language => (language === 'en' ? 'fr' : 'en');

/** Those that have these words, in the order of the language's alphabet. */
export function termsFor(terms: readonly Term[], wanted: string, language: Language): Term[] {
  const words = plainWords(wanted).split(' ').filter(Boolean);
  const { compare } = new Intl.Collator(language);
  const fits = ({ en, fr }: Term): boolean => {
    const said = plainWords([en.term, fr.term, (language === 'en' ? en : fr).definition].join(' '));
    return words.every((word) => said.includes(word));
  };
  return terms.filter(fits).toSorted((a, b) => compare(a[language].term, b[language].term));
}

/** Under its first letter, accents aside. */
export function byLetter(
  terms: readonly Term[],
  language: Language,
): (readonly [string, Term[]])[] {
  const groups = new Map<string, Term[]>();
  for (const term of terms) {
    const letter = plainWords(term[language].term).charAt(0).toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), term]);
  }
  return [...groups];
}

/** What stands after `#` in the address of a term. */
export const anchorOf = ({ id }: Term): string => id.replace('/', '-');
