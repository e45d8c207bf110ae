import { frenchOf as of } from '@landsraad/kernel/wording';
import { cardOf } from '../../content/index.ts';
import type { InfluenceWith } from '../../effects/effect.ts';
import { ANY_NUMBER } from '../../effects/verbs.ts';
import { RESOURCES, type Resources } from '../../ids.ts';
import type { BaseWording } from '../modules.ts';
import type { Clause } from '../wording.ts';
import { ofSpace } from './places.ts';
import { amount, list, THE_FACTION, terms } from './terms.ts';
import { conjugate } from './verbs.ts';

export const effects: BaseWording['effects'] = {
  clauses: {
    gain: (effect) => gain(resourceAmounts(effect)),
    recruit: ({ n, mayDeploy }) => ({
      verb: 'recruter',
      object: amount(n, 'troop'),
      tail: mayDeploy && `, que vous pouvez déployer dans le Conflit${MAY_DEPLOY[mayDeploy]}`,
    }),
    draw: ({ n }) => ({ verb: 'piocher', object: amount(n, 'card') }),
    intrigue: ({ n }) => ({ verb: 'piocher', object: amount(n, 'intrigue') }),
    'steal-intrigue': () => ({
      verb: 'voler',
      object: '1 carte Intrigue au hasard à chaque adversaire qui en détient au moins 4',
    }),
    persuasion: ({ n, perCard }) =>
      gain(
        perCard
          ? `${amount(n, 'persuasion')} par carte ${terms.factions[perCard]} que vous avez en jeu`
          : amount(n, 'persuasion'),
      ),
    swords: ({ n }) => gain(amount(n, 'sword')),
    vp: ({ n }) => gain(amount(n, 'vp')),
    influence: ({ n, with: whom }) => ({
      ...gain(`${amount(n, 'influence')} auprès ${faction(whom)}`),
      alone: true,
    }),
    'influence-two': () => gain('1 Influence auprès de 2 Factions différentes'),
    'influence-visited': () => ({
      ...gain('1 Influence auprès de la Faction où vous avez envoyé un Agent ce tour-ci'),
      alone: true,
    }),
    trash: ({ from }) => ({
      verb: 'détruire',
      object: from === 'play' ? 'l’une de vos cartes en jeu' : 'une carte',
      may: true,
    }),
    'trash-this': () => ({ verb: 'détruire', object: 'cette carte' }),
    discard: ({ n }) => ({ verb: 'défausser', object: amount(n, 'card') }),
    'lose-troop': ({ n, from }, { whose }) => ({
      verb: 'perdre',
      object: `${amount(n, 'troop')} ${from === 'garrison' ? `de ${whose === 'your' ? 'votre' : 'sa'} garnison` : 'dans le Conflit'}`,
    }),
    deploy: ({ upTo }) => ({
      verb: 'déployer',
      object: `dans le Conflit ${troopsUpTo(upTo, ' de votre garnison')}`,
      may: true,
    }),
    'deploy-from-supply': ({ n }) => ({
      verb: 'déployer',
      object: `${amount(n, 'troop')} de votre réserve dans le Conflit`,
    }),
    retreat: ({ upTo }) => ({ verb: 'replier', object: troopsUpTo(upTo), may: true }),
    harvest: () => ({
      verb: 'récolter',
      object: 'l’Épice de cet emplacement, Épice bonus comprise',
    }),
    'double-harvest': () => ({
      verb: 'doubler',
      object: 'l’Épice de base que vous récoltez ce tour-ci',
      tail: ', mais pas l’Épice bonus',
    }),
    'double-influence': () =>
      gain('2 Influence au lieu de 1 auprès de la Faction dont vous visitez l’emplacement'),
    mentat: (_, { form, reward }) => ({
      verb: 'prendre',
      object: `le Mentat comme Agent supplémentaire pour ${reward ? 'la manche suivante' : 'cette manche'}`,
      tail: reward || form === 'infinitive' ? undefined : ', s’il est sur son emplacement',
    }),
    swordmaster: () => gain('le Maître d’Armes, votre troisième Agent, pour le reste de la partie'),
    'council-seat': () => ({
      verb: 'prendre',
      object: 'un siège au Haut Conseil',
      tail: ', qui vous rapporte désormais 2 Persuasion à chaque tour Révélation',
    }),
    foldspace: () => ({ verb: 'acquérir', object: 'une carte Espace Plissé de la Réserve' }),
    control: ({ space }) => ({ verb: 'prendre', object: `le contrôle ${ofSpace(space)}` }),
    signet: (_, { whose }) => ({
      verb: 'utiliser',
      object: `la capacité Chevalière de ${whose === 'your' ? 'votre' : 'son'} Dirigeant`,
    }),
    acquire: ({ maxCost, to, may }) => ({
      may,
      verb: 'acquérir',
      object: `une carte coûtant ${maxCost} ou moins`,
      tail: to === 'deck' ? ', à placer sur le dessus de votre deck' : undefined,
    }),
    discount: ({ card, by }) => ({
      verb: 'payer',
      object: `${amount(by, 'persuasion')} de moins pour chaque carte ${cardOf(card).name.fr} acquise ce tour-ci`,
    }),
    'acquire-to-deck': () => ({
      verb: 'placer',
      object: 'chaque carte que vous acquérez sur le dessus de votre deck',
      may: true,
    }),
    'take-from-discard': ({ faction: whose }) => ({
      verb: 'reprendre',
      object: `en main une carte ${terms.factions[whose]} de votre défausse`,
    }),
    'look-at-top': (_, { form }) => ({
      verb: 'regarder',
      object: 'la carte du dessus de votre deck',
      tail:
        form === 'infinitive'
          ? ', puis la piocher ou la détruire'
          : ', puis piochez-la ou détruisez-la',
    }),
    reshuffle: () => ({ verb: 'mélanger', object: 'votre défausse à votre deck' }),
    voice: () => ({
      verb: 'désigner',
      object: 'un emplacement du plateau',
      tail: ' : jusqu’à votre prochain tour, vos adversaires ne peuvent pas y envoyer leur prochain Agent',
    }),
    manipulate: (_, { form }) => ({
      verb: 'retirer',
      object: `une carte de la Rangée Imperium et ${form === 'infinitive' ? 'la remplacer' : 'remplacez-la'}`,
      tail: ' ; à votre tour Révélation de cette manche, vous pouvez acquérir la carte retirée pour 1 Persuasion de moins',
    }),
    recall: () => ({ verb: 'rappeler', object: 'l’un de vos Agents' }),
    'extra-icons': ({ icons }) => ({
      verb: 'ajouter',
      object: `les icônes ${list(
        icons.map((icon) => terms.icons[icon]),
        'and',
      )} à la carte que vous jouez ce tour-ci`,
    }),
    'ignore-enemy-agents': () => ({
      verb: 'ignorer',
      object: 'les Agents adverses qui bloqueraient le vôtre ce tour-ci',
    }),
    'end-turn': () => ({ verb: 'terminer', object: 'votre tour' }),
  },
  influenceWithEach: (n) => gain(`${amount(n, 'influence')} auprès de chaque Faction`),
  payment: (cost) => ({ verb: 'payer', object: resourceAmounts(cost) }),
  costs: {
    influence: (n) => ({
      verb: 'perdre',
      object: `${amount(n, 'influence')} auprès d’une Faction`,
    }),
    trash: () => ({ verb: 'détruire', object: 'une carte' }),
    trashThis: () => ({ verb: 'détruire', object: 'cette carte' }),
    troops: (n) => ({ verb: 'perdre', object: `${n} de vos troupes dans le Conflit` }),
    anyTroops: (n) => ({
      verb: 'perdre',
      object: `${amount(n, 'troop')} de votre garnison ou du Conflit`,
    }),
  },
  conjugate,
  allowed: (infinitive, form) => `${form === 'third' ? 'peut' : 'vous pouvez'} ${infinitive}`,
  conditions: {
    'fremen-bond': () => 'Lien Fremen',
    'another-in-play': ({ faction: whose }) =>
      `si vous avez une autre carte ${terms.factions[whose]} en jeu`,
    alliance: ({ with: whom }) =>
      whom === 'any'
        ? 'si vous détenez une Alliance'
        : `si vous détenez l’Alliance avec ${THE_FACTION[whom]}`,
    influence: ({ with: whom, atLeast }) =>
      `si vous avez au moins ${amount(atLeast, 'influence')} auprès ${of(THE_FACTION[whom])}`,
    'influence-with': ({ factions, atLeast }) =>
      `si vous avez au moins ${amount(atLeast, 'influence')} auprès ${factions === 4 ? 'des quatre' : `d’au moins ${factions}`} Factions`,
    'council-seat': () => 'si vous siégez au Haut Conseil',
    swordmaster: () => 'si vous avez le Maître d’Armes',
    'mentat-at-home': () => 'si le Mentat est sur son emplacement',
    'agent-on-board': () => 'si vous avez un Agent sur le plateau',
    'enemy-troop-in-conflict': () => 'si un adversaire a une troupe dans le Conflit',
    owns: ({ card, atLeast }) =>
      `si vous possédez au moins ${amount(atLeast, 'card')} ${cardOf(card).name.fr}`,
    has: ({ resource, atLeast }) => `si vous avez au moins ${amount(atLeast, resource)}`,
    'owns-most': ({ card }) =>
      `si vous possédez plus de cartes ${cardOf(card).name.fr} que chaque adversaire`,
  },
  moments: {
    'turn-start': 'au tout début de votre tour',
    'before-agent': 'avant d’envoyer un Agent',
    'after-win': 'lorsque vous remportez un Conflit',
    'after-loss': 'lorsque vous perdez au moins trois troupes à la fin d’un Conflit',
  },
  payTo: (cost, infinitives, apart) =>
    apart
      ? `${cost} ${list(
          infinitives.map((infinitive) => `pour ${infinitive}`),
          'and',
        )}`
      : `${cost} pour ${list(infinitives, 'and')}`,
  when: (circumstances, then) => `${circumstances.join(', ')} : ${then}`,
  twice: 'deux fois',
  inAddition: (sentence) => `de plus, ${sentence}`,
  onRevealTurn: 'à votre tour Révélation de cette manche',
  choose: (count, options, long) =>
    count === 1
      ? `au choix : ${long ? options.join(' ; ou ') : list(options, 'or')}`
      : `${count === 2 ? 'deux' : count} au choix : ${options.join(' ; ')}`,
  opponents: {
    each: {
      does: (third) => `chaque adversaire ${third}`,
      make: (infinitive) => `faire ${infinitive} à chaque adversaire`,
    },
    one: {
      does: (third) => `un adversaire de votre choix ${third}`,
      make: (infinitive) => `faire ${infinitive} à un adversaire`,
    },
  },
};

const MAY_DEPLOY = { always: '', 'on-reveal-turn': ' si c’est votre tour Révélation' };

const gain = (object: Clause['object']): Clause => ({ verb: 'gagner', object });

/** « 2 Épices et 1 eau », or nothing. */
export const resourceList = (resources: Partial<Resources>): string =>
  list(resourceAmounts(resources), 'and');

function resourceAmounts(resources: Partial<Resources>): string[] {
  const named = RESOURCES.filter((resource) => resources[resource]);
  return named.map((resource) => amount(resources[resource]!, resource));
}

function faction(whom: InfluenceWith): string {
  if (whom === 'any') return 'd’une Faction de votre choix';
  if (whom === 'behind') return 'd’une Faction où un adversaire en a plus que vous';
  if (typeof whom === 'string') return of(THE_FACTION[whom]);
  return list(
    whom.map((one) => of(THE_FACTION[one])),
    'or',
  );
}

function troopsUpTo(n: number, whence = ''): string {
  if (n >= ANY_NUMBER) return `autant de troupes${whence} que vous voulez`;
  return (n === 1 ? '1 troupe' : `jusqu’à ${amount(n, 'troop')}`) + whence;
}
