import type { Language } from '@landsraad/kernel/wording';
import { ENGLISH } from './en/index.ts';
import { FRENCH } from './fr/index.ts';
import type { Wording } from './wording.ts';

/* Both languages; a page takes `languages-fetched.ts` instead. */

const WORDINGS: Readonly<Record<Language, Wording>> = { en: ENGLISH, fr: FRENCH };

export const wordingOf = (language: Language): Wording => WORDINGS[language];

/** Lets a language be spoken: it is already. */
export const learn = async (_: Language): Promise<void> => undefined;
