import type { Word } from '@landsraad/kernel/wording';

/* The words that Rise of Ix brings. */
export const IX_WORDS: readonly Word[] = [
  [
    'dreadnought',
    [
      'dreadnought',
      'A ship, 3 strength in the Conflict. It comes home after it, or holds a space for its winner.',
    ],
    [
      'cuirassé',
      'Un vaisseau, 3 de force dans le Conflit. Il rentre ensuite, ou tient un emplacement pour le vainqueur.',
    ],
  ],
  [
    'freighter',
    [
      'Freighter',
      'It goes one step up the shipping track, or comes home with the rewards of all its steps.',
    ],
    [
      'Cargo',
      'Il avance d’un cran sur la piste d’Expédition, ou rentre avec les récompenses de tous ses crans.',
    ],
  ],
  [
    'shipping-track',
    ['shipping track', 'Three steps of rewards for Freighters that are recalled from there.'],
    ['piste d’Expédition', 'Trois crans de récompenses pour les Cargos que l’on y rappelle.'],
  ],
  [
    'tech-tile',
    ['tech tile', 'A tile of the Ix board, acquired for spice; it works from then on.'],
    ['tuile Techno', 'Une tuile du plateau d’Ix, acquise contre de l’Épice ; elle agit désormais.'],
  ],
  [
    'negotiator',
    ['Negotiator', 'A troop on the Ix board: returned, it makes a tech tile 1 spice cheaper.'],
    [
      'Négociateur',
      'Une troupe sur le plateau d’Ix : reprise, elle rend une tuile Techno moins chère de 1 Épice.',
    ],
  ],
  [
    'infiltration',
    ['Infiltration', 'An Agent icon of a card through which enemy Agents do not block.'],
    ['Infiltration', 'Une icône Agent d’une carte que les Agents adverses ne bloquent pas.'],
  ],
  [
    'unload',
    ['Unload', 'A Reveal box that also works when its card is discarded or trashed.'],
    [
      'Décharger',
      'Un effet de révélation qui agit aussi quand sa carte est défaussée ou détruite.',
    ],
  ],
  [
    'snooper',
    ['Snooper', 'One of the four tokens of Tessia Vernius, each beside an Influence track.'],
    ['Fouineur', 'L’un des quatre jetons de Tessia Vernius, chacun près d’une piste d’Influence.'],
  ],
  [
    'epic-game',
    ['Epic game', 'A longer game of Rise of Ix: 12 points, more troops, harder Conflicts.'],
    [
      'partie Épique',
      'Une partie plus longue de L’Avènement d’Ix : 12 points, plus de troupes, des Conflits plus rudes.',
    ],
  ],
];
