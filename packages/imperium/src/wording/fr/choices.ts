import type { Seat } from '@landsraad/kernel';
import { frenchTo as to } from '@landsraad/kernel/wording';
import type { AcquireFrom } from '../../choices.ts';
import type { Name } from '../../content/component.ts';
import { cardOf, currencyOf } from '../../content/index.ts';
import type { BaseWording } from '../modules.ts';
import type { Speaker } from '../wording.ts';
import { atSpace, theSpace } from './places.ts';
import { amount, THE_FACTION, terms } from './terms.ts';

export const choices: BaseWording['choices'] = {
  prompts: {
    'leader.pick': () => 'Quel Dirigeant incarnez-vous ?',
    'baron.factions': () => 'Quelles deux Factions choisissez-vous en secret ?',
    'control.defend': ({ source }) =>
      source?.type === 'space'
        ? `Vous contrôlez ${theSpace(source.space)}. Déployez-vous 1 troupe de votre réserve dans le Conflit ?`
        : 'Vous contrôlez l’emplacement disputé. Déployez-vous 1 troupe de votre réserve dans le Conflit ?',
    'turn.kind': () => 'Jouez une carte ou révélez votre main.',
    bindu: () => 'Terminez-vous votre tour maintenant ?',
    'agent.space': ({ source, say }) =>
      source?.type === 'card'
        ? `Où envoyez-vous votre Agent avec ${say.card(source.card)} ?`
        : 'Où envoyez-vous votre Agent ?',
    'agent.piece': () => 'Quel Agent envoyez-vous ?',
    'space.cost': () => 'Combien d’Épice vendez-vous ?',
    'effects.order': () => 'Que faites-vous ensuite pendant votre tour Agent ?',
    'reveal.order': () => 'Que faites-vous ensuite pendant votre tour Révélation ?',
    'arrow.pay': () => 'Payez-vous le coût pour obtenir l’effet ?',
    'choose.one': () => 'Que choisissez-vous ?',
    'choose.two': () => 'Quels sont vos deux choix ?',
    'influence.gain': ({ n }) => `Auprès de quelle Faction gagnez-vous ${amount(n, 'influence')} ?`,
    'influence.gain.two': () => 'Auprès de quelles deux Factions gagnez-vous 1 Influence ?',
    'influence.lose': ({ n }) => `Auprès de quelle Faction perdez-vous ${amount(n, 'influence')} ?`,
    'lose.troop': () => 'D’où perdez-vous la troupe ?',
    'alliance.give': ({ source }) =>
      source?.type === 'track'
        ? `Qui vous prend l’Alliance avec ${THE_FACTION[source.faction]} ?`
        : 'Qui vous prend l’Alliance ?',
    'trash.choose': () => 'Détruisez-vous une carte ?',
    'trash.cost': () => 'Quelle carte détruisez-vous pour payer le coût ?',
    discard: ({ max }) =>
      max > 1 ? `Quelles ${max} cartes défaussez-vous ?` : 'Quelle carte défaussez-vous ?',
    humanity: () => 'Que sacrifiez-vous ?',
    deploy: () => 'Combien de troupes déployez-vous dans le Conflit ?',
    'rapid.mobilization': () => 'Combien de troupes de votre garnison déployez-vous ?',
    'reveal.deploy': () => 'Combien de troupes déployez-vous dans le Conflit ?',
    'reveal.retreat': () => 'Combien de troupes repliez-vous dans votre garnison ?',
    'combat.retreat': () => 'Combien de troupes repliez-vous dans votre garnison ?',
    'voice.space': () => 'Quel emplacement fermez-vous au prochain Agent de chaque adversaire ?',
    'helena.manipulate': () => 'Quelle carte retirez-vous de la Rangée Imperium ?',
    'acquire.effect': () => 'Quelle carte acquérez-vous ?',
    'acquire.where': ({ source, say }) =>
      source?.type === 'card'
        ? `Où placez-vous ${say.card(source.card)} ?`
        : 'Où placez-vous la carte acquise ?',
    'other.memory': () => 'Quelle carte de votre défausse reprenez-vous en main ?',
    'peek.top': ({ card, say }) =>
      card
        ? `La carte du dessus de votre deck est ${say.card(card)}. La piochez-vous, ou la détruisez-vous ?`
        : 'Piochez-vous la carte du dessus de votre deck, ou la détruisez-vous ?',
    'recall.agent': () => 'Quel Agent rappelez-vous ?',
    'doublecross.target': () => 'Quel adversaire perd une troupe ?',
    'combat.play': () => 'Jouez-vous une carte Intrigue Combat, ou passez-vous ?',
    'win.trigger': () => 'Vous avez remporté le Conflit : jouez-vous une carte ?',
    'harvest.cells': () => 'Vos troupes sont perdues : jouez-vous une carte ?',
    'endgame.play': () => 'Jouez-vous une carte Intrigue Fin de Partie, ou passez-vous ?',
    'hag.rivals': ({ max }) =>
      max > 1
        ? 'Quels deux Dirigeants prenez-vous pour Rivaux ?'
        : 'Quel Dirigeant prenez-vous pour autre Rival ?',
    'hag.influence.tie': ({ n, onBehalf, say }) =>
      `Auprès de quelle Faction faire gagner ${amount(n, 'influence')} ${to(rival(onBehalf, say))} ?`,
    'hag.alliance.give': ({ onBehalf, say }) =>
      `Qui doit prendre l’Alliance ${to(rival(onBehalf, say))} ?`,
    'hag.other': ({ max, onBehalf, say }) =>
      `${max > 1 ? 'Quelles deux options choisir' : 'Que choisir'} pour ${rival(onBehalf, say)} ?`,
  },
  otherPrompt: 'Que choisissez-vous ?',
  options: {
    card: ({ card }, say) => say.cardTitle(card),
    'card-in-zone': ({ card, zone }, say) => `${say.cardTitle(card)} (${ZONES[zone]})`,
    space: ({ space }, say) => say.space(space),
    'placed-agent': ({ space }) => `L’Agent posté ${atSpace(space)}`,
    'leader-agent': () => 'Un Agent de votre Dirigeant',
    exchange: ({ spice, solari }) => `${amount(spice, 'spice')} contre ${amount(solari, 'solari')}`,
    acquire: ({ card, cost, from }, say) =>
      `Acquérir ${say.card(card)}${FROM[from](cardOf(card).name)}${cost > 0 ? ` pour ${amount(cost, currencyOf(card))}` : ''}`,
    'held-intrigue': ({ intrigue }, say) => say.intrigue(intrigue),
    zone: ({ zone }) => (zone === 'garrison' ? 'De votre garnison' : 'Du Conflit'),
    faction: ({ faction }) => terms.factions[faction],
    seat: ({ seat }, say) => say.seat(seat),
    leader: ({ leader }, say) => say.leader(leader),
    reveal: () => 'Révéler votre main',
    deploy: () => 'Déployer des troupes',
    end: () => 'Terminer votre tour',
    pass: () => 'Passer',
    none: () => 'Aucune',
    yes: () => 'Oui',
    no: () => 'Non',
    draw: () => 'La piocher',
    trash: () => 'La détruire',
    deck: () => 'Sur le dessus de votre deck',
    discard: () => 'Dans votre défausse',
  },
  intrigueOption: (name) => `Intrigue : ${name}`,
};

const rival = (seat: Seat | null, say: Speaker): string =>
  seat === null ? 'le Rival' : say.seat(seat);

const ZONES = {
  hand: 'en main',
  discard: 'dans la défausse',
  play: 'en jeu',
  deck: 'dans le deck',
  row: 'dans la Rangée Imperium',
};

const FROM: Readonly<Record<AcquireFrom, (name: Name) => string>> = {
  row: () => '',
  reserve: () => '',
  'set-aside': ({ feminine }) => ` (${feminine ? 'mise' : 'mis'} de côté)`,
  tleilaxu: () => '',
  reclaimed: () => '',
};
