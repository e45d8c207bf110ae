import type { Language } from '@landsraad/kernel/wording';
import type { ModuleId } from '../ids.ts';
import { type BaseWording, type ModuleWording, spoken, withModule } from './modules.ts';
import type { Wording } from './wording.ts';

/* The languages of a page: each comes when somebody reads it, and what it says of a module with that. */

const BASES: Readonly<Record<Language, () => Promise<BaseWording>>> = {
  en: async () => (await import('./en/index.ts')).ENGLISH,
  fr: async () => (await import('./fr/index.ts')).FRENCH,
};

const MODULES: Readonly<Record<ModuleId, Record<Language, () => Promise<ModuleWording>>>> = {
  ix: { en: () => import('./en/ix.ts'), fr: () => import('./fr/ix.ts') },
  immortality: {
    en: () => import('./en/immortality.ts'),
    fr: () => import('./fr/immortality.ts'),
  },
};

const learned = new Map<Language, Wording>();

export function wordingOf(language: Language): Wording {
  const wording = learned.get(language);
  if (!wording) throw new Error(`nobody has learned '${language}' yet`);
  return wording;
}

/** Lets a language be spoken, of these modules too. */
export async function learn(language: Language, modules: readonly ModuleId[]): Promise<void> {
  const [base, ...parts] = await Promise.all([
    BASES[language](),
    ...modules.map((id) => MODULES[id][language]()),
  ] as const);
  const before = learned.get(language) ?? base;
  learned.set(language, spoken(parts.reduce<BaseWording>(withModule, before)));
}
