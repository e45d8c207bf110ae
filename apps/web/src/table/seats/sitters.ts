import type { Seat } from '@landsraad/kernel';
import type { Language } from '@landsraad/kernel/wording';
import { bilingual } from '../../app/language.ts';
import type { Seating } from '../../games/protocol.ts';

const words = bilingual(
  {
    player: (n: number) => `Player ${n}`,
    bot: (letter: string) => `Bot ${letter}`,
  },
  {
    player: (n: number) => `Joueur ${n}`,
    bot: (letter: string) => `Bot ${letter}`,
  },
);

/** Who sits there, whatever they play: a given name, "Player 2", "Bot A"; null where nobody plays. */
export function sitterOf(seats: readonly Seating[], seat: Seat, language: Language): string | null {
  const say = words[language];
  const sitter = seats[seat];
  if (!sitter) return null;
  if (sitter.is === 'person') return sitter.name || say.player(seat + 1);
  const before = seats.slice(0, seat).filter(({ is }) => is === 'bot').length;
  return say.bot(String.fromCharCode(65 + before));
}
