import type { Language } from '@landsraad/kernel/wording';
import type { Frame } from '../../games/log.ts';

export interface Report {
  readonly comment: string;
  readonly version: string;
  readonly userAgent: string;
  readonly language: Language;
}

/** The game's own file with a report beside what it holds: importing it takes up the game. */
export const reportText = (game: string, report: Report): string =>
  `${JSON.stringify({ ...JSON.parse(game), report })}\n`;

/** What one seat saw of a game that runs elsewhere: its position and its log, and no names. */
export function seatReportText({ snapshot, log }: Frame, report: Report): string {
  const { id, game, position, viewer, view, decision, seats } = snapshot;
  const seen = {
    table: id,
    game,
    position,
    viewer,
    seats: seats.map(({ is }) => is),
    view,
    decision,
    log,
  };
  return `${JSON.stringify({ seen, report })}\n`;
}
