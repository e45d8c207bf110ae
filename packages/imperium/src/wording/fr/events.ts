import type { Seat } from '@landsraad/kernel';
import {
  capitalised,
  frenchOf as of,
  stopped,
  frenchTo as toward,
  WRITING,
} from '@landsraad/kernel/wording';
import { currencyOf } from '../../content/index.ts';
import type { CardZone } from '../../events.ts';
import type { Faction, Resources } from '../../ids.ts';
import type { Source } from '../../state.ts';
import type { BaseWording } from '../modules.ts';
import { standingsOf, winnersOf } from '../standings.ts';
import { type Speaker, TIE_BREAKS, type TieBreak } from '../wording.ts';
import { resourceList } from './effects.ts';
import { does, own } from './persons.ts';
import { atSpace, isPlace, ofSpace, theSpace, towardSpace } from './places.ts';
import { results } from './results.ts';
import { rivals } from './rivals.ts';
import { amount, list, THE_FACTION, terms } from './terms.ts';

export const events: BaseWording['events'] = {
  'leader-taken': ({ seat, leader }, say) =>
    `${does(say, seat, 'incarne', 'incarnez')} ${terms.leaderInSentence(say.leader(leader))}.`,
  'factions-chosen': ({ seat, secret }, say) =>
    `${does(say, seat, 'choisit', 'choisissez')} en secret ${secret ? factionList(secret.factions) : 'deux Factions'}.`,
  'round-started': ({ round, conflict, firstPlayer }, say) =>
    `La manche ${round} s’ouvre sur le Conflit ${say.conflict(conflict)}. ${say.isYou(firstPlayer) ? 'Vous jouez' : `${say.seat(firstPlayer)} joue`} en premier.`,
  'mentat-delivered': ({ seat }, say) =>
    say.isYou(seat)
      ? 'Le Mentat vous rejoint pour cette manche.'
      : `Le Mentat rejoint ${say.seat(seat)} pour cette manche.`,
  drew: ({ seat, n, secret }, say) =>
    stopped(
      `${does(say, seat, 'pioche', 'piochez')} ${amount(n, 'card')}${secret ? ` : ${say.cards(secret.cards)}` : ''}`,
    ),
  reshuffled: ({ seat }, say) =>
    `${does(say, seat, 'mélange', 'mélangez')} ${own(say, seat, 'sa')} défausse pour former un nouveau deck.`,
  'agent-sent': ({ seat, cards, space, mentat, from }, say) => {
    const you = say.isYou(seat);
    const piece = mentat ? 'le Mentat' : from ? `${own(say, seat, 'son')} Agent` : 'un Agent';
    const way = from
      ? `${you ? 'déplacez' : 'déplace'} ${piece} ${ofSpace(from)} ${towardSpace(space)}`
      : `${you ? 'envoyez' : 'envoie'} ${piece} ${atSpace(space)}`;
    const played = `${you ? 'jouez' : 'joue'} ${say.cards(cards)} et ${way}`;
    return `${say.seat(seat)} ${cards.length > 0 ? played : way}.`;
  },
  paid: (event, say) =>
    stopped(`${gains(say, event, ['paie', 'payez'])}${forWhat(event.source, event.seat, say)}`),
  gained: (event, say) =>
    stopped(`${gains(say, event, ['gagne', 'gagnez'])}${thanksTo(event.source, event.seat, say)}`),
  'control-bonus': ({ seat, space, resource, n }, say) =>
    `${does(say, seat, 'contrôle', 'contrôlez')} ${theSpace(space)} et ${say.isYou(seat) ? 'gagnez' : 'gagne'} ${amount(n, resource)}.`,
  harvested: ({ seat, space, spice, bonus }, say) =>
    `${spice > 0 ? `${does(say, seat, 'récolte', 'récoltez')} ${amount(spice, 'spice')}` : `${does(say, seat, 'ne récolte', 'ne récoltez')} aucune Épice`} ${atSpace(space)}${bonus > 0 ? `, dont ${bonus} bonus` : ''}.`,
  recruited: ({ seat, n, source }, say) =>
    stopped(
      `${does(say, seat, 'recrute', 'recrutez')} ${amount(n, 'troop')}${thanksTo(source, seat, say)}`,
    ),
  deployed: ({ seat, n, from }, say) =>
    `${does(say, seat, 'déploie', 'déployez')} ${amount(n, 'troop')} de ${own(say, seat, 'sa')} ${terms.zones[from]} dans le Conflit.`,
  retreated: ({ seat, n }, say) =>
    `${does(say, seat, 'replie', 'repliez')} ${amount(n, 'troop')} dans ${own(say, seat, 'sa')} garnison.`,
  'troops-lost': ({ seat, n, from }, say) =>
    `${does(say, seat, 'perd', 'perdez')} ${amount(n, 'troop')} ${from === 'garrison' ? `de ${own(say, seat, 'sa')} garnison` : 'dans le Conflit'}.`,
  'influence-gained': ({ seat, faction, to }, say) =>
    `${does(say, seat, 'monte', 'montez')} à ${amount(to, 'influence')} auprès ${of(THE_FACTION[faction])}.`,
  'influence-lost': ({ seat, faction, to }, say) =>
    `${does(say, seat, 'retombe', 'retombez')} à ${amount(to, 'influence')} auprès ${of(THE_FACTION[faction])}.`,
  'alliance-taken': ({ seat, faction, from }, say) =>
    from === null
      ? `${does(say, seat, 'conclut', 'concluez')} une Alliance avec ${THE_FACTION[faction]}.`
      : `${takes(say, seat, from, ['prend', 'prenez'])} l’Alliance avec ${THE_FACTION[faction]}.`,
  'alliance-returned': ({ seat, faction }, say) =>
    `${does(say, seat, 'perd', 'perdez')} l’Alliance avec ${THE_FACTION[faction]}, que plus personne ne détient.`,
  'vp-gained': ({ seat, n, total }, say) =>
    `${does(say, seat, 'gagne', 'gagnez')} ${amount(n, 'vp')}${inAll(n, total)}.`,
  'vp-lost': ({ seat, n, total }, say) =>
    `${does(say, seat, 'perd', 'perdez')} ${amount(n, 'vp')} (reste ${total}).`,
  'intrigue-drawn': ({ seat, n, secret }, say) =>
    stopped(
      `${does(say, seat, 'pioche', 'piochez')} ${amount(n, 'intrigue')}${secret ? ` : ${say.intrigues(secret.cards)}` : ''}`,
    ),
  'intrigue-stolen': ({ seat, from, secret }, say) =>
    stopped(
      `${takes(say, seat, from, ['vole', 'volez'], ' une carte Intrigue')}${secret ? ` : ${say.intrigue(secret.card)}` : ''}`,
    ),
  'intrigue-played': ({ seat, intrigue }, say) =>
    stopped(`${does(say, seat, 'joue', 'jouez')} la carte Intrigue ${say.intrigue(intrigue)}`),
  'intrigue-reshuffled': () =>
    'La défausse des cartes Intrigue est mélangée pour former un nouveau deck.',
  'mentat-taken': ({ seat }, say) =>
    `${does(say, seat, 'prend', 'prenez')} le Mentat comme Agent supplémentaire pour cette manche.`,
  'mentat-promised': ({ seat }, say) =>
    `${does(say, seat, 'aura', 'aurez')} le Mentat comme Agent supplémentaire à la prochaine manche.`,
  'swordmaster-gained': ({ seat }, say) =>
    `${does(say, seat, 'gagne', 'gagnez')} le Maître d’Armes, ${own(say, seat, 'son')} troisième Agent.`,
  'council-seat-taken': ({ seat }, say) =>
    `${does(say, seat, 'prend', 'prenez')} un siège au Haut Conseil.`,
  'agent-recalled': ({ seat, space }, say) =>
    `${does(say, seat, 'rappelle', 'rappelez')} ${own(say, seat, 'son')} Agent posté ${atSpace(space)}.`,
  'space-named': ({ seat, space }, say) =>
    `${does(say, seat, 'use', 'usez')} de la Voix : aucun adversaire ne peut envoyer son prochain Agent ${atSpace(space)}.`,
  'card-set-aside': ({ seat, card }, say) =>
    `${does(say, seat, 'retire', 'retirez')} ${say.card(card)} de la Rangée Imperium et ${say.isYou(seat) ? 'mettez' : 'met'} la carte de côté.`,
  'set-aside-lost': ({ seat, card }, say) =>
    `${does(say, seat, 'renonce', 'renoncez')} à ${say.card(card)} : la carte quitte la partie.`,
  masterstroke: ({ seat, factions }, say) =>
    `Coup de Maître ! ${say.isYou(seat) ? 'Vous révélez' : `${say.seat(seat)} révèle`} ${factionList(factions)}.`,
  'intrigue-kept': ({ seat, secret }, say) =>
    `${does(say, seat, 'regarde', 'regardez')} les deux premières cartes Intrigue et en ${say.isYou(seat) ? 'gardez' : 'garde'} une${secret ? ` : ${say.intrigue(secret.card)}` : ''}.`,
  looked: ({ seat, secret }, say) =>
    stopped(
      `${does(say, seat, 'regarde', 'regardez')} la carte du dessus de ${own(say, seat, 'son')} deck${secret ? ` : ${say.card(secret.card)}` : ''}`,
    ),
  revealed: ({ seat, cards }, say) =>
    stopped(
      `${does(say, seat, 'révèle', 'révélez')} ${cards.length > 0 ? say.cards(cards) : 'une main vide'}`,
    ),
  'persuasion-gained': ({ seat, n, total }, say) =>
    `${does(say, seat, 'gagne', 'gagnez')} ${amount(n, 'persuasion')}${inAll(n, total)}.`,
  'swords-gained': ({ seat, n, strength }, say) =>
    `${does(say, seat, 'gagne', 'gagnez')} ${amount(n, 'sword')}${strength > 0 ? ` (force ${strength})` : ', sans troupe dans le Conflit'}.`,
  acquired: ({ seat, card, cost, to }, say) => {
    const price = cost > 0 ? ` pour ${amount(cost, currencyOf(card))}` : '';
    const place = {
      deck: ` et ${say.isYou(seat) ? 'placez' : 'place'} la carte sur le dessus de ${own(say, seat, 'son')} deck`,
      hand: ` et ${say.isYou(seat) ? 'prenez' : 'prend'} la carte en main`,
      discard: '',
    };
    return stopped(
      `${does(say, seat, 'acquiert', 'acquérez')} ${say.card(card)}${price}${place[to]}`,
    );
  },
  'row-refilled': ({ card }, say) => `${say.card(card)} rejoint la Rangée Imperium.`,
  trashed: ({ seat, card, from }, say) =>
    `${does(say, seat, 'détruit', 'détruisez')} ${say.card(card)} ${trashedFrom(from, own(say, seat, 'son'))}.`,
  discarded: ({ seat, cards }, say) =>
    stopped(
      cards.length > 0
        ? `${does(say, seat, 'défausse', 'défaussez')} ${say.cards(cards)}`
        : `${does(say, seat, 'ne défausse', 'ne défaussez')} rien`,
    ),
  'taken-to-hand': ({ seat, card }, say) =>
    `${does(say, seat, 'reprend', 'reprenez')} ${say.card(card)} en main depuis ${own(say, seat, 'sa')} défausse.`,
  'turn-passed': ({ seat }, say) =>
    `${does(say, seat, 'passe', 'passez')} ${own(say, seat, 'son')} tour.`,
  'turn-ended': ({ seat, kind }, say) =>
    `${does(say, seat, 'termine', 'terminez')} ${own(say, seat, 'son')} tour ${kind === 'agent' ? 'Agent' : 'Révélation'}.`,
  'strength-set': ({ seat, strength }, say) =>
    strength > 0
      ? `${does(say, seat, 'dispose', 'disposez')} d’une force de ${strength} dans le Conflit.`
      : `${does(say, seat, 'n’a', 'n’avez')} aucune force dans le Conflit.`,
  'combat-passed': ({ seat }, say) => `${does(say, seat, 'passe', 'passez')}.`,
  'conflict-resolved': (event, say) => {
    const standings = standingsOf(event);
    if (standings.length === 0) return `${say.conflict(event.conflict)} : personne ne combat.`;
    const won = standings[0]!.reward === 1;
    const outcome = standings.map(({ reward, seats, strength }) =>
      reward === 1
        ? `${seatList(seats, say)} l’${seats.some(say.isYou) ? 'emportez' : 'emporte'} avec une force de ${strength}`
        : `${seatList(seats, say)} (force ${strength}) ${agreed(say, seats, ['prend', 'prennent', 'prenez'])} la ${ORDINALS[reward]} récompense`,
    );
    if (!won) outcome.unshift('personne ne l’emporte');
    return `${say.conflict(event.conflict)} : ${outcome.join(' ; ')}.`;
  },
  'reward-taken': ({ seat, place }, say) =>
    `${does(say, seat, 'prend', 'prenez')} la ${ORDINALS[place]} récompense.`,
  'control-taken': ({ seat, space, from }, say) => {
    if (from === seat)
      return `${does(say, seat, 'garde', 'gardez')} le contrôle ${ofSpace(space)}.`;
    const taken =
      from === null
        ? does(say, seat, 'prend', 'prenez')
        : takes(say, seat, from, ['prend', 'prenez']);
    return `${taken} le contrôle ${ofSpace(space)}.`;
  },
  'bonus-spice-added': ({ space, total }) =>
    `1 Épice bonus s’accumule ${atSpace(space)}${inAll(1, total)}.`,
  'agents-recalled': ({ firstPlayer }, say) =>
    `Tous les Agents rejoignent leur Dirigeant. Le marqueur Premier Joueur ${say.isYou(firstPlayer) ? 'vous revient' : `passe ${toward(say.seat(firstPlayer))}`}.`,
  'endgame-started': ({ reason }) =>
    reason === 'points'
      ? 'La Fin de Partie commence : un joueur a assez de Points de Victoire.'
      : 'La Fin de Partie commence : le deck Conflit est vide.',
  'rival-seated': ({ leader }, say) =>
    `${capitalised(terms.leaderInSentence(say.leader(leader)))} fait partie des Rivaux.`,
  'hagal-revealed': ({ seat, card, skipped }, say) =>
    `${does(say, seat, 'révèle', 'révélez')} la carte ${say.hagal(card)}${skipped && skipped !== 'reshuffle' ? `, ignorée : ${rivals.skipped[skipped]}` : ''}.`,
  'hagal-bonus': ({ seat, card, swords }, say) =>
    `${does(say, seat, 'révèle', 'révélez')} la carte ${say.hagal(card)} pour son bonus de combat : ${swords > 0 ? amount(swords, 'sword') : rivals.noSword}.`,
  'hagal-reshuffled': () => 'Les cartes Maison Hagal sont mélangées pour former un nouveau deck.',
  'rival-idle': ({ seat }, say) =>
    `Aucune carte Maison Hagal n’est utilisable : ${say.seat(seat)} n’envoie pas d’Agent.`,
  'rival-holds-back': ({ seat, lead }, say) =>
    `${say.seat(seat)} mène de ${lead} ${WRITING.fr.isOne(lead) ? 'point' : 'points'} de force et garde ses troupes en garnison.`,
  'rival-spent': ({ seat, what, n }, say) =>
    `${say.seat(seat)} dépense ${amount(n, what)} pour 1 Point de Victoire.`,
  'bonus-spice-lost': ({ seat, space, n }, say) =>
    `${does(say, seat, 'retire', 'retirez')} ${amount(n, 'spice')} bonus ${ofSpace(space)}.`,
  'control-lost': ({ seat, space }, say) =>
    `${does(say, seat, 'perd', 'perdez')} le contrôle ${ofSpace(space)}, que personne ne prend.`,
  'row-churned': ({ dice, cards }, say) =>
    stopped(
      `Les dés donnent ${list(dice.map(String), 'and')} : ${cards.length > 0 ? `${say.cards(cards)} ${cards.length > 1 ? 'quittent' : 'quitte'} la Rangée Imperium` : 'la Rangée Imperium reste intacte'}`,
    ),
  'endgame-passed': ({ seat }, say) =>
    `${does(say, seat, 'passe', 'passez')} pendant la Fin de Partie.`,
  'game-over': ({ ranking }, say) => {
    const winners = winnersOf(ranking);
    if (winners.length === 0) return 'La partie est terminée.';
    const names = seatList(
      winners.map(({ seat }) => seat),
      say,
    );
    const { points, tieBreak } = winners[0]!;
    return `${names} ${
      winners.length > 1
        ? `${agreed(
            say,
            winners.map(({ seat }) => seat),
            ['', 'partagent', 'partagez'],
          )} la victoire`
        : `${agreed(say, [winners[0]!.seat], ['remporte', '', 'remportez'])} la partie`
    } avec ${amount(points, 'vp')}${ahead(tieBreak)}.`;
  },
};

const ORDINALS = { 1: 'première', 2: 'deuxième', 3: 'troisième' };

function trashedFrom(zone: CardZone, own: string): string {
  switch (zone) {
    case 'hand':
      return '(en main)';
    case 'discard':
      return '(en défausse)';
    case 'play':
      return '(en jeu)';
    case 'deck':
      return `(sur le dessus de ${own} deck)`;
    case 'row':
      return '(dans la Rangée Imperium)';
  }
}

/** « Ada et vous prenez » */
const agreed = (
  say: Speaker,
  seats: readonly Seat[],
  [one, several, you]: readonly [string, string, string],
): string => {
  if (seats.some(say.isYou)) return you;
  return seats.length > 1 ? several : one;
};

/** « Ada prend à Bob », « Ada vous prend » */
const takes = (
  say: Speaker,
  seat: Seat,
  from: Seat,
  [third, second]: readonly [string, string],
  what = '',
): string =>
  say.isYou(from)
    ? `${say.seat(seat)} vous ${third}${what}`
    : `${does(say, seat, third, second)}${what} ${toward(say.seat(from))}`;

const gains = (
  say: Speaker,
  event: Partial<Resources> & { readonly seat: Seat },
  [third, second]: readonly [string, string],
): string => {
  const what = resourceList(event);
  return what
    ? `${does(say, event.seat, third, second)} ${what}`
    : `${does(say, event.seat, `ne ${third}`, `ne ${second}`)} rien`;
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
function forWhat(source: Source, seat: Seat, say: Speaker): string {
  switch (source.type) {
    case 'space':
      return ` pour ${theSpace(source.space)}`;
    case 'leader':
      return ` pour la capacité de ${own(say, seat, 'son')} Dirigeant`;
    case 'track':
    case 'conflict':
    case 'shipping':
    case 'research':
    case 'tleilaxu':
      return '';
    default:
      return ` pour ${say.source(source)}`;
  }
}

/** Where a gain comes from. */
function thanksTo(source: Source, seat: Seat, say: Speaker): string {
  switch (source.type) {
    case 'space':
      return isPlace(source.space)
        ? ` ${atSpace(source.space)}`
        : ` grâce à ${theSpace(source.space)}`;
    case 'leader':
      return ` grâce à ${own(say, seat, 'son')} Dirigeant`;
    case 'track':
      return ` grâce ${toward(THE_FACTION[source.faction])}`;
    case 'conflict':
      return ' en récompense';
    case 'research':
      return ' sur la piste Recherche';
    case 'tleilaxu':
      return ' sur la piste Tleilaxu';
    default:
      return ` avec ${say.source(source)}`;
  }
}
