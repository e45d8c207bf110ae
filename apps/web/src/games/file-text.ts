import type { GameState, MatchRecord } from '@landsraad/kernel';
import type { Seating } from './protocol.ts';

export interface GameFile {
  readonly record: MatchRecord<GameState>;
  readonly seats: readonly Seating[];
  readonly guide: boolean | string;
  readonly practice?: boolean;
}

/**
 * The saved match that the terminal reads, with the seating as it wants it, and what only this
 * client knows beside it.
 */
export function fileText({ record, seats, guide, practice }: GameFile): string {
  const bots = seats.map((seating) => (seating.is === 'bot' ? seating.bot : ''));
  const seating = { seat: Math.max(0, bots.indexOf('')), bots };
  const table = { seats, guide, ...(practice && { practice }) };
  return `${JSON.stringify({ ...record, seating, table })}\n`;
}
