import type { Place } from '@landsraad/kernel';
import { type Language, WRITING } from '@landsraad/kernel/wording';
import { wordingOf } from '#languages';
import type { Context } from './speaker.ts';
import { TIE_BREAKS } from './wording.ts';

/** One line for each place, best first, with the tie-break that put it above the next. */
export function wordRanking(
  ranking: readonly Place[],
  { seatName }: Context,
  language: Language,
): string[] {
  const { results, terms } = wordingOf(language);
  const { typeset } = WRITING[language];
  return ranking.map(({ rank, seat, points, tieBreak }) => {
    const known = TIE_BREAKS.find((name) => name === tieBreak);
    const why = known ? ` (${results.tieBreaks[known]})` : '';
    return typeset(`${rank}. ${seatName(seat)}, ${terms.amount(points, 'vp')}${why}`);
  });
}
