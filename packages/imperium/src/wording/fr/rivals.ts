import type { RivalWording } from '../wording.ts';
import { resourceList } from './effects.ts';
import { amount } from './terms.ts';

export const rivals: RivalWording = {
  marked: { 1: 'en solo uniquement (1J)', 2: 'à deux joueurs uniquement (2J)' },
  deploys: (recruits) =>
    `le Rival déploie ${recruits ? 'les troupes qu’il recrute et ' : ''}jusqu’à deux troupes de sa garnison`,
  noSword: 'aucune épée',
  skipped: {
    occupied: 'l’emplacement est occupé',
    voice: 'la Voix ferme l’emplacement',
    'no-bonus-spice': 'aucun emplacement Faiseur n’a d’Épice bonus',
    'two-dreadnoughts': 'il a déjà deux cuirassés',
    'too-little-influence': 'il a trop peu d’Influence auprès de la Guilde Spatiale',
    reshuffle: 'toutes les cartes sont remélangées',
  },
  house: 'la Maison Hagal',
  does: (third) => `Le Rival ${third}.`,
  harvests: [
    'L’Agent va sur l’emplacement Faiseur libre qui a le plus d’Épice bonus et, à égalité, sur celui qui a le plus d’Épice en tout.',
    'En solo, le Rival prend toute l’Épice qui s’y trouve ; à deux joueurs, l’Épice bonus retourne à la banque.',
    'Si aucun emplacement Faiseur libre n’a d’Épice bonus, révélez une autre carte.',
  ],
  either: (far, near) =>
    `Avec au moins 2 Influence auprès de la Guilde Spatiale, le Rival va sur l’emplacement ${far.space} et ${far.third} ; sinon, il va sur l’emplacement ${near.space} et ${near.third}.`,
  orElse: (first, second) => `Le Rival ${first} ; s’il ne le peut pas, il ${second}.`,
  leavesAside: {
    'interstellar-shipping':
      'S’il a moins de 2 Influence auprès de la Guilde Spatiale, révélez une autre carte.',
    dreadnought: 'S’il a déjà deux cuirassés, révélez une autre carte.',
  },
  reshuffles: [
    'Mélangez toutes les cartes Maison Hagal, y compris celle-ci et la défausse, pour former un nouveau deck, puis révélez de nouveau une carte.',
  ],
  personGains: (resources) => `Vous commencez avec ${resourceList(resources)} de plus.`,
  mentatCosts: (solari, usually) =>
    `L’emplacement Mentat coûte ${amount(solari, 'solari')} au lieu de ${usually}.`,
  rivalsStart: (garrison, intrigue) => {
    if (garrison === 0) return 'Les Rivaux commencent sans troupe dans leur garnison.';
    const more = intrigue > 0 ? ` et ${amount(intrigue, 'intrigue')}` : '';
    return `Chaque Rival commence avec ${amount(garrison, 'troop')} dans sa garnison${more}.`;
  },
  thirdAgents: (round) => `Chaque Rival reçoit son troisième Agent à la manche ${round}.`,
  expert:
    'Dans un Conflit I ou II, un Rival qui mène d’au moins 4 points de force ne déploie rien.',
  noSwordmaster: 'Vous ne pouvez pas gagner le Maître d’Armes.',
};
