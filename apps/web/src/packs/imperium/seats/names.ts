import {
  type ImperiumView,
  isLeader,
  type Leader,
  leaderInSentence,
  leaderOf,
  nameOf,
  rivalInSentence,
  rivalName,
  rivalShortName,
  shortInSentence,
  shortNameOf,
} from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import type { Language } from '@landsraad/kernel/wording';
import type { Seating } from '../../../games/protocol.ts';
import { sitterOf } from '../../../table/seats/sitters.ts';

/** Who sits there, whatever they play; beyond those who play, "Rival 1". */
export const sitterName = (seats: readonly Seating[], seat: Seat, language: Language): string =>
  sitterOf(seats, seat, language) ?? unplayedName(seats, [], seat, language);

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

/** What a sentence calls it where that differs: « le Comte », « la Maison Hagal ». */
export function seatInSentence(
  view: Pick<ImperiumView, 'options' | 'players'>,
  seats: readonly Seating[],
  seat: Seat,
  language: Language,
): string | undefined {
  if (!seats[seat]) return rivalInSentence(view, seat, language) ?? undefined;
  const leader = leaderCalled(view, seats, seat);
  return leader && leaderInSentence(leader, language);
}

/** The same by the short name: « le Baron ». */
export function shortSeatInSentence(
  view: Pick<ImperiumView, 'options' | 'players'>,
  seats: readonly Seating[],
  seat: Seat,
  language: Language,
): string | undefined {
  const { leader } = view.players[seat]!;
  const called = seats[seat]
    ? leaderCalled(view, seats, seat)
    : isLeader(leader)
      ? leaderOf(leader)
      : undefined;
  return called ? shortInSentence(called, language) : seatInSentence(view, seats, seat, language);
}

/** The Leader by whose name a seat goes; a person may have another one. */
function leaderCalled(
  { players }: Pick<ImperiumView, 'players'>,
  seats: readonly Seating[],
  seat: Seat,
): Leader | undefined {
  const sitter = seats[seat]!;
  const { leader } = players[seat]!;
  const named = sitter.is === 'person' && sitter.name;
  return !named && isLeader(leader) ? leaderOf(leader) : undefined;
}

/** What a box with little room calls it. */
export function shortSeatName(
  seats: readonly Seating[],
  leaders: readonly string[],
  seat: Seat,
  language: Language,
): string {
  const sitter = seats[seat];
  if (!sitter) return rivalShortName(unplayed(seats, leaders, seat), seat, language) ?? '';
  if (sitter.is === 'person' && sitter.name) return sitter.name;
  const leader = leaders[seat];
  return leader && isLeader(leader)
    ? shortNameOf(leaderOf(leader), language)
    : sitterName(seats, seat, language);
}

/** Beyond those who play sit the Rivals. */
function unplayed(seats: readonly Seating[], leaders: readonly string[], seat: Seat) {
  const options = { players: seats.length === 1 ? 1 : 2 } as const;
  const players = Array.from({ length: seat + 1 }, (_, at) => ({ leader: leaders[at] ?? '' }));
  return { options, players };
}

const unplayedName = (
  seats: readonly Seating[],
  leaders: readonly string[],
  seat: Seat,
  language: Language,
): string => rivalName(unplayed(seats, leaders, seat), seat, language) ?? '';
