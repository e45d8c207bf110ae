export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language for a locale such as `fr-CA` or `fr_FR.UTF-8`; English for all others. */
export function languageOf(locale: string | undefined): Language {
  return locale?.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}
