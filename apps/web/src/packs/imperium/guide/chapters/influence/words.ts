import { bilingual } from '../../../../../app/language.ts';

/** Chapter 2. */
export const words = bilingual(
  {
    title: 'Influence and your deck',
    teaches:
      'Revealing, acquiring cards that come back to your hand, and climbing with two Factions.',
    goal: 'Reach 2 Victory Points and acquire 3 cards.',
    aims: { points: 'Victory Points', cards: 'Cards acquired' },
    won: {
      title: 'A deck of your own',
      text: 'Two points and three new cards, in two rounds: one of them came back at once and opened a door. A small deck of good cards, Influence in the right places: that wins games. Next: the battles.',
    },
    lost: {
      title: 'Not this time',
      text: 'The game is over before you had 2 points and 3 new cards. Acquire cards at each reveal, and take the second Influence with a Faction wherever you can. Try again with the coach’s advice.',
    },
    lessons: {
      deck: {
        title: 'Your deck',
        text: 'Ten cards are yours, the same as everybody’s, and five of them are in your hand. What you acquire makes the difference. This chapter is won with 2 Victory Points and 3 new cards.',
      },
      tracks: {
        title: 'How high?',
        text: 'At 2 Influence with a Faction you gain a Victory Point. At 4, a bonus, and the first player there an Alliance, worth another point. Below 2 again, the point is lost: others can take Influence from you.',
      },
      effects: {
        title: 'What you gain',
        text: 'The space and the card each give you something. Simple gains are yours already. The rest waits here, and you decide in which order it comes.',
      },
      trash: {
        title: 'Trashing cards',
        text: 'A trashed card leaves the game. Often that is a gift: with fewer weak cards in your deck, the strong ones come to your hand more often.',
      },
      'take-back': {
        title: 'Second thoughts?',
        text: 'Nothing is left to do: end your turn. Until then, “Take back” undoes your last step, as long as it revealed nothing hidden.',
      },
      intrigue: {
        title: 'Intrigue cards',
        text: 'You hold an Intrigue card, secret until it is played. Plot cards are for any moment of your own turns, Combat cards for the battle, Endgame cards for the very end. None of them needs an Agent.',
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
      'new-round': {
        title: 'A new round',
        text: 'The Agents are home, another player begins, a new Conflict is open and everybody has drawn five cards. If your deck was too short, your discard pile became a new one, with the cards that you acquired.',
      },
      'came-back': {
        title: 'It is back',
        text: 'A card that you acquired has come to your hand: that is how a deck grows. It sends an Agent or is revealed, like the others.',
      },
      plot: {
        title: 'A Plot card',
        text: 'You could play a Plot card now. It needs no Agent and does not end your turn, so it can wait for the moment when it helps you most.',
      },
      'why-not': {
        title: 'Why not?',
        text: 'Press something that does not glow: the table says why not, with the number of the rule. To read any card or space large, use a right click, a long press, or the key I.',
      },
      reserve: {
        title: 'A point for sale',
        text: 'In the Reserve, The Spice Must Flow costs 9 Persuasion and is a Victory Point the moment you acquire it. Arrakis Liaison, for 2, is for days of small means.',
      },
    },
  },
  {
    title: 'L’Influence et votre deck',
    teaches:
      'Révéler, acquérir des cartes qui reviennent en main, et monter auprès de deux Factions.',
    goal: 'Atteignez 2 Points de Victoire et acquérez 3 cartes.',
    aims: { points: 'Points de Victoire', cards: 'Cartes acquises' },
    won: {
      title: 'Un deck à vous',
      text: 'Deux points et trois cartes nouvelles en deux manches : l’une est revenue aussitôt et a ouvert une porte. Un petit deck de bonnes cartes, de l’Influence au bon endroit : c’est ainsi qu’on gagne. La suite : les batailles.',
    },
    lost: {
      title: 'Pas cette fois',
      text: 'La partie s’est terminée avant vos 2 points et vos 3 cartes nouvelles. Acquérez des cartes à chaque révélation, et prenez la deuxième Influence auprès d’une Faction dès que possible. Réessayez en suivant le guide.',
    },
    lessons: {
      deck: {
        title: 'Votre deck',
        text: 'Dix cartes sont à vous, les mêmes que chez les autres, dont cinq en main. Ce que vous acquérez fera la différence. Ce chapitre est gagné avec 2 Points de Victoire et 3 cartes nouvelles.',
      },
      tracks: {
        title: 'Jusqu’où monter ?',
        text: 'À 2 Influence auprès d’une Faction, un Point de Victoire. À 4, un bonus, et le premier arrivé noue une Alliance, qui vaut encore un point. Retombé sous 2, le point est perdu : on peut vous prendre de l’Influence.',
      },
      effects: {
        title: 'Ce que vous gagnez',
        text: 'L’emplacement et la carte vous donnent chacun quelque chose. Les gains simples sont déjà à vous. Le reste vous attend ici, dans l’ordre que vous voudrez.',
      },
      trash: {
        title: 'Détruire des cartes',
        text: 'Une carte détruite quitte la partie. C’est souvent un cadeau : avec moins de cartes faibles dans votre deck, les fortes reviennent plus souvent en main.',
      },
      'take-back': {
        title: 'Un remords ?',
        text: 'Il ne reste rien à faire : terminez votre tour. D’ici là, « Annuler le dernier coup » reprend votre dernière action, tant qu’elle n’a rien révélé de caché.',
      },
      intrigue: {
        title: 'Les cartes Intrigue',
        text: 'Vous avez une carte Intrigue, secrète jusqu’à ce qu’on la joue. Complot : à tout moment de vos tours. Combat : pendant la bataille. Fin de Partie : tout à la fin. Aucune ne demande d’Agent.',
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
      'new-round': {
        title: 'Une nouvelle manche',
        text: 'Les Agents sont rentrés, un autre joueur commence, un nouveau Conflit est ouvert et chacun a pioché cinq cartes. Si votre deck n’y suffisait pas, votre défausse en est devenue un nouveau, avec vos acquisitions.',
      },
      'came-back': {
        title: 'La revoilà',
        text: 'Une carte que vous aviez acquise est arrivée dans votre main : c’est ainsi qu’un deck grandit. Elle envoie un Agent ou se révèle, comme les autres.',
      },
      plot: {
        title: 'Une carte Complot',
        text: 'Vous pourriez jouer une carte Complot maintenant. Elle ne demande pas d’Agent et ne termine pas votre tour : elle peut donc attendre le moment où elle vous aidera le plus.',
      },
      'why-not': {
        title: 'Pourquoi pas ?',
        text: 'Choisissez quelque chose qui ne luit pas : la table dit pourquoi c’est impossible, avec le numéro de la règle. Pour lire une carte ou un emplacement en grand : clic droit, appui long, ou touche I.',
      },
      reserve: {
        title: 'Un point à acheter',
        text: 'Dans la Réserve, L’Épice Doit Couler coûte 9 Persuasion et vaut un Point de Victoire dès que vous l’acquérez. Contact d’Arrakis, pour 2, convient aux petits budgets.',
      },
    },
  },
);
