import type { Agreement } from '../../pack.ts';
import { words } from './words.ts';

/** A table of Imperium on a server. */
export const agreement: Agreement = {
  termsOf(seats, { pointsToWin, leaderMode }, language) {
    const { players, points, leaders } = words[language];
    return [
      players(seats),
      points(Number(pointsToWin ?? 10)),
      leaders[leaderMode === 'pick' ? 'pick' : 'random'],
    ];
  },
  /** House Hagal sits at a table for two, and in nobody's seat. */
  unplayed(seats, language) {
    const { hagal, hagalHint } = words[language];
    return seats === 2 ? [{ place: 2, name: hagal, hint: hagalHint }] : [];
  },
};
