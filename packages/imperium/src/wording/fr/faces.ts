import type { BaseWording } from '../modules.ts';
import { resourceList } from './effects.ts';
import { amount } from './terms.ts';

export const faces: BaseWording['faces'] = {
  kinds: {
    intrigue: 'Carte Intrigue',
    conflict: 'Conflit',
    leader: 'Dirigeant',
    space: 'Emplacement du plateau',
    track: 'Piste d’Influence',
    hagal: 'Carte Maison Hagal',
    tile: 'Tuile Techno',
  },
  labels: {
    cost: 'Coût',
    factions: 'Faction',
    icons: 'Icônes Agent',
    copies: 'Exemplaires',
    type: 'Type',
    level: 'Niveau',
    house: 'Maison',
    complexity: 'Complexité',
    area: 'Zone',
    icon: 'Icône Agent',
    requirement: 'Condition',
    combat: 'Emplacement de Combat',
    limit: 'Limite',
    onAcquire: 'À l’acquisition',
    agent: 'Tour Agent',
    reveal: 'Tour Révélation',
    onTrash: 'À la destruction',
    setup: 'Mise en place',
    effects: 'Effets',
    control: 'Contrôle',
    maker: 'Faiseur',
    alliance: 'Alliance',
    spaces: 'Emplacement',
    swords: 'Bonus de combat',
    players: 'Joueurs',
    infiltrates: 'Icône Infiltration',
    unload: 'Décharger',
    graft: 'Greffe',
    use: 'À votre tour',
    roundStart: 'Début de manche',
    onWin: 'Conflit remporté',
    endgame: 'Fin de Partie',
    always: 'Désormais',
    rivals: 'Rivaux',
  },
  abilities: {
    prescience: () => ({
      ability: [
        'Vous pouvez regarder la carte du dessus de votre deck à tout moment, sauf si le deck est vide.',
      ],
    }),
    'landsraad-popularity': () => ({
      ability: [
        'Les emplacements du Landsraad qui coûtent des Solari vous coûtent 1 Solari de moins.',
      ],
    }),
    masterstroke: () => ({
      ability: [
        'Une fois par partie, dès que vous avez déployé 4 troupes en un seul tour, révélez vos deux Factions secrètes et gagnez 1 Influence auprès de chacune.',
      ],
      setup: ['Avant la première manche, choisissez deux Factions en secret.'],
    }),
    'arrakis-fiefdom': ({ start }) => ({
      ability: [
        `Vous commencez la partie avec ${resourceList(start)} de plus que les autres Dirigeants.`,
      ],
    }),
    connections: () => ({
      ability: [
        'Lorsque vous prenez votre siège au Haut Conseil, gagnez 1 Influence auprès d’une Faction de votre choix.',
      ],
    }),
    'spice-addict': () => ({
      ability: [
        'Chaque fois que vous récoltez de l’Épice sur un emplacement Faiseur, vous gagnez 1 Épice de moins et piochez 1 carte.',
      ],
    }),
    'ruthless-negotiator': () => ({
      ability: [
        'Chaque fois que vous payez des Solari pour vous rendre sur un emplacement, piochez 1 carte.',
      ],
    }),
    'eyes-everywhere': () => ({
      ability: [
        'Les Agents adverses ne bloquent pas les vôtres sur les emplacements Landsraad et Cité.',
      ],
    }),
  },
  signet: (name) => `Chevalière (${name})`,
  level: (level) => ['I', 'II', 'III'][level - 1]!,
  complexity: (level) => `${level} sur ${Math.max(3, level)}`,
  noIcons: 'aucune, cette carte ne peut qu’être révélée',
  noOwnIcons: 'aucune en propre',
  graft: 'Jouez cette carte avec une autre.',
  moreIcons: (condition, icons) => `${condition} : cette carte a aussi les icônes ${icons}.`,
  notForSale: 'hors vente, seul un effet la procure',
  sendsAnywhere:
    'Envoyez l’un de vos Agents, depuis votre Dirigeant ou depuis le plateau, sur n’importe quel emplacement, même occupé.',
  harvest: (base) => `Récoltez ${amount(base, 'spice')}, plus toute l’Épice bonus présente ici.`,
  bonusSpiceGathers:
    'À la fin de chaque manche, 1 Épice bonus s’accumule ici si aucun Agent n’est présent.',
  exchange: (spice, solari) => `Payez ${spice} pour gagner ${solari}.`,
  controlBonus: (gain) =>
    `Qui contrôle cet emplacement gagne ${gain} chaque fois qu’un Agent y est envoyé.`,
  persuasionWhileHere: (n) =>
    `Gagnez ${amount(n, 'persuasion')} à votre tour Révélation si votre Agent est encore ici.`,
  onlyIf: (condition) => `seulement ${condition}`,
  combatSpace: 'vous pouvez déployer des troupes dans le Conflit',
  oncePerGame: 'une fois par partie pour chaque joueur',
  or: (sentence) => `Ou ${sentence}`,
  places: ['Première place', 'Deuxième place', 'Troisième place (à quatre joueurs seulement)'],
  influenceReached: (n) => `À ${amount(n, 'influence')}`,
  trackPoint: (n) => `Gagnez 1 Point de Victoire ; perdez-le si vous retombez au-dessous de ${n}.`,
  tileRules: {
    detonation:
      'Lorsque vous remportez un Conflit avec un cuirassé, vous pouvez le rendre à votre réserve pour 1 Point de Victoire au lieu de prendre le contrôle d’un emplacement.',
    spaceport: 'Vous pouvez placer chaque carte que vous acquérez sur le dessus de votre deck.',
    'tie-break': 'Vous remportez les égalités à la fin de la partie.',
    transports:
      'Lorsque vous recrutez des troupes grâce à la piste d’Expédition, recrutez-en 1 de plus et déployez-en autant que vous voulez dans le Conflit.',
  },
  unload:
    'Les effets du tour Révélation s’appliquent aussi quand cette carte est défaussée ou détruite.',
  tileForRivals: 'peuvent l’acquérir',
  trackAlliance: (n) =>
    `Le premier joueur à atteindre ${amount(n, 'influence')} prend l’Alliance et 1 Point de Victoire ; qui le dépasse lui prend les deux.`,
};
