import { capitalised, frenchOf as of, frenchTo as to } from '@landsraad/kernel/wording';
import { leaderOf } from '../../content/index.ts';
import { placeIn, seatIn } from '../about.ts';
import { dialed } from '../dial.ts';
import { stayOutOf } from '../place.ts';
import { placeTitle } from '../titles.ts';
import type { ChoiceWording, Prompt } from '../wording.ts';
import { VOWED } from './deals.ts';
import { theQuestion, voiceOrder } from './events.ts';
import { does, theLeader } from './grammar.ts';
import { inPlace, ofPlace, thePlace } from './places.ts';
import { amount, fighter, terms } from './terms.ts';

export const choices: ChoiceWording = {
  prompts: {
    prediction: ({ about, offers, say }) =>
      offers('faction')
        ? 'De quelle faction prédisez-vous la victoire ?'
        : `À quel tour prédisez-vous ${about.faction ? `la victoire ${of(say.faction(about.faction).name)}` : 'sa victoire'} ?`,
    'traitor.pick': () => 'Quelle carte Traître gardez-vous ?',
    'fremen.place': ({ about, say, seat }) =>
      at(
        about.cell,
        about.force === 'special'
          ? `combien de ${say.special(seat)} parmi ces troupes ?`
          : 'combien de troupes placez-vous ?',
      ),
    'bg.place': () => 'Où placez-vous votre première troupe ?',
    'storm.first': () => 'Première tempête : quel nombre composez-vous ?',
    'storm.dial': () => 'Tempête : quel nombre composez-vous ?',
    'weather.control': ({ about }) =>
      about.distance === undefined
        ? 'Jouez-vous Contrôle du climat ?'
        : `La tempête va avancer de ${amount(about.distance, 'sector')}. Jouez-vous Contrôle du climat ?`,
    'family.atomics': () => 'Détruisez-vous le Mur du Bouclier avec Atomique des Familles ?',
    'storm.losses': ({ about, say, seat }) =>
      `La tempête tue la moitié de vos troupes ${whereOf(about.cell)}. Combien de ${say.special(seat)} parmi elles ?`,
    'worm.place': () => 'Un autre Ver des Sables : dans quel territoire le placez-vous ?',
    'worm.protect': ({ about, say }) =>
      `Protégez-vous du Ver des Sables les troupes ${of(party(about.ally, say, 'votre allié'))} ?`,
    'worm.ride': ({ about, number, say, seat }) => {
      if (!number)
        return `Vos troupes${about.territory ? ` ${inPlace(about.territory)}` : ''} peuvent chevaucher le Ver des Sables. Vers où ?`;
      return at(about.cell, `combien ${kind(about, say, seat)} chevauchent le Ver des Sables ?`);
    },
    'alliance.break': () => 'Nexus : rompez-vous votre alliance ?',
    'alliance.propose': () => 'Nexus : à qui proposez-vous une alliance ?',
    'alliance.answer': ({ about, say, seat }) => {
      const from = seatIn(about.from);
      const whom = seatIn(about.to);
      if (from === null) return 'Acceptez-vous l’alliance ?';
      const offer = does(say.seat(from), 'proposer');
      return whom === null || whom === seat
        ? `${offer} une alliance. Acceptez-vous ?`
        : `${offer} une alliance ${to(say.seat(whom).name)}. Y consentez-vous ?`;
    },
    'ally.share': () => 'Montrez-vous vos secrets à vos alliés ?',
    'karama.worm': () => 'Où appelez-vous un Ver des Sables avec une carte Karama ?',
    'charity.claim': () => 'Réclamez-vous l’Aumône de la CHOM ?',
    bid: ({ about, say }) =>
      about.bid && typeof about.bidder === 'number'
        ? `${does(say.seat(about.bidder), 'miser')} ${amount(about.bid, 'spice')}. Surenchérissez-vous ?`
        : 'Que misez-vous pour cette carte ?',
    'ally.pledge': () => 'Combien payez-vous au plus pour cette carte si un allié l’achète ?',
    'karama.bid': () => 'La carte est à vous. La payez-vous avec une carte Karama ?',
    'revive.forces': ({ about, say, seat }) =>
      about.force === 'special'
        ? enrolledSpecials(say.special(seat))
        : 'Combien de troupes enrôlez-vous ?',
    'revive.leader': () => 'Quel chef ressuscitez-vous ?',
    'emperor.revive.ally': ({ about, say }) =>
      `Combien de troupes ${of(party(about.ally, say, 'votre allié'))} enrôlez-vous à vos frais ?`,
    'fremen.revive.ally': ({ about, say }) =>
      `Permettez-vous ${to(party(about.ally, say, 'votre allié'))} d’enrôler 3 troupes gratuitement ?`,
    'karama.emperor': ({ about, number, say, seat }) => {
      if (about.force === 'special') return enrolledSpecials(say.special(seat));
      return number
        ? 'Combien de troupes enrôlez-vous gratuitement ?'
        : 'Jouez-vous une carte Karama pour un enrôlement gratuit ?';
    },
    'bg.wartime': ({ about }) =>
      `Vos conseillères${about.territory ? ` ${inPlace(about.territory)}` : ''} deviennent-elles combattantes ?`,
    'guild.when': ({ about, say }) =>
      about.before === undefined
        ? 'Débarquez-vous et vous déplacez-vous maintenant ?'
        : `Débarquez-vous et vous déplacez-vous maintenant, avant ${say.seat(about.before).name} ?`,
    ship: ({ about }) => {
      const from = placeIn(about.from);
      return from
        ? `Où transférez-vous vos troupes ${ofPlace(from)} ?`
        : 'Où débarquez-vous des troupes ?';
    },
    'ship.from': () => 'D’où partent les troupes que vous débarquez ?',
    'ship.number': ({ about }) => along(about),
    'ship.special': ({ say, seat }) => `Combien de ${say.special(seat)} parmi elles ?`,
    'ally.ship.pay': ({ about, say }) =>
      `Combien payez-vous au plus pour le débarquement ${of(party(about.ally, say, 'votre allié'))} ?`,
    'karama.rate': () => 'Jouez-vous une carte Karama pour débarquer à moitié prix ?',
    'karama.guild': ({ about, say }) =>
      `Annulez-vous le débarquement ${of(party(about.seat, say, 'ce joueur'))} avec une carte Karama ?`,
    'bg.accompany': ({ about, say }) =>
      about.shipper === undefined
        ? 'Envoyez-vous une conseillère spirituelle ?'
        : `${does(say.seat(about.shipper), 'débarquer')} des troupes. Où envoyez-vous une conseillère spirituelle ?`,
    'bg.intrusion': ({ about, say }) =>
      about.entrant === undefined || !about.territory
        ? 'Vos combattantes deviennent-elles conseillères ?'
        : `${does(say.seat(about.entrant), 'arriver')} ${inPlace(about.territory)}. Vos combattantes y deviennent-elles conseillères ?`,
    'bg.arrive': ({ about }) =>
      `Vos conseillères${about.territory ? ` qui arrivent ${inPlace(about.territory)}` : ''} deviennent-elles combattantes ?`,
    move: () => 'D’où déplacez-vous des troupes ?',
    'move.forces': ({ about, say, seat }) =>
      at(about.cell, `combien ${kind(about, say, seat)} déplacez-vous ?`),
    'move.to': ({ about }) => {
      const from = placeIn(about.from);
      return from ? `Où vont vos troupes ${ofPlace(from)} ?` : 'Où vont vos troupes ?';
    },
    hajr: () => 'Jouez-vous Hajr pour un mouvement de plus ?',
    'battle.pick': () => 'Quelle bataille livrez-vous maintenant ?',
    voice: ({ about, say }) =>
      `Quel ordre donnez-vous ${to(party(about.on, say, 'votre adversaire'))} par la Voix ?`,
    prescience: ({ about, say }) =>
      `Que demandez-vous à voir du plan de bataille ${of(party(about.on, say, 'votre adversaire'))} ?`,
    'prescience.answer': ({ about }) =>
      about.element
        ? `Vous devez montrer ${YOUR_ELEMENT[about.element]}. Que choisissez-vous ?`
        : 'Vous devez montrer une partie de votre plan de bataille. Que choisissez-vous ?',
    'karama.plan': ({ about, say }) =>
      about.on === undefined
        ? 'Jouez-vous une carte Karama pour voir tout un plan de bataille ?'
        : `Jouez-vous une carte Karama pour voir tout le plan de bataille ${of(say.seat(about.on).name)} ?`,
    plan: ({ about, say }) =>
      about.territory && about.against !== undefined
        ? `Quel est votre plan de bataille contre ${say.seat(about.against).name} ${inPlace(about.territory)} ?`
        : 'Quel est votre plan de bataille ?',
    'traitor.call': ({ about, say }) =>
      about.leader
        ? `Votre adversaire combat avec ${fighter(about.leader, say)}. Déclarez-vous une trahison ?`
        : 'Votre adversaire combat sans chef : il n’y a pas de traître à dénoncer.',
    losses: ({ about, number, say, seat }) =>
      number
        ? at(about.cell, `combien ${kind(about, say, seat)} perdez-vous ?`)
        : 'Quelles troupes perdez-vous ?',
    'keep.cards': () => 'Lesquelles de vos cartes jouées défaussez-vous ?',
    capture: () => 'Prenez-vous au hasard l’un des chefs du perdant ?',
    'capture.fate': ({ about, say }) =>
      about.leader
        ? `Vous avez pris ${fighter(about.leader, say)}. Que faites-vous ?`
        : 'Que faites-vous du chef que vous avez pris ?',
    collect: () => 'Où récoltez-vous l’Épice ?',
    'karama.stop': ({ about, say }) =>
      about.item && about.user !== undefined
        ? `Avantage ${of(say.seat(about.user).name)} (${say.item(about.item)}) : le bloquez-vous avec une carte Karama ?`
        : 'Bloquez-vous cet avantage avec une carte Karama ?',
    anytime: ({ offers }) =>
      offers('gift')
        ? 'Jouez-vous une carte ou donnez-vous de l’Épice maintenant ?'
        : 'Jouez-vous une carte maintenant ?',
    ghola: ({ about, say, seat }) =>
      about.force === 'special'
        ? enrolledSpecials(say.special(seat))
        : 'Combien de troupes enrôlez-vous gratuitement ?',
    'truthtrance.to': () => 'Qui interrogez-vous ?',
    'truthtrance.ask': ({ about, say }) => {
      const whom = seatIn(about.to);
      return whom === null
        ? 'Sur quoi porte votre question ?'
        : `Sur quoi interrogez-vous ${say.seat(whom).name} ?`;
    },
    'truthtrance.about': ({ about }) => {
      const what = typeof about.question === 'string' ? about.question : 'other';
      return SUBJECTS[what];
    },
    'truthtrance.answer': ({ about, say }) =>
      theQuestion(typeof about.question === 'object' ? about.question : { about: 'other' }, say),
    'emperor.gift': ({ about, number, say }) => {
      if (!number) return 'À qui donnez-vous de l’Épice ?';
      const whom = seatIn(about.to);
      return `Combien d’Épices donnez-vous${whom === null ? '' : ` ${to(say.seat(whom).name)}`} ?`;
    },
    'harkonnen.swap': ({ about, number, say }) =>
      number
        ? `Combien de cartes prenez-vous${about.with === undefined ? '' : ` ${to(say.seat(about.with).name)}`} ?`
        : 'À qui prenez-vous des cartes ?',
    'harkonnen.give': ({ max }) =>
      max === 1 ? 'Quelle carte rendez-vous ?' : `Quelles ${max} cartes rendez-vous ?`,
    'deal.offer': ({ about, number, offers, say }) => {
      const whom = seatIn(about.to);
      const other = whom === null ? null : say.seat(whom);
      if (number) return `Combien d’Épices proposez-vous${other ? ` ${to(other.name)}` : ''} ?`;
      if (offers('seat')) return 'À qui proposez-vous un accord ?';
      const given = about.spice ? `Vous donnez ${amount(about.spice, 'spice')}. ` : '';
      return `${given}Que doi${other?.plural ? 'vent' : 't'} promettre ${other?.name ?? 'l’autre joueur'} : un territoire hors duquel rester ce tour-ci, ou ce qui a été convenu à voix haute ?`;
    },
    'deal.answer': ({ about, say }) => {
      const from = seatIn(about.from);
      const place = stayOutOf(about.promise);
      if (from === null) return 'Acceptez-vous l’accord ?';
      const who = say.seat(from);
      const you = (verb: 'propose' | 'demande') =>
        `${who.first} vous ${who.plural ? `${verb}nt` : verb}`;
      const offered = about.spice ? amount(about.spice, 'spice') : null;
      if (place === null && about.promise !== 'spoken')
        return `${you('propose')} ${offered ?? 'un accord'}. Acceptez-vous ?`;
      const what =
        place === null
          ? 'faire ce qui a été convenu à voix haute'
          : `rester hors ${ofPlace(place)} ce tour-ci`;
      return offered
        ? `${you('propose')} ${offered} contre la promesse de ${what}. Acceptez-vous ?`
        : `${you('demande')} de ${what}. Acceptez-vous ?`;
    },
  },
  otherPrompt: 'Que choisissez-vous ?',
  options: {
    pass: () => 'Passer',
    none: () => 'Aucun',
    yes: () => 'Oui',
    no: () => 'Non',
    keep: () => 'Garder en captivité',
    kill: () => 'Tuer pour 2 Épices',
    karama: () => 'Jouer Karama',
    'to-reserves': () => 'Retour dans la réserve',
    'from-reserves': () => 'Depuis la réserve',
    'ghola-forces': () => 'Enrôler des troupes',
    truthtrance: () => 'Jouer Transe de Vérité',
    swap: () => 'Jouer Karama : échanger des cartes avec un autre joueur',
    revive: () => 'Jouer Karama : enrôler des troupes ou ressusciter un chef gratuitement',
    gift: () => 'Donner de l’Épice à un allié',
    spoken: () => 'Ce qui a été convenu à voix haute',
    vow: ({ vow }) => `Promettre ${VOWED[vow]}`,
    'show-card': () => 'Une carte',
    'show-traitor': () => 'Un traître',
    'show-spice': () => 'L’Épice derrière le bouclier',
    accept: ({ card, leader }, say) => {
      if (card !== undefined) return `Accepter, et montrer ${say.card(card)}`;
      return leader === undefined ? 'Accepter' : `Accepter, et montrer ${say.leader(leader)}`;
    },
    refuse: () => 'Refuser',
    withdraw: () => 'Retirer',
    break: () => 'Rompre l’alliance',
    kh: () => terms.kwisatzHaderach,
    cell: ({ cell }) => placeTitle(cell, 'fr', terms),
    territory: ({ territory }) => placeTitle(territory, 'fr', terms),
    seat: ({ seat }, say) => say.seat(seat).title,
    faction: ({ faction }, say) => say.faction(faction).title,
    leader: ({ leader }, say) => `${say.leader(leader)} (${leaderOf(leader).strength})`,
    card: ({ card }, say) => say.cardTitle(card),
    bid: ({ n }) => `Miser ${n}`,
    battle: ({ territory, seat }, say) =>
      `${placeTitle(territory, 'fr', terms)}, contre ${say.seat(seat).name}`,
    voice: ({ order, target }) => voiceOrder(order, target),
    element: ({ element }) => ELEMENTS[element],
    number: ({ n }) => String(n),
    forces: ({ forces }, say, { seat }) => say.forces(forces, seat < 0 ? null : seat),
    question: ({ about }) => QUESTIONS[about],
    'worthless-as-karama': ({ card }, say) => `Jouer ${say.card(card)} comme Karama`,
  },
  precise: {
    'weather.control': {
      none: () => 'Ne pas la jouer',
      number: ({ n }) =>
        n === 0 ? 'La tempête ne bouge pas' : `La tempête avance de ${amount(n, 'sector')}`,
    },
    'family.atomics': { none: () => 'Non', yes: () => 'Détruire le Mur du Bouclier' },
    'worm.place': { none: () => 'Nulle part' },
    'worm.ride': { none: () => 'Ne pas chevaucher' },
    'karama.worm': { none: () => 'Nulle part' },
    'karama.emperor': {
      none: () => 'Non',
      leader: ({ leader }, say) => `Ressusciter ${theLeader(say.leader(leader))}`,
    },
    'alliance.break': { none: () => 'Maintenir l’alliance' },
    'alliance.propose': { none: () => 'À personne' },
    'revive.leader': { none: () => 'Aucun' },
    'guild.when': { yes: () => 'Jouer maintenant', no: () => 'Attendre' },
    ship: { none: () => 'Ne pas débarquer', 'to-reserves': () => 'Retour dans votre réserve' },
    'ship.from': { none: () => 'Ne pas débarquer', 'from-reserves': () => 'Votre réserve' },
    'bg.accompany': { none: () => 'Nulle part' },
    'bg.intrusion': { yes: () => 'Devenir conseillères', no: () => 'Rester combattantes' },
    'bg.wartime': { yes: () => 'Devenir combattantes', no: () => 'Rester conseillères' },
    'bg.arrive': { yes: () => 'Devenir combattantes', no: () => 'Rester conseillères' },
    move: {
      none: () => 'Ne pas se déplacer',
      card: ({ card }, say) => `Jouer ${say.card(card)} : un mouvement de plus`,
    },
    'move.to': { none: () => 'Rester sur place' },
    voice: { none: () => 'Aucun' },
    prescience: { none: () => 'Rien' },
    'prescience.answer': {
      none: (_, __, { about }) =>
        about.element === 'weapon' || about.element === 'defense' ? 'Aucune' : 'Aucun',
      number: ({ n }, _, { about }) => (about.halves ? dialed(n) : String(n)),
    },
    plan: { none: () => 'Rien' },
    'karama.plan': {
      seat: ({ seat }, say) => `Voir le plan de bataille ${of(say.seat(seat).name)}`,
    },
    'traitor.call': { yes: () => 'Déclarer la trahison', no: () => 'Se taire' },
    'capture.fate': { no: () => 'Laisser partir' },
    'karama.stop': { no: () => 'Laisser faire' },
    'karama.bid': { no: () => 'Payer en Épice' },
    'karama.rate': { no: () => 'Payer le prix fort' },
    anytime: {
      pass: () => 'Rien',
      leader: ({ leader }, say) =>
        `Jouer Ghola Tleilaxu : ressusciter ${theLeader(say.leader(leader))}`,
      'ghola-forces': () => 'Jouer Ghola Tleilaxu : enrôler des troupes',
    },
    'truthtrance.about': {
      number: ({ n }, _, { about }) =>
        about.question === 'spice' ? `Au moins ${amount(n, 'spice')}` : `Tour ${n}`,
    },
    'deal.offer': { none: (_, __, { offers }) => (offers('seat') ? 'À personne' : 'Aucun') },
    prediction: { number: ({ n }) => `Tour ${n}` },
  },
};

const ELEMENTS = {
  leader: 'Le chef',
  weapon: 'L’arme',
  defense: 'La défense',
  dial: 'Le nombre composé',
};

const YOUR_ELEMENT = {
  leader: 'votre chef',
  weapon: 'votre arme',
  defense: 'votre défense',
  dial: 'le nombre que vous composez',
};

const QUESTIONS = {
  card: 'Une carte Traîtrise',
  traitor: 'Un traître',
  spice: 'Une quantité d’Épice',
  'prediction-faction': 'La faction prédite',
  'prediction-turn': 'Le tour prédit',
  other: 'Autre chose, de vive voix',
};

const SUBJECTS = {
  card: 'Sur quelle carte porte votre question ?',
  traitor: 'Sur quel chef porte votre question ?',
  spice: 'Sur quelle quantité d’Épice porte votre question ?',
  'prediction-faction': 'Sur quelle faction porte votre question ?',
  'prediction-turn': 'Sur quel tour porte votre question ?',
  other: 'Sur quoi porte votre question ?',
};

const enrolledSpecials = (special: string): string =>
  `Combien de ${special} parmi les troupes enrôlées ?`;

const whereOf = (cell: string | undefined): string => (cell ? inPlace(cell) : 'à cet endroit');

const party = (seat: number | undefined, say: Prompt['say'], otherwise: string): string =>
  seat === undefined ? otherwise : say.seat(seat).name;

const kind = ({ force }: Prompt['about'], say: Prompt['say'], seat: number): string =>
  force === 'special' ? `de ${say.special(seat)}` : 'de troupes';

/** « Vieille Brèche (secteur 9) : combien de troupes déplacez-vous ? » */
const at = (cell: string | undefined, question: string): string =>
  cell ? `${placeTitle(cell, 'fr', terms)} : ${question}` : capitalised(question);

/** « Vers Arrakeen : combien de troupes débarquez-vous ? » */
function along({ cell, from, to: end }: Prompt['about']): string {
  const start = cell ?? placeIn(from);
  const goal = placeIn(end);
  const way = [
    ...(start ? [ofPlace(start)] : []),
    ...(goal ? [`vers ${thePlace(goal)}`] : []),
    ...(start && end === null ? ['vers votre réserve'] : []),
  ].join(' ');
  const question = `combien de troupes ${start ? 'transférez' : 'débarquez'}-vous ?`;
  return capitalised(way ? `${way} : ${question}` : question);
}
