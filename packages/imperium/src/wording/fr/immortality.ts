import { cardOf } from '../../content/index.ts';
import type {
  ChoiceWording,
  Clause,
  EffectWording,
  EventWording,
  FaceWording,
} from '../wording.ts';
import { does, own } from './persons.ts';
import { amount, list, terms } from './terms.ts';

/* What French says of Immortality. */

const gain = (object: Clause['object']): Clause => ({ verb: 'gagner', object });

const notches = (n: number): string => (n === 1 ? '1 cran' : `${n} crans`);

export const clauses = {
  research: () => ({ verb: 'avancer', object: 'votre jeton Recherche', alone: true }),
  tleilaxu: ({ n }) => ({
    verb: 'avancer',
    object: `de ${notches(n)} sur la piste Tleilaxu`,
    alone: true,
  }),
  specimen: ({ n }) => ({ verb: 'générer', object: amount(n, 'specimen') }),
  'acquire-tleilaxu': () => ({
    verb: 'acquérir',
    object: 'une carte Tleilaxu pour son coût en Spécimens',
    may: true,
  }),
  'remove-tleilaxu': ({ side }) => ({
    verb: 'remplacer',
    object: `la carte de ${side === 'left' ? 'gauche' : 'droite'} de la Rangée Tleilaxu`,
  }),
  'keep-intrigue': (_, { form }) => ({
    verb: 'regarder',
    object: 'les deux premières cartes Intrigue',
    tail:
      form === 'infinitive'
        ? ', en garder une et remettre l’autre sur le dessus'
        : ', gardez-en une et remettez l’autre sur le dessus',
  }),
  infiltrate: () => ({
    verb: 'ignorer',
    object: 'les Agents adverses qui bloqueraient le vôtre ce tour-ci',
  }),
  'combat-icon': () => ({
    verb: 'déployer',
    object: 'des unités ce tour-ci comme depuis un emplacement de combat',
    may: true,
  }),
  'copy-partner': () => ({
    verb: 'utiliser',
    object: 'la zone Agent de l’autre carte greffée',
  }),
  'return-partner': () => ({
    verb: 'reprendre',
    object: 'en main l’autre carte greffée au début de votre tour Révélation de cette manche',
  }),
  'return-this': () => ({ verb: 'reprendre', object: 'cette carte en main' }),
  'recall-sent': () => ({
    verb: 'rappeler',
    object: 'l’Agent que vous avez envoyé ce tour-ci',
    may: true,
  }),
  'trash-grafted': () => ({ verb: 'détruire', object: 'l’une des deux cartes greffées' }),
  'solari-per-icon': ({ n }) =>
    gain(`${amount(n, 'solari')} par icône Agent de l’autre carte greffée`),
  'graft-row': () => ({
    verb: 'greffer',
    object:
      'cette carte à une carte de la Rangée Imperium, qui est détruite à la fin de votre tour',
    may: true,
  }),
  'acquire-bred': ({ maxCost }) => ({
    verb: 'acquérir',
    object: `une carte coûtant ${maxCost} ou moins`,
    may: true,
    tail: ' ; avec deux Marqueurs Génétiques, elle va dans votre main',
  }),
} satisfies Partial<EffectWording['clauses']>;

export const costs = {
  specimens: (n) => ({ verb: 'dépenser', object: amount(n, 'specimen') }),
  trashPartner: () => ({ verb: 'détruire', object: 'l’autre carte greffée' }),
  trashIntrigue: () => ({ verb: 'détruire', object: 'l’une de vos cartes Intrigue' }),
  retreatTroops: (n) => ({ verb: 'replier', object: `${n} de vos troupes` }),
} satisfies Partial<EffectWording['costs']>;

export const conditions = {
  markers: ({ atLeast }) =>
    `si vous avez ${atLeast === 1 ? 'un Marqueur Génétique' : 'deux Marqueurs Génétiques'}`,
  grafted: () => 'en cas de greffe',
  'grafted-with': ({ factions }) =>
    `en cas de greffe avec une carte ${list(
      factions.map((faction) => terms.factions[faction]),
      'or',
    )}`,
  'spice-gained': () => 'si vous gagnez de l’Épice ce tour-ci',
  'most-deployed': () => 'si vous avez plus de troupes dans le Conflit que chaque adversaire',
  'faction-visited': () => 'si vous avez envoyé un Agent chez une Faction ce tour-ci',
  'combat-card-played': () => 'si un adversaire a joué une carte Combat dans ce Conflit',
} satisfies Partial<EffectWording['conditions']>;

export const abilities = {} satisfies Partial<FaceWording['abilities']>;

export const events = {
  'research-advanced': ({ seat }, say) =>
    `${does(say, seat, 'avance', 'avancez')} sur la piste Recherche.`,
  'tleilaxu-advanced': ({ seat, to }, say) =>
    `${does(say, seat, 'avance', 'avancez')} au cran ${to} de la piste Tleilaxu.`,
  'specimens-generated': ({ seat, n }, say) =>
    `${does(say, seat, 'génère', 'générez')} ${amount(n, 'specimen')}.`,
  'specimens-returned': ({ seat, n }, say) =>
    `${does(say, seat, 'renvoie', 'renvoyez')} ${amount(n, 'specimen')} dans ${own(say, seat, 'sa')} réserve.`,
  'forces-reclaimed': ({ seat }, say) =>
    `${does(say, seat, 'utilise', 'utilisez')} ${cardOf('reclaimed-forces').name.fr}.`,
  'tleilaxu-row-refilled': ({ card }, say) => `${say.card(card)} rejoint la Rangée Tleilaxu.`,
  'tleilaxu-removed': ({ seat, card }, say) =>
    `${does(say, seat, 'retire', 'retirez')} ${say.card(card)} de la Rangée Tleilaxu.`,
  'atomics-used': ({ seat, cards }, say) =>
    `${does(say, seat, 'utilise', 'utilisez')} les Atomiques Familiaux : ${say.cards(cards)} ${cards.length > 1 ? 'quittent' : 'quitte'} la Rangée Imperium.`,
  'card-returned': ({ seat, card }, say) =>
    `${does(say, seat, 'reprend', 'reprenez')} en main ${say.card(card)}, qui était en jeu.`,
  'intrigue-trashed': ({ seat, intrigue }, say) =>
    `${does(say, seat, 'détruit', 'détruisez')} la carte Intrigue ${say.intrigue(intrigue)}.`,
} satisfies Partial<EventWording>;

export const prompts = {
  'graft.partner': ({ source, say }) =>
    source?.type === 'card'
      ? `À quelle carte greffez-vous ${say.card(source.card)} ?`
      : 'À quelle carte la greffez-vous ?',
  'envoy.card': () => 'Laquelle des deux cartes greffées reçoit les icônes ajoutées ?',
  'research.path': () => 'Où avancent vos recherches ?',
  'specimen.return': () => 'Combien de Spécimens renvoyez-vous dans votre réserve ?',
  'intrigue.trash': () => 'Quelle carte Intrigue détruisez-vous ?',
  'intrigue.peek': () => 'Laquelle des deux cartes Intrigue gardez-vous ?',
  pheromones: () => 'Laquelle des deux cartes greffées détruisez-vous ?',
} satisfies Partial<ChoiceWording['prompts']>;

export const options = {
  graft: ({ card }, say) => `Greffer ${say.card(card)}`,
  return: () => 'Renvoyer des Spécimens',
  atomics: () => 'Utiliser les Atomiques',
} satisfies Partial<ChoiceWording['options']>;
