import { type Face, faceLines } from '@landsraad/kernel/wording';
import type { Language } from '../text/text.ts';
import type { Entry, Section } from './playable.ts';

/* How a game's components enter the reference and the catalogue. */

interface Named {
  readonly name: { readonly en: string; readonly fr: string };
}

type Describe<T> = (item: T, language: Language) => Face;

/** To be looked up by its name in either language. */
export const entry =
  <T extends Named>(describe: Describe<T>, language: Language) =>
  (item: T): Entry => ({
    names: [item.name[language], item.name.en, item.name.fr],
    lines: () => faceLines(describe(item, language), language),
  });

/** To be listed with its fields and its wording in both languages. */
export function section<T>(
  heading: Section['heading'],
  items: readonly T[],
  describe: Describe<T>,
): Section {
  const worded = items.map((item) => ({ en: describe(item, 'en'), fr: describe(item, 'fr') }));
  return {
    heading,
    items: worded.map(({ en, fr }) => ({ en: faceLines(en, 'en'), fr: faceLines(fr, 'fr') })),
    json: items.map((item, i) => ({ ...item, wording: worded[i] })),
  };
}
