import type { GameSummary } from '../../games/protocol.ts';

/** What can go on stands first, then what is over; the last played first. */
export const ordered = (games: readonly GameSummary[]): GameSummary[] =>
  games.toSorted((a, b) => Number(a.over) - Number(b.over) || b.played - a.played);

/** The game to go on with: the last one played that is not over, nor of a chapter that was won. */
export const lastOpen = (
  games: readonly GameSummary[],
  learned: readonly string[],
): GameSummary | null =>
  ordered(games).find(({ over, guide }) => !over && !learned.includes(String(guide))) ?? null;

/** The seat a summary is about: the first person, or the first bot where only bots play. */
export const ownSeat = ({ seats }: Pick<GameSummary, 'seats'>): number =>
  Math.max(
    0,
    seats.findIndex(({ is }) => is === 'person'),
  );
