import type { Analysis } from '@landsraad/bots/analysis';
import type { Language } from '@landsraad/kernel/wording';

interface Naming {
  readonly moment: string;
  readonly end: string;
  readonly round: (n: number) => string;
}

/** Everybody's chance where each round begins and at the end, as a table with its headings. */
export function chancesByRound(
  { standpoints }: Pick<Analysis, 'standpoints'>,
  names: readonly string[],
  { moment, end, round }: Naming,
  language: Language,
): readonly (readonly string[])[] {
  const percent = (share: number) =>
    share.toLocaleString(language, { style: 'percent', maximumFractionDigits: 0 });
  const last = standpoints.length - 1;
  const rows = standpoints.flatMap((standpoint, n) => {
    const begins = n === 0 || standpoints[n - 1]!.round !== standpoint.round;
    if (n !== last && !begins) return [];
    const where = n === last ? end : round(standpoint.round);
    return [[where, ...standpoint.chances.map(percent)]];
  });
  return [[moment, ...names], ...rows];
}
