import { useLanguage } from '../../app/language.ts';

const DAY = 86_400_000;

/** A moment that comes: the time of day, with the day where it is a later one. */
export function useTimeOf(): (moment: number) => string {
  const language = useLanguage();
  return (moment) => {
    const soon = moment - Date.now() < DAY / 2;
    return new Intl.DateTimeFormat(
      language,
      soon ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' },
    ).format(moment);
  };
}
