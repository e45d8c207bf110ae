import { bilingual } from '../../../../../app/language.ts';

/** What Rise of Ix adds. */
export const words = bilingual(
  {
    title: 'What Rise of Ix adds',
    teaches: 'The Ix board: Freighters that bring goods home, tech tiles, dreadnoughts.',
    goal: 'Move your Freighter and acquire a tech tile.',
    aims: { freighter: 'Freighter moved', tiles: 'Tech tiles acquired' },
    won: {
      title: 'Ix is yours',
      text: 'A Freighter on its way, and a tile that works for you from now on. Dreadnoughts and Negotiators you will meet as you play. Switch Rise of Ix on for any new game.',
    },
    lost: {
      title: 'Not this time',
      text: 'The game is over before your Freighter moved and you had a tech tile. Visit the shipping spaces and Tech Negotiation early. Try again with the coach’s advice.',
    },
    lessons: {
      board: {
        title: 'A board beside the board',
        text: 'The tab Ix shows three stacks of tech tiles, the Negotiators and the shipping track. The letter X opens it. This chapter is won when your Freighter has moved and a tile is yours.',
      },
      spaces: {
        title: 'Four new spaces',
        text: 'Smuggling and Interstellar Shipping move Freighters; Tech Negotiation and Dreadnought deal with Ix. They lie over spaces of the base game, and the same icons lead there.',
      },
      freighter: {
        title: 'Your Freighter',
        text: 'One step up, or home: recalled, it brings the rewards of its step and of every step below. The track says beforehand what that would be.',
      },
      recalled: {
        title: 'Home with the goods',
        text: 'Your Freighter is back at the start with its rewards, and can go up again. Higher steps bring more, and take longer.',
      },
      tech: {
        title: 'Tech tiles',
        text: 'The top tile of each stack can be acquired for its spice. From then on it works for you, some once each round, some always. Negotiators make it cheaper.',
      },
      dreadnought: {
        title: 'Dreadnoughts',
        text: 'A dreadnought counts 3 in the Conflict. Afterwards it comes home, or holds a space for you if you won. It is not lost like a troop.',
      },
    },
  },
  {
    title: 'Ce qu’ajoute L’Avènement d’Ix',
    teaches: 'Le plateau d’Ix : des Cargos qui rapportent, des tuiles Techno, des cuirassés.',
    goal: 'Faites avancer votre Cargo et acquérez une tuile Techno.',
    aims: { freighter: 'Cargo avancé', tiles: 'Tuiles Techno acquises' },
    won: {
      title: 'Ix est à vous',
      text: 'Un Cargo en route, et une tuile qui agit désormais pour vous. Cuirassés et Négociateurs viendront en jouant. Activez L’Avènement d’Ix dans toute nouvelle partie.',
    },
    lost: {
      title: 'Pas cette fois',
      text: 'La partie s’est terminée avant que votre Cargo avance et que vous ayez une tuile. Visitez tôt les expéditions et la Négociation de Techno. Réessayez en suivant le guide.',
    },
    lessons: {
      board: {
        title: 'Un second plateau',
        text: 'L’onglet Ix montre trois piles de tuiles Techno, les Négociateurs et la piste d’Expédition. La lettre X l’ouvre. Ce chapitre est gagné quand votre Cargo a avancé et qu’une tuile est à vous.',
      },
      spaces: {
        title: 'Quatre emplacements nouveaux',
        text: 'Contrebande et Expédition Interstellaire font avancer les Cargos ; Négociation de Techno et Cuirassé traitent avec Ix. Ils recouvrent des emplacements du jeu de base, et les mêmes icônes y mènent.',
      },
      freighter: {
        title: 'Votre Cargo',
        text: 'Un cran de plus, ou le retour : rappelé, il rapporte les récompenses de son cran et de tous ceux d’en dessous. La piste dit d’avance ce que ce serait.',
      },
      recalled: {
        title: 'De retour, chargé',
        text: 'Votre Cargo est revenu au départ avec ses récompenses, et peut repartir. Plus haut, il rapporte davantage, et met plus longtemps.',
      },
      tech: {
        title: 'Les tuiles Techno',
        text: 'La première tuile de chaque pile s’acquiert contre son prix en Épice. Elle agit ensuite pour vous, une fois par manche ou toujours. Les Négociateurs la rendent moins chère.',
      },
      dreadnought: {
        title: 'Les cuirassés',
        text: 'Un cuirassé compte 3 dans le Conflit. Ensuite il rentre, ou tient un emplacement pour vous si vous avez gagné. Il ne se perd pas comme une troupe.',
      },
    },
  },
);
