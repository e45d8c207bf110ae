import type { Seat } from '@landsraad/kernel';
import { stopped } from '@landsraad/kernel/wording';
import type { Faction } from '../../ids.ts';
import type { Source } from '../../state.ts';
import { standingsOf, winnersOf } from '../standings.ts';
import { type EventWording, type Speaker, TIE_BREAKS, type TieBreak } from '../wording.ts';
import { resourceList } from './effects.ts';
import * as ix from './ix.ts';
import { isPlace, spaceName } from './places.ts';
import { results } from './results.ts';
import { rivals } from './rivals.ts';
import { amount, list, THE_FACTION } from './terms.ts';

export const events: EventWording = {
  ...ix.events,
  'leader-taken': ({ seat, leader }, say) => `${say.seat(seat)} plays as ${say.leader(leader)}.`,
  'factions-chosen': ({ seat, secret }, say) =>
    `${say.seat(seat)} secretly chooses ${secret ? factionList(secret.factions) : 'two Factions'}.`,
  'round-started': ({ round, conflict, firstPlayer }, say) =>
    `Round ${round} begins with the Conflict ${say.conflict(conflict)}. ${say.seat(firstPlayer)} goes first.`,
  'mentat-delivered': ({ seat }, say) => `The Mentat joins ${say.seat(seat)} for this round.`,
  drew: ({ seat, n, secret }, say) =>
    stopped(
      `${say.seat(seat)} draws ${amount(n, 'card')}${secret ? `: ${say.cards(secret.cards)}` : ''}`,
    ),
  reshuffled: ({ seat }, say) =>
    `${say.seat(seat)} shuffles their discard pile to make a new deck.`,
  'agent-sent': ({ seat, cards, space, mentat, from }, say) => {
    const piece = mentat ? 'the Mentat' : from ? 'their Agent' : 'an Agent';
    const way = from
      ? `moves ${piece} from ${spaceName(from)} to ${spaceName(space)}`
      : `sends ${piece} to ${spaceName(space)}`;
    return `${say.seat(seat)} ${cards.length > 0 ? `plays ${say.cards(cards)} and ${way}` : way}.`;
  },
  paid: (event, say) =>
    stopped(
      `${say.seat(event.seat)} pays ${resourceList(event) || 'nothing'}${forWhat(event.source, say)}`,
    ),
  gained: (event, say) =>
    stopped(
      `${say.seat(event.seat)} gains ${resourceList(event) || 'nothing'}${thanksTo(event.source, say)}`,
    ),
  'control-bonus': ({ seat, space, resource, n }, say) =>
    `${say.seat(seat)} controls ${spaceName(space)} and gains ${amount(n, resource)}.`,
  harvested: ({ seat, space, spice, bonus }, say) =>
    `${say.seat(seat)} harvests ${spice > 0 ? amount(spice, 'spice') : 'no spice'} at ${spaceName(space)}${bonus > 0 ? `, ${bonus} of it bonus spice` : ''}.`,
  recruited: ({ seat, n, source }, say) =>
    stopped(`${say.seat(seat)} recruits ${amount(n, 'troop')}${thanksTo(source, say)}`),
  deployed: ({ seat, n, from }, say) =>
    `${say.seat(seat)} deploys ${amount(n, 'troop')} from their ${from} to the Conflict.`,
  retreated: ({ seat, n }, say) =>
    `${say.seat(seat)} retreats ${amount(n, 'troop')} to their garrison.`,
  'troops-lost': ({ seat, n, from }, say) =>
    `${say.seat(seat)} loses ${amount(n, 'troop')} ${from === 'garrison' ? 'from their garrison' : 'in the Conflict'}.`,
  'influence-gained': ({ seat, faction, to }, say) =>
    `${say.seat(seat)} rises to ${amount(to, 'influence')} with ${THE_FACTION[faction]}.`,
  'influence-lost': ({ seat, faction, to }, say) =>
    `${say.seat(seat)} drops to ${amount(to, 'influence')} with ${THE_FACTION[faction]}.`,
  'alliance-taken': ({ seat, faction, from }, say) =>
    from === null
      ? `${say.seat(seat)} forms an Alliance with ${THE_FACTION[faction]}.`
      : `${say.seat(seat)} takes the Alliance with ${THE_FACTION[faction]} from ${say.seat(from)}.`,
  'alliance-returned': ({ seat, faction }, say) =>
    `${say.seat(seat)} loses the Alliance with ${THE_FACTION[faction]}, and nobody holds it now.`,
  'vp-gained': ({ seat, n, total }, say) =>
    `${say.seat(seat)} gains ${amount(n, 'vp')}${inAll(n, total)}.`,
  'vp-lost': ({ seat, n, total }, say) =>
    `${say.seat(seat)} loses ${amount(n, 'vp')} (${total} left).`,
  'intrigue-drawn': ({ seat, n, secret }, say) =>
    stopped(
      `${say.seat(seat)} draws ${amount(n, 'intrigue')}${secret ? `: ${say.intrigues(secret.cards)}` : ''}`,
    ),
  'intrigue-stolen': ({ seat, from, secret }, say) =>
    stopped(
      `${say.seat(seat)} steals an Intrigue card from ${say.seat(from)}${secret ? `: ${say.intrigue(secret.card)}` : ''}`,
    ),
  'intrigue-played': ({ seat, intrigue }, say) =>
    stopped(`${say.seat(seat)} plays the Intrigue card ${say.intrigue(intrigue)}`),
  'intrigue-reshuffled': () => 'The Intrigue discard pile is shuffled into a new deck.',
  'mentat-taken': ({ seat }, say) =>
    `${say.seat(seat)} takes the Mentat as an extra Agent for this round.`,
  'mentat-promised': ({ seat }, say) =>
    `${say.seat(seat)} will have the Mentat as an extra Agent next round.`,
  'swordmaster-gained': ({ seat }, say) =>
    `${say.seat(seat)} gains the Swordmaster, their third Agent.`,
  'council-seat-taken': ({ seat }, say) => `${say.seat(seat)} takes a seat on the High Council.`,
  'agent-recalled': ({ seat, space }, say) =>
    `${say.seat(seat)} recalls their Agent from ${spaceName(space)}.`,
  'space-named': ({ seat, space }, say) =>
    `${say.seat(seat)} uses the Voice: no opponent’s next Agent may go to ${spaceName(space)}.`,
  'card-set-aside': ({ seat, card }, say) =>
    `${say.seat(seat)} removes ${say.card(card)} from the Imperium Row and sets it aside.`,
  'set-aside-lost': ({ seat, card }, say) =>
    `${say.seat(seat)} gives up ${say.card(card)}: the card leaves the game.`,
  masterstroke: ({ seat, factions }, say) =>
    `Masterstroke! ${say.seat(seat)} reveals ${factionList(factions)}.`,
  looked: ({ seat, secret }, say) =>
    stopped(
      `${say.seat(seat)} looks at the top card of their deck${secret ? `: ${say.card(secret.card)}` : ''}`,
    ),
  revealed: ({ seat, cards }, say) =>
    stopped(`${say.seat(seat)} reveals ${cards.length > 0 ? say.cards(cards) : 'an empty hand'}`),
  'persuasion-gained': ({ seat, n, total }, say) =>
    `${say.seat(seat)} gains ${amount(n, 'persuasion')}${inAll(n, total)}.`,
  'swords-gained': ({ seat, n, strength }, say) =>
    `${say.seat(seat)} gains ${amount(n, 'sword')}${strength > 0 ? ` (strength ${strength})` : ', without a troop in the Conflict'}.`,
  acquired: ({ seat, card, cost, to }, say) => {
    const price = cost > 0 ? ` for ${amount(cost, 'persuasion')}` : '';
    const place = to === 'deck' ? ' and puts it on top of their deck' : '';
    return stopped(`${say.seat(seat)} acquires ${say.card(card)}${price}${place}`);
  },
  'row-refilled': ({ card }, say) => `${say.card(card)} joins the Imperium Row.`,
  trashed: ({ seat, card, from }, say) =>
    `${say.seat(seat)} trashes ${say.card(card)} ${TRASHED_FROM[from]}.`,
  discarded: ({ seat, cards }, say) =>
    stopped(`${say.seat(seat)} discards ${cards.length > 0 ? say.cards(cards) : 'nothing'}`),
  'taken-to-hand': ({ seat, card }, say) =>
    `${say.seat(seat)} takes ${say.card(card)} from their discard pile back into their hand.`,
  'turn-passed': ({ seat }, say) => `${say.seat(seat)} passes their turn.`,
  'turn-ended': ({ seat, kind }, say) =>
    `${say.seat(seat)} ends their ${kind === 'agent' ? 'Agent' : 'Reveal'} turn.`,
  'strength-set': ({ seat, strength }, say) =>
    strength > 0
      ? `${say.seat(seat)} has strength ${strength} in the Conflict.`
      : `${say.seat(seat)} has no strength in the Conflict.`,
  'combat-passed': ({ seat }, say) => `${say.seat(seat)} passes.`,
  'conflict-resolved': (event, say) => {
    const standings = standingsOf(event);
    if (standings.length === 0) return `${say.conflict(event.conflict)}: nobody fights.`;
    const won = standings[0]!.reward === 1;
    const outcome = standings.map(({ reward, seats, strength }) =>
      reward === 1
        ? `${seatList(seats, say)} wins with strength ${strength}`
        : `${seatList(seats, say)} (strength ${strength}) ${seats.length > 1 ? 'each take' : 'takes'} the ${ORDINALS[reward]} reward`,
    );
    if (!won) outcome.unshift('nobody wins');
    return `${say.conflict(event.conflict)}: ${outcome.join('; ')}.`;
  },
  'reward-taken': ({ seat, place }, say) =>
    `${say.seat(seat)} takes the ${ORDINALS[place]} reward.`,
  'control-taken': ({ seat, space, from }, say) => {
    if (from === seat) return `${say.seat(seat)} keeps control of ${spaceName(space)}.`;
    const whom = from === null ? '' : ` from ${say.seat(from)}`;
    return `${say.seat(seat)} takes control of ${spaceName(space)}${whom}.`;
  },
  'bonus-spice-added': ({ space, total }) =>
    `1 bonus spice gathers at ${spaceName(space)}${inAll(1, total)}.`,
  'agents-recalled': ({ firstPlayer }, say) =>
    `All Agents return to their Leaders. The First Player marker passes to ${say.seat(firstPlayer)}.`,
  'endgame-started': ({ reason }) =>
    reason === 'points'
      ? 'The Endgame begins: a player has enough Victory Points.'
      : 'The Endgame begins: the Conflict deck is empty.',
  'rival-seated': ({ leader }, say) => `${say.leader(leader)} is one of the Rivals.`,
  'hagal-revealed': ({ seat, card, skipped }, say) =>
    `${say.seat(seat)} reveals the card ${say.hagal(card)}${skipped && skipped !== 'reshuffle' ? `, ignored: ${rivals.skipped[skipped]}` : ''}.`,
  'hagal-bonus': ({ seat, card, swords }, say) =>
    `${say.seat(seat)} reveals the card ${say.hagal(card)} for the combat bonus: ${swords > 0 ? amount(swords, 'sword') : rivals.noSword}.`,
  'hagal-reshuffled': () => 'The House Hagal cards are shuffled into a new deck.',
  'rival-idle': ({ seat }, say) =>
    `No House Hagal card can be used: ${say.seat(seat)} sends no Agent.`,
  'rival-holds-back': ({ seat, lead }, say) =>
    `${say.seat(seat)} leads by ${lead} strength and keeps the troops in the garrison.`,
  'rival-spent': ({ seat, what, n }, say) =>
    `${say.seat(seat)} spends ${amount(n, what)} for 1 Victory Point.`,
  'bonus-spice-lost': ({ seat, space, n }, say) =>
    `${say.seat(seat)} removes ${n} bonus spice from ${spaceName(space)}.`,
  'control-lost': ({ seat, space }, say) =>
    `${say.seat(seat)} loses control of ${spaceName(space)}, and nobody takes it.`,
  'row-churned': ({ dice, cards }, say) =>
    stopped(
      `The dice show ${list(dice.map(String), 'and')}: ${cards.length > 0 ? `${say.cards(cards)} ${cards.length > 1 ? 'leave' : 'leaves'} the Imperium Row` : 'the Imperium Row stays as it is'}`,
    ),
  'endgame-passed': ({ seat }, say) => `${say.seat(seat)} passes in the Endgame.`,
  'game-over': ({ ranking }, say) => {
    const winners = winnersOf(ranking);
    if (winners.length === 0) return 'The game is over.';
    const names = seatList(
      winners.map(({ seat }) => seat),
      say,
    );
    const { points, tieBreak } = winners[0]!;
    return `${names} ${winners.length > 1 ? 'share the victory' : 'wins the game'} with ${amount(points, 'vp')}${ahead(tieBreak)}.`;
  },
};

const ORDINALS = { 1: 'first', 2: 'second', 3: 'third' };

const TRASHED_FROM = {
  hand: 'from their hand',
  discard: 'from their discard pile',
  play: 'from play',
  deck: 'from the top of their deck',
};

const inAll = (n: number, total: number): string => (total === n ? '' : ` (${total} in all)`);

const seatList = (seats: readonly Seat[], say: Speaker): string => list(seats.map(say.seat), 'and');

const factionList = (factions: readonly Faction[]): string =>
  list(
    factions.map((faction) => THE_FACTION[faction]),
    'and',
  );

function ahead(tieBreak: string | undefined): string {
  const known = TIE_BREAKS.find((name): name is TieBreak => name === tieBreak);
  return known ? `, ${results.tieBreaks[known]}` : '';
}

/** What a payment is for. */
function forWhat(source: Source, say: Speaker): string {
  switch (source.type) {
    case 'space':
      return ` for ${spaceName(source.space)}`;
    case 'leader':
      return ' for their Leader’s ability';
    case 'track':
    case 'conflict':
    case 'shipping':
      return '';
    default:
      return ` for ${say.source(source)}`;
  }
}

/** Where a gain comes from. */
function thanksTo(source: Source, say: Speaker): string {
  switch (source.type) {
    case 'space':
      return ` ${isPlace(source.space) ? 'at' : 'thanks to'} ${spaceName(source.space)}`;
    case 'leader':
      return ' thanks to their Leader';
    case 'track':
      return ` thanks to ${THE_FACTION[source.faction]}`;
    case 'conflict':
      return ' as a reward';
    default:
      return ` with ${say.source(source)}`;
  }
}
