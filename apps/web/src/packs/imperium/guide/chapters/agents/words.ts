import { bilingual } from '../../../../../app/language.ts';

/** Chapter 1. */
export const words = bilingual(
  {
    title: 'Cards and Agents',
    teaches: 'What a card is for, where Agents go, and the first Victory Point.',
    goal: 'Gain your first Victory Point.',
    aims: { points: 'Victory Points' },
    won: {
      title: 'Your first point!',
      text: 'Two Influence with the Fremen: a Victory Point, in your very first round. Cards send Agents, Agents bring Influence, Influence is power. Next: the other half of your cards, and a deck of your own.',
    },
    lost: {
      title: 'No point this time',
      text: 'The game is over, and you gained no Victory Point in it. Send both Agents to the same Faction: the second Influence there is a point. Try again, it takes three minutes.',
    },
    lessons: {
      aim: {
        title: 'The aim',
        text: 'You are Paul Atreides, and your House wants Arrakis. Whoever has the most Victory Points at the end wins the game. This chapter is won with the first: with the coach’s advice, in one round.',
      },
      round: {
        title: 'A round',
        text: 'Players take turns. On a turn you send one Agent somewhere; you have two. When they are gone, you reveal the rest of your hand. Once everybody has revealed, the round ends with a battle.',
      },
      hand: {
        title: 'Two halves of a card',
        text: 'Here is your hand. A card serves in one of two ways: its Agent half when it sends an Agent, or its Reveal half, at the bottom, when you reveal it. Never both in the same round: the choice is yours.',
      },
      icons: {
        title: 'Icons are keys',
        text: 'The icons on a card say where it can send an Agent: the same icons stand on the spaces of the board. A card that glows can be played now. Press one.',
      },
      spaces: {
        title: 'Where to?',
        text: 'The spaces that glow are open to this card. Each shows what it gives, and some what they cost. A space has room for one Agent: whoever comes first closes it to the others until the round ends.',
      },
      garrison: {
        title: 'Troops can wait',
        text: 'What the space gives is yours already. Crossed swords mark a Combat space: from here troops may go to the battle. Keep yours at home for now; chapter 3 is about battles. End your turn.',
      },
      rivals: {
        title: 'Your opponents',
        text: 'Your two opponents have played. Each has a plate with points, resources and troops: point at it to see more. The log tells what happened, and its lines point at the board.',
      },
      factions: {
        title: 'Four Factions',
        text: 'Emperor, Spacing Guild, Bene Gesserit, Fremen: an Agent on one of their spaces raises your Influence there by 1. At 2 you gain a Victory Point. You have 1 already: look at the tracks.',
      },
      second: {
        title: 'Your second Agent',
        text: 'One Agent is left. Choose a card with the icon of the same Faction: its second Influence is the point that you need.',
      },
      resources: {
        title: 'Your purse',
        text: 'Solari, spice and water stay with you from round to round. Many spaces cost some, paid before you gain anything: a space that you cannot pay for is closed. Water is the rarest.',
      },
    },
  },
  {
    title: 'Cartes et Agents',
    teaches: 'À quoi sert une carte, où vont les Agents, et le premier Point de Victoire.',
    goal: 'Gagnez votre premier Point de Victoire.',
    aims: { points: 'Points de Victoire' },
    won: {
      title: 'Votre premier point !',
      text: 'Deux Influence chez les Fremen : un Point de Victoire, dès votre première manche. Les cartes envoient des Agents, les Agents gagnent de l’Influence, l’Influence est le pouvoir. La suite : l’autre moitié de vos cartes, et un deck à vous.',
    },
    lost: {
      title: 'Pas de point cette fois',
      text: 'La partie est finie, et vous n’y avez gagné aucun Point de Victoire. Envoyez vos deux Agents auprès de la même Faction : la deuxième Influence vaut un point. Réessayez, c’est l’affaire de trois minutes.',
    },
    lessons: {
      aim: {
        title: 'Le but',
        text: 'Vous êtes Paul Atréides, et votre Maison convoite Arrakis. Le plus de Points de Victoire à la fin l’emporte. Ce chapitre est gagné dès le premier : en suivant le guide, une manche suffit.',
      },
      round: {
        title: 'Une manche',
        text: 'On joue à tour de rôle. À chaque tour, vous envoyez un Agent quelque part ; vous en avez deux. Ensuite, vous révélez le reste de votre main. Quand chacun a révélé, une bataille termine la manche.',
      },
      hand: {
        title: 'Deux moitiés par carte',
        text: 'Voici votre main. Une carte sert d’une façon ou de l’autre : sa moitié Agent quand elle envoie un Agent, ou sa moitié Révélation, en bas, quand vous la révélez. Jamais les deux dans une même manche : à vous de choisir.',
      },
      icons: {
        title: 'Les icônes sont des clés',
        text: 'Les icônes d’une carte disent où elle peut envoyer un Agent : les mêmes figurent sur les emplacements du plateau. Une carte qui luit peut être jouée maintenant. Choisissez-en une.',
      },
      spaces: {
        title: 'Où aller ?',
        text: 'Les emplacements qui luisent sont ouverts à cette carte. Chacun montre ce qu’il donne, et parfois ce qu’il coûte. Il n’y a place que pour un Agent : le premier venu le ferme aux autres jusqu’à la fin de la manche.',
      },
      garrison: {
        title: 'Les troupes attendront',
        text: 'Ce que donne l’emplacement est déjà à vous. Les épées croisées marquent un emplacement de Combat : des troupes peuvent en partir pour la bataille. Gardez les vôtres ; c’est l’affaire du chapitre 3. Terminez votre tour.',
      },
      rivals: {
        title: 'Vos adversaires',
        text: 'Vos deux adversaires ont joué. Chacun a une plaque avec ses points, ses ressources et ses troupes : pointez-la pour en voir plus. Le journal raconte ce qui s’est passé, et ses lignes montrent l’endroit sur le plateau.',
      },
      factions: {
        title: 'Quatre Factions',
        text: 'Empereur, Guilde Spatiale, Bene Gesserit, Fremen : un Agent chez eux vous y fait gagner 1 Influence. À 2, vous gagnez un Point de Victoire. Vous en avez déjà 1 : regardez les pistes.',
      },
      second: {
        title: 'Votre second Agent',
        text: 'Il vous reste un Agent. Choisissez une carte avec l’icône de la même Faction : la deuxième Influence est le point qu’il vous faut.',
      },
      resources: {
        title: 'Votre bourse',
        text: 'Solari, Épice et eau se gardent d’une manche à l’autre. Bien des emplacements en coûtent, et l’on paie avant de gagner quoi que ce soit : sans de quoi payer, l’emplacement vous est fermé. L’eau est la plus rare.',
      },
    },
  },
);
