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
  confirmEverything: { name: 'Ask even when there is only one choice', values: yesOrNo },
};
