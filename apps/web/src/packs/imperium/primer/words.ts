import { bilingual } from '../../../app/language.ts';

/** How to play, page by page. */
export const words = bilingual(
  {
    aim: {
      title: 'The aim',
      text: 'Great Houses fight over Arrakis, the only source of the spice. You lead one of them. Whoever has the most Victory Points at the end wins.',
      more: 'Points come from Influence with the four Factions, from Conflicts, and from a few cards. Nobody has many: 10 are enough.',
    },
    round: {
      title: 'A round',
      text: 'Everybody draws five cards. Then you take turns: each sends one Agent with a card, until all Agents are out and all hands revealed.',
      more: 'A battle follows, spice gathers in the desert, the Agents come home, and the next round begins with another player.',
    },
    halves: {
      title: 'The two halves of a card',
      text: 'A card serves once in a round, in one of two ways. Played for its upper half it sends an Agent, and does what stands there.',
      more: 'Kept for the Reveal turn it counts with its lower half: Persuasion to acquire cards, swords for the battle. The choice is the heart of the game.',
    },
    agents: {
      title: 'Agents and spaces',
      text: 'The icons at the top of a card are keys: it opens the spaces that show one of them. A space has room for one Agent until the round ends.',
      more: 'Pay what the space costs, then take what it gives. Crossed swords let you send troops to the battle from there.',
    },
    deck: {
      title: 'Revealing, and your deck',
      text: 'When your Agents are out, reveal the rest of your hand. The Persuasion of all these cards together acquires new ones from the Imperium Row or the Reserve.',
      more: 'They go to your discard pile. When your deck runs out, the pile becomes your deck, and the new cards come to your hand.',
    },
    influence: {
      title: 'Influence',
      text: 'An Agent with a Faction raises your Influence there by 1. At 2 you gain a Victory Point, at 4 a bonus.',
      more: 'The first player to reach 4 also gains the Alliance and its point, and keeps it until somebody climbs higher.',
    },
    conflict: {
      title: 'Conflict and Intrigue',
      text: 'Each round has one Conflict. A troop there is worth 2 strength, a revealed sword 1. The strongest take the rewards, and all troops that fought leave.',
      more: 'Intrigue cards are secret: Plot cards for your turns, Combat cards for the battle, Endgame cards for the end.',
    },
    end: {
      title: 'The end',
      text: 'When somebody has 10 points at the end of a round, or no Conflict is left, the game ends. Endgame cards are played, and the most points win.',
      more: 'If they are equal, the most spice decides, then Solari, water and troops in garrison. Now play: the coach explains the rest at the table.',
    },
    steps: { turns: 'Agents', reveal: 'Reveal', combat: 'Combat', home: 'Home' },
  },
  {
    aim: {
      title: 'Le but',
      text: 'De Grandes Maisons se disputent Arrakis, seule source de l’Épice. Vous en dirigez une. Le plus de Points de Victoire à la fin l’emporte.',
      more: 'Les points viennent de l’Influence auprès des quatre Factions, des Conflits et de quelques cartes. Personne n’en a beaucoup : 10 suffisent.',
    },
    round: {
      title: 'Une manche',
      text: 'Chacun pioche cinq cartes. Puis on joue à tour de rôle : une carte envoie un Agent, jusqu’à ce que tous les Agents soient partis et toutes les mains révélées.',
      more: 'Vient une bataille, l’Épice s’amasse dans le désert, les Agents rentrent, et la manche suivante commence avec un autre joueur.',
    },
    halves: {
      title: 'Les deux moitiés d’une carte',
      text: 'Une carte sert une fois par manche, de l’une de deux façons. Jouée pour sa moitié haute, elle envoie un Agent et fait ce qui y est écrit.',
      more: 'Gardée pour le tour Révélation, elle compte par sa moitié basse : Persuasion pour acquérir des cartes, épées pour la bataille. Ce choix est le cœur du jeu.',
    },
    agents: {
      title: 'Agents et emplacements',
      text: 'Les icônes en haut d’une carte sont des clés : elle ouvre les emplacements qui en portent une. Un emplacement n’a place que pour un Agent jusqu’à la fin de la manche.',
      more: 'Payez ce que coûte l’emplacement, puis prenez ce qu’il donne. Les épées croisées permettent d’envoyer de là des troupes à la bataille.',
    },
    deck: {
      title: 'La révélation et votre deck',
      text: 'Quand vos Agents sont partis, révélez le reste de votre main. La Persuasion de toutes ces cartes en acquiert de nouvelles, dans la Rangée Imperium ou la Réserve.',
      more: 'Elles vont dans votre défausse. Quand votre deck est épuisé, la défausse devient votre deck, et les nouvelles cartes arrivent en main.',
    },
    influence: {
      title: 'L’Influence',
      text: 'Un Agent auprès d’une Faction vous y fait gagner 1 Influence. À 2, vous gagnez un Point de Victoire ; à 4, un bonus.',
      more: 'Le premier arrivé à 4 noue aussi l’Alliance, avec son point, et la garde tant que personne ne monte plus haut.',
    },
    conflict: {
      title: 'Conflit et Intrigue',
      text: 'Chaque manche a son Conflit. Une troupe y vaut 2 points de force, une épée révélée 1. Aux plus forts les récompenses ; toutes les troupes engagées repartent.',
      more: 'Les cartes Intrigue sont secrètes : Complot pour vos tours, Combat pour la bataille, Fin de Partie pour la fin.',
    },
    end: {
      title: 'La fin',
      text: 'Quand quelqu’un a 10 points à la fin d’une manche, ou qu’il ne reste plus de Conflit, la partie se termine. On joue les cartes Fin de Partie, et le plus de points l’emporte.',
      more: 'À égalité : le plus d’Épice, puis de Solari, d’eau et de troupes en garnison. À vous de jouer : le guide explique le reste à la table.',
    },
    steps: { turns: 'Agents', reveal: 'Révélation', combat: 'Bataille', home: 'Retour' },
  },
);
