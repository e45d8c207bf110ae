import { frenchOf as of } from '@landsraad/kernel/wording';
import { cardOf } from '../../content/index.ts';
import type {
  ChoiceWording,
  Clause,
  EffectWording,
  EventWording,
  FaceWording,
  Speech,
} from '../wording.ts';
import { does, own } from './persons.ts';
import { atSpace, ofSpace, theSpace } from './places.ts';
import { amount, list, THE_FACTION, terms } from './terms.ts';

/* What French says of Rise of Ix. */

const gain = (object: Clause['object']): Clause => ({ verb: 'gagner', object });

/** A Rival has no choice (HAG-3.5). */
const unlessRival = ({ form }: Speech): true | undefined => (form === 'third' ? undefined : true);

export const clauses = {
  freighter: (_, speech) => ({
    verb: 'déplacer',
    object: speech.whose === 'your' ? 'votre Cargo' : 'son Cargo',
    may: unlessRival(speech),
  }),
  dreadnought: (_, speech) => ({
    verb: 'affréter',
    object: 'un cuirassé',
    may: unlessRival(speech),
  }),
  tech: ({ discount, solari }, speech) => ({
    verb: 'acquérir',
    object: `une tuile Techno${discount > 0 ? ` pour ${amount(discount, 'spice')} de moins` : ''}`,
    may: unlessRival(speech),
    tail: solari && ', payée tout en Épice ou tout en Solari',
  }),
  negotiator: ({ n }, speech) => ({
    verb: 'placer',
    object: n > 1 ? `jusqu’à ${amount(n, 'negotiator')}` : amount(n, 'negotiator'),
    may: unlessRival(speech),
  }),
  'retreat-dreadnought': () => ({ verb: 'replier', object: '1 cuirassé' }),
  'deploy-units': ({ upTo }) => ({
    verb: 'déployer',
    object: `dans le Conflit jusqu’à ${amount(upTo, 'unit')} de votre garnison`,
    may: true,
  }),
  'exchange-intrigue': (_, { form }) => ({
    verb: 'placer',
    object: 'autant de vos cartes Intrigue que vous voulez sous leur deck',
    tail:
      form === 'infinitive'
        ? ' et piocher autant de cartes Intrigue'
        : ' et piochez autant de cartes Intrigue',
  }),
  'influence-present': () => ({
    ...gain('1 Influence auprès de chaque Faction dont un emplacement a l’un de vos Agents'),
    alone: true,
  }),
  'influence-snooped': () => ({
    ...gain('1 Influence auprès d’une Faction dont la piste a encore un Fouineur'),
    alone: true,
  }),
  'solari-if-won': ({ n }) => ({
    ...gain(amount(n, 'solari')),
    tail: ' si vous remportez ce Conflit',
  }),
  'swords-per-dreadnought': ({ n }) =>
    gain(`${amount(n, 'sword')} par cuirassé que vous avez dans le Conflit`),
  'swords-per-card': ({ n }, { onTile }) =>
    gain(
      `${amount(n, 'sword')} par ${onTile ? '' : 'autre '}carte révélée qui vous donne des épées ce tour-ci`,
    ),
  'vp-per-faction': ({ n, atMost }) =>
    gain(`${amount(n, 'vp')} par Faction où vous avez ${amount(atMost, 'influence')} ou moins`),
  ambush: () => ({
    verb: 'faire',
    object: 'se replier une unité adverse par troupe que vous déployez ce tour-ci',
    may: true,
  }),
  'extra-turn': () => ({
    verb: 'jouer',
    object: 'un autre tour juste après celui-ci',
    may: true,
  }),
  cheaper: ({ space, spice }) => ({
    verb: 'payer',
    object: `${amount(spice, 'spice')} de moins pour ${theSpace(space)} avec cette carte`,
  }),
} satisfies Partial<EffectWording['clauses']>;

export const costs = {
  discard: (n) => ({ verb: 'défausser', object: n === 1 ? 'une carte' : amount(n, 'card') }),
  retreat: (n) => ({ verb: 'replier', object: `${n} de vos unités` }),
  intrigueToBottom: () => ({
    verb: 'placer',
    object: 'l’une de vos cartes Intrigue sous leur deck',
  }),
  flip: () => ({ verb: 'retourner', object: 'cette tuile' }),
  trashTile: () => ({ verb: 'détruire', object: 'cette tuile' }),
} satisfies Partial<EffectWording['costs']>;

export const conditions = {
  tech: ({ atLeast }) => `si vous possédez au moins ${atLeast} tuiles Techno`,
  'units-deployed': ({ atLeast }) => `si vous avez déployé au moins ${atLeast} unités ce tour-ci`,
  'enemy-agent-met': () => 'si un Agent adverse occupait l’emplacement où vous envoyez le vôtre',
  'agents-on': ({ icons, atLeast }) =>
    `si vous avez ${atLeast === 1 ? 'un Agent sur un emplacement' : `au moins ${atLeast} Agents sur des emplacements`} ${list(
      icons.map((icon) => terms.icons[icon]),
      'or',
    )}`,
  conspiracy: ({ met }) =>
    `si vous avez ${met === 4 ? 'ces quatre éléments' : 'exactement trois de ces éléments'} : deux cuirassés, une carte ${cardOf('the-spice-must-flow').name.fr}, au moins 4 Influence auprès de deux Factions, un siège au Haut Conseil`,
  'persuasion-gained': ({ atLeast }) =>
    `si vous avez gagné au moins ${amount(atLeast, 'persuasion')} ce tour-ci`,
} satisfies Partial<EffectWording['conditions']>;

export const abilities = {
  coordination: () => ({
    ability: [
      'À votre tour Révélation, si vous avez au moins 2 Agents sur des emplacements Landsraad, Cité ou Commerce d’Épice, vous pouvez détruire l’une de vos cartes en jeu.',
    ],
  }),
  'one-step-ahead': () => ({
    ability: [
      'Au début de chaque manche, mettez de côté une carte de votre main. Montrez-la et reprenez-la au début de votre deuxième tour de la manche.',
      'Si elle envoie un Agent à ce tour, gagnez 1 Épice lorsqu’elle a exactement une icône Agent, sinon 1 Solari.',
    ],
  }),
  intelligence: () => ({
    ability: [
      'Avant la première manche, regardez les deux premières cartes Intrigue, gardez-en une et remettez l’autre sur le dessus.',
    ],
  }),
  'smuggling-operation': () => ({
    ability: [
      'Chaque fois que vous gagnez des Solari à votre propre tour, gagnez 1 Solari de plus.',
    ],
    setup: ['Vous commencez la partie sans eau.'],
  }),
  'heavy-lasgun-cannons': () => ({
    ability: ['Chacun de vos cuirassés dans le Conflit a une force de 4.'],
  }),
  'careful-observation': () => ({
    ability: [
      'Lorsque vous atteignez 2 Influence auprès d’une Faction, déplacez son Fouineur sur votre premier emplacement vide et utilisez-le.',
      'Premier : vous pouvez défausser une carte pour gagner 1 Épice. Deuxième : gagnez le bonus de cette piste à 4 Influence. Troisième : gagnez 1 Influence auprès de cette Faction. Quatrième : ce bonus et cette Influence.',
    ],
    setup: ['Placez un Fouineur à côté de chaque piste d’Influence.'],
  }),
} satisfies Partial<FaceWording['abilities']>;

export const events = {
  'freighter-advanced': ({ seat, to }, say) =>
    `${does(say, seat, 'avance', 'avancez')} ${own(say, seat, 'son')} Cargo au cran ${to} de la piste d’Expédition.`,
  'freighter-recalled': ({ seat, from }, say) =>
    `${does(say, seat, 'rappelle', 'rappelez')} ${own(say, seat, 'son')} Cargo du cran ${from} de la piste d’Expédition.`,
  'dreadnought-commissioned': ({ seat }, say) =>
    `${does(say, seat, 'affrète', 'affrétez')} un cuirassé.`,
  'dreadnoughts-deployed': ({ seat, n }, say) =>
    `${does(say, seat, 'déploie', 'déployez')} ${amount(n, 'dreadnought')} dans le Conflit.`,
  'dreadnoughts-retreated': ({ seat, n }, say) =>
    `${does(say, seat, 'replie', 'repliez')} ${amount(n, 'dreadnought')} dans ${own(say, seat, 'sa')} garnison.`,
  'dreadnought-holds': ({ seat, space }, say) =>
    `${does(say, seat, 'prend', 'prenez')} le contrôle ${ofSpace(space)} avec un cuirassé.`,
  'dreadnought-returned': ({ seat, space }, say) =>
    `Le cuirassé posté ${atSpace(space)} retourne dans ${say.isYou(seat) ? 'votre garnison' : `la garnison ${of(say.seat(seat))}`}.`,
  'dreadnought-detonated': ({ seat }, say) =>
    `${does(say, seat, 'rend', 'rendez')} un cuirassé à ${own(say, seat, 'sa')} réserve pour 1 Point de Victoire.`,
  'negotiators-placed': ({ seat, n }, say) =>
    `${does(say, seat, 'place', 'placez')} ${amount(n, 'negotiator')} sur Ix.`,
  'tile-acquired': ({ seat, tile, cost, pays, negotiators }, say) => {
    const price = cost > 0 ? ` pour ${amount(cost, pays)}` : '';
    const help = negotiators > 0 ? `, avec ${amount(negotiators, 'negotiator')}` : '';
    return `${does(say, seat, 'acquiert', 'acquérez')} la tuile Techno ${say.tile(tile)}${price}${help}.`;
  },
  'tile-shown': ({ tile }, say) => `La tuile Techno ${say.tile(tile)} est retournée face visible.`,
  'tile-flipped': ({ seat, tile }, say) =>
    `${does(say, seat, 'utilise', 'utilisez')} ${say.tile(tile)}.`,
  'tile-trashed': ({ seat, tile }, say) =>
    seat === null
      ? `La tuile Techno ${say.tile(tile)} quitte la partie.`
      : `${does(say, seat, 'détruit', 'détruisez')} la tuile Techno ${say.tile(tile)}.`,
  'intrigue-buried': ({ seat, n, secret }, say) =>
    `${does(say, seat, 'place', 'placez')} ${amount(n, 'intrigue')} sous le deck${secret ? ` : ${say.intrigues(secret.cards)}` : ''}.`,
  'card-laid-by': ({ seat, secret }, say) =>
    `${does(say, seat, 'met', 'mettez')} une carte de côté${secret ? ` : ${say.card(secret.card)}` : ''}.`,
  'card-came-back': ({ seat, card }, say) =>
    `${does(say, seat, 'reprend', 'reprenez')} ${say.card(card)} en main.`,
  'snooper-moved': ({ seat, faction, slot }, say) =>
    `${does(say, seat, 'déplace', 'déplacez')} le Fouineur ${of(THE_FACTION[faction])} sur l’emplacement ${slot}.`,
  'another-turn': ({ seat }, say) => `${does(say, seat, 'joue', 'jouez')} un autre tour.`,
} satisfies Partial<EventWording>;

export const prompts = {
  'hundro.intelligence': () => 'Laquelle des deux cartes Intrigue gardez-vous ?',
  'ilesa.setaside': () => 'Quelle carte mettez-vous de côté ?',
  freighter: () => 'Avancez-vous votre Cargo, ou le rappelez-vous ?',
  'freighter.rewards': () => 'Quelle récompense de la piste d’Expédition prenez-vous ensuite ?',
  'tech.acquire': () => 'Quelle tuile Techno acquérez-vous ?',
  'tech.negotiators': () => 'Combien de Négociateurs renvoyez-vous ?',
  'negotiator.place': () => 'Combien de Négociateurs placez-vous ?',
  'deploy.dreadnoughts': () => 'Combien de cuirassés déployez-vous dans le Conflit ?',
  'retreat.dreadnoughts': () => 'Combien de cuirassés parmi les unités que vous repliez ?',
  'retreat.enemy': () => 'Quelle unité adverse se replie ?',
  'intrigue.bottom': ({ max }) =>
    max > 1
      ? 'Quelles cartes Intrigue placez-vous sous le deck ?'
      : 'Quelle carte Intrigue placez-vous sous le deck ?',
  'dreadnought.place': () =>
    'Vous gagnez avec un cuirassé : quel emplacement passe sous son contrôle ?',
  detonation: () =>
    'Rendez-vous un cuirassé à votre réserve pour 1 Point de Victoire, au lieu de prendre un contrôle ?',
} satisfies Partial<ChoiceWording['prompts']>;

export const options = {
  tile: ({ tile, cost, pays }, say) =>
    `Acquérir ${say.tile(tile)}${cost > 0 ? ` pour ${amount(cost, pays)}` : ''}`,
  'enemy-unit': ({ seat, unit }, say) => `${say.seat(seat)} : ${amount(1, unit)}`,
  launch: () => 'Déployer des cuirassés',
  advance: () => 'Avancer le Cargo',
  recall: () => 'Rappeler le Cargo',
  stay: () => 'Le laisser où il est',
} satisfies Partial<ChoiceWording['options']>;
