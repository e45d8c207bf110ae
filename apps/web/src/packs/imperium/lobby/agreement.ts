import { settingName } from '@landsraad/imperium';
import type { Agreement } from '../../pack.ts';
import { words } from './words.ts';

/** A table of Imperium on a server. */
export const agreement: Agreement = {
  termsOf(seats, { pointsToWin, leaderMode, ix, epic, immortality, pushed }, language) {
    const { players, points, leaders } = words[language];
    return [
      players(seats),
      ...(ix ? [settingName(epic ? 'epic' : 'ix', language)] : []),
      ...(immortality ? [settingName('immortality', language)] : []),
      ...(pushed ? [settingName('pushed', language)] : []),
      points(Number(pointsToWin ?? (epic ? 12 : 10))), // IMP-24.1, IX-16.1
      leaders[leaderMode === 'pick' ? 'pick' : 'random'],
    ];
  },
  /** House Hagal sits at a table for two, and in nobody's seat. */
  unplayed(seats, language) {
    const { hagal, hagalHint } = words[language];
    return seats === 2 ? [{ place: 2, name: hagal, hint: hagalHint }] : [];
  },
};
