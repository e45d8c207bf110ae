import type { Language } from '@landsraad/kernel/wording';
import type { ModuleId } from '../ids.ts';
import * as enImmortality from './en/immortality.ts';
import { ENGLISH } from './en/index.ts';
import * as enIx from './en/ix.ts';
import * as frImmortality from './fr/immortality.ts';
import { FRENCH } from './fr/index.ts';
import * as frIx from './fr/ix.ts';
import { type SaidBy, spoken, withModule } from './modules.ts';
import type { Wording } from './wording.ts';

/* Both languages, with all that is in the box; a page takes `languages-fetched.ts` instead. */

const IX: Readonly<Record<Language, SaidBy<typeof enIx>>> = { en: enIx, fr: frIx };
const IMMORTALITY: Readonly<Record<Language, SaidBy<typeof enImmortality>>> = {
  en: enImmortality,
  fr: frImmortality,
};

const WORDINGS: Readonly<Record<Language, Wording>> = {
  en: spoken(withModule(withModule(ENGLISH, IX.en), IMMORTALITY.en)),
  fr: spoken(withModule(withModule(FRENCH, IX.fr), IMMORTALITY.fr)),
};

export const wordingOf = (language: Language): Wording => WORDINGS[language];

/** Lets a language be spoken, of these modules too: it is already. */
export const learn = async (_: Language, __: readonly ModuleId[]): Promise<void> => undefined;
