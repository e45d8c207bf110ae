import type { Word } from '@landsraad/kernel/wording';

/* The words that Immortality brings. */
export const IMMORTALITY_WORDS: readonly Word[] = [
  [
    'research',
    [
      'research',
      'Your research token goes one space to the right, up or down, and you gain what is printed there.',
    ],
    [
      'recherche',
      'Votre jeton Recherche avance d’un cran vers la droite, en haut ou en bas, et vous en gagnez le bonus.',
    ],
  ],
  [
    'genetic-marker',
    [
      'genetic marker',
      'Reached in the fourth and the eighth column of the research track. What stands behind it needs as many.',
    ],
    [
      'Marqueur Génétique',
      'Atteint à la quatrième et à la huitième colonne de la piste Recherche. Ce qui le suit en demande autant.',
    ],
  ],
  [
    'tleilaxu-track',
    [
      'Tleilaxu track',
      'Seven spaces with two Victory Points on them. Your Tleilaxu token goes one space further, and you gain what is printed there.',
    ],
    [
      'piste Tleilaxu',
      'Sept crans, dont deux valent un Point de Victoire. Votre jeton Tleilaxu avance d’un cran, et vous en gagnez le bonus.',
    ],
  ],
  [
    'specimen',
    [
      'specimen',
      'A troop of your supply in the Axolotl tanks. It buys Tleilaxu cards, and goes back to your supply.',
    ],
    [
      'Spécimen',
      'Une troupe de votre réserve dans les cuves Axlotl. Elle achète des cartes Tleilaxu, puis revient dans votre réserve.',
    ],
  ],
  [
    'tleilaxu-row',
    [
      'Tleilaxu Row',
      'Two Tleilaxu cards and Reclaimed Forces, acquired for specimens on the Reveal turn.',
    ],
    [
      'Rangée Tleilaxu',
      'Deux cartes Tleilaxu et Forces Reconquises, acquises contre des Spécimens au tour Révélation.',
    ],
  ],
  [
    'graft',
    [
      'Graft',
      'Played together with another card: one Agent, with the icons and the Agent boxes of both.',
    ],
    [
      'Greffe',
      'Jouée avec une autre carte : un seul Agent, avec les icônes et les zones Agent des deux.',
    ],
  ],
  [
    'family-atomics',
    [
      'Family Atomics',
      'Once per game, on your turn: every card of the Imperium Row leaves the game, and a new Row is dealt.',
    ],
    [
      'Atomiques Familiaux',
      'Une fois par partie, à votre tour : toutes les cartes de la Rangée Imperium quittent le jeu, et une nouvelle Rangée est révélée.',
    ],
  ],
  [
    'push-to-11',
    [
      'Push to 11',
      'A slightly longer game of Immortality: 11 points, or with four players a start at 0.',
    ],
    [
      'Pousser jusqu’à 11',
      'Une partie un peu plus longue d’Immortalité : 11 points, ou à quatre un départ à 0.',
    ],
  ],
];
