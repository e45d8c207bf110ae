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
  const last = standpoints.at(-1)!;
  const row = (where: string, chances: readonly number[]) => [
    where,
    ...chances.map((chance) => percent(chance, language)),
  ];
  return [
    [moment, ...names],
    ...beginnings(standpoints)
      .filter((standpoint) => standpoint !== last)
      .map((standpoint) => row(round(standpoint.round), standpoint.chances)),
    row(end, last.chances),
  ];
}

/** Where each round begins. */
export const beginnings = (standpoints: Analysis['standpoints']): Analysis['standpoints'] =>
  standpoints.filter(({ round }, n) => standpoints[n - 1]?.round !== round);

export const percent = (share: number, language: Language): string =>
  share.toLocaleString(language, { style: 'percent', maximumFractionDigits: 0 });
