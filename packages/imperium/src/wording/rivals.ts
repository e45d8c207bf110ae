import type { Language, Seat } from '@landsraad/kernel';
import { leaderOf } from '../content/index.ts';
import type { ImperiumView } from '../view.ts';
import { wordingOf } from './languages.ts';

/** Who sits where nobody plays: a Rival by its Leader, or House Hagal; null for a person's seat. */
export function rivalName(
  { options, players }: Pick<ImperiumView, 'options' | 'players'>,
  seat: Seat,
  language: Language,
): string | null {
  if (seat < options.players) return null;
  const { leader } = players[seat]!;
  return leader ? leaderOf(leader).name[language] : wordingOf(language).terms.rival(options, seat);
}
