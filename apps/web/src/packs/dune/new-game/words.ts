import { bilingual } from '../../../app/language.ts';

export const words = bilingual(
  {
    players: 'Each plays one faction; who is not chosen is dealt. Six make the fullest game.',
    mode: 'Game',
    basic: 'The basic game: every power of the first sheet, one pile of spice cards.',
    advanced: 'The advanced game: spice supports forces, special forces, advisors, captives.',
    factions: 'Factions',
    of: (name: string) => `Faction of ${name}`,
    any: 'Dealt at random',
    taken: (name: string) => `${name} (taken)`,
    sameFaction: 'is already played by somebody else.',
    share: 'Two players with two factions each',
    shareHint:
      'The first and third faction against the second and fourth, allied for good; four strongholds win.',
    rules: {
      title: 'Rules that tables differ on',
      changed: '(changed)',
      hint: 'As the rulebook has them unless you change them.',
      reset: 'As in the rulebook',
      rule: (number: string) => `Rule ${number}`,
    },
  },
  {
    players:
      'Chacun joue une faction ; celles que personne ne choisit sont tirées au sort. À six, la partie est complète.',
    mode: 'Partie',
    basic: 'Le jeu de base : tous les pouvoirs de la première feuille, une pile de cartes Épice.',
    advanced:
      'Le jeu avancé : l’épice soutient les troupes, troupes spéciales, conseillères, captifs.',
    factions: 'Factions',
    of: (name: string) => `Faction : ${name}`,
    any: 'Tirée au sort',
    taken: (name: string) => `${name} (prise)`,
    sameFaction: 'est déjà jouée par quelqu’un d’autre.',
    share: 'Deux joueurs avec deux factions chacun',
    shareHint:
      'La première et la troisième faction contre la deuxième et la quatrième, alliées pour toujours ; quatre forteresses gagnent.',
    rules: {
      title: 'Règles sur lesquelles les tables diffèrent',
      changed: '(modifiées)',
      hint: 'Comme dans le livret, sauf si vous les changez.',
      reset: 'Comme dans le livret',
      rule: (number: string) => `Règle ${number}`,
    },
  },
);
