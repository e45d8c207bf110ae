import type { Language } from '@landsraad/kernel';

const UNITS = [
  ['minute', 60_000],
  ['hour', 3_600_000],
  ['day', 86_400_000],
] as const;

/** "5 minutes ago"; a date when it is more than a week. */
export function when(time: number, now: number, language: Language): string {
  const past = Math.max(0, now - time);
  if (past > 7 * 86_400_000)
    return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(time);
  const [unit, length] = UNITS.findLast(([, size]) => past >= size) ?? (['second', 1000] as const);
  const count = unit === 'second' ? 0 : Math.floor(past / length);
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-count, unit);
}
