import { bilingual } from '../../../app/language.ts';

/** The lines stand in the order in which things happen. */
export const words = bilingual(
  {
    round: {
      heading: 'A round',
      start: 'A new Conflict is revealed, then everybody draws 5 cards.',
      turns: 'Clockwise, one turn each: an Agent turn or the Reveal turn, until all have revealed.',
      combat: 'Combat: whoever has troops in the Conflict may play cards, then the rewards follow.',
      makers: 'Makers: 1 bonus spice on each desert space without an Agent.',
      recall: 'The Agents come home, and the First Player marker passes on.',
    },
    agent: {
      heading: 'Agent turn',
      card: 'Play a card from your hand and send an Agent to a space with one of its icons.',
      free: 'No other Agent may stand there.',
      cost: 'Pay what the space costs before anything else.',
      gains:
        'Take what the space and the card give, in any order; a Faction’s space gives 1 Influence.',
      deploy: 'From a Combat space: deploy the troops recruited this turn and up to 2 more.',
      plot: 'A Plot card may be played at any point of your turn.',
    },
    reveal: {
      heading: 'Reveal turn',
      show: 'Lay the rest of your hand open.',
      gains: 'Take what the lower boxes of these cards give.',
      buy: 'Acquire as many cards as your Persuasion pays for; they go to your discard pile.',
      strength: 'Count your strength: 2 for each troop in the Conflict, 1 for each sword.',
      clean: 'All your cards in play go to your discard pile; Persuasion that is left is lost.',
    },
    combat: {
      heading: 'The Conflict',
      cards: 'In turn, play Combat cards or pass, until all have passed one after the other.',
      rewards:
        'The highest strength takes the first reward, the next the second; with four players there is a third.',
      ties: 'Tied for first: nobody wins, and each takes the second reward.',
      home: 'All troops in the Conflict go back to their supply.',
    },
    points: {
      heading: 'Victory Points',
      influence: '1 at 2 Influence with a Faction, for as long as you have it.',
      alliance: '1 for each Alliance that you hold.',
      conflict: 'From many Conflicts.',
      flow: '1 for each The Spice Must Flow acquired.',
      endgame: 'From Endgame cards, after the last round.',
    },
    end: {
      heading: 'The end',
      when: 'After the round in which somebody has 10 points, or when the Conflict deck is empty.',
      ties: 'Ties: spice, then Solari, then water, then troops in the garrison.',
    },
  },
  {
    round: {
      heading: 'Une manche',
      start: 'Un nouveau Conflit est révélé, puis chacun pioche 5 cartes.',
      turns:
        'Dans le sens horaire, un tour chacun : tour Agent ou tour Révélation, jusqu’à ce que tous aient révélé.',
      combat:
        'Combat : qui a des troupes dans le Conflit peut jouer des cartes, puis viennent les récompenses.',
      makers: 'Faiseurs : 1 Épice bonus sur chaque emplacement du désert sans Agent.',
      recall: 'Les Agents rentrent, et le marqueur Premier Joueur change de main.',
    },
    agent: {
      heading: 'Tour Agent',
      card: 'Jouez une carte de votre main et envoyez un Agent sur un emplacement qui porte l’une de ses icônes.',
      free: 'Aucun autre Agent ne doit s’y trouver.',
      cost: 'Payez le coût de l’emplacement avant toute autre chose.',
      gains:
        'Prenez ce que donnent l’emplacement et la carte, dans l’ordre voulu ; un emplacement de Faction donne 1 Influence.',
      deploy:
        'Depuis un emplacement de Combat : déployez les troupes recrutées ce tour-ci et jusqu’à 2 autres.',
      plot: 'Une carte Complot se joue à tout moment de votre tour.',
    },
    reveal: {
      heading: 'Tour Révélation',
      show: 'Étalez le reste de votre main.',
      gains: 'Prenez ce que donnent les zones du bas de ces cartes.',
      buy: 'Acquérez autant de cartes que votre Persuasion le permet ; elles vont dans votre défausse.',
      strength: 'Comptez votre force : 2 par troupe dans le Conflit, 1 par épée.',
      clean:
        'Toutes vos cartes en jeu vont dans votre défausse ; la Persuasion restante est perdue.',
    },
    combat: {
      heading: 'Le Conflit',
      cards:
        'Chacun son tour, jouez des cartes Combat ou passez, jusqu’à ce que tous aient passé de suite.',
      rewards:
        'La plus grande force prend la première récompense, la suivante la deuxième ; à quatre joueurs il y en a une troisième.',
      ties: 'Égalité en tête : personne ne l’emporte, et chacun prend la deuxième récompense.',
      home: 'Toutes les troupes du Conflit retournent dans leur réserve.',
    },
    points: {
      heading: 'Points de Victoire',
      influence: '1 à 2 Influence auprès d’une Faction, tant que vous les avez.',
      alliance: '1 par Alliance que vous détenez.',
      conflict: 'De nombreux Conflits en rapportent.',
      flow: '1 par carte L’Épice Doit Couler acquise.',
      endgame: 'Les cartes Fin de Partie, après la dernière manche.',
    },
    end: {
      heading: 'La fin',
      when: 'Après la manche où quelqu’un a 10 points, ou quand le deck Conflit est vide.',
      ties: 'Égalités : Épice, puis Solari, puis eau, puis troupes en garnison.',
    },
  },
);
