import type { SettingWording } from '../wording.ts';

const yesOrNo = { true: 'Oui', false: 'Non' };

export const settings: SettingWording = {
  factions: { name: 'Factions', values: { one: 'tirée au hasard', many: 'tirées au hasard' } },
  mode: { name: 'Jeu', values: { basic: 'De base', advanced: 'Avancé' } },
  twoFactionsEach: { name: 'Deux factions pour chacun des deux joueurs', values: yesOrNo },
  turns: { name: 'Nombre de tours', values: {} },
  allianceMax: {
    name: 'Joueurs dans une alliance',
    values: { 2: '2 au plus', 3: '3 au plus', 6: 'Sans limite' },
  },
  allianceStrongholds: {
    name: 'Forteresses qu’il faut à une alliance pour gagner',
    values: { 3: '3', 4: '4' },
  },
  bribes: {
    name: 'L’Épice d’un accord est utilisable',
    values: { 'at-once': 'Aussitôt', 'mentat-pause': 'À partir de la Pause Mentat' },
  },
  extraWormScope: {
    name: 'Vers des Sables que les Fremen peuvent placer',
    values: {
      blow: 'Ceux qui suivent le premier d’une explosion',
      phase: 'Ceux qui suivent le premier de la phase',
    },
  },
  handSwapBiddingOnly: {
    name: 'Les Harkonnen n’échangent des cartes que pendant les Enchères',
    values: yesOrNo,
  },
  privateNotes: { name: 'Les joueurs peuvent tenir des notes privées', values: yesOrNo },
};
