import { bilingual } from '../../../app/language.ts';

/** The welcome, and what the coach says between two lessons. */
export const words = bilingual(
  {
    welcome: {
      lead: 'Learn Dune: Imperium by playing it, in four short chapters with a coach at your side, and one more for each expansion. Each has a goal, and ends when you reach it. You need to know nothing.',
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
      stillsuits: 'It costs nothing: water, and 1 Influence with the Fremen.',
      secrets: 'An Intrigue card, and 1 Influence with the Bene Gesserit.',
      sisterhood: 'Your second Influence with the Bene Gesserit is a point.',
      warriors: 'Your second Influence with the Fremen is a point, and it brings two troops.',
      sister: 'Her icons open the Bene Gesserit and the Landsraad: a way to the second Influence.',
      ways: 'It lifts you to 2 Influence with the Fremen: another point.',
      ambush: '4 strength more puts you ahead.',
    },
  },
  {
    welcome: {
      lead: 'Apprenez Dune : Imperium en jouant, en quatre courts chapitres et un de plus par extension, un guide à vos côtés. Chacun a son objectif et se termine quand vous l’atteignez. Aucune connaissance n’est nécessaire.',
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
      stillsuits: 'C’est gratuit : de l’eau, et 1 Influence chez les Fremen.',
      secrets: 'Une carte Intrigue, et 1 Influence auprès du Bene Gesserit.',
      sisterhood: 'La 2e Influence auprès du Bene Gesserit vaut un point.',
      warriors: 'La 2e Influence chez les Fremen vaut un point, avec deux troupes.',
      sister:
        'Ses icônes ouvrent le Bene Gesserit et le Landsraad : un chemin vers la 2e Influence.',
      ways: 'Elle vous porte à 2 Influence chez les Fremen : encore un point.',
      ambush: '4 points de force de plus vous placent en tête.',
    },
  },
);

export type Why = keyof typeof words.en.why;
