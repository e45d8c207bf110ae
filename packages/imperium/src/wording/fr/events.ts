import type { Seat } from '@landsraad/kernel';
import {
  capitalised,
  frenchOf as of,
  stopped,
  frenchTo as toward,
  WRITING,
} from '@landsraad/kernel/wording';
import type { Faction } from '../../ids.ts';
import type { Source } from '../../state.ts';
import { standingsOf, winnersOf } from '../standings.ts';
import { type EventWording, type Speaker, TIE_BREAKS, type TieBreak } from '../wording.ts';
import { resourceList } from './effects.ts';
import * as ix from './ix.ts';
import { atSpace, isPlace, ofSpace, theSpace, towardSpace } from './places.ts';
import { results } from './results.ts';
import { rivals } from './rivals.ts';
import { amount, list, THE_FACTION, terms } from './terms.ts';

export const events: EventWording = {
  ...ix.events,
  'leader-taken': ({ seat, leader }, say) =>
    `${say.seat(seat)} incarne ${terms.leaderInSentence(say.leader(leader))}.`,
  'factions-chosen': ({ seat, secret }, say) =>
    `${say.seat(seat)} choisit en secret ${secret ? factionList(secret.factions) : 'deux Factions'}.`,
  'round-started': ({ round, conflict, firstPlayer }, say) =>
    `La manche ${round} s’ouvre sur le Conflit ${say.conflict(conflict)}. ${say.seat(firstPlayer)} joue en premier.`,
  'mentat-delivered': ({ seat }, say) => `Le Mentat rejoint ${say.seat(seat)} pour cette manche.`,
  drew: ({ seat, n, secret }, say) =>
    stopped(
      `${say.seat(seat)} pioche ${amount(n, 'card')}${secret ? ` : ${say.cards(secret.cards)}` : ''}`,
    ),
  reshuffled: ({ seat }, say) =>
    `${say.seat(seat)} mélange sa défausse pour former un nouveau deck.`,
  'agent-sent': ({ seat, cards, space, mentat, from }, say) => {
    const piece = mentat ? 'le Mentat' : from ? 'son Agent' : 'un Agent';
    const way = from
      ? `déplace ${piece} ${ofSpace(from)} ${towardSpace(space)}`
      : `envoie ${piece} ${atSpace(space)}`;
    return `${say.seat(seat)} ${cards.length > 0 ? `joue ${say.cards(cards)} et ${way}` : way}.`;
  },
  paid: (event, say) =>
    stopped(
      `${say.seat(event.seat)} ${resourceList(event) ? `paie ${resourceList(event)}` : 'ne paie rien'}${forWhat(event.source, say)}`,
    ),
  gained: (event, say) =>
    stopped(
      `${say.seat(event.seat)} ${resourceList(event) ? `gagne ${resourceList(event)}` : 'ne gagne rien'}${thanksTo(event.source, say)}`,
    ),
  'control-bonus': ({ seat, space, resource, n }, say) =>
    `${say.seat(seat)} contrôle ${theSpace(space)} et gagne ${amount(n, resource)}.`,
  harvested: ({ seat, space, spice, bonus }, say) =>
    `${say.seat(seat)} ${spice > 0 ? `récolte ${amount(spice, 'spice')}` : 'ne récolte aucune Épice'} ${atSpace(space)}${bonus > 0 ? `, dont ${bonus} bonus` : ''}.`,
  recruited: ({ seat, n, source }, say) =>
    stopped(`${say.seat(seat)} recrute ${amount(n, 'troop')}${thanksTo(source, say)}`),
  deployed: ({ seat, n, from }, say) =>
    `${say.seat(seat)} déploie ${amount(n, 'troop')} de sa ${terms.zones[from]} dans le Conflit.`,
  retreated: ({ seat, n }, say) =>
    `${say.seat(seat)} replie ${amount(n, 'troop')} dans sa garnison.`,
  'troops-lost': ({ seat, n, from }, say) =>
    `${say.seat(seat)} perd ${amount(n, 'troop')} ${from === 'garrison' ? 'de sa garnison' : 'dans le Conflit'}.`,
  'influence-gained': ({ seat, faction, to }, say) =>
    `${say.seat(seat)} monte à ${amount(to, 'influence')} auprès ${of(THE_FACTION[faction])}.`,
  'influence-lost': ({ seat, faction, to }, say) =>
    `${say.seat(seat)} retombe à ${amount(to, 'influence')} auprès ${of(THE_FACTION[faction])}.`,
  'alliance-taken': ({ seat, faction, from }, say) =>
    from === null
      ? `${say.seat(seat)} conclut une Alliance avec ${THE_FACTION[faction]}.`
      : `${say.seat(seat)} prend ${toward(say.seat(from))} l’Alliance avec ${THE_FACTION[faction]}.`,
  'alliance-returned': ({ seat, faction }, say) =>
    `${say.seat(seat)} perd l’Alliance avec ${THE_FACTION[faction]}, que plus personne ne détient.`,
  'vp-gained': ({ seat, n, total }, say) =>
    `${say.seat(seat)} gagne ${amount(n, 'vp')}${inAll(n, total)}.`,
  'vp-lost': ({ seat, n, total }, say) =>
    `${say.seat(seat)} perd ${amount(n, 'vp')} (reste ${total}).`,
  'intrigue-drawn': ({ seat, n, secret }, say) =>
    stopped(
      `${say.seat(seat)} pioche ${amount(n, 'intrigue')}${secret ? ` : ${say.intrigues(secret.cards)}` : ''}`,
    ),
  'intrigue-stolen': ({ seat, from, secret }, say) =>
    stopped(
      `${say.seat(seat)} vole une carte Intrigue ${toward(say.seat(from))}${secret ? ` : ${say.intrigue(secret.card)}` : ''}`,
    ),
  'intrigue-played': ({ seat, intrigue }, say) =>
    stopped(`${say.seat(seat)} joue la carte Intrigue ${say.intrigue(intrigue)}`),
  'intrigue-reshuffled': () =>
    'La défausse des cartes Intrigue est mélangée pour former un nouveau deck.',
  'mentat-taken': ({ seat }, say) =>
    `${say.seat(seat)} prend le Mentat comme Agent supplémentaire pour cette manche.`,
  'mentat-promised': ({ seat }, say) =>
    `${say.seat(seat)} aura le Mentat comme Agent supplémentaire à la prochaine manche.`,
  'swordmaster-gained': ({ seat }, say) =>
    `${say.seat(seat)} gagne le Maître d’Armes, son troisième Agent.`,
  'council-seat-taken': ({ seat }, say) => `${say.seat(seat)} prend un siège au Haut Conseil.`,
  'agent-recalled': ({ seat, space }, say) =>
    `${say.seat(seat)} rappelle son Agent posté ${atSpace(space)}.`,
  'space-named': ({ seat, space }, say) =>
    `${say.seat(seat)} use de la Voix : aucun adversaire ne peut envoyer son prochain Agent ${atSpace(space)}.`,
  'card-set-aside': ({ seat, card }, say) =>
    `${say.seat(seat)} retire ${say.card(card)} de la Rangée Imperium et met la carte de côté.`,
  'set-aside-lost': ({ seat, card }, say) =>
    `${say.seat(seat)} renonce à ${say.card(card)} : la carte quitte la partie.`,
  masterstroke: ({ seat, factions }, say) =>
    `Coup de Maître ! ${say.seat(seat)} révèle ${factionList(factions)}.`,
  looked: ({ seat, secret }, say) =>
    stopped(
      `${say.seat(seat)} regarde la carte du dessus de son deck${secret ? ` : ${say.card(secret.card)}` : ''}`,
    ),
  revealed: ({ seat, cards }, say) =>
    stopped(`${say.seat(seat)} révèle ${cards.length > 0 ? say.cards(cards) : 'une main vide'}`),
  'persuasion-gained': ({ seat, n, total }, say) =>
    `${say.seat(seat)} gagne ${amount(n, 'persuasion')}${inAll(n, total)}.`,
  'swords-gained': ({ seat, n, strength }, say) =>
    `${say.seat(seat)} gagne ${amount(n, 'sword')}${strength > 0 ? ` (force ${strength})` : ', sans troupe dans le Conflit'}.`,
  acquired: ({ seat, card, cost, to }, say) => {
    const price = cost > 0 ? ` pour ${amount(cost, 'persuasion')}` : '';
    const place = to === 'deck' ? ' et place la carte sur le dessus de son deck' : '';
    return stopped(`${say.seat(seat)} acquiert ${say.card(card)}${price}${place}`);
  },
  'row-refilled': ({ card }, say) => `${say.card(card)} rejoint la Rangée Imperium.`,
  trashed: ({ seat, card, from }, say) =>
    `${say.seat(seat)} détruit ${say.card(card)} ${TRASHED_FROM[from]}.`,
  discarded: ({ seat, cards }, say) =>
    stopped(
      `${say.seat(seat)} ${cards.length > 0 ? `défausse ${say.cards(cards)}` : 'ne défausse rien'}`,
    ),
  'taken-to-hand': ({ seat, card }, say) =>
    `${say.seat(seat)} reprend ${say.card(card)} en main depuis sa défausse.`,
  'turn-passed': ({ seat }, say) => `${say.seat(seat)} passe son tour.`,
  'turn-ended': ({ seat, kind }, say) =>
    `${say.seat(seat)} termine son tour ${kind === 'agent' ? 'Agent' : 'Révélation'}.`,
  'strength-set': ({ seat, strength }, say) =>
    strength > 0
      ? `${say.seat(seat)} dispose d’une force de ${strength} dans le Conflit.`
      : `${say.seat(seat)} n’a aucune force dans le Conflit.`,
  'combat-passed': ({ seat }, say) => `${say.seat(seat)} passe.`,
  'conflict-resolved': (event, say) => {
    const standings = standingsOf(event);
    if (standings.length === 0) return `${say.conflict(event.conflict)} : personne ne combat.`;
    const won = standings[0]!.reward === 1;
    const outcome = standings.map(({ reward, seats, strength }) =>
      reward === 1
        ? `${seatList(seats, say)} l’emporte avec une force de ${strength}`
        : `${seatList(seats, say)} (force ${strength}) ${seats.length > 1 ? 'prennent' : 'prend'} la ${ORDINALS[reward]} récompense`,
    );
    if (!won) outcome.unshift('personne ne l’emporte');
    return `${say.conflict(event.conflict)} : ${outcome.join(' ; ')}.`;
  },
  'reward-taken': ({ seat, place }, say) =>
    `${say.seat(seat)} prend la ${ORDINALS[place]} récompense.`,
  'control-taken': ({ seat, space, from }, say) => {
    if (from === seat) return `${say.seat(seat)} garde le contrôle ${ofSpace(space)}.`;
    const whom = from === null ? '' : ` ${toward(say.seat(from))}`;
    return `${say.seat(seat)} prend${whom} le contrôle ${ofSpace(space)}.`;
  },
  'bonus-spice-added': ({ space, total }) =>
    `1 Épice bonus s’accumule ${atSpace(space)}${inAll(1, total)}.`,
  'agents-recalled': ({ firstPlayer }, say) =>
    `Tous les Agents rejoignent leur Dirigeant. Le marqueur Premier Joueur passe ${toward(say.seat(firstPlayer))}.`,
  'endgame-started': ({ reason }) =>
    reason === 'points'
      ? 'La Fin de Partie commence : un joueur a assez de Points de Victoire.'
      : 'La Fin de Partie commence : le deck Conflit est vide.',
  'rival-seated': ({ leader }, say) =>
    `${capitalised(terms.leaderInSentence(say.leader(leader)))} fait partie des Rivaux.`,
  'hagal-revealed': ({ seat, card, skipped }, say) =>
    `${say.seat(seat)} révèle la carte ${say.hagal(card)}${skipped && skipped !== 'reshuffle' ? `, ignorée : ${rivals.skipped[skipped]}` : ''}.`,
  'hagal-bonus': ({ seat, card, swords }, say) =>
    `${say.seat(seat)} révèle la carte ${say.hagal(card)} pour son bonus de combat : ${swords > 0 ? amount(swords, 'sword') : rivals.noSword}.`,
  'hagal-reshuffled': () => 'Les cartes Maison Hagal sont mélangées pour former un nouveau deck.',
  'rival-idle': ({ seat }, say) =>
    `Aucune carte Maison Hagal n’est utilisable : ${say.seat(seat)} n’envoie pas d’Agent.`,
  'rival-holds-back': ({ seat, lead }, say) =>
    `${say.seat(seat)} mène de ${lead} ${WRITING.fr.isOne(lead) ? 'point' : 'points'} de force et garde ses troupes en garnison.`,
  'rival-spent': ({ seat, what, n }, say) =>
    `${say.seat(seat)} dépense ${amount(n, what)} pour 1 Point de Victoire.`,
  'bonus-spice-lost': ({ seat, space, n }, say) =>
    `${say.seat(seat)} retire ${amount(n, 'spice')} bonus ${ofSpace(space)}.`,
  'control-lost': ({ seat, space }, say) =>
    `${say.seat(seat)} perd le contrôle ${ofSpace(space)}, que personne ne prend.`,
  'row-churned': ({ dice, cards }, say) =>
    stopped(
      `Les dés donnent ${list(dice.map(String), 'and')} : ${cards.length > 0 ? `${say.cards(cards)} ${cards.length > 1 ? 'quittent' : 'quitte'} la Rangée Imperium` : 'la Rangée Imperium reste intacte'}`,
    ),
  'endgame-passed': ({ seat }, say) => `${say.seat(seat)} passe pendant la Fin de Partie.`,
  'game-over': ({ ranking }, say) => {
    const winners = winnersOf(ranking);
    if (winners.length === 0) return 'La partie est terminée.';
    const names = seatList(
      winners.map(({ seat }) => seat),
      say,
    );
    const { points, tieBreak } = winners[0]!;
    return `${names} ${winners.length > 1 ? 'partagent la victoire' : 'remporte la partie'} avec ${amount(points, 'vp')}${ahead(tieBreak)}.`;
  },
};

const ORDINALS = { 1: 'première', 2: 'deuxième', 3: 'troisième' };

const TRASHED_FROM = {
  hand: '(en main)',
  discard: '(en défausse)',
  play: '(en jeu)',
  deck: '(sur le dessus de son deck)',
};

const inAll = (n: number, total: number): string => (total === n ? '' : ` (${total} au total)`);

const seatList = (seats: readonly Seat[], say: Speaker): string => list(seats.map(say.seat), 'and');

const factionList = (factions: readonly Faction[]): string =>
  list(
    factions.map((faction) => THE_FACTION[faction]),
    'and',
  );

function ahead(tieBreak: string | undefined): string {
  const known = TIE_BREAKS.find((name): name is TieBreak => name === tieBreak);
  return known ? ` (${results.tieBreaks[known]})` : '';
}

/** What a payment is for. */
function forWhat(source: Source, say: Speaker): string {
  switch (source.type) {
    case 'space':
      return ` pour ${theSpace(source.space)}`;
    case 'leader':
      return ' pour la capacité de son Dirigeant';
    case 'track':
    case 'conflict':
    case 'shipping':
      return '';
    default:
      return ` pour ${say.source(source)}`;
  }
}

/** Where a gain comes from. */
function thanksTo(source: Source, say: Speaker): string {
  switch (source.type) {
    case 'space':
      return isPlace(source.space)
        ? ` ${atSpace(source.space)}`
        : ` grâce à ${theSpace(source.space)}`;
    case 'leader':
      return ' grâce à son Dirigeant';
    case 'track':
      return ` grâce ${toward(THE_FACTION[source.faction])}`;
    case 'conflict':
      return ' en récompense';
    default:
      return ` avec ${say.source(source)}`;
  }
}
