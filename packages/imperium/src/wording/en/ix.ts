import { cardOf } from '../../content/index.ts';
import type {
  ChoiceWording,
  Clause,
  EffectWording,
  EventWording,
  FaceWording,
  Speech,
} from '../wording.ts';
import { does, their } from './persons.ts';
import { spaceName } from './places.ts';
import { a, amount, list, THE_FACTION, terms } from './terms.ts';

/* What English says of Rise of Ix. */

const gain = (object: Clause['object']): Clause => ({ verb: 'gain', object });

/** A Rival has no choice (HAG-3.5). */
const unlessRival = ({ form }: Speech): true | undefined => (form === 'third' ? undefined : true);

const agentsOn = (n: number, kinds: string): string =>
  n === 1 ? `an Agent on ${a(kinds)} space` : `${n} or more Agents on ${kinds} spaces`;

export const clauses = {
  freighter: (_, speech) => ({
    verb: 'move',
    object: speech.whose === 'your' ? 'your Freighter' : 'its Freighter',
    may: unlessRival(speech),
  }),
  dreadnought: (_, speech) => ({
    verb: 'commission',
    object: 'a dreadnought',
    may: unlessRival(speech),
  }),
  tech: ({ discount, solari }, speech) => ({
    verb: 'acquire',
    object: `a tech tile${discount > 0 ? ` for ${amount(discount, 'spice')} less` : ''}`,
    may: unlessRival(speech),
    tail: solari && ', paid in spice or in Solari, not in both',
  }),
  negotiator: ({ n }, speech) => ({
    verb: 'place',
    object: n > 1 ? `up to ${amount(n, 'negotiator')}` : amount(n, 'negotiator'),
    may: unlessRival(speech),
  }),
  'retreat-dreadnought': () => ({ verb: 'retreat', object: '1 dreadnought' }),
  'deploy-units': ({ upTo }) => ({
    verb: 'deploy',
    object: `up to ${amount(upTo, 'unit')} from your garrison to the Conflict`,
    may: true,
  }),
  'exchange-intrigue': () => ({
    verb: 'put',
    object: 'any number of your Intrigue cards on the bottom of their deck',
    tail: ' and draw as many',
  }),
  'influence-present': () => ({
    ...gain('1 Influence with each Faction that has one of your Agents on its spaces'),
    alone: true,
  }),
  'influence-snooped': () => ({
    ...gain('1 Influence with a Faction whose track still has a Snooper'),
    alone: true,
  }),
  'solari-if-won': ({ n }) => ({
    ...gain(amount(n, 'solari')),
    tail: ' if you win this Conflict',
  }),
  'swords-per-dreadnought': ({ n }) =>
    gain(`${amount(n, 'sword')} for each of your dreadnoughts in the Conflict`),
  'swords-per-card': ({ n }, { onTile }) =>
    gain(
      `${amount(n, 'sword')} for each ${onTile ? '' : 'other '}revealed card that gives you swords this turn`,
    ),
  'vp-per-faction': ({ n, atMost }) =>
    gain(
      `${amount(n, 'vp')} for each Faction where you have ${amount(atMost, 'influence')} or less`,
    ),
  ambush: () => ({
    verb: 'make',
    object: 'one enemy unit retreat for each troop you deploy this turn',
    may: true,
  }),
  'extra-turn': () => ({ verb: 'take', object: 'another turn right after this one', may: true }),
  cheaper: ({ space, spice }) => ({
    verb: 'pay',
    object: `${amount(spice, 'spice')} less for ${spaceName(space)} with this card`,
  }),
} satisfies Partial<EffectWording['clauses']>;

export const costs = {
  discard: (n) => ({ verb: 'discard', object: n === 1 ? 'a card' : amount(n, 'card') }),
  retreat: (n) => ({ verb: 'retreat', object: `${n} of your units` }),
  intrigueToBottom: () => ({
    verb: 'put',
    object: 'one of your Intrigue cards on the bottom of their deck',
  }),
  flip: () => ({ verb: 'flip', object: 'this tile' }),
  trashTile: () => ({ verb: 'trash', object: 'this tile' }),
} satisfies Partial<EffectWording['costs']>;

export const conditions = {
  tech: ({ atLeast }) => `if you own ${atLeast} or more tech tiles`,
  'units-deployed': ({ atLeast }) => `if you deployed ${atLeast} or more units this turn`,
  'enemy-agent-met': () => 'if an enemy Agent was on the space you sent yours to',
  'agents-on': ({ icons, atLeast }) =>
    `if you have ${agentsOn(
      atLeast,
      list(
        icons.map((icon) => terms.icons[icon]),
        'or',
      ),
    )}`,
  conspiracy: ({ met }) =>
    `if ${met === 4 ? 'all four' : 'exactly three'} of these are yours: two dreadnoughts, a copy of ${cardOf('the-spice-must-flow').name.en}, 4 or more Influence with two Factions, a seat on the High Council`,
  'persuasion-gained': ({ atLeast }) => `if you gained ${atLeast} or more Persuasion this turn`,
} satisfies Partial<EffectWording['conditions']>;

export const abilities = {
  coordination: () => ({
    ability: [
      'On your Reveal turn, if you have 2 or more Agents on Landsraad, City or Spice Trade spaces, you may trash one of your cards in play.',
    ],
  }),
  'one-step-ahead': () => ({
    ability: [
      'At the start of each round, set one card of your hand aside. Show it and take it back at the start of your second turn of the round.',
      'If it sends an Agent on that turn, gain 1 spice when it has exactly one Agent icon, or else 1 Solari.',
    ],
  }),
  intelligence: () => ({
    ability: [
      'Before the first round, look at the top two Intrigue cards, keep one and put the other back on top.',
    ],
  }),
  'smuggling-operation': () => ({
    ability: ['Each time you gain Solari on your own turn, gain 1 Solari more.'],
    setup: ['You start the game without water.'],
  }),
  'heavy-lasgun-cannons': () => ({
    ability: ['Each of your dreadnoughts in the Conflict has strength 4.'],
  }),
  'careful-observation': () => ({
    ability: [
      'When you reach 2 Influence with a Faction, move its Snooper to your topmost empty slot and use that slot.',
      'First: you may discard a card to gain 1 spice. Second: gain the bonus of that track at 4 Influence. Third: gain 1 Influence with that Faction. Fourth: both that bonus and that Influence.',
    ],
    setup: ['Put one Snooper beside each Influence track.'],
  }),
} satisfies Partial<FaceWording['abilities']>;

export const events = {
  'freighter-advanced': ({ seat, to }, say) =>
    `${does(say, seat, 'advances', 'advance')} the Freighter to space ${to} of the shipping track.`,
  'freighter-recalled': ({ seat, from }, say) =>
    `${does(say, seat, 'recalls', 'recall')} the Freighter from space ${from} of the shipping track.`,
  'dreadnought-commissioned': ({ seat }, say) =>
    `${does(say, seat, 'commissions', 'commission')} a dreadnought.`,
  'dreadnoughts-deployed': ({ seat, n }, say) =>
    `${does(say, seat, 'deploys', 'deploy')} ${amount(n, 'dreadnought')} to the Conflict.`,
  'dreadnoughts-retreated': ({ seat, n }, say) =>
    `${does(say, seat, 'retreats', 'retreat')} ${amount(n, 'dreadnought')} to ${their(say, seat)} garrison.`,
  'dreadnought-holds': ({ seat, space }, say) =>
    `${does(say, seat, 'takes', 'take')} control of ${spaceName(space)} with a dreadnought.`,
  'dreadnought-returned': ({ seat, space }, say) =>
    `${say.isYou(seat) ? 'Your dreadnought' : `The dreadnought of ${say.seat(seat)}`} leaves ${spaceName(space)} for its garrison.`,
  'dreadnought-detonated': ({ seat }, say) =>
    `${does(say, seat, 'gives', 'give')} a dreadnought back to the supply for 1 Victory Point.`,
  'negotiators-placed': ({ seat, n }, say) =>
    `${does(say, seat, 'places', 'place')} ${amount(n, 'negotiator')} on Ix.`,
  'tile-acquired': ({ seat, tile, cost, pays, negotiators }, say) => {
    const price = cost > 0 ? ` for ${amount(cost, pays)}` : '';
    const help = negotiators > 0 ? `, with ${amount(negotiators, 'negotiator')}` : '';
    return `${does(say, seat, 'acquires', 'acquire')} the tech tile ${say.tile(tile)}${price}${help}.`;
  },
  'tile-shown': ({ tile }, say) => `The tech tile ${say.tile(tile)} is turned face up.`,
  'tile-flipped': ({ seat, tile }, say) => `${does(say, seat, 'uses', 'use')} ${say.tile(tile)}.`,
  'tile-trashed': ({ seat, tile }, say) =>
    seat === null
      ? `The tech tile ${say.tile(tile)} leaves the game.`
      : `${does(say, seat, 'trashes', 'trash')} the tech tile ${say.tile(tile)}.`,
  'intrigue-buried': ({ seat, n, secret }, say) =>
    `${does(say, seat, 'puts', 'put')} ${amount(n, 'intrigue')} on the bottom of the deck${secret ? `: ${say.intrigues(secret.cards)}` : ''}.`,
  'card-laid-by': ({ seat, secret }, say) =>
    `${does(say, seat, 'sets', 'set')} a card aside${secret ? `: ${say.card(secret.card)}` : ''}.`,
  'card-came-back': ({ seat, card }, say) =>
    `${does(say, seat, 'takes', 'take')} ${say.card(card)} back into ${their(say, seat)} hand.`,
  'snooper-moved': ({ seat, faction, slot }, say) =>
    `${does(say, seat, 'moves', 'move')} the Snooper of ${THE_FACTION[faction]} to slot ${slot}.`,
  'another-turn': ({ seat }, say) => `${does(say, seat, 'takes', 'take')} another turn.`,
} satisfies Partial<EventWording>;

export const prompts = {
  'hundro.intelligence': () => 'Which of the two Intrigue cards do you keep?',
  'ilesa.setaside': () => 'Which card do you set aside?',
  freighter: () => 'Do you advance your Freighter, or recall it?',
  'freighter.rewards': () => 'Which reward of the shipping track do you take next?',
  'tech.acquire': () => 'Which tech tile do you acquire?',
  'tech.negotiators': () => 'How many Negotiators do you return?',
  'negotiator.place': () => 'How many Negotiators do you place?',
  'deploy.dreadnoughts': () => 'How many dreadnoughts do you deploy to the Conflict?',
  'retreat.dreadnoughts': () => 'How many of the units you retreat are dreadnoughts?',
  'retreat.enemy': () => 'Which enemy unit retreats?',
  'intrigue.bottom': ({ max }) =>
    max > 1
      ? 'Which Intrigue cards go on the bottom of the deck?'
      : 'Which Intrigue card goes on the bottom of the deck?',
  'dreadnought.place': () => 'You won with a dreadnought: of which space does it take control?',
  detonation: () =>
    'Do you give a dreadnought back to your supply for 1 Victory Point, instead of taking control?',
} satisfies Partial<ChoiceWording['prompts']>;

export const options = {
  tile: ({ tile, cost, pays }, say) =>
    `Acquire ${say.tile(tile)}${cost > 0 ? ` for ${amount(cost, pays)}` : ''}`,
  'enemy-unit': ({ seat, unit }, say) => `${say.seat(seat)}: ${amount(1, unit)}`,
  launch: () => 'Deploy dreadnoughts',
  advance: () => 'Advance the Freighter',
  recall: () => 'Recall the Freighter',
  stay: () => 'Leave it where it is',
} satisfies Partial<ChoiceWording['options']>;
