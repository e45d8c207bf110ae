import { isLeader, leaderOf, nameOf, rivalName } from '@landsraad/imperium';
import type { Language, Seat } from '@landsraad/kernel';
import { bilingual } from '../../../app/language.ts';
import type { Seating } from '../../../games/protocol.ts';

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

/** Who sits there, whatever they play: a given name, "Player 2", "Bot A", "Rival 1". */
export function sitterName(seats: readonly Seating[], seat: Seat, language: Language): string {
  const say = words[language];
  const sitter = seats[seat];
  if (!sitter) return unplayedName(seats, [], seat, language);
  if (sitter.is === 'person') return sitter.name || say.player(seat + 1);
  const before = seats.slice(0, seat).filter(({ is }) => is === 'bot').length;
  return say.bot(String.fromCharCode(65 + before));
}

/** What the table calls a seat: the name a person gave, else the Leader's. */
export function seatName(
  seats: readonly Seating[],
  leaders: readonly string[],
  seat: Seat,
  language: Language,
): string {
  const sitter = seats[seat];
  if (!sitter) return unplayedName(seats, leaders, seat, language);
  if (sitter.is === 'person' && sitter.name) return sitter.name;
  const leader = leaders[seat];
  return leader && isLeader(leader)
    ? nameOf(leaderOf(leader), language)
    : sitterName(seats, seat, language);
}

/** Beyond those who play sit the Rivals. */
function unplayedName(
  seats: readonly Seating[],
  leaders: readonly string[],
  seat: Seat,
  language: Language,
): string {
  const options = { players: seats.length === 1 ? 1 : 2 } as const;
  const players = Array.from({ length: seat + 1 }, (_, at) => ({ leader: leaders[at] ?? '' }));
  return rivalName({ options, players }, seat, language) ?? '';
}
