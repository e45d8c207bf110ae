import { languageOf } from '@landsraad/kernel/wording';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Language, Text } from './text.ts';

const TEXTS: Readonly<Record<Language, Text>> = { en, fr };

export const textIn = (language: Language): Text => TEXTS[language];

/** `--lang` wherever it stands, else the locale; needed before anything else can be said. */
export function chosenLanguage(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Language {
  const at = argv.indexOf('--lang');
  const inline = argv.find((word) => word.startsWith('--lang='))?.slice('--lang='.length);
  const asked = inline ?? (at >= 0 ? argv[at + 1] : undefined);
  return languageOf(asked ?? (env.LC_ALL || env.LC_MESSAGES || env.LANG));
}
