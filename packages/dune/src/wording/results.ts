import type { Place } from '@landsraad/kernel';
import { type Language, WRITING } from '@landsraad/kernel/wording';
import { wordingOf } from '#languages';
import { type Context, speakerOf } from './speaker.ts';

/** One line for each place, best first, with the strongholds held. */
export function wordRanking(
  ranking: readonly Place[],
  context: Context,
  language: Language,
): string[] {
  const { terms } = wordingOf(language);
  const say = speakerOf(context, language);
  return ranking.map(({ rank, seat, points }) =>
    WRITING[language].typeset(
      `${rank}. ${say.seat(seat).title}, ${terms.amount(points, 'stronghold')}`,
    ),
  );
}
