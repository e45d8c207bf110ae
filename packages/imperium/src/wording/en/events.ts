import type { Seat } from '@landsraad/kernel';
import { stopped } from '@landsraad/kernel/wording';
import { currencyOf } from '../../content/index.ts';
import type { CardZone } from '../../events.ts';
import type { Faction } from '../../ids.ts';
import type { Source } from '../../state.ts';
import type { BaseWording } from '../modules.ts';
import { standingsOf, winnersOf } from '../standings.ts';
import { type Speaker, TIE_BREAKS, type TieBreak } from '../wording.ts';
import { resourceList } from './effects.ts';
import { does, their } from './persons.ts';
import { isPlace, spaceName } from './places.ts';
import { results } from './results.ts';
import { rivals } from './rivals.ts';
import { amount, list, THE_FACTION } from './terms.ts';

export const events: BaseWording['events'] = {
  'leader-taken': ({ seat, leader }, say) =>
    `${does(say, seat, 'plays', 'play')} as ${say.leader(leader)}.`,
  'factions-chosen': ({ seat, secret }, say) =>
    `${say.seat(seat)} secretly ${say.isYou(seat) ? 'choose' : 'chooses'} ${secret ? factionList(secret.factions) : 'two Factions'}.`,
  'round-started': ({ round, conflict, firstPlayer }, say) =>
    `Round ${round} begins with the Conflict ${say.conflict(conflict)}. ${say.isYou(firstPlayer) ? 'You go' : `${say.seat(firstPlayer)} goes`} first.`,
  'mentat-delivered': ({ seat }, say) => `The Mentat joins ${say.seat(seat)} for this round.`,
  drew: ({ seat, n, secret }, say) =>
    stopped(
      `${does(say, seat, 'draws', 'draw')} ${amount(n, 'card')}${secret ? `: ${say.cards(secret.cards)}` : ''}`,
    ),
  reshuffled: ({ seat }, say) =>
    `${does(say, seat, 'shuffles', 'shuffle')} ${their(say, seat)} discard pile to make a new deck.`,
  'agent-sent': ({ seat, cards, space, mentat, from }, say) => {
    const you = say.isYou(seat);
    const piece = mentat ? 'the Mentat' : from ? `${their(say, seat)} Agent` : 'an Agent';
    const way = from
      ? `${you ? 'move' : 'moves'} ${piece} from ${spaceName(from)} to ${spaceName(space)}`
      : `${you ? 'send' : 'sends'} ${piece} to ${spaceName(space)}`;
    const played = `${you ? 'play' : 'plays'} ${say.cards(cards)} and ${way}`;
    return `${say.seat(seat)} ${cards.length > 0 ? played : way}.`;
  },
  paid: (event, say) =>
    stopped(
      `${does(say, event.seat, 'pays', 'pay')} ${resourceList(event) || 'nothing'}${forWhat(event.source, event.seat, say)}`,
    ),
  gained: (event, say) =>
    stopped(
      `${does(say, event.seat, 'gains', 'gain')} ${resourceList(event) || 'nothing'}${thanksTo(event.source, event.seat, say)}`,
    ),
  'control-bonus': ({ seat, space, resource, n }, say) =>
    `${does(say, seat, 'controls', 'control')} ${spaceName(space)} and ${say.isYou(seat) ? 'gain' : 'gains'} ${amount(n, resource)}.`,
  harvested: ({ seat, space, spice, bonus }, say) =>
    `${does(say, seat, 'harvests', 'harvest')} ${spice > 0 ? amount(spice, 'spice') : 'no spice'} at ${spaceName(space)}${bonus > 0 ? `, ${bonus} of it bonus spice` : ''}.`,
  recruited: ({ seat, n, source }, say) =>
    stopped(
      `${does(say, seat, 'recruits', 'recruit')} ${amount(n, 'troop')}${thanksTo(source, seat, say)}`,
    ),
  deployed: ({ seat, n, from }, say) =>
    `${does(say, seat, 'deploys', 'deploy')} ${amount(n, 'troop')} from ${their(say, seat)} ${from} to the Conflict.`,
  retreated: ({ seat, n }, say) =>
    `${does(say, seat, 'retreats', 'retreat')} ${amount(n, 'troop')} to ${their(say, seat)} garrison.`,
  'troops-lost': ({ seat, n, from }, say) =>
    `${does(say, seat, 'loses', 'lose')} ${amount(n, 'troop')} ${from === 'garrison' ? `from ${their(say, seat)} garrison` : 'in the Conflict'}.`,
  'influence-gained': ({ seat, faction, to }, say) =>
    `${does(say, seat, 'rises', 'rise')} to ${amount(to, 'influence')} with ${THE_FACTION[faction]}.`,
  'influence-lost': ({ seat, faction, to }, say) =>
    `${does(say, seat, 'drops', 'drop')} to ${amount(to, 'influence')} with ${THE_FACTION[faction]}.`,
  'alliance-taken': ({ seat, faction, from }, say) =>
    from === null
      ? `${does(say, seat, 'forms', 'form')} an Alliance with ${THE_FACTION[faction]}.`
      : `${does(say, seat, 'takes', 'take')} the Alliance with ${THE_FACTION[faction]} from ${say.seat(from)}.`,
  'alliance-returned': ({ seat, faction }, say) =>
    `${does(say, seat, 'loses', 'lose')} the Alliance with ${THE_FACTION[faction]}, and nobody holds it now.`,
  'vp-gained': ({ seat, n, total }, say) =>
    `${does(say, seat, 'gains', 'gain')} ${amount(n, 'vp')}${inAll(n, total)}.`,
  'vp-lost': ({ seat, n, total }, say) =>
    `${does(say, seat, 'loses', 'lose')} ${amount(n, 'vp')} (${total} left).`,
  'intrigue-drawn': ({ seat, n, secret }, say) =>
    stopped(
      `${does(say, seat, 'draws', 'draw')} ${amount(n, 'intrigue')}${secret ? `: ${say.intrigues(secret.cards)}` : ''}`,
    ),
  'intrigue-stolen': ({ seat, from, secret }, say) =>
    stopped(
      `${does(say, seat, 'steals', 'steal')} an Intrigue card from ${say.seat(from)}${secret ? `: ${say.intrigue(secret.card)}` : ''}`,
    ),
  'intrigue-played': ({ seat, intrigue }, say) =>
    stopped(`${does(say, seat, 'plays', 'play')} the Intrigue card ${say.intrigue(intrigue)}`),
  'intrigue-reshuffled': () => 'The Intrigue discard pile is shuffled into a new deck.',
  'mentat-taken': ({ seat }, say) =>
    `${does(say, seat, 'takes', 'take')} the Mentat as an extra Agent for this round.`,
  'mentat-promised': ({ seat }, say) =>
    `${say.seat(seat)} will have the Mentat as an extra Agent next round.`,
  'swordmaster-gained': ({ seat }, say) =>
    `${does(say, seat, 'gains', 'gain')} the Swordmaster, ${their(say, seat)} third Agent.`,
  'council-seat-taken': ({ seat }, say) =>
    `${does(say, seat, 'takes', 'take')} a seat on the High Council.`,
  'agent-recalled': ({ seat, space }, say) =>
    `${does(say, seat, 'recalls', 'recall')} ${their(say, seat)} Agent from ${spaceName(space)}.`,
  'space-named': ({ seat, space }, say) =>
    `${does(say, seat, 'uses', 'use')} the Voice: no opponent’s next Agent may go to ${spaceName(space)}.`,
  'card-set-aside': ({ seat, card }, say) =>
    `${does(say, seat, 'removes', 'remove')} ${say.card(card)} from the Imperium Row and ${say.isYou(seat) ? 'set' : 'sets'} it aside.`,
  'set-aside-lost': ({ seat, card }, say) =>
    `${does(say, seat, 'gives', 'give')} up ${say.card(card)}: the card leaves the game.`,
  masterstroke: ({ seat, factions }, say) =>
    `Masterstroke! ${say.isYou(seat) ? 'You reveal' : `${say.seat(seat)} reveals`} ${factionList(factions)}.`,
  'intrigue-kept': ({ seat, secret }, say) =>
    `${does(say, seat, 'looks', 'look')} at the top two Intrigue cards and ${say.isYou(seat) ? 'keep' : 'keeps'} one${secret ? `: ${say.intrigue(secret.card)}` : ''}.`,
  looked: ({ seat, secret }, say) =>
    stopped(
      `${does(say, seat, 'looks', 'look')} at the top card of ${their(say, seat)} deck${secret ? `: ${say.card(secret.card)}` : ''}`,
    ),
  revealed: ({ seat, cards }, say) =>
    stopped(
      `${does(say, seat, 'reveals', 'reveal')} ${cards.length > 0 ? say.cards(cards) : 'an empty hand'}`,
    ),
  'persuasion-gained': ({ seat, n, total }, say) =>
    `${does(say, seat, 'gains', 'gain')} ${amount(n, 'persuasion')}${inAll(n, total)}.`,
  'swords-gained': ({ seat, n, strength }, say) =>
    `${does(say, seat, 'gains', 'gain')} ${amount(n, 'sword')}${strength > 0 ? ` (strength ${strength})` : ', without a troop in the Conflict'}.`,
  acquired: ({ seat, card, cost, to }, say) => {
    const price = cost > 0 ? ` for ${amount(cost, currencyOf(card))}` : '';
    const put = say.isYou(seat) ? 'put' : 'puts';
    const place = {
      deck: ` and ${put} it on top of ${their(say, seat)} deck`,
      hand: ` and ${say.isYou(seat) ? 'take' : 'takes'} it into ${their(say, seat)} hand`,
      discard: '',
    };
    return stopped(
      `${does(say, seat, 'acquires', 'acquire')} ${say.card(card)}${price}${place[to]}`,
    );
  },
  'row-refilled': ({ card }, say) => `${say.card(card)} joins the Imperium Row.`,
  trashed: ({ seat, card, from }, say) =>
    `${does(say, seat, 'trashes', 'trash')} ${say.card(card)} ${trashedFrom(from, their(say, seat))}.`,
  discarded: ({ seat, cards }, say) =>
    stopped(
      `${does(say, seat, 'discards', 'discard')} ${cards.length > 0 ? say.cards(cards) : 'nothing'}`,
    ),
  'taken-to-hand': ({ seat, card }, say) =>
    `${does(say, seat, 'takes', 'take')} ${say.card(card)} from ${their(say, seat)} discard pile back into ${their(say, seat)} hand.`,
  'turn-passed': ({ seat }, say) =>
    `${does(say, seat, 'passes', 'pass')} ${their(say, seat)} turn.`,
  'turn-ended': ({ seat, kind }, say) =>
    `${does(say, seat, 'ends', 'end')} ${their(say, seat)} ${kind === 'agent' ? 'Agent' : 'Reveal'} turn.`,
  'strength-set': ({ seat, strength }, say) =>
    strength > 0
      ? `${does(say, seat, 'has', 'have')} strength ${strength} in the Conflict.`
      : `${does(say, seat, 'has', 'have')} no strength in the Conflict.`,
  'combat-passed': ({ seat }, say) => `${does(say, seat, 'passes', 'pass')}.`,
  'conflict-resolved': (event, say) => {
    const standings = standingsOf(event);
    if (standings.length === 0) return `${say.conflict(event.conflict)}: nobody fights.`;
    const won = standings[0]!.reward === 1;
    const outcome = standings.map(({ reward, seats, strength }) =>
      reward === 1
        ? `${seatList(seats, say)} ${seats.some(say.isYou) ? 'win' : 'wins'} with strength ${strength}`
        : `${seatList(seats, say)} (strength ${strength}) ${seats.length > 1 ? 'each take' : say.isYou(seats[0]!) ? 'take' : 'takes'} the ${ORDINALS[reward]} reward`,
    );
    if (!won) outcome.unshift('nobody wins');
    return `${say.conflict(event.conflict)}: ${outcome.join('; ')}.`;
  },
  'reward-taken': ({ seat, place }, say) =>
    `${does(say, seat, 'takes', 'take')} the ${ORDINALS[place]} reward.`,
  'control-taken': ({ seat, space, from }, say) => {
    if (from === seat) return `${does(say, seat, 'keeps', 'keep')} control of ${spaceName(space)}.`;
    const whom = from === null ? '' : ` from ${say.seat(from)}`;
    return `${does(say, seat, 'takes', 'take')} control of ${spaceName(space)}${whom}.`;
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
    `${does(say, seat, 'reveals', 'reveal')} the card ${say.hagal(card)}${skipped && skipped !== 'reshuffle' ? `, ignored: ${rivals.skipped[skipped]}` : ''}.`,
  'hagal-bonus': ({ seat, card, swords }, say) =>
    `${does(say, seat, 'reveals', 'reveal')} the card ${say.hagal(card)} for the combat bonus: ${swords > 0 ? amount(swords, 'sword') : rivals.noSword}.`,
  'hagal-reshuffled': () => 'The House Hagal cards are shuffled into a new deck.',
  'rival-idle': ({ seat }, say) =>
    `No House Hagal card can be used: ${say.seat(seat)} sends no Agent.`,
  'rival-holds-back': ({ seat, lead }, say) =>
    `${say.seat(seat)} leads by ${lead} strength and keeps the troops in the garrison.`,
  'rival-spent': ({ seat, what, n }, say) =>
    `${say.seat(seat)} spends ${amount(n, what)} for 1 Victory Point.`,
  'bonus-spice-lost': ({ seat, space, n }, say) =>
    `${does(say, seat, 'removes', 'remove')} ${n} bonus spice from ${spaceName(space)}.`,
  'control-lost': ({ seat, space }, say) =>
    `${does(say, seat, 'loses', 'lose')} control of ${spaceName(space)}, and nobody takes it.`,
  'row-churned': ({ dice, cards }, say) =>
    stopped(
      `The dice show ${list(dice.map(String), 'and')}: ${cards.length > 0 ? `${say.cards(cards)} ${cards.length > 1 ? 'leave' : 'leaves'} the Imperium Row` : 'the Imperium Row stays as it is'}`,
    ),
  'endgame-passed': ({ seat }, say) => `${does(say, seat, 'passes', 'pass')} in the Endgame.`,
  'game-over': ({ ranking }, say) => {
    const winners = winnersOf(ranking);
    if (winners.length === 0) return 'The game is over.';
    const names = seatList(
      winners.map(({ seat }) => seat),
      say,
    );
    const { points, tieBreak } = winners[0]!;
    return `${names} ${winners.length > 1 ? 'share the victory' : `${say.isYou(winners[0]!.seat) ? 'win' : 'wins'} the game`} with ${amount(points, 'vp')}${ahead(tieBreak)}.`;
  },
};

const ORDINALS = { 1: 'first', 2: 'second', 3: 'third' };

function trashedFrom(zone: CardZone, their: string): string {
  switch (zone) {
    case 'hand':
      return `from ${their} hand`;
    case 'discard':
      return `from ${their} discard pile`;
    case 'play':
      return 'from play';
    case 'deck':
      return `from the top of ${their} deck`;
    case 'row':
      return 'from the Imperium Row';
  }
}

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
function forWhat(source: Source, seat: Seat, say: Speaker): string {
  switch (source.type) {
    case 'space':
      return ` for ${spaceName(source.space)}`;
    case 'leader':
      return ` for ${their(say, seat)} Leader’s ability`;
    case 'track':
    case 'conflict':
    case 'shipping':
    case 'research':
    case 'tleilaxu':
      return '';
    default:
      return ` for ${say.source(source)}`;
  }
}

/** Where a gain comes from. */
function thanksTo(source: Source, seat: Seat, say: Speaker): string {
  switch (source.type) {
    case 'space':
      return ` ${isPlace(source.space) ? 'at' : 'thanks to'} ${spaceName(source.space)}`;
    case 'leader':
      return ` thanks to ${their(say, seat)} Leader`;
    case 'track':
      return ` thanks to ${THE_FACTION[source.faction]}`;
    case 'conflict':
      return ' as a reward';
    case 'research':
      return ' on the research track';
    case 'tleilaxu':
      return ' on the Tleilaxu track';
    default:
      return ` with ${say.source(source)}`;
  }
}
