import { cardOf } from '../../content/index.ts';
import type {
  ChoiceWording,
  Clause,
  EffectWording,
  EventWording,
  FaceWording,
} from '../wording.ts';
import { does, their } from './persons.ts';
import { a, amount, list, terms } from './terms.ts';

/* What English says of Immortality. */

const gain = (object: Clause['object']): Clause => ({ verb: 'gain', object });

const spaces = (n: number): string => (n === 1 ? '1 space' : `${n} spaces`);

export const clauses = {
  research: () => ({ verb: 'advance', object: 'your research token', alone: true }),
  tleilaxu: ({ n }) => ({
    verb: 'advance',
    object: `${spaces(n)} on the Tleilaxu track`,
    alone: true,
  }),
  specimen: ({ n }) => ({ verb: 'generate', object: amount(n, 'specimen') }),
  'acquire-tleilaxu': () => ({
    verb: 'acquire',
    object: 'a Tleilaxu card for its specimens',
    may: true,
  }),
  'remove-tleilaxu': ({ side }) => ({
    verb: 'replace',
    object: `the ${side} card of the Tleilaxu Row`,
  }),
  'keep-intrigue': () => ({
    verb: 'look',
    object: 'at the top two Intrigue cards',
    tail: ', keep one and put the other back on top',
  }),
  infiltrate: () => ({
    verb: 'ignore',
    object: 'enemy Agents that would block yours this turn',
  }),
  'combat-icon': () => ({
    verb: 'deploy',
    object: 'units this turn as from a Combat space',
    may: true,
  }),
  'copy-partner': () => ({ verb: 'use', object: 'the Agent box of the other grafted card' }),
  'return-partner': () => ({
    verb: 'take',
    object:
      'the other grafted card back into your hand at the start of your Reveal turn this round',
  }),
  'return-this': () => ({ verb: 'take', object: 'this card back into your hand' }),
  'recall-sent': () => ({ verb: 'recall', object: 'the Agent you sent this turn', may: true }),
  'trash-grafted': () => ({ verb: 'trash', object: 'one of the two grafted cards' }),
  'solari-per-icon': ({ n }) =>
    gain(`${amount(n, 'solari')} for each Agent icon of the other grafted card`),
  'graft-row': () => ({
    verb: 'graft',
    object: 'this card to a card in the Imperium Row, which is trashed at the end of your turn',
    may: true,
  }),
  'acquire-bred': ({ maxCost }) => ({
    verb: 'acquire',
    object: `a card that costs ${maxCost} or less`,
    may: true,
    tail: '; with two genetic markers it goes to your hand',
  }),
} satisfies Partial<EffectWording['clauses']>;

export const costs = {
  specimens: (n) => ({ verb: 'spend', object: amount(n, 'specimen') }),
  trashPartner: () => ({ verb: 'trash', object: 'the other grafted card' }),
  trashIntrigue: () => ({ verb: 'trash', object: 'one of your Intrigue cards' }),
  retreatTroops: (n) => ({ verb: 'retreat', object: `${n} of your troops` }),
} satisfies Partial<EffectWording['costs']>;

export const conditions = {
  markers: ({ atLeast }) =>
    `if you have ${atLeast === 1 ? 'a genetic marker' : 'two genetic markers'}`,
  grafted: () => 'if this card is grafted',
  'grafted-with': ({ factions }) =>
    `if this card is grafted with ${a(
      list(
        factions.map((faction) => terms.factions[faction]),
        'or',
      ),
    )} card`,
  'spice-gained': () => 'if you gain spice this turn',
  'most-deployed': () => 'if you have more troops in the Conflict than each opponent',
  'faction-visited': () => 'if you sent an Agent to a Faction’s space this turn',
  'combat-card-played': () => 'if an opponent has played a Combat card in this Conflict',
} satisfies Partial<EffectWording['conditions']>;

export const abilities = {} satisfies Partial<FaceWording['abilities']>;

export const events = {
  'research-advanced': ({ seat }, say) =>
    `${does(say, seat, 'advances', 'advance')} on the research track.`,
  'tleilaxu-advanced': ({ seat, to }, say) =>
    `${does(say, seat, 'advances', 'advance')} to space ${to} of the Tleilaxu track.`,
  'specimens-generated': ({ seat, n }, say) =>
    `${does(say, seat, 'generates', 'generate')} ${amount(n, 'specimen')}.`,
  'specimens-returned': ({ seat, n }, say) =>
    `${does(say, seat, 'returns', 'return')} ${amount(n, 'specimen')} to ${their(say, seat)} supply.`,
  'forces-reclaimed': ({ seat }, say) =>
    `${does(say, seat, 'uses', 'use')} ${cardOf('reclaimed-forces').name.en}.`,
  'tleilaxu-row-refilled': ({ card }, say) => `${say.card(card)} joins the Tleilaxu Row.`,
  'tleilaxu-removed': ({ seat, card }, say) =>
    `${does(say, seat, 'removes', 'remove')} ${say.card(card)} from the Tleilaxu Row.`,
  'atomics-used': ({ seat, cards }, say) =>
    `${does(say, seat, 'uses', 'use')} the Family Atomics: ${say.cards(cards)} ${cards.length > 1 ? 'leave' : 'leaves'} the Imperium Row.`,
  'card-returned': ({ seat, card }, say) =>
    `${does(say, seat, 'takes', 'take')} ${say.card(card)} from play back into ${their(say, seat)} hand.`,
  'intrigue-trashed': ({ seat, intrigue }, say) =>
    `${does(say, seat, 'trashes', 'trash')} the Intrigue card ${say.intrigue(intrigue)}.`,
} satisfies Partial<EventWording>;

export const prompts = {
  'graft.partner': ({ source, say }) =>
    source?.type === 'card'
      ? `Which card do you graft ${say.card(source.card)} to?`
      : 'Which card do you graft it to?',
  'envoy.card': () => 'Which of the two grafted cards gets the added icons?',
  'research.path': () => 'Where does your research go?',
  'specimen.return': () => 'How many specimens do you return to your supply?',
  'intrigue.trash': () => 'Which Intrigue card do you trash?',
  'intrigue.peek': () => 'Which of the two Intrigue cards do you keep?',
  pheromones: () => 'Which of the two grafted cards do you trash?',
} satisfies Partial<ChoiceWording['prompts']>;

export const options = {
  graft: ({ card }, say) => `Graft ${say.card(card)}`,
  return: () => 'Return specimens',
  atomics: () => 'Use the Family Atomics',
} satisfies Partial<ChoiceWording['options']>;
