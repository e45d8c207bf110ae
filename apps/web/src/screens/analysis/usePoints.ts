import { useLanguage } from '../../app/language.ts';

interface Points {
  /** Points of a hundred. */
  readonly points: (chance: number) => string;
  readonly signed: (chance: number) => string;
}

export function usePoints(): Points {
  const language = useLanguage();
  const points = (chance: number) =>
    (100 * chance).toLocaleString(language, { maximumFractionDigits: 0 });
  return { points, signed: (chance) => (chance > 0 ? `+${points(chance)}` : points(chance)) };
}
