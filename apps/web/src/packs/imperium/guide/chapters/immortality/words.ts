import { bilingual } from '../../../../../app/language.ts';

/** What Immortality adds. */
export const words = bilingual(
  {
    title: 'What Immortality adds',
    teaches: 'The Bene Tleilax board: research, specimens, Tleilaxu cards, grafting.',
    goal: 'Take 2 steps of research and spend specimens on a Tleilaxu card.',
    aims: { research: 'Steps of research', bred: 'Bought with specimens' },
    won: {
      title: 'The Tleilaxu serve you',
      text: 'Research brings what it passes, specimens buy what Persuasion cannot. Farther to the right wait genetic markers, on the Tleilaxu track two points. Switch Immortality on for any new game.',
    },
    lost: {
      title: 'Not this time',
      text: 'The game is over before you had 2 steps of research and a Tleilaxu card. Send Experimentation for research, reveal it for specimens. Try again with the coach’s advice.',
    },
    lessons: {
      board: {
        title: 'The Bene Tleilax',
        text: 'The tab Tleilax (B) shows research, the Tleilaxu track, the tanks and the Tleilaxu Row. Do 2 steps of research and buy something with specimens.',
      },
      experimentation: {
        title: 'Experimentation',
        text: 'Two of your cards are new. Played for an Agent, Experimentation does research: your token goes one space to the right. Revealed, it puts a specimen into the tanks.',
      },
      path: {
        title: 'Up or down?',
        text: 'Your token goes on, and you choose the way. Each space gives what is drawn on it, a flask moves you on at once. Point at a space to read where it leads.',
      },
      specimens: {
        title: 'Specimens',
        text: 'Troops of your supply lie in the tanks: they are specimens. On your Reveal turn they buy Tleilaxu cards, and go back to your supply. You may take them back at any time.',
      },
      row: {
        title: 'Prices in specimens',
        text: 'Tleilaxu cards cost specimens, never Persuasion. Reclaimed Forces always lies there: two troops, or a step on the Tleilaxu track. Acquire one of them.',
      },
      graft: {
        title: 'Grafting',
        text: 'A Graft card is never played alone: choose it, then its partner. One Agent goes where either card may send it, and the Agent boxes of both count.',
      },
      marker: {
        title: 'A genetic marker',
        text: 'Your research has reached the first genetic marker: cards with its sign do more for you, and Tleilaxu cards may go on top of your deck. The second one lies at the end.',
      },
      atomics: {
        title: 'Family Atomics',
        text: 'Once in the game, on your turn, you may remove the whole Imperium Row; a new one is dealt. Keep it for a Row that helps the others more than you.',
      },
    },
  },
  {
    title: 'Ce qu’ajoute Immortalité',
    teaches: 'Le plateau du Bene Tleilax : recherche, Spécimens, cartes Tleilaxu, greffe.',
    goal: 'Faites 2 crans de recherche et dépensez des Spécimens pour une carte Tleilaxu.',
    aims: { research: 'Crans de recherche', bred: 'Payé en Spécimens' },
    won: {
      title: 'Le Tleilax à votre service',
      text: 'La recherche donne ce qu’elle traverse, les Spécimens achètent ce que la Persuasion ne peut pas. Plus à droite, les Marqueurs Génétiques ; sur la piste Tleilaxu, deux points. Activez Immortalité dans toute nouvelle partie.',
    },
    lost: {
      title: 'Pas cette fois',
      text: 'La partie s’est terminée avant vos 2 crans de recherche et votre carte Tleilaxu. Envoyez Expérimentation chercher, révélez-la pour des Spécimens. Réessayez en suivant le guide.',
    },
    lessons: {
      board: {
        title: 'Le Bene Tleilax',
        text: 'L’onglet Tleilax (B) montre la recherche, la piste Tleilaxu, les cuves et la Rangée Tleilaxu. Faites 2 crans de recherche et un achat en Spécimens.',
      },
      experimentation: {
        title: 'Expérimentation',
        text: 'Deux de vos cartes sont nouvelles. Jouée pour un Agent, Expérimentation fait avancer votre jeton Recherche d’un cran vers la droite. Révélée, elle met un Spécimen dans les cuves.',
      },
      path: {
        title: 'En haut, en bas ?',
        text: 'Votre jeton avance, et vous choisissez la voie. Chaque cran donne ce qui y est dessiné ; une fiole vous fait avancer aussitôt. Pointez un cran pour lire où il mène.',
      },
      specimens: {
        title: 'Les Spécimens',
        text: 'Des troupes de votre réserve sont dans les cuves : des Spécimens. Au tour Révélation, ils achètent des cartes Tleilaxu, puis reviennent dans votre réserve. Vous pouvez les reprendre à tout moment.',
      },
      row: {
        title: 'Des prix en Spécimens',
        text: 'Les cartes Tleilaxu coûtent des Spécimens, jamais de Persuasion. Forces Reconquises est toujours là : deux troupes, ou un cran de la piste Tleilaxu. Choisissez-en une.',
      },
      graft: {
        title: 'La Greffe',
        text: 'Une carte Greffe ne se joue jamais seule : choisissez-la, puis sa partenaire. Un seul Agent va où l’une des deux peut l’envoyer, et les zones Agent des deux comptent.',
      },
      marker: {
        title: 'Un Marqueur Génétique',
        text: 'Vos recherches ont atteint le premier Marqueur Génétique : les cartes qui le portent font davantage, et les cartes Tleilaxu peuvent aller sur votre deck. Le second est au bout.',
      },
      atomics: {
        title: 'Les Atomiques Familiaux',
        text: 'Une fois dans la partie, à votre tour, vous pouvez retirer toute la Rangée Imperium ; une nouvelle est révélée. Gardez-les pour une Rangée qui aide surtout les autres.',
      },
    },
  },
);
