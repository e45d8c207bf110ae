import type { SettingWording } from '../wording.ts';

const yesOrNo = { true: 'Yes', false: 'No' };

export const settings: SettingWording = {
  factions: { name: 'Factions', values: { one: 'dealt at random', many: 'dealt at random' } },
  mode: { name: 'Game', values: { basic: 'Basic', advanced: 'Advanced' } },
  twoFactionsEach: { name: 'Two factions for each of two players', values: yesOrNo },
  turns: { name: 'Number of turns', values: {} },
  allianceMax: {
    name: 'Players in an alliance',
    values: { 2: 'At most 2', 3: 'At most 3', 6: 'Any number' },
  },
  allianceStrongholds: {
    name: 'Strongholds that an alliance needs to win',
    values: { 3: '3', 4: '4' },
  },
  bribes: {
    name: 'Spice from a deal may be used',
    values: { 'at-once': 'At once', 'mentat-pause': 'From the Mentat Pause on' },
  },
  extraWormScope: {
    name: 'Sandworms that the Fremen may place',
    values: {
      blow: 'Those after the first of a blow',
      phase: 'Those after the first of the phase',
    },
  },
  handSwapBiddingOnly: { name: 'Harkonnen swaps cards only during Bidding', values: yesOrNo },
  privateNotes: { name: 'Players may keep private notes', values: yesOrNo },
};
