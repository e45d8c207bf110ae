import type { Word } from '@landsraad/kernel/wording';

export const WORDS: readonly Word[] = [
  [
    'leader',
    ['Leader', 'The head of a House whom a player embodies, with two abilities.'],
    ['Dirigeant', 'Le chef de Maison que le joueur incarne, doté de deux capacités.'],
  ],
  [
    'signet-ring',
    ['Signet Ring', 'The starting card that uses the right-hand ability of its owner’s Leader.'],
    ['Chevalière', 'La carte de départ qui utilise la capacité de droite de son Dirigeant.'],
  ],
  [
    'agent',
    ['Agent', 'A piece sent to a board space by playing a card.'],
    ['Agent', 'Un pion envoyé sur un emplacement du plateau en jouant une carte.'],
  ],
  [
    'swordmaster',
    ['Swordmaster', 'A player’s third Agent, kept until the end of the game once gained.'],
    ['Maître d’Armes', 'Le troisième Agent d’un joueur, acquis jusqu’à la fin de la partie.'],
  ],
  [
    'mentat',
    ['Mentat', 'A neutral piece that serves as an extra Agent for one round.'],
    ['Mentat', 'Un pion neutre qui sert d’Agent supplémentaire pendant une manche.'],
  ],
  [
    'imperium-row',
    ['Imperium Row', 'Five face-up cards that any player may acquire, refilled at once.'],
    ['Rangée Imperium', 'Cinq cartes face visible que chacun peut acquérir, aussitôt remplacées.'],
  ],
  [
    'reserve',
    ['Reserve', 'Three stacks of cards that are always the same, beside the Imperium Row.'],
    ['Réserve', 'Trois piles de cartes toujours identiques, à côté de la Rangée Imperium.'],
  ],
  [
    'supply',
    ['supply', 'A player’s pieces that are not in use; recruited troops come from there.'],
    ['réserve', 'Les pièces inutilisées d’un joueur ; les troupes recrutées en viennent.'],
  ],
  [
    'garrison',
    ['garrison', 'Where a player’s troops wait before they are deployed.'],
    ['garnison', 'Là où les troupes d’un joueur attendent d’être déployées.'],
  ],
  [
    'conflict',
    ['Conflict', 'The battle of the round, its card and its rewards.'],
    ['Conflit', 'La bataille de la manche, sa carte et ses récompenses.'],
  ],
  [
    'troop',
    ['troop', 'A soldier: in the supply, in the garrison or in the Conflict.'],
    ['troupe', 'Un soldat : dans la réserve, dans la garnison ou dans le Conflit.'],
  ],
  [
    'strength',
    ['strength', 'What decides a Conflict: 2 for each troop there and 1 for each sword.'],
    ['force', 'Ce qui décide d’un Conflit : 2 par troupe engagée et 1 par épée.'],
  ],
  [
    'sword',
    ['sword', 'One more strength, if the player has a troop in the Conflict.'],
    ['épée', 'Un point de force, si le joueur a une troupe dans le Conflit.'],
  ],
  [
    'persuasion',
    ['Persuasion', 'What cards are acquired with; it lasts no longer than the Reveal turn.'],
    ['Persuasion', 'Ce qui permet d’acquérir des cartes ; elle ne dure qu’un tour Révélation.'],
  ],
  [
    'solari',
    ['Solari', 'The money of the Imperium, spent above all in the Landsraad.'],
    ['Solari', 'La monnaie de l’Imperium, dépensée surtout au Landsraad.'],
  ],
  [
    'spice',
    ['spice', 'The treasure of Arrakis, harvested in the desert, sold or spent.'],
    ['Épice', 'Le trésor d’Arrakis, récolté dans le désert, vendu ou dépensé.'],
  ],
  [
    'water',
    ['water', 'The rarest resource, needed to work in the desert.'],
    ['eau', 'La ressource la plus rare, nécessaire pour travailler dans le désert.'],
  ],
  [
    'influence',
    ['Influence', 'A player’s standing with a Faction, from 0 to 6.'],
    ['Influence', 'Le crédit d’un joueur auprès d’une Faction, de 0 à 6.'],
  ],
  [
    'alliance',
    [
      'Alliance',
      'The token of the player with the highest Influence with a Faction, 4 at least; worth 1 Victory Point.',
    ],
    [
      'Alliance',
      'Le jeton du joueur qui a le plus d’Influence auprès d’une Faction, 4 au moins ; il vaut 1 Point de Victoire.',
    ],
  ],
  [
    'trash',
    ['trash', 'To remove one of your cards, in hand, discarded or in play, from the game.'],
    ['détruire', 'Retirer de la partie l’une de vos cartes, en main, défaussée ou en jeu.'],
  ],
  [
    'discard',
    ['discard', 'To put a card from your hand on your discard pile.'],
    ['défausser', 'Poser une carte de votre main sur votre défausse.'],
  ],
  [
    'acquire',
    ['acquire', 'To take a new card, usually for Persuasion, onto your discard pile.'],
    [
      'acquérir',
      'Prendre une nouvelle carte, le plus souvent contre de la Persuasion, dans votre défausse.',
    ],
  ],
  [
    'recall',
    ['recall', 'To take an Agent back from the board to its Leader.'],
    ['rappeler', 'Ramener un Agent du plateau sur son Dirigeant.'],
  ],
  [
    'retreat',
    ['retreat', 'To move a troop from the Conflict back to the garrison.'],
    ['replier', 'Ramener une troupe du Conflit dans la garnison.'],
  ],
  [
    'deploy',
    ['deploy', 'To move a troop into the Conflict.'],
    ['déployer', 'Engager une troupe dans le Conflit.'],
  ],
  [
    'recruit',
    ['recruit', 'To move a troop from the supply to the garrison.'],
    ['recruter', 'Faire passer une troupe de la réserve à la garnison.'],
  ],
  [
    'plot-intrigue',
    ['Plot Intrigue', 'An Intrigue card played at any point of your own turn.'],
    ['Intrigue Complot', 'Une carte Intrigue qui se joue à tout moment de votre tour.'],
  ],
  [
    'combat-intrigue',
    ['Combat Intrigue', 'An Intrigue card played in the Combat phase.'],
    ['Intrigue Combat', 'Une carte Intrigue qui se joue pendant la phase de Combat.'],
  ],
  [
    'endgame-intrigue',
    ['Endgame Intrigue', 'An Intrigue card played once the last round is over.'],
    ['Intrigue Fin de Partie', 'Une carte Intrigue qui se joue après la dernière manche.'],
  ],
  [
    'in-play',
    ['in play', 'Said of your cards played or revealed this round, until your turn is cleaned up.'],
    ['en jeu', 'Se dit de vos cartes jouées ou révélées cette manche, jusqu’au nettoyage.'],
  ],
  [
    'maker',
    ['Maker', 'A mark on the desert spaces where spice is harvested.'],
    ['Faiseur', 'La marque des emplacements du désert où se récolte l’Épice.'],
  ],
  [
    'bonus-spice',
    ['bonus spice', 'Spice that gathers on a Maker space left empty, for the next visitor.'],
    [
      'Épice bonus',
      'L’Épice qui s’accumule sur un emplacement Faiseur resté vide, pour le prochain visiteur.',
    ],
  ],
  [
    'combat-space',
    ['Combat space', 'A space from which troops may be deployed when an Agent is sent there.'],
    [
      'emplacement de Combat',
      'Un emplacement d’où l’on peut déployer des troupes en y envoyant un Agent.',
    ],
  ],
  [
    'control-marker',
    ['Control marker', 'Shows who gains a bonus whenever an Agent comes to a space.'],
    ['marqueur Contrôle', 'Indique qui gagne un bonus quand un Agent vient sur un emplacement.'],
  ],
  [
    'first-player-marker',
    ['First Player marker', 'Shows who plays first this round; it passes on every round.'],
    ['marqueur Premier Joueur', 'Indique qui joue en premier ; il change de main à chaque manche.'],
  ],
  [
    'round',
    ['round', 'Five phases, from a new Conflict to the return of the Agents.'],
    ['manche', 'Cinq phases, d’un nouveau Conflit au retour des Agents.'],
  ],
  [
    'turn',
    ['turn', 'One player’s play: an Agent turn or a Reveal turn.'],
    ['tour', 'Le jeu d’un seul joueur : un tour Agent ou un tour Révélation.'],
  ],
  [
    'agent-turn',
    ['Agent turn', 'Play a card, send an Agent, enjoy the card and the space.'],
    ['tour Agent', 'Jouer une carte, envoyer un Agent, profiter de la carte et de l’emplacement.'],
  ],
  [
    'reveal-turn',
    ['Reveal turn', 'Show the rest of your hand, acquire cards and count your strength.'],
    ['tour Révélation', 'Montrer le reste de sa main, acquérir des cartes et compter sa force.'],
  ],
  [
    'agent-box',
    ['Agent box', 'The part of a card that works when it sends an Agent.'],
    ['zone Agent', 'La partie d’une carte qui agit quand elle envoie un Agent.'],
  ],
  [
    'reveal-box',
    ['Reveal box', 'The part of a card that works when it is revealed.'],
    ['zone Révélation', 'La partie d’une carte qui agit quand elle est révélée.'],
  ],
  [
    'fremen-bond',
    ['Fremen Bond', 'An effect that needs another Fremen card of yours in play.'],
    ['Lien Fremen', 'Un effet qui demande une autre de vos cartes Fremen en jeu.'],
  ],
  [
    'steal-intrigue',
    ['Steal Intrigue', 'Opponents with 4 or more Intrigue cards each give you one at random.'],
    [
      'Vol d’Intrigue',
      'Chaque adversaire qui a au moins 4 cartes Intrigue vous en donne une au hasard.',
    ],
  ],
  [
    'rival',
    ['Rival', 'An opponent that nobody plays: the House Hagal cards say what it does.'],
    ['Rival', 'Un adversaire que personne ne joue : les cartes Maison Hagal décident pour lui.'],
  ],
  [
    'house-hagal',
    [
      'House Hagal',
      'The Rival of the two-player game: it takes spaces and fights, but gains no rewards and no Victory Points.',
    ],
    [
      'Maison Hagal',
      'Le Rival de la partie à deux joueurs : elle occupe des emplacements et combat, mais ne gagne ni récompense ni Point de Victoire.',
    ],
  ],
  [
    'hagal-card',
    [
      'House Hagal card',
      'Says where a Rival sends its Agent and what it gains there; its swords serve as a combat bonus.',
    ],
    [
      'carte Maison Hagal',
      'Dit où un Rival envoie son Agent et ce qu’il y gagne ; ses épées servent de bonus de combat.',
    ],
  ],
  [
    'hagal-deck',
    [
      'House Hagal deck',
      'The cards that all Rivals share: one whose space is occupied is ignored and the next one revealed.',
    ],
    [
      'deck Maison Hagal',
      'Les cartes communes à tous les Rivaux : si l’emplacement est occupé, la carte est ignorée et la suivante révélée.',
    ],
  ],
  [
    'difficulty',
    [
      'difficulty',
      'One of four levels of the solo game, from Mercenary to Kwisatz Haderach: each makes the Rivals stronger.',
    ],
    [
      'difficulté',
      'L’un des quatre niveaux de la partie solo, de Mercenaire à Kwisatz Haderach : chacun renforce les Rivaux.',
    ],
  ],
  [
    'vp',
    ['Victory Point', 'What wins the game.'],
    ['Point de Victoire', 'Ce qui fait gagner la partie.'],
  ],
  [
    'faction',
    ['Faction', 'One of the four powers with which Influence is gained.'],
    ['Faction', 'L’une des quatre puissances auprès desquelles on gagne de l’Influence.'],
  ],
  [
    'emperor',
    ['Emperor', 'The Faction of the Padishah Emperor: money and soldiers.'],
    ['Empereur', 'La Faction de l’Empereur Padishah : argent et soldats.'],
  ],
  [
    'spacing-guild',
    ['Spacing Guild', 'The Faction that rules the ways between the stars.'],
    ['Guilde Spatiale', 'La Faction qui règne sur les routes entre les étoiles.'],
  ],
  [
    'bene-gesserit',
    ['Bene Gesserit', 'The Faction of the Sisterhood: secrets and patience.'],
    ['Bene Gesserit', 'La Faction de la sororité : secrets et patience.'],
  ],
  [
    'fremen',
    ['Fremen', 'The Faction of the desert people: water and warriors.'],
    ['Fremen', 'La Faction du peuple du désert : eau et guerriers.'],
  ],
  [
    'landsraad',
    ['Landsraad', 'The Agent icon of the council of the Great Houses.'],
    ['Landsraad', 'L’icône Agent du conseil des Grandes Maisons.'],
  ],
  [
    'city',
    ['City', 'The Agent icon of the settlements of Arrakis.'],
    ['Cité', 'L’icône Agent des lieux habités d’Arrakis.'],
  ],
  [
    'spice-trade',
    ['Spice Trade', 'The Agent icon of the desert and of CHOAM.'],
    ['Commerce d’Épice', 'L’icône Agent du désert et de la CHOM.'],
  ],
];
