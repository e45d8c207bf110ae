import type { Language } from '@landsraad/kernel/wording';

export interface Report {
  readonly comment: string;
  readonly version: string;
  readonly userAgent: string;
  readonly language: Language;
}

/** The game's own file with a report beside what it holds: importing it takes up the game. */
export const reportText = (game: string, report: Report): string =>
  `${JSON.stringify({ ...JSON.parse(game), report })}\n`;
