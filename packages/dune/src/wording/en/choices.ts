import { capitalised } from '@landsraad/kernel/wording';
import { leaderOf } from '../../content/index.ts';
import { placeIn, seatIn } from '../about.ts';
import { dialed } from '../dial.ts';
import { stayOutOf } from '../place.ts';
import { placeTitle } from '../titles.ts';
import type { ChoiceWording, Prompt } from '../wording.ts';
import { VOWED } from './deals.ts';
import { theQuestion, voiceOrder } from './events.ts';
import { does, ofParty, theLeader } from './grammar.ts';
import { inPlace, thePlace } from './places.ts';
import { amount, fighter, terms } from './terms.ts';

export const choices: ChoiceWording = {
  prompts: {
    prediction: ({ about, offers, say }) =>
      offers('faction')
        ? 'Which faction do you predict will win?'
        : `In which turn do you predict that ${about.faction ? say.faction(about.faction).name : 'it'} will win?`,
    'traitor.pick': () => 'Which traitor card do you keep?',
    'fremen.place': ({ about, say, seat }) =>
      at(
        about.cell,
        about.force === 'special'
          ? `how many of these forces are ${say.special(seat)}?`
          : 'how many forces do you place?',
      ),
    'bg.place': () => 'Where do you place your first force?',
    'storm.first': () => 'First storm: what number do you dial?',
    'storm.dial': () => 'Storm: what number do you dial?',
    'weather.control': ({ about }) =>
      about.distance === undefined
        ? 'Do you play Weather Control?'
        : `The storm is about to move ${amount(about.distance, 'sector')}. Do you play Weather Control?`,
    'family.atomics': () => 'Do you destroy the Shield Wall with Family Atomics?',
    'storm.losses': ({ about, say, seat }) =>
      `The storm takes half of your forces ${whereOf(about.cell)}. How many ${say.special(seat)} are among them?`,
    'worm.place': () => 'Another sandworm: in which territory do you place it?',
    'worm.protect': ({ about, say }) =>
      `Do you protect the forces of ${party(about.ally, say, 'your ally')} from the sandworm?`,
    'worm.ride': ({ about, number, say, seat }) => {
      if (!number)
        return about.territory
          ? `Your forces ${inPlace(about.territory)} may ride the sandworm. Where to?`
          : 'Your forces may ride the sandworm. Where to?';
      return at(about.cell, `how many ${kind(about, say, seat)} ride the sandworm?`);
    },
    'alliance.break': () => 'Nexus: do you break your alliance?',
    'alliance.propose': () => 'Nexus: to whom do you propose an alliance?',
    'alliance.answer': ({ about, say, seat }) => {
      const from = seatIn(about.from);
      const to = seatIn(about.to);
      if (from === null) return 'Do you accept the alliance?';
      const offer = `${does(say.seat(from), 'propose')} an alliance`;
      return to === null || to === seat
        ? `${offer}. Do you accept?`
        : `${offer} to ${say.seat(to).name}. Do you agree?`;
    },
    'ally.share': () => 'Do you show your secrets to your allies?',
    'karama.worm': () => 'Where do you call a sandworm with a Karama?',
    'charity.claim': () => 'Do you claim CHOAM charity?',
    bid: ({ about, say }) =>
      about.bid && typeof about.bidder === 'number'
        ? `${does(say.seat(about.bidder), 'bid')} ${amount(about.bid, 'spice')}. Do you bid more?`
        : 'What do you bid for this card?',
    'ally.pledge': () => 'How much do you pay at most for this card if an ally buys it?',
    'karama.bid': () => 'You won the card. Do you pay with a Karama?',
    'revive.forces': ({ about, say, seat }) =>
      about.force === 'special'
        ? revivedSpecials(say.special(seat))
        : 'How many forces do you revive?',
    'revive.leader': () => 'Which leader do you revive?',
    'emperor.revive.ally': ({ about, say }) =>
      `How many forces of ${party(about.ally, say, 'your ally')} do you pay to revive?`,
    'fremen.revive.ally': ({ about, say }) =>
      `Do you let ${party(about.ally, say, 'your ally')} revive 3 forces for free?`,
    'karama.emperor': ({ about, number, say, seat }) => {
      if (about.force === 'special') return revivedSpecials(say.special(seat));
      return number
        ? 'How many forces do you revive for free?'
        : 'Do you revive for free with a Karama?';
    },
    'bg.wartime': ({ about }) =>
      `Do your advisors${about.territory ? ` ${inPlace(about.territory)}` : ''} become fighters?`,
    'guild.when': ({ about, say }) =>
      about.before === undefined
        ? 'Do you ship and move now?'
        : `Do you ship and move now, before ${say.seat(about.before).name}?`,
    ship: ({ about }) => {
      const from = placeIn(about.from);
      return from
        ? `Where do you ship forces from ${thePlace(from)}?`
        : 'Where do you ship forces?';
    },
    'ship.from': () => 'From where do you ship forces?',
    'ship.number': ({ about }) => along(about, 'how many forces do you ship?'),
    'ship.special': ({ say, seat }) => `How many of them are ${say.special(seat)}?`,
    'ally.ship.pay': ({ about, say }) =>
      `How much do you pay at most for the shipment of ${party(about.ally, say, 'your ally')}?`,
    'karama.rate': () => 'Do you play a Karama to ship at half price?',
    'karama.guild': ({ about, say }) =>
      `Do you cancel the shipment of ${party(about.seat, say, 'this player')} with a Karama?`,
    'bg.accompany': ({ about, say }) =>
      about.shipper === undefined
        ? 'Do you send a spiritual advisor?'
        : `${does(say.seat(about.shipper), 'ship')} forces. Where do you send a spiritual advisor?`,
    'bg.intrusion': ({ about, say }) =>
      about.entrant === undefined || !about.territory
        ? 'Do your fighters become advisors?'
        : `${does(say.seat(about.entrant), 'enter')} ${thePlace(about.territory)}. Do your fighters there become advisors?`,
    'bg.arrive': ({ about }) =>
      `Do your advisors${about.territory ? ` who come to ${thePlace(about.territory)}` : ''} become fighters?`,
    move: () => 'From where do you move forces?',
    'move.forces': ({ about, say, seat }) =>
      at(about.cell, `how many ${kind(about, say, seat)} do you move?`),
    'move.to': ({ about }) => {
      const from = placeIn(about.from);
      return `Where do your forces${from ? ` from ${thePlace(from)}` : ''} go?`;
    },
    hajr: () => 'Do you play Hajr to move once more?',
    'battle.pick': () => 'Which battle do you fight next?',
    voice: ({ about, say }) =>
      `Which order do you give ${party(about.on, say, 'your opponent')} with the Voice?`,
    prescience: ({ about, say }) =>
      about.on === undefined
        ? 'What do you ask to see of your opponent’s battle plan?'
        : `What do you ask to see of ${ofParty(say.seat(about.on))} battle plan?`,
    'prescience.answer': ({ about }) =>
      `You must show ${about.element ? YOUR_ELEMENT[about.element] : 'a part of your battle plan'}. What will it be?`,
    'karama.plan': ({ about, say }) =>
      about.on === undefined
        ? 'Do you play a Karama to see a whole battle plan?'
        : `Do you play a Karama to see ${ofParty(say.seat(about.on))} whole battle plan?`,
    plan: ({ about, say }) =>
      about.territory && about.against !== undefined
        ? `What is your battle plan against ${say.seat(about.against).name} ${inPlace(about.territory)}?`
        : 'What is your battle plan?',
    'traitor.call': ({ about, say }) =>
      about.leader
        ? `Your opponent fights with ${fighter(about.leader, say)}. Do you call a traitor?`
        : 'Your opponent fights without a leader: there is no traitor to call.',
    losses: ({ about, number, say, seat }) =>
      number
        ? at(about.cell, `how many ${kind(about, say, seat)} do you lose?`)
        : 'Which forces do you lose?',
    'keep.cards': () => 'Which of the cards you played do you discard?',
    capture: () => 'Do you take one of the loser’s leaders, at random?',
    'capture.fate': ({ about, say }) =>
      about.leader
        ? `You took ${fighter(about.leader, say)}. What do you do?`
        : 'What do you do with the leader you took?',
    collect: () => 'Where do you collect spice?',
    'karama.stop': ({ about, say }) =>
      about.item && about.user !== undefined
        ? `Advantage of ${say.seat(about.user).name} (${say.item(about.item)}): do you stop it with a Karama?`
        : 'Do you stop this advantage with a Karama?',
    anytime: ({ offers }) =>
      offers('gift') ? 'Do you play a card or give spice now?' : 'Do you play a card now?',
    ghola: ({ about, say, seat }) =>
      about.force === 'special'
        ? revivedSpecials(say.special(seat))
        : 'How many forces do you revive for free?',
    'truthtrance.to': () => 'Whom do you ask?',
    'truthtrance.ask': ({ about, say }) => {
      const to = seatIn(about.to);
      return to === null ? 'What do you ask about?' : `What do you ask ${say.seat(to).name} about?`;
    },
    'truthtrance.about': ({ about }) => {
      const what = typeof about.question === 'string' ? about.question : 'other';
      return SUBJECTS[what];
    },
    'truthtrance.answer': ({ about, say }) =>
      typeof about.question === 'object'
        ? theQuestion(about.question, say)
        : 'What you were asked: yes or no?',
    'emperor.gift': ({ about, number, say }) => {
      if (!number) return 'To whom do you give spice?';
      const to = seatIn(about.to);
      return to === null
        ? 'How much spice do you give?'
        : `How much spice do you give to ${say.seat(to).name}?`;
    },
    'harkonnen.swap': ({ about, number, say }) => {
      if (!number) return 'From whom do you take cards?';
      return about.with === undefined
        ? 'How many cards do you take?'
        : `How many cards do you take from ${say.seat(about.with).name}?`;
    },
    'harkonnen.give': ({ max }) => `Which ${max === 1 ? 'card' : `${max} cards`} do you give back?`,
    'deal.offer': ({ about, number, offers, say }) => {
      const to = seatIn(about.to);
      const whom = to === null ? null : say.seat(to).name;
      if (number)
        return whom ? `How much spice do you offer ${whom}?` : 'How much spice do you offer?';
      if (offers('seat')) return 'To whom do you offer a deal?';
      const given = about.spice ? `You give ${amount(about.spice, 'spice')}. ` : '';
      return `${given}What must ${whom ?? 'the other player'} promise: a territory to stay out of this turn, or what was agreed aloud?`;
    },
    'deal.answer': ({ about, say }) => {
      const from = seatIn(about.from);
      const place = stayOutOf(about.promise);
      const who = from === null ? null : say.seat(from);
      const offered = about.spice ? amount(about.spice, 'spice') : null;
      if (!who) return 'Do you accept the deal?';
      if (place === null && about.promise !== 'spoken')
        return offered
          ? `${does(who, 'offer')} you ${offered}. Do you accept?`
          : `${does(who, 'offer')} you a deal. Do you accept?`;
      const what =
        place === null
          ? 'to do what you agreed aloud'
          : `to stay out of ${thePlace(place)} this turn`;
      return offered
        ? `${does(who, 'offer')} you ${offered} ${what}. Do you accept?`
        : `${does(who, 'ask')} you ${what}. Do you accept?`;
    },
  },
  otherPrompt: 'What do you choose?',
  options: {
    pass: () => 'Pass',
    none: () => 'None',
    yes: () => 'Yes',
    no: () => 'No',
    keep: () => 'Keep as a captive',
    kill: () => 'Kill for 2 spice',
    karama: () => 'Play Karama',
    'to-reserves': () => 'Back to the reserves',
    'from-reserves': () => 'From the reserves',
    'ghola-forces': () => 'Revive forces',
    truthtrance: () => 'Play Truthtrance',
    swap: () => 'Play Karama: swap cards with another player',
    revive: () => 'Play Karama: revive forces or a leader for free',
    gift: () => 'Give spice to an ally',
    spoken: () => 'What was agreed aloud',
    vow: ({ vow }) => `Promise ${VOWED[vow]}`,
    'show-card': () => 'One card',
    'show-traitor': () => 'One traitor',
    'show-spice': () => 'The spice behind the shield',
    accept: ({ card, leader }, say) => {
      if (card !== undefined) return `Accept, and show ${say.card(card)}`;
      return leader === undefined ? 'Accept' : `Accept, and show ${say.leader(leader)}`;
    },
    refuse: () => 'Refuse',
    withdraw: () => 'Withdraw',
    break: () => 'Break the alliance',
    kh: () => terms.kwisatzHaderach,
    cell: ({ cell }) => placeTitle(cell, 'en', terms),
    territory: ({ territory }) => placeTitle(territory, 'en', terms),
    seat: ({ seat }, say) => say.seat(seat).title,
    faction: ({ faction }, say) => say.faction(faction).title,
    leader: ({ leader }, say) => `${say.leader(leader)} (${leaderOf(leader).strength})`,
    card: ({ card }, say) => say.cardTitle(card),
    bid: ({ n }) => `Bid ${n}`,
    battle: ({ territory, seat }, say) =>
      `${placeTitle(territory, 'en', terms)}, against ${say.seat(seat).name}`,
    voice: ({ order, target }) => capitalised(voiceOrder(order, target)),
    element: ({ element }) => ELEMENTS[element],
    number: ({ n }) => String(n),
    forces: ({ forces }, say, { seat }) => say.forces(forces, seat < 0 ? null : seat),
    question: ({ about }) => QUESTIONS[about],
    'worthless-as-karama': ({ card }, say) => `Play ${say.card(card)} as a Karama`,
  },
  precise: {
    'weather.control': {
      none: () => 'Do not play it',
      number: ({ n }) => (n === 0 ? 'The storm stays' : `The storm moves ${amount(n, 'sector')}`),
    },
    'family.atomics': { none: () => 'No', yes: () => 'Destroy the Shield Wall' },
    'worm.place': { none: () => 'Nowhere' },
    'worm.ride': { none: () => 'Do not ride' },
    'karama.worm': { none: () => 'Nowhere' },
    'karama.emperor': {
      none: () => 'No',
      leader: ({ leader }, say) => `Revive ${theLeader(say.leader(leader))}`,
    },
    'alliance.break': { none: () => 'Stay allied' },
    'alliance.propose': { none: () => 'To nobody' },
    'revive.leader': { none: () => 'Nobody' },
    'guild.when': { yes: () => 'Go now', no: () => 'Wait' },
    ship: { none: () => 'Do not ship', 'to-reserves': () => 'Back to your reserves' },
    'ship.from': { none: () => 'Do not ship', 'from-reserves': () => 'Your reserves' },
    'bg.accompany': { none: () => 'Nowhere' },
    'bg.intrusion': { yes: () => 'Become advisors', no: () => 'Stay fighters' },
    'bg.wartime': { yes: () => 'Become fighters', no: () => 'Stay advisors' },
    'bg.arrive': { yes: () => 'Become fighters', no: () => 'Stay advisors' },
    move: {
      none: () => 'Do not move',
      card: ({ card }, say) => `Play ${say.card(card)}: one more move`,
    },
    'move.to': { none: () => 'Stay' },
    voice: { none: () => 'None' },
    prescience: { none: () => 'Nothing' },
    'prescience.answer': {
      none: () => 'None',
      number: ({ n }, _, { about }) => (about.halves ? dialed(n) : String(n)),
    },
    plan: { none: () => 'None' },
    'karama.plan': { seat: ({ seat }, say) => `See ${ofParty(say.seat(seat))} battle plan` },
    'traitor.call': { yes: () => 'Call the traitor', no: () => 'Stay silent' },
    'capture.fate': { no: () => 'Let go' },
    'karama.stop': { no: () => 'Let it happen' },
    'karama.bid': { no: () => 'Pay in spice' },
    'karama.rate': { no: () => 'Pay the full price' },
    anytime: {
      pass: () => 'Nothing',
      leader: ({ leader }, say) => `Play Tleilaxu Ghola: revive ${theLeader(say.leader(leader))}`,
      'ghola-forces': () => 'Play Tleilaxu Ghola: revive forces',
    },
    'truthtrance.about': {
      number: ({ n }, _, { about }) =>
        about.question === 'spice' ? `At least ${amount(n, 'spice')}` : `Turn ${n}`,
    },
    'deal.offer': { none: ({ id: _ }, __, { offers }) => (offers('seat') ? 'To nobody' : 'None') },
    prediction: { number: ({ n }) => `Turn ${n}` },
  },
};

const ELEMENTS = {
  leader: 'The leader',
  weapon: 'The weapon',
  defense: 'The defense',
  dial: 'The number dialed',
};

const YOUR_ELEMENT = {
  leader: 'your leader',
  weapon: 'your weapon',
  defense: 'your defense',
  dial: 'the number you dial',
};

const QUESTIONS = {
  card: 'A treachery card',
  traitor: 'A traitor',
  spice: 'An amount of spice',
  'prediction-faction': 'The faction predicted',
  'prediction-turn': 'The turn predicted',
  other: 'Something else, asked aloud',
};

const SUBJECTS = {
  card: 'Which card do you ask about?',
  traitor: 'Which leader do you ask about?',
  spice: 'How much spice do you ask about?',
  'prediction-faction': 'Which faction do you ask about?',
  'prediction-turn': 'Which turn do you ask about?',
  other: 'What do you ask about?',
};

const revivedSpecials = (special: string): string =>
  `How many of the revived forces are ${special}?`;

const whereOf = (cell: string | undefined): string => (cell ? inPlace(cell) : 'there');

const party = (seat: number | undefined, say: Prompt['say'], otherwise: string): string =>
  seat === undefined ? otherwise : say.seat(seat).name;

const kind = ({ force }: Prompt['about'], say: Prompt['say'], seat: number): string =>
  force === 'special' ? say.special(seat) : 'forces';

/** "Old Gap (sector 9): how many forces do you move?" */
const at = (cell: string | undefined, question: string): string =>
  cell ? `${placeTitle(cell, 'en', terms)}: ${question}` : capitalised(question);

/** "To Arrakeen: how many forces do you ship?" */
function along(about: Prompt['about'], question: string): string {
  const from = about.cell ?? placeIn(about.from);
  const to = placeIn(about.to);
  const way = [
    ...(from ? [`from ${thePlace(from)}`] : []),
    ...(to ? [`to ${thePlace(to)}`] : []),
    ...(from && about.to === null ? ['back to your reserves'] : []),
  ].join(' ');
  return capitalised(way ? `${way}: ${question}` : question);
}
