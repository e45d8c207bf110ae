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
  difficulty: {
    name: 'Difficulté de la partie en solitaire',
    values: {
      mercenary: 'Mercenaire (Novice)',
      sardaukar: 'Sardaukar (Vétéran)',
      mentat: 'Mentat (Expert)',
      'kwisatz-haderach': 'Kwisatz Haderach (Expert+)',
    },
  },
  rowChurn: {
    name: 'Deux dés détruisent des cartes de la Rangée à chaque manche',
    values: yesOrNo,
  },
  brutalEscalation: {
    name: 'Bonus de combat des Rivaux doublé dans les Conflits III',
    values: yesOrNo,
  },
  expertDeployment: {
    name: 'Déploiement expert des Rivaux',
    values: {
      'all-or-nothing': 'Toutes les troupes, ou aucune en cas d’avance',
      'troop-by-troop': 'Troupe par troupe, jusqu’à prendre l’avance',
    },
  },
  ix: { name: 'L’Avènement d’Ix', values: yesOrNo },
  immortality: { name: 'Immortalité', values: yesOrNo },
  pushed: { name: 'Pousser jusqu’à 11', values: yesOrNo },
  epic: { name: 'Partie Épique', values: yesOrNo },
  confirmEverything: { name: 'Demander même quand il n’y a qu’un choix', values: yesOrNo },
};
