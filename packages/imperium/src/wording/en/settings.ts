import type { SettingWording } from '../wording.ts';

const yesOrNo = { true: 'Yes', false: 'No' };

export const settings: SettingWording = {
  players: { name: 'Number of players', values: {} },
  leaderMode: {
    name: 'Leaders',
    values: { random: 'Dealt at random', pick: 'Chosen, last player first' },
  },
  leaders: { name: 'Leaders fixed beforehand', values: {} },
  pointsToWin: { name: 'Victory Points that end the game', values: {} },
  tieForSecondBelowFour: {
    name: 'Tie for second place with three players',
    values: { nothing: 'Wins nothing', third: 'Wins the third reward' },
  },
  bindu: {
    name: 'Bindu Suspension',
    values: { 'turn-ends': 'The turn ends', 'may-pass': 'The turn may go on' },
  },
  difficulty: {
    name: 'Difficulty of the solo game',
    values: {
      mercenary: 'Mercenary (Novice)',
      sardaukar: 'Sardaukar (Veteran)',
      mentat: 'Mentat (Expert)',
      'kwisatz-haderach': 'Kwisatz Haderach (Expert+)',
    },
  },
  rowChurn: { name: 'Two dice trash cards of the Imperium Row each round', values: yesOrNo },
  brutalEscalation: { name: 'Rivals’ combat bonus doubled in Conflicts III', values: yesOrNo },
  expertDeployment: {
    name: 'Expert deployment of the Rivals',
    values: {
      'all-or-nothing': 'All troops, or none when ahead',
      'troop-by-troop': 'Troop by troop, until ahead',
    },
  },
  ix: { name: 'Rise of Ix', values: yesOrNo },
  immortality: { name: 'Immortality', values: yesOrNo },
  pushed: { name: 'Push to 11', values: yesOrNo },
  epic: { name: 'Epic game', values: yesOrNo },
  confirmEverything: { name: 'Ask even when there is only one choice', values: yesOrNo },
};
