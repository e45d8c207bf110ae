import type { CardText, CardWording } from '../wording.ts';

const IN_A_PLAN = 'Dans votre plan de bataille, avec un chef ou un Héros de Pacotille.';
const KEPT_BY_WINNER = 'Le vainqueur de la bataille peut la garder ; le perdant la défausse.';

const weapon = (...effect: string[]): CardText => ({
  effect,
  when: IN_A_PLAN,
  after: KEPT_BY_WINNER,
});

export const cards: CardWording = {
  types: {
    'weapon-projectile': weapon(
      'Tue le chef ou le Héros de Pacotille adverse, sauf si un Bouclier le protège.',
    ),
    'weapon-poison': weapon(
      'Tue le chef ou le Héros de Pacotille adverse, sauf si un Goûte-poison le protège.',
    ),
    'weapon-lasgun': weapon(
      'Tue le chef ou le Héros de Pacotille adverse : aucune défense n’y peut rien.',
      'Si un Bouclier figure dans l’un des deux plans de la bataille, le vôtre compris, tout explose : toutes les troupes et toute l’Épice du territoire sont perdues, les deux chefs meurent, les cartes des deux plans sont défaussées et personne ne gagne.',
    ),
    'defense-projectile': weapon(
      'Sauve votre chef ou votre Héros de Pacotille d’une arme à projectile.',
      'Explose avec un Laser dans l’un des deux plans de la bataille.',
    ),
    'defense-poison': weapon('Sauve votre chef ou votre Héros de Pacotille d’une arme à poison.'),
    'special-leader': {
      effect: [
        'Remplace un chef, avec une force de 0 ; une arme et une défense peuvent l’accompagner.',
        'Vous pouvez le jouer même si vous avez un chef, et vous le devez si vous n’en avez pas.',
        'Il ne trahit jamais et ne rapporte aucune Épice quand il est tué.',
      ],
      when: 'Dans votre plan de bataille, à la place d’un chef.',
      after: 'Toujours défaussé, sauf si vous gagnez en déclarant une trahison.',
    },
    worthless: {
      effect: [
        'Sans effet propre, elle peut prendre la place d’une arme ou d’une défense.',
        'Dans le jeu avancé, le Bene Gesserit peut la jouer comme une carte Karama.',
      ],
      when: IN_A_PLAN,
      after: KEPT_BY_WINNER,
    },
  },
  specials: {
    'tleilaxu-ghola': {
      effect: [
        'Ressuscitez gratuitement le chef de votre choix, ou enrôlez gratuitement jusqu’à 5 troupes.',
        'Cela s’ajoute à votre enrôlement habituel.',
      ],
      when: 'À tout moment.',
      after: 'Défaussez-la.',
    },
    'family-atomics': {
      effect: [
        'Détruisez le Mur du Bouclier : toutes les troupes qui s’y trouvent sont perdues.',
        'Jusqu’à la fin de la partie, le Bassin Impérial, Arrakeen et Carthag ne protègent plus de la tempête.',
      ],
      when: 'À partir du tour 2, juste avant que la tempête avance, si vous avez une troupe sur le Mur du Bouclier ou à côté.',
      after: 'Retirez-la de la partie.',
    },
    hajr: {
      effect: ['Effectuez un mouvement de plus, avec les mêmes troupes ou avec d’autres.'],
      when: 'À votre tour, avant ou après votre mouvement.',
      after: 'Défaussez-la.',
    },
    karama: {
      effect: [
        'Bloquez une fois l’avantage d’un adversaire.',
        'Ou débarquez vos troupes à moitié prix, payé à la Banque d’Épices.',
        'Ou prenez sans payer une carte remportée aux enchères ; vous pouvez pour cela miser plus que vous n’avez.',
        'Ou, dans le jeu avancé, usez du pouvoir Karama de votre faction, une fois par partie.',
      ],
      when: 'Au moment voulu ; contre un avantage de bataille, avant que les plans soient révélés.',
      after: 'Défaussez-la.',
    },
    truthtrance: {
      effect: [
        'Posez à un autre joueur une question sur la partie à laquelle on répond par oui ou par non. Il répond aussitôt, devant tous, et dit la vérité.',
      ],
      when: 'À tout moment.',
      after: 'Défaussez-la.',
    },
    'weather-control': {
      effect: ['Décidez de l’avancée de la tempête : de 0 à 10 secteurs.'],
      when: 'À partir du tour 2, juste avant que la tempête avance.',
      after: 'Défaussez-la.',
    },
  },
};
