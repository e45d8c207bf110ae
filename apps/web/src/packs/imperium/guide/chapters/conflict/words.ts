import { bilingual } from '../../../../../app/language.ts';

/** Chapter 3. */
export const words = bilingual(
  {
    title: 'Intrigue and battle',
    teaches: 'Troops, strength, and the Intrigue card that wins a Conflict.',
    goal: 'Win a Conflict, and play an Intrigue card.',
    aims: { conflicts: 'Conflicts won', intrigue: 'Intrigue cards played' },
    won: {
      title: 'The field is yours',
      text: 'Your Intrigue card decided it: the first reward goes to you. All troops that fought leave, whoever won. Remember: tied for first, nobody wins, and those tied take the second reward. Next: a whole game.',
    },
    lost: {
      title: 'Not this time',
      text: 'The game is over before you had won a Conflict and played an Intrigue card. Secrets gives you one, Combat spaces let your troops fight. Try again with the coach’s advice.',
    },
    lessons: {
      conflict: {
        title: 'The Conflict',
        text: 'This card is the battle of the round, with rewards for first, second and third place. Only troops sent there fight. First prize today: a Victory Point. Two things win it: troops, and a secret.',
      },
      secret: {
        title: 'A secret weapon',
        text: 'Opponents see that you hold an Intrigue card, never which. A Combat card is played in the battle, after all have revealed: keep it till then, and let them feel safe.',
      },
      signet: {
        title: 'Your Leader',
        text: 'Your Leader has two abilities. Paul may look at the top card of his deck at any time. The other one works when your Signet Ring sends an Agent: Paul draws a card.',
      },
      swordmarks: {
        title: 'Crossed swords',
        text: 'Only from a space with crossed swords can troops march to the Conflict. Arrakeen also gives a troop and a card.',
      },
      troops: {
        title: 'Sending troops',
        text: 'From a Combat space you may deploy, on this turn, all the troops that you have just recruited and up to two others from your garrison.',
      },
      strength: {
        title: 'How many?',
        text: 'Each troop in the Conflict is worth 2 strength. After the battle they all leave, whoever won: a troop fights once. So send many where the reward is worth it, and none where it is not.',
      },
      swords: {
        title: 'Strength',
        text: 'Your strength: 2 for each troop in the Conflict and 1 for each sword that you revealed. Without a troop there, swords are worth nothing. Combat cards may still change it.',
      },
      combat: {
        title: 'The battle',
        text: 'Whoever has troops in the Conflict may now play Combat cards, in turn, until all pass. Compare the strengths: does a card lift you to a better reward? If not, keep it for another day.',
      },
    },
  },
  {
    title: 'Intrigue et bataille',
    teaches: 'Les troupes, la force, et la carte Intrigue qui fait gagner un Conflit.',
    goal: 'Gagnez un Conflit et jouez une carte Intrigue.',
    aims: { conflicts: 'Conflits gagnés', intrigue: 'Cartes Intrigue jouées' },
    won: {
      title: 'Le terrain est à vous',
      text: 'Votre carte Intrigue a tout décidé : la première récompense est à vous. Toutes les troupes engagées repartent, quel que soit le vainqueur. À égalité en tête, personne ne gagne : chacun prend la deuxième. La suite : une partie entière.',
    },
    lost: {
      title: 'Pas cette fois',
      text: 'La partie s’est terminée sans Conflit gagné ou sans carte Intrigue jouée. Secrets vous en donne une, les emplacements de Combat laissent vos troupes se battre. Réessayez en suivant le guide.',
    },
    lessons: {
      conflict: {
        title: 'Le Conflit',
        text: 'Cette carte est la bataille de la manche : une récompense pour chacune des trois premières places. Seules les troupes envoyées là se battent. Le premier prix : un Point de Victoire. Il faut pour cela des troupes et un secret.',
      },
      secret: {
        title: 'Une arme secrète',
        text: 'Les adversaires voient que vous avez une carte Intrigue, jamais laquelle. Une carte Combat se joue pendant la bataille, après toutes les révélations : gardez-la jusque-là, et laissez-les se croire tranquilles.',
      },
      signet: {
        title: 'Votre Dirigeant',
        text: 'Votre Dirigeant a deux capacités. Paul peut regarder à tout moment la carte du dessus de son deck. L’autre agit quand votre Chevalière envoie un Agent : Paul pioche une carte.',
      },
      swordmarks: {
        title: 'Les épées croisées',
        text: 'Les troupes ne partent au Conflit que d’un emplacement marqué d’épées croisées. Arrakeen donne en plus une troupe et une carte.',
      },
      troops: {
        title: 'Envoyer des troupes',
        text: 'Depuis un emplacement de Combat, vous pouvez déployer pendant ce tour toutes les troupes que vous venez de recruter, plus deux autres au maximum, prises dans votre garnison.',
      },
      strength: {
        title: 'Combien ?',
        text: 'Chaque troupe dans le Conflit vaut 2 points de force. Après la bataille, toutes repartent, quel que soit le vainqueur : une troupe ne se bat qu’une fois. Envoyez-en beaucoup si la récompense le vaut, aucune sinon.',
      },
      swords: {
        title: 'La force',
        text: 'Votre force : 2 par troupe dans le Conflit et 1 par épée révélée. Sans troupe sur place, les épées ne valent rien. Des cartes Intrigue Combat peuvent encore tout changer.',
      },
      combat: {
        title: 'La bataille',
        text: 'Qui a des troupes dans le Conflit peut maintenant jouer des cartes Combat, chacun à son tour, jusqu’à ce que tous passent. Comparez les forces : une carte vous vaut-elle une meilleure récompense ? Sinon, gardez-la.',
      },
    },
  },
);
