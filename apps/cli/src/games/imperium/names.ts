import { type Context, isLeader, leaderOf } from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import type { Text } from '../../text/text.ts';

/** What a table calls its Leaders; the same in both languages. */
const SHORT: Readonly<Record<string, string>> = {
  'paul-atreides': 'Paul',
  'duke-leto-atreides': 'Leto',
  'baron-vladimir-harkonnen': 'Vladimir',
  'glossu-the-beast-rabban': 'Rabban',
  'earl-memnon-thorvald': 'Memnon',
  'countess-ariana-thorvald': 'Ariana',
  'count-ilban-richese': 'Ilban',
  'helena-richese': 'Helena',
};

/** Seats are called by their Leader, or by their number before they have one. */
export function seatNames(
  players: readonly { readonly leader: string }[],
  { play, language }: Text,
): Context {
  return {
    seatName: (seat: Seat) => {
      const leader = players[seat]?.leader ?? '';
      if (!isLeader(leader)) return play.seat(seat + 1);
      return SHORT[leader] ?? leaderOf(leader).name[language];
    },
  };
}
