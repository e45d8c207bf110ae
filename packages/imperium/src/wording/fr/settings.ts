import type { SettingWording } from '../wording.ts';

const yesOrNo = { true: 'Oui', false: 'Non' };

export const settings: SettingWording = {
  players: { name: 'Nombre de joueurs', values: {} },
  leaderMode: {
    name: 'Dirigeants',
    values: { random: 'Tirés au hasard', pick: 'Choisis, dernier joueur d’abord' },
  },
  leaders: { name: 'Dirigeants fixés d’avance', values: {} },
  pointsToWin: { name: 'Points de Victoire qui terminent la partie', values: {} },
  tieForSecondBelowFour: {
    name: 'Égalité pour la deuxième place à trois joueurs',
    values: { nothing: 'Ne rapporte rien', third: 'Rapporte la troisième récompense' },
  },
  bindu: {
    name: 'Suspension Bindu',
    values: { 'turn-ends': 'Le tour se termine', 'may-pass': 'Le tour peut continuer' },
  },
  confirmEverything: { name: 'Demander même quand il n’y a qu’un choix', values: yesOrNo },
};
