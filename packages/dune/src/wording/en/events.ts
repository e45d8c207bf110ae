import { capitalised } from '@landsraad/kernel/wording';
import { territoryOfCell } from '../../content/index.ts';
import type { LossCause, Question } from '../../events.ts';
import { dialed } from '../dial.ts';
import { PHASES } from '../phases.ts';
import { placeOf, printedSector } from '../place.ts';
import type { EventWording, Party, Speaker, VoiceWords } from '../wording.ts';
import { SHOWN, sidesOf } from './deals.ts';
import { does, ofParty, theLeader, verbFor } from './grammar.ts';
import { inPlace, thePlace } from './places.ts';
import { amount, fighter, list, terms } from './terms.ts';

export const events: EventWording = {
  'prediction-made': ({ seat, secret }, say) =>
    secret
      ? `${does(say.seat(seat), 'predict')} that ${say.faction(secret.faction).name} will win in turn ${secret.turn}.`
      : `${does(say.seat(seat), 'make')} a secret prediction.`,
  'traitors-kept': ({ seat, n, secret }, say) => {
    const names = secret ? `: ${list(secret.traitors.map(say.leader), 'and')}` : '';
    return `${does(say.seat(seat), 'keep')} ${n} traitor ${n === 1 ? 'card' : 'cards'}${names}.`;
  },
  'turn-started': ({ turn }) => `Turn ${turn} begins.`,
  'phase-started': ({ phase }) => {
    const number = PHASES.indexOf(phase) + 1;
    return `${number > 0 ? `Phase ${number}: ` : ''}${terms.phases[phase]}.`;
  },
  'storm-dialed': ({ dials }, say) => {
    const each = dials.map(({ seat, n }) => {
      const who = say.seat(seat);
      return `${who.name} ${verbFor(who, 'dial')} ${n}`;
    });
    return `For the storm, ${list(each, 'and')}.`;
  },
  'storm-card-shown': ({ distance }) => `The storm card shows ${distance}.`,
  'storm-card-drawn': ({ secret }) =>
    secret
      ? `The storm card for the next turn is a ${secret.distance}.`
      : 'The storm card for the next turn is drawn face down.',
  'weather-controlled': ({ seat, distance }, say) =>
    distance === 0
      ? `${does(say.seat(seat), 'hold')} the storm still.`
      : `${does(say.seat(seat), 'make')} the storm move ${amount(distance, 'sector')}.`,
  'shield-wall-destroyed': ({ seat }, say) =>
    `${does(say.seat(seat), 'destroy')} the Shield Wall: Arrakeen, Carthag, and the Imperial Basin lie open to the storm.`,
  'storm-moved': ({ from, to, distance }) => {
    const sector = `sector ${printedSector(to)}`;
    if (from === null) return `The storm begins in ${sector}.`;
    return distance === 0
      ? `The storm stays in ${sector}.`
      : `The storm moves ${amount(distance, 'sector')}, to ${sector}.`;
  },
  'spice-blown-away': ({ cell, n }) => `The ${amount(n, 'spice')} ${inPlace(cell)} is lost.`,
  'forces-lost': ({ seat, cell, forces, by }, say) => {
    const who = say.seat(seat);
    const lost = say.forces(forces, seat);
    if (by === 'battle') return `${does(who, 'lose')} ${lost} ${inPlace(cell)}.`;
    if (by === 'shared-with-ally')
      return `${does(who, 'lose')} ${lost} that stayed beside an ally ${inPlace(cell)}.`;
    return `${COSTS[by]} ${who.name} ${lost} ${inPlace(cell)}.`;
  },
  'first-player': ({ seat }, say) => `First player: ${say.seat(seat).name}.`,
  'spice-card-turned': ({ card, pile }, say) =>
    `Spice blow${pile === 1 ? ' B' : ''}: ${say.spiceCard(card)}.`,
  'spice-placed': ({ cell, n }) => `${amount(n, 'spice')} appears ${inPlace(cell)}.`,
  'worm-set-aside': () => 'The sandworm is set aside: it does nothing in the first turn.',
  'worm-came': ({ territory }) =>
    territory === null
      ? 'A sandworm comes and finds nothing to devour.'
      : `A sandworm comes up ${inPlace(territory)}.`,
  'spice-devoured': ({ cell, n }) => `The sandworm devours ${amount(n, 'spice')} ${inPlace(cell)}.`,
  nexus: () => 'Nexus: alliances may be made and broken.',
  'alliance-broken': ({ seat }, say) => `${does(say.seat(seat), 'leave')} the alliance.`,
  'alliance-proposed': ({ seat, to }, say) =>
    `${does(say.seat(seat), 'propose')} an alliance to ${say.seat(to).name}.`,
  'alliance-made': ({ seats }, say) => `${does(say.seats(seats), 'be')} now allies.`,
  'alliance-refused': ({ seat, to }, say) =>
    `${does(say.seat(seat), 'decline')} an alliance with ${say.seat(to).name}.`,
  'worm-ridden': ({ seat, from, to, forces }, say) =>
    `${does(say.seat(seat), 'ride')} the sandworm from ${thePlace(from)} to ${thePlace(to)} with ${say.forces(forces, seat)}.`,
  charity: ({ seat, n }, say) =>
    `${does(say.seat(seat), 'receive')} ${amount(n, 'spice')} of CHOAM charity.`,
  'hands-counted': ({ counts }, say) =>
    `Cards in hand: ${counts.map((n, seat) => `${say.seat(seat).title} ${n}`).join(', ')}.`,
  'strongholds-counted': ({ counts }, say) =>
    `Strongholds: ${counts.map((n, seat) => `${say.seat(seat).title} ${n}`).join(', ')}.`,
  'cards-dealt': ({ n }) => {
    if (n === 0) return 'There is no card to sell.';
    return `${amount(n, 'card')} ${n === 1 ? 'is' : 'are'} up for sale.`;
  },
  'auction-opened': ({ n, opener, secret }, say) => {
    const which = n > 1 ? `a card (${n - 1} more to come)` : 'the last card';
    const card = secret ? `: ${say.card(secret.card)}` : '';
    return `${does(say.seat(opener), 'open')} the bidding on ${which}${card}.`;
  },
  bid: ({ seat, n }, say) => `${does(say.seat(seat), 'bid')} ${amount(n, 'spice')}.`,
  passed: ({ seat }, say) => `${does(say.seat(seat), 'pass')}.`,
  'card-bought': ({ seat, price, karama, secret }, say) => {
    const card = secret ? `: ${say.card(secret.card)}` : '';
    const how = karama ? 'without paying' : `for ${amount(price, 'spice')}`;
    return `${does(say.seat(seat), 'take')} the card ${how}${card}.`;
  },
  'card-drawn': ({ seat, secret }, say) =>
    `${does(say.seat(seat), 'draw')} a free card${secret ? `: ${say.card(secret.card)}` : ''}.`,
  'auction-reopened': ({ seat, opener }, say) =>
    `${say.seat(seat).first} cannot pay: the card is auctioned again, and ${say.seat(opener).name} ${verbFor(say.seat(opener), 'open')} the bidding.`,
  'auction-closed': ({ left }) => {
    if (left === 0) return 'The auction is over.';
    return `The auction is over: ${amount(left, 'card')} ${left === 1 ? 'goes' : 'go'} back on top of the deck.`;
  },
  'spice-paid': ({ seat, n, to }, say) => {
    const paid = `${does(say.seat(seat), 'pay')} ${amount(n, 'spice')}`;
    if (to === seat) return `${paid}, which comes back.`;
    return `${paid} to ${to === null ? 'the bank' : say.seat(to).name}.`;
  },
  'spice-gained': ({ seat, n, why }, say) =>
    `${does(say.seat(seat), 'gain')} ${amount(n, 'spice')} for ${GAINED_FOR[why]}.`,
  revived: ({ seat, forces, cost }, say) =>
    `${does(say.seat(seat), 'revive')} ${say.forces(forces, seat)} ${price(cost)}.`,
  'leader-revived': ({ seat, leader, cost }, say) =>
    `${does(say.seat(seat), 'revive')} ${leader === 'kh' ? 'the Kwisatz Haderach' : theLeader(say.leader(leader))} ${price(cost)}.`,
  shipped: ({ seat, from, to, forces, cost }, say) => {
    const who = say.seat(seat);
    const group = say.forces(forces, seat);
    const origin = from === null ? null : thePlace(territoryOfCell(from[0]!).id);
    if (to === null)
      return `${does(who, 'ship')} ${group} from ${origin} back to the reserves ${price(cost)}.`;
    if (cost === 0)
      return `${does(who, 'bring')} ${group} from ${origin ?? 'the reserves'} to ${thePlace(to)}.`;
    const start = origin === null ? '' : ` from ${origin}`;
    return `${does(who, 'ship')} ${group}${start} to ${thePlace(to)} ${price(cost)}.`;
  },
  'shipment-cancelled': ({ seat, by }, say) =>
    `${does(say.seat(by), 'cancel')} ${ofParty(say.seat(seat))} shipment.`,
  moved: ({ seat, from, to, forces }, say) => {
    const start = territoryOfCell(from[0]!).id;
    const { territory, sector } = placeOf(to);
    const group = `${does(say.seat(seat), 'move')} ${say.forces(forces, seat)}`;
    return start === territory && sector !== null
      ? `${group} within ${thePlace(territory)} to sector ${printedSector(sector)}.`
      : `${group} from ${thePlace(start)} to ${thePlace(to)}.`;
  },
  'advisor-placed': ({ seat, cell }, say) =>
    `${does(say.seat(seat), 'send')} a spiritual advisor to ${thePlace(cell)}.`,
  flipped: ({ seat, territory, to }, say) =>
    `${does(say.seat(seat), 'turn')} their forces ${inPlace(territory)} into ${to}.`,
  'battle-named': ({ aggressor, defender, territory }, say) =>
    `${does(say.seat(aggressor), 'attack')} ${say.seat(defender).name} ${inPlace(territory)}.`,
  'no-leader': ({ seat }, say) =>
    `${does(say.seat(seat), 'have')} neither a leader nor a Cheap Hero for this battle.`,
  voice: ({ seat, on, order, target }, say) =>
    `${does(say.seat(seat), 'use')} the Voice on ${say.seat(on).name}: ${voiceOrder(order, target)}.`,
  prescience: ({ seat, on, element }, say) =>
    `${does(say.seat(seat), 'use')} prescience to see ${ofParty(say.seat(on))} ${element === 'dial' ? 'number' : terms.elements[element]}.`,
  'prescience-answered': ({ seat, element, answer }, say) => {
    const who = say.seat(seat);
    switch (element) {
      case 'leader':
        return answer.leader
          ? `${who.first} will fight with ${fighter(answer.leader, say)}.`
          : `${who.first} will fight without a leader.`;
      case 'dial':
        return `${who.first} will dial ${dialed(answer.dial ?? 0)}.`;
      default: {
        const card = answer[element];
        return card
          ? `${who.first} will play ${say.card(card)} as ${terms.elements[element]}.`
          : `${who.first} will play no ${terms.elements[element]}.`;
      }
    }
  },
  'plan-seen': ({ seat, on, secret }, say) => {
    const plan = secret ? `: ${terms.plan(secret.plan, say)}` : '';
    return `${does(say.seat(seat), 'see')} ${ofParty(say.seat(on))} battle plan${plan}.`;
  },
  'plans-revealed': ({ plans }, say) =>
    `The battle plans are revealed. ${plans
      .map(({ seat, plan }) => `${say.seat(seat).title}: ${terms.plan(plan, say)}.`)
      .join(' ')}`,
  'traitor-called': ({ seat, by, leader }, say) => {
    const whom = by === seat ? '' : ` for ${say.seat(seat).name}`;
    return `Treason! ${does(say.seat(by), 'show')} the traitor card of ${theLeader(say.leader(leader))}${whom}.`;
  },
  explosion: ({ territory }) => `Lasgun against Shield: everything explodes ${inPlace(territory)}.`,
  'leader-killed': ({ leader }, say) => `${capitalised(theLeader(say.leader(leader)))} is killed.`,
  'battle-won': ({ seat, over, totals }, say) => {
    const [more, less] = totals[0] >= totals[1] ? totals : [totals[1], totals[0]];
    const score = more === 0 ? '' : `, ${dialed(more)} to ${dialed(less)}`;
    return `${does(say.seat(seat), 'win')} the battle against ${say.seat(over).name}${score}.`;
  },
  'battle-lost-by-both': ({ territory }) => `Nobody wins the battle ${inPlace(territory)}.`,
  'leader-captured': ({ seat, from, secret }, say) =>
    `${does(say.seat(seat), 'capture')} one of ${ofParty(say.seat(from))} leaders${leaderShown(secret, say)}.`,
  'captive-killed': ({ seat, from, secret }, say) =>
    `${does(say.seat(seat), 'kill')} one of ${ofParty(say.seat(from))} leaders in secret${leaderShown(secret, say)}.`,
  'leader-returned': ({ leader, to }, say) =>
    `${capitalised(theLeader(say.leader(leader)))} returns to ${say.seat(to).name}.`,
  collected: ({ seat, cell, n }, say) =>
    `${does(say.seat(seat), 'collect')} ${amount(n, 'spice')} ${inPlace(cell)}.`,
  'card-played': ({ seat, card }, say) => `${does(say.seat(seat), 'play')} ${say.card(card)}.`,
  'card-discarded': ({ seat, card }, say) =>
    `${does(say.seat(seat), 'discard')} ${say.card(card)}.`,
  'karama-stopped': ({ seat, item, user }, say) =>
    `${does(say.seat(seat), 'stop')} an advantage of ${say.seat(user).name}: ${say.item(item)}.`,
  'karama-power': ({ seat, item }, say) =>
    `${does(say.seat(seat), 'use')} a Karama power: ${say.item(item)}.`,
  'hands-swapped': ({ seat, with: other, n }, say) =>
    `${does(say.seat(seat), 'take')} ${amount(n, 'card')} from ${say.seat(other).name} at random and ${verbFor(say.seat(seat), 'give')} ${n === 1 ? 'another' : 'as many'} back.`,
  'question-asked': ({ seat, to, question }, say) =>
    question.about === 'other'
      ? `${does(say.seat(seat), 'ask')} ${say.seat(to).name} a question aloud.`
      : `${does(say.seat(seat), 'ask')} ${say.seat(to).name}: "${theQuestion(question, say)}"`,
  'question-answered': ({ seat, answer }, say) =>
    `${does(say.seat(seat), 'answer')}: ${answer ? 'yes' : 'no'}.`,
  'spice-given': ({ seat, to, secret }, say) =>
    `${does(say.seat(seat), 'give')} ${secret ? amount(secret.n, 'spice') : 'spice'} to ${say.seat(to).name}.`,
  'deal-offered': ({ seat, to, ...terms }, say) => {
    const who = say.seat(seat);
    const whom = say.seat(to).name;
    const { given, wanted } = sidesOf(terms);
    if (wanted.length === 0) return `${does(who, 'offer')} ${whom} ${list(given, 'and')}.`;
    return given.length === 0
      ? `${does(who, 'ask')} ${whom} for ${list(wanted, 'and')}.`
      : `${does(who, 'offer')} ${whom} ${list(given, 'and')} for ${list(wanted, 'and')}.`;
  },
  'deal-made': ({ seat, to, ...terms }, say) => {
    const { given, wanted } = sidesOf(terms);
    const from = (words: string[], party: number) =>
      words.length === 0 ? [] : [`${list(words, 'and')} from ${say.seat(party).name}`];
    return `It is a deal: ${[...from(given, seat), ...from(wanted, to)].join('; ')}.`;
  },
  'deal-refused': ({ seat, to }, say) =>
    `${does(say.seat(seat), 'refuse')} the deal with ${say.seat(to).name}.`,
  'deal-withdrawn': ({ seat, to }, say) =>
    `${does(say.seat(seat), 'withdraw')} the offer to ${say.seat(to).name}.`,
  'deal-lapsed': ({ seat, to }, say) =>
    `The offer of ${say.seat(seat).name} to ${say.seat(to).name} is off the table.`,
  'deal-shown': ({ seat, to, what, secret }, say) => {
    const shown = secret?.card
      ? say.card(secret.card)
      : secret?.leader && say.leader(secret.leader);
    const spice = secret?.n === undefined ? null : amount(secret.n, 'spice');
    return `${does(say.seat(seat), 'show')} ${say.seat(to).name} ${shown ?? spice ?? SHOWN[what]}.`;
  },
  'game-over': ({ winners, victory }, say) => {
    const who = say.seats(winners);
    if (winners.length === 0 || victory === null) return 'The game is over.';
    return VICTORIES[victory](who);
  },
};

const COSTS: Readonly<Record<Exclude<LossCause, 'battle' | 'shared-with-ally'>, string>> = {
  storm: 'The storm costs',
  worm: 'The sandworm costs',
  atomics: 'The atomic blast costs',
  explosion: 'The explosion costs',
  traitor: 'The betrayal costs',
};

const GAINED_FOR = {
  leaders: 'the leaders killed',
  traitor: 'the traitor',
  captive: 'the leader killed in secret',
};

const price = (cost: number): string => (cost === 0 ? 'for free' : `for ${amount(cost, 'spice')}`);

const leaderShown = (secret: { leader: string } | undefined, say: Speaker): string =>
  secret ? `: ${theLeader(say.leader(secret.leader))}` : '';

const VOICE: VoiceWords = {
  'weapon-poison': 'a poison weapon',
  'weapon-projectile': 'a projectile weapon',
  'weapon-lasgun': 'the Lasgun',
  'defense-poison': 'a poison defense',
  'defense-projectile': 'a projectile defense',
  worthless: 'a worthless card',
  'cheap-hero': 'a Cheap Hero',
};

export const voiceOrder = (order: 'play' | 'not', target: keyof VoiceWords): string =>
  `${order === 'play' ? 'play' : 'do not play'} ${VOICE[target]}`;

/** Put to the player who must answer. */
export function theQuestion(question: Question, say: Speaker): string {
  switch (question.about) {
    case 'card':
      return `Do you hold the card ${say.cardTitle(question.card)}?`;
    case 'traitor':
      return `Is ${theLeader(say.leader(question.leader))} among your traitors?`;
    case 'spice':
      return `Do you have at least ${amount(question.atLeast, 'spice')}?`;
    case 'prediction-faction':
      return `Did you predict a victory of ${say.faction(question.faction).name}?`;
    case 'prediction-turn':
      return `Did you predict a victory in turn ${question.turn}?`;
    case 'other':
      return 'What you were asked: yes or no?';
  }
}

const VICTORIES = {
  strongholds: (who: Party) =>
    `${does(who, 'hold')} enough strongholds and ${verbFor(who, 'win')} the game.`,
  alliance: (who: Party) =>
    `${does(who, 'hold')} enough strongholds together and ${verbFor(who, 'win')} the game.`,
  prediction: (who: Party) =>
    `${does(who, 'have')} foreseen this victory and ${verbFor(who, 'win')} the game alone.`,
  fremen: (who: Party) =>
    `The last turn is over and the sietches are safe: ${who.name} ${verbFor(who, 'win')} the game.`,
  guild: (who: Party) =>
    `The last turn is over and nobody holds Dune: ${who.name} ${verbFor(who, 'win')} the game.`,
  default: (who: Party) => `The last turn is over: ${who.name} ${verbFor(who, 'win')} the game.`,
};
