import type { Language } from '@landsraad/kernel/wording';
import type { ModuleId } from '../ids.ts';
import { ENGLISH } from './en/index.ts';
import * as enIx from './en/ix.ts';
import { FRENCH } from './fr/index.ts';
import * as frIx from './fr/ix.ts';
import { type SaidBy, spoken, withModule } from './modules.ts';
import type { Wording } from './wording.ts';

/* Both languages, with all that is in the box; a page takes `languages-fetched.ts` instead. */

const IX: Readonly<Record<Language, SaidBy<typeof enIx>>> = { en: enIx, fr: frIx };

const WORDINGS: Readonly<Record<Language, Wording>> = {
  en: spoken(withModule(ENGLISH, IX.en)),
  fr: spoken(withModule(FRENCH, IX.fr)),
};

export const wordingOf = (language: Language): Wording => WORDINGS[language];

/** Lets a language be spoken, of these modules too: it is already. */
export const learn = async (_: Language, __: readonly ModuleId[]): Promise<void> => undefined;
