import { type Language, WRITING } from '@landsraad/kernel/wording';
import { useSettings } from './settings.ts';

/** Words of the interface: a text, a sentence made from arguments, or a group of those. */
type Words = { readonly [key: string]: string | ((...args: never[]) => string) | Words };

/** The same keys with other texts: a missing or a superfluous one is a type error. */
type SameShape<W> = {
  readonly [K in keyof W]: W[K] extends string
    ? string
    : W[K] extends (...args: infer A) => string
      ? (...args: A) => string
      : SameShape<W[K]>;
};

export type Bilingual<W> = Readonly<Record<Language, SameShape<W>>>;

/** The words of one screen in both languages, set as their printers want. They stand beside it, in `words.ts`. */
export function bilingual<const W extends Words>(en: W, fr: SameShape<W>): Bilingual<W> {
  return {
    en: typeset(en, WRITING.en.typeset) as SameShape<W>,
    fr: typeset(fr as Words, WRITING.fr.typeset) as SameShape<W>,
  };
}

function typeset(words: Words, set: (text: string) => string): Words {
  const entries = Object.entries(words).map(([key, word]) => {
    if (typeof word === 'string') return [key, set(word)];
    if (typeof word === 'function') return [key, (...args: never[]) => set(word(...args))];
    return [key, typeset(word, set)];
  });
  return Object.fromEntries(entries);
}

export const useLanguage = (): Language => useSettings((settings) => settings.language);

export const useWords = <W>(words: Bilingual<W>): SameShape<W> => words[useLanguage()];

const fetches: ((language: Language) => Promise<unknown>)[] = [];

/** Something that must be there before the page speaks another language. */
export const beforeLanguage = (fetch: (language: Language) => Promise<unknown>): void =>
  void fetches.push(fetch);

/** As soon as all that was said can be said in it. */
export async function changeLanguage(language: Language): Promise<void> {
  // What did not come is asked for again by whoever shows it.
  await Promise.allSettled(fetches.map((fetch) => fetch(language)));
  useSettings.setState({ language });
}
