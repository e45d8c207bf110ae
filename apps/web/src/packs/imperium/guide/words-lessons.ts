import { bilingual } from '../../../app/language.ts';

/** What the coach teaches during the first round. */
export const firstRound = bilingual(
  {
    aim: {
      title: 'The aim',
      text: 'You are Paul Atreides, and your House wants Arrakis. Whoever has the most Victory Points at the end wins. This first game ends with the round in which somebody reaches 5; an ordinary one, 10. Factions and Conflicts give most of them.',
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
    effects: {
      title: 'What you gain',
      text: 'The space and the card each give you something. Simple gains are yours already. The rest waits here, and you decide in which order it comes.',
    },
    conflict: {
      title: 'The Conflict',
      text: 'This card is the battle of the round, with rewards for first, second and third place. Only troops sent there fight. Some wait in your garrison, and your Agent stands on a Combat space, marked with crossed swords: you may send them.',
    },
    troops: {
      title: 'Sending troops',
      text: 'From a Combat space you may deploy, on this turn, all the troops that you have just recruited and up to two others from your garrison.',
    },
    strength: {
      title: 'How many?',
      text: 'Each troop in the Conflict is worth 2 strength. After the battle they all leave, whoever won: a troop fights once. So send many where the reward is worth it, and none where it is not.',
    },
    'take-back': {
      title: 'Second thoughts?',
      text: 'Nothing is left to do: end your turn. Until then, “Take back” undoes your last step, as long as it revealed nothing hidden.',
    },
    rivals: {
      title: 'Your opponents',
      text: 'Your two opponents have played. Each has a line with points, resources and troops: open it to see more. The log tells what happened, and its lines point at the board.',
    },
    factions: {
      title: 'Four Factions',
      text: 'Emperor, Spacing Guild, Bene Gesserit, Fremen: an Agent on one of their spaces raises your Influence there by 1. At 2 you gain a Victory Point. At 4 you gain a bonus, and the first player there an Alliance, worth another point.',
    },
    resources: {
      title: 'Your purse',
      text: 'Solari, spice and water stay with you from round to round. Many spaces cost some, paid before you gain anything: a space that you cannot pay for is closed. Water is the rarest.',
    },
    'why-not': {
      title: 'Why not?',
      text: 'Press something that does not glow: the table says why not, with the number of the rule. To read any card or space large, use a right click, a long press, or the key I.',
    },
    reveal: {
      title: 'Time to reveal',
      text: 'No Agent is left, so this is your Reveal turn. The Reveal halves of all the cards still in your hand count together: Persuasion to acquire new cards, swords for the battle.',
    },
    persuasion: {
      title: 'Persuasion',
      text: 'Persuasion is what new cards cost. Five cards lie in the Imperium Row, refilled at once, and beside it the Reserve always has the same ones. Whatever you do not spend now is lost.',
    },
    acquire: {
      title: 'Your deck grows',
      text: 'A card that you acquire goes to your discard pile. When your deck runs out, the pile becomes a new deck, and the card comes to your hand. Look for icons that open spaces and for Reveal halves that buy more.',
    },
    swords: {
      title: 'Strength',
      text: 'Your strength: 2 for each troop in the Conflict and 1 for each sword that you revealed. Without a troop there, swords are worth nothing. Combat cards may still change it.',
    },
  },
  {
    aim: {
      title: 'Le but',
      text: 'Vous êtes Paul Atréides, et votre Maison convoite Arrakis. Le plus de Points de Victoire à la fin l’emporte. Cette partie s’arrête avec la manche où quelqu’un en atteint 5 (10 d’ordinaire). Factions et Conflits en rapportent le plus.',
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
    effects: {
      title: 'Ce que vous gagnez',
      text: 'L’emplacement et la carte vous donnent chacun quelque chose. Les gains simples sont déjà à vous. Le reste vous attend ici, dans l’ordre que vous voudrez.',
    },
    conflict: {
      title: 'Le Conflit',
      text: 'Cette carte est la bataille de la manche : une récompense pour chacune des trois premières places. Seules les troupes envoyées là se battent. Vous en avez en garnison, et votre Agent est sur un emplacement de Combat (épées croisées) : vous pouvez les envoyer.',
    },
    troops: {
      title: 'Envoyer des troupes',
      text: 'Depuis un emplacement de Combat, vous pouvez déployer pendant ce tour toutes les troupes que vous venez de recruter, plus deux autres au maximum, prises dans votre garnison.',
    },
    strength: {
      title: 'Combien ?',
      text: 'Chaque troupe dans le Conflit vaut 2 points de force. Après la bataille, toutes repartent, quel que soit le vainqueur : une troupe ne se bat qu’une fois. Envoyez-en beaucoup si la récompense le vaut, aucune sinon.',
    },
    'take-back': {
      title: 'Un remords ?',
      text: 'Il ne reste rien à faire : terminez votre tour. D’ici là, « Annuler le dernier coup » reprend votre dernière action, tant qu’elle n’a rien révélé de caché.',
    },
    rivals: {
      title: 'Vos adversaires',
      text: 'Vos deux adversaires ont joué. Chacun a une ligne avec ses points, ses ressources et ses troupes : ouvrez-la pour en voir plus. Le journal raconte ce qui s’est passé, et ses lignes montrent l’endroit sur le plateau.',
    },
    factions: {
      title: 'Quatre Factions',
      text: 'Empereur, Guilde Spatiale, Bene Gesserit, Fremen : un Agent chez eux vous y fait gagner 1 Influence. À 2, vous gagnez un Point de Victoire. À 4, un bonus, et le premier arrivé noue une Alliance, qui vaut encore un point.',
    },
    resources: {
      title: 'Votre bourse',
      text: 'Solari, Épice et eau se gardent d’une manche à l’autre. Bien des emplacements en coûtent, et l’on paie avant de gagner quoi que ce soit : sans de quoi payer, l’emplacement vous est fermé. L’eau est la plus rare.',
    },
    'why-not': {
      title: 'Pourquoi pas ?',
      text: 'Choisissez quelque chose qui ne luit pas : la table dit pourquoi c’est impossible, avec le numéro de la règle. Pour lire une carte ou un emplacement en grand : clic droit, appui long, ou touche I.',
    },
    reveal: {
      title: 'L’heure de révéler',
      text: 'Vous n’avez plus d’Agent : c’est votre tour Révélation. Les moitiés Révélation de toutes les cartes qui vous restent en main s’additionnent : de la Persuasion pour acquérir des cartes, des épées pour la bataille.',
    },
    persuasion: {
      title: 'La Persuasion',
      text: 'Les nouvelles cartes se paient en Persuasion. Cinq sont dans la Rangée Imperium, aussitôt complétée ; à côté, la Réserve propose toujours les mêmes. Ce que vous ne dépensez pas maintenant est perdu.',
    },
    acquire: {
      title: 'Votre deck grandit',
      text: 'Une carte acquise va dans votre défausse. Quand votre deck est épuisé, la défausse devient un nouveau deck, et la carte arrive dans votre main. Cherchez des icônes qui ouvrent des emplacements et des moitiés Révélation qui achètent mieux.',
    },
    swords: {
      title: 'La force',
      text: 'Votre force : 2 par troupe dans le Conflit et 1 par épée révélée. Sans troupe sur place, les épées ne valent rien. Des cartes Intrigue Combat peuvent encore tout changer.',
    },
  },
);
