import { bilingual } from '../../../app/language.ts';

/** The welcome, and what the coach says between two lessons. */
export const words = bilingual(
  {
    welcome: {
      lead: 'Learn Dune: Imperium by playing it: a short coached game against two bots, in about ten minutes. You need to know nothing.',
      points: 'how to gain Victory Points, and win',
      agents: 'cards, Agents and the spaces of the board',
      factions: 'Factions, Influence and Alliances',
      battle: 'troops, Conflicts and Intrigue',
      deck: 'how your deck grows',
      table: 'how to use this table: undo, hints, log, rules',
      free: 'The coach suggests and never forces. You can leave it at any moment and play on.',
    },
    waiting: {
      title: 'Your opponents play',
      text: 'Watch the board: what they take now, you cannot have this round.',
    },
    tips: {
      'turn.kind': {
        title: 'Your turn',
        text: 'Send an Agent with a card, or reveal your hand if you are done.',
      },
      'agent.space': {
        title: 'Where to?',
        text: 'Choose one of the spaces that glow.',
      },
      'effects.order': {
        title: 'The rest of your turn',
        text: 'Take what is still yours, in any order, then end your turn.',
      },
      deploy: {
        title: 'Troops for the Conflict',
        text: 'Each is worth 2 strength, and fights once.',
      },
      'reveal.order': {
        title: 'Your Reveal turn',
        text: 'Acquire what you can pay for, then end your turn.',
      },
      'combat.play': {
        title: 'The battle goes on',
        text: 'Play a Combat card, or pass.',
      },
      other: {
        title: 'Your choice',
        text: 'Read the question below; the coach has an idea.',
      },
    },
    why: {
      arrakeen: 'It gives a troop and a card, and lets you fight.',
      stillsuits: 'Water, 1 Influence with the Fremen, and one more troop for the battle.',
      basin: 'It costs nothing, and bonus spice lies there.',
      secrets: 'An Intrigue card, and 1 Influence with the Bene Gesserit.',
      oratory: 'A troop now, 1 Persuasion later, and the Signet Ring draws you a card.',
      warriors: 'Your second Influence with the Fremen is a point, and it brings two troops.',
      chani:
        'Three icons open many spaces, her Reveal half has 2 Persuasion, and she brings water.',
      directorship: '1 Influence with all four Factions at once, the moment you acquire it.',
      authorization: 'Your second Influence with the Spacing Guild: another point.',
      tactician: '3 strength more puts you ahead.',
      two: 'The Fremen bring the Alliance, the Emperor a point: enough to win.',
    },
  },
  {
    welcome: {
      lead: 'Apprenez Dune : Imperium en jouant : une courte partie guidée contre deux bots, en une dizaine de minutes. Aucune connaissance n’est nécessaire.',
      points: 'comment gagner des Points de Victoire, et la partie',
      agents: 'les cartes, les Agents et les emplacements du plateau',
      factions: 'les Factions, l’Influence et les Alliances',
      battle: 'les troupes, les Conflits et l’Intrigue',
      deck: 'comment votre deck grandit',
      table: 'comment se servir de cette table : annulation, conseils, journal, règles',
      free: 'Le guide suggère sans jamais imposer. Vous pouvez le quitter à tout moment et poursuivre la partie.',
    },
    waiting: {
      title: 'Vos adversaires jouent',
      text: 'Regardez le plateau : ce qu’ils prennent maintenant vous échappe pour cette manche.',
    },
    tips: {
      'turn.kind': {
        title: 'À vous',
        text: 'Envoyez un Agent avec une carte, ou révélez votre main si vous avez fini.',
      },
      'agent.space': {
        title: 'Où aller ?',
        text: 'Choisissez l’un des emplacements qui luisent.',
      },
      'effects.order': {
        title: 'La suite de votre tour',
        text: 'Prenez ce qui vous revient encore, dans l’ordre voulu, puis terminez votre tour.',
      },
      deploy: {
        title: 'Des troupes pour le Conflit',
        text: 'Chacune vaut 2 points de force et ne se bat qu’une fois.',
      },
      'reveal.order': {
        title: 'Votre tour Révélation',
        text: 'Acquérez ce que vous pouvez payer, puis terminez votre tour.',
      },
      'combat.play': {
        title: 'La bataille continue',
        text: 'Jouez une carte Combat, ou passez.',
      },
      other: {
        title: 'À vous de choisir',
        text: 'Lisez la question ci-dessous ; le guide a une idée.',
      },
    },
    why: {
      arrakeen: 'On y gagne une troupe et une carte, et l’on peut s’y battre.',
      stillsuits: 'De l’eau, 1 Influence chez les Fremen, et une troupe de plus au combat.',
      basin: 'C’est gratuit, et de l’Épice bonus vous y attend.',
      secrets: 'Une carte Intrigue, et 1 Influence auprès du Bene Gesserit.',
      oratory: 'Une troupe, 1 Persuasion plus tard, et la Chevalière vous fait piocher.',
      warriors: 'La 2e Influence chez les Fremen vaut un point, avec deux troupes.',
      chani: 'Trois icônes, 2 Persuasion à la révélation, et de l’eau tout de suite.',
      directorship: '1 Influence auprès des quatre Factions, dès l’acquisition.',
      authorization: 'La 2e Influence auprès de la Guilde : encore un point.',
      tactician: '3 points de force de plus vous placent en tête.',
      two: 'Les Fremen apportent l’Alliance, l’Empereur un point : de quoi gagner.',
    },
  },
);

export type Why = keyof typeof words.en.why;
