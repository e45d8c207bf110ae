import type { Language } from '@landsraad/kernel/wording';
import type { Wording } from './wording.ts';

/* The languages of a page: each comes when somebody reads it. */

const WORDINGS: Readonly<Record<Language, () => Promise<Wording>>> = {
  en: async () => (await import('./en/index.ts')).ENGLISH,
  fr: async () => (await import('./fr/index.ts')).FRENCH,
};

const learned = new Map<Language, Wording>();

export function wordingOf(language: Language): Wording {
  const wording = learned.get(language);
  if (!wording) throw new Error(`nobody has learned '${language}' yet`);
  return wording;
}

/** Lets a language be spoken. */
export async function learn(language: Language): Promise<void> {
  learned.set(language, await WORDINGS[language]());
}
