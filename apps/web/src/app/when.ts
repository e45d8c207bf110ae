import type { Language } from '@landsraad/kernel/wording';

const UNITS = [
  ['minute', 60_000],
  ['hour', 3_600_000],
  ['day', 86_400_000],
] as const;

const JUST_NOW: Readonly<Record<Language, string>> = { en: 'just now', fr: 'à l’instant' };

const ON: Readonly<Record<Language, string>> = { en: 'on', fr: 'le' };

/** "5 minutes ago"; "on 3 March" when it is more than a week. */
export function when(time: number, now: number, language: Language): string {
  const past = Math.max(0, now - time);
  if (past > 7 * 86_400_000)
    return `${ON[language]} ${new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(time)}`;
  const found = UNITS.findLast(([, length]) => past >= length);
  if (!found) return JUST_NOW[language];
  const [unit, length] = found;
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(
    -Math.floor(past / length),
    unit,
  );
}
