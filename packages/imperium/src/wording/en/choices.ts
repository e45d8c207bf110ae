import type { Seat } from '@landsraad/kernel';
import type { AcquireFrom } from '../../choices.ts';
import { currencyOf } from '../../content/index.ts';
import type { BaseWording } from '../modules.ts';
import type { Speaker } from '../wording.ts';
import { isPlace, spaceName } from './places.ts';
import { amount, terms } from './terms.ts';

export const choices: BaseWording['choices'] = {
  prompts: {
    'leader.pick': () => 'Which Leader do you play?',
    'baron.factions': () => 'Which two Factions do you secretly choose?',
    'control.defend': ({ source }) =>
      source?.type === 'space'
        ? `You control ${spaceName(source.space)}. Do you deploy 1 troop from your supply to the Conflict?`
        : 'You control the contested space. Do you deploy 1 troop from your supply to the Conflict?',
    'turn.kind': () => 'Play a card or reveal your hand.',
    bindu: () => 'Do you end your turn now?',
    'agent.space': ({ source, say }) =>
      source?.type === 'card'
        ? `Where do you send your Agent with ${say.card(source.card)}?`
        : 'Where do you send your Agent?',
    'agent.piece': () => 'Which Agent do you send?',
    'space.cost': () => 'How much spice do you sell?',
    'effects.order': () => 'What do you do next on your Agent turn?',
    'reveal.order': () => 'What do you do next on your Reveal turn?',
    'arrow.pay': () => 'Do you pay the cost to gain the effect?',
    'choose.one': () => 'Which one do you choose?',
    'choose.two': () => 'Which two do you choose?',
    'influence.gain': ({ n }) => `With which Faction do you gain ${n} Influence?`,
    'influence.gain.two': () => 'With which two Factions do you gain 1 Influence?',
    'influence.lose': ({ n }) => `With which Faction do you lose ${n} Influence?`,
    'lose.troop': () => 'From where do you lose the troop?',
    'alliance.give': ({ source }) =>
      source?.type === 'track'
        ? `Who takes the ${terms.factions[source.faction]} Alliance from you?`
        : 'Who takes the Alliance from you?',
    'trash.choose': () => 'Do you trash a card?',
    'trash.cost': () => 'Which card do you trash to pay the cost?',
    discard: ({ max }) =>
      max > 1 ? `Which ${max} cards do you discard?` : 'Which card do you discard?',
    humanity: () => 'What do you give up?',
    deploy: () => 'How many troops do you deploy to the Conflict?',
    'rapid.mobilization': () => 'How many troops do you deploy from your garrison?',
    'reveal.deploy': () => 'How many troops do you deploy to the Conflict?',
    'reveal.retreat': () => 'How many troops do you retreat to your garrison?',
    'combat.retreat': () => 'How many troops do you retreat to your garrison?',
    'voice.space': () => 'Which space do you close to your opponents’ next Agents?',
    'helena.manipulate': () => 'Which card do you remove from the Imperium Row?',
    'acquire.effect': () => 'Which card do you acquire?',
    'acquire.where': ({ source, say }) =>
      source?.type === 'card'
        ? `Where do you put ${say.card(source.card)}?`
        : 'Where do you put the card you acquire?',
    'other.memory': () => 'Which card do you take back from your discard pile?',
    'peek.top': ({ card, say }) =>
      card
        ? `The top card of your deck is ${say.card(card)}. Do you draw it, or trash it?`
        : 'Do you draw the top card of your deck, or trash it?',
    'recall.agent': () => 'Which Agent do you recall?',
    'doublecross.target': () => 'Which opponent loses a troop?',
    'combat.play': () => 'Do you play a Combat Intrigue card, or pass?',
    'win.trigger': () => 'You won the Conflict: do you play a card?',
    'harvest.cells': () => 'Your troops are lost: do you play a card?',
    'endgame.play': () => 'Do you play an Endgame Intrigue card, or pass?',
    'hag.rivals': ({ max }) =>
      max > 1
        ? 'Which two Leaders do you choose as your Rivals?'
        : 'Which Leader do you choose as your other Rival?',
    'hag.influence.tie': ({ n, onBehalf, say }) =>
      `With which Faction should ${rival(onBehalf, say)} gain ${n} Influence?`,
    'hag.alliance.give': ({ onBehalf, say }) =>
      `Who should take the Alliance from ${rival(onBehalf, say)}?`,
    'hag.other': ({ max, onBehalf, say }) =>
      max > 1
        ? `Which two should ${rival(onBehalf, say)} choose?`
        : `What should ${rival(onBehalf, say)} choose?`,
  },
  otherPrompt: 'What do you choose?',
  options: {
    card: ({ card }, say) => say.cardTitle(card),
    'card-in-zone': ({ card, zone }, say) => `${say.cardTitle(card)} (${ZONES[zone]})`,
    space: ({ space }, say) => say.space(space),
    'placed-agent': ({ space }) => `The Agent ${isPlace(space) ? 'at' : 'on'} ${spaceName(space)}`,
    'leader-agent': () => 'An Agent from your Leader',
    exchange: ({ spice, solari }) => `${amount(spice, 'spice')} for ${amount(solari, 'solari')}`,
    acquire: ({ card, cost, from }, say) =>
      `Acquire ${say.card(card)}${FROM[from]}${cost > 0 ? ` for ${amount(cost, currencyOf(card))}` : ''}`,
    'held-intrigue': ({ intrigue }, say) => say.intrigue(intrigue),
    zone: ({ zone }) => (zone === 'garrison' ? 'From your garrison' : 'From the Conflict'),
    faction: ({ faction }) => terms.factions[faction],
    seat: ({ seat }, say) => say.seat(seat),
    leader: ({ leader }, say) => say.leader(leader),
    reveal: () => 'Reveal your hand',
    deploy: () => 'Deploy troops',
    end: () => 'End your turn',
    pass: () => 'Pass',
    none: () => 'None',
    yes: () => 'Yes',
    no: () => 'No',
    draw: () => 'Draw it',
    trash: () => 'Trash it',
    deck: () => 'On top of your deck',
    discard: () => 'In your discard pile',
  },
  intrigueOption: (name) => `Intrigue: ${name}`,
};

const rival = (seat: Seat | null, say: Speaker): string =>
  seat === null ? 'the Rival' : say.seat(seat);

const ZONES = {
  hand: 'in hand',
  discard: 'in the discard pile',
  play: 'in play',
  deck: 'in the deck',
  row: 'in the Imperium Row',
};

const FROM: Readonly<Record<AcquireFrom, string>> = {
  row: '',
  reserve: '',
  'set-aside': ' (set aside)',
  tleilaxu: '',
  reclaimed: '',
};
