import type { Language } from '@landsraad/kernel/wording';
import { ENGLISH } from './en/index.ts';
import { FRENCH } from './fr/index.ts';
import type { Wording } from './wording.ts';

const WORDINGS: Readonly<Record<Language, Wording>> = { en: ENGLISH, fr: FRENCH };

export const wordingOf = (language: Language): Wording => WORDINGS[language];
