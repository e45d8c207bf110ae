import type { DuneView, LeaderId } from '@landsraad/dune';
import type { Language } from '@landsraad/kernel/wording';
import { words } from './words.ts';

/** Why a leader cannot fight now, as far as the viewer knows; null for one who can. */
export function leaderNote(
  { leaders }: DuneView,
  leader: LeaderId,
  language: Language,
): string | null {
  const { status, usedIn } = leaders[leader]!;
  const say = words[language];
  if (status === 'tanks') return say.inTanks;
  if (status === 'captured') return say.captured;
  if (status === 'unknown') return say.unknown;
  return usedIn === null ? null : say.usedIn;
}
