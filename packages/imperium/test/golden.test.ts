import { imperium } from '@landsraad/imperium';
import { gamesPlayedBefore } from '@landsraad/kernel/suite';

gamesPlayedBefore(imperium, new URL('./golden/', import.meta.url), {
  'four-players': {},
  'three-players-pick': { players: 3, leaderMode: 'pick', tieForSecondBelowFour: 'third' },
  'two-players': { players: 2 },
  'solo-mentat': { players: 1, difficulty: 'mentat', rowChurn: true },
  immortality: { immortality: true },
  ix: { ix: true },
  'ix-epic-two-players': { ix: true, epic: true, pointsToWin: 12, players: 2 },
  'ix-and-immortality': { ix: true, immortality: true, players: 3, leaderMode: 'pick' },
  'confirm-everything': { confirmEverything: true, bindu: 'may-pass', pointsToWin: 8 },
});
