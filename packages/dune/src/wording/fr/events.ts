import { capitalised, frenchOf as of, frenchTo as to } from '@landsraad/kernel/wording';
import { territoryOfCell } from '../../content/index.ts';
import type { LossCause, Question } from '../../events.ts';
import type { PlanElement } from '../../state.ts';
import { dialed } from '../dial.ts';
import { PHASES } from '../phases.ts';
import { placeOf, printedSector } from '../place.ts';
import type { EventWording, Party, Speaker, VoiceWords } from '../wording.ts';
import { SHOWN, sidesOf } from './deals.ts';
import { agreed, does, theLeader, verbFor } from './grammar.ts';
import { inPlace, ofPlace, thePlace } from './places.ts';
import { amount, fighter, list, terms } from './terms.ts';

export const events: EventWording = {
  'prediction-made': ({ seat, secret }, say) =>
    secret
      ? `${does(say.seat(seat), 'prédire')} la victoire ${of(say.faction(secret.faction).name)} au tour ${secret.turn}.`
      : `${does(say.seat(seat), 'faire')} une prédiction secrète.`,
  'traitors-kept': ({ seat, n, secret }, say) => {
    const names = secret
      ? ` : ${list(
          secret.traitors.map((leader) => theLeader(say.leader(leader))),
          'and',
        )}`
      : '';
    return `${does(say.seat(seat), 'garder')} ${n} ${n === 1 ? 'carte' : 'cartes'} Traître${names}.`;
  },
  'turn-started': ({ turn }) => `Le tour ${turn} commence.`,
  'phase-started': ({ phase }) => {
    const number = PHASES.indexOf(phase) + 1;
    return `${number > 0 ? `Phase ${number} : ` : ''}${terms.phases[phase]}.`;
  },
  'storm-dialed': ({ dials }, say) => {
    const each = dials.map(({ seat, n }) => {
      const who = say.seat(seat);
      return `${who.name} ${verbFor(who, 'composer')} ${n}`;
    });
    return `Pour la tempête, ${list(each, 'and')}.`;
  },
  'storm-card-shown': ({ distance }) => `La carte Tempête indique ${distance}.`,
  'storm-card-drawn': ({ secret }) =>
    secret
      ? `La carte Tempête du prochain tour est un ${secret.distance}.`
      : 'La carte Tempête du prochain tour est tirée face cachée.',
  'weather-controlled': ({ seat, distance }, say) =>
    distance === 0
      ? `${does(say.seat(seat), 'immobiliser')} la tempête.`
      : `${does(say.seat(seat), 'faire')} avancer la tempête de ${amount(distance, 'sector')}.`,
  'shield-wall-destroyed': ({ seat }, say) =>
    `${does(say.seat(seat), 'détruire')} le Mur du Bouclier : Arrakeen, Carthag et le Bassin Impérial sont désormais exposés à la tempête.`,
  'storm-moved': ({ from, to: end, distance }) => {
    const sector = `secteur ${printedSector(end)}`;
    if (from === null) return `La tempête se lève dans le ${sector}.`;
    return distance === 0
      ? `La tempête reste dans le ${sector}.`
      : `La tempête avance de ${amount(distance, 'sector')}, jusqu’au ${sector}.`;
  },
  'spice-blown-away': ({ cell, n }) =>
    `${amount(n, 'spice')} ${n > 1 ? 'disparaissent' : 'disparaît'} ${inPlace(cell)}.`,
  'forces-lost': ({ seat, cell, forces, by }, say) => {
    const who = say.seat(seat);
    const lost = say.forces(forces, seat);
    if (by === 'battle') return `${does(who, 'perdre')} ${lost} ${inPlace(cell)}.`;
    if (by === 'shared-with-ally')
      return `${does(who, 'perdre')} ${lost} ${inPlace(cell)}, faute d’avoir quitté ${agreed(who, 'son', 'leur')} allié.`;
    return `${capitalised(inPlace(cell))}, ${COSTS[by]} ${lost} ${to(who.name)}.`;
  },
  'first-player': ({ seat }, say) => `Premier Joueur : ${say.seat(seat).name}.`,
  'spice-card-turned': ({ card, pile }, say) =>
    `Explosion d’Épice${pile === 1 ? ' B' : ''} : ${say.spiceCard(card)}.`,
  'spice-placed': ({ cell, n }) =>
    `${amount(n, 'spice')} ${n > 1 ? 'apparaissent' : 'apparaît'} ${inPlace(cell)}.`,
  'worm-set-aside': () => 'Le Ver des Sables est mis de côté : il n’a aucun effet au premier tour.',
  'worm-came': ({ territory }) =>
    territory === null
      ? 'Un Ver des Sables surgit, mais ne trouve rien à dévorer.'
      : `Un Ver des Sables surgit ${inPlace(territory)}.`,
  'spice-devoured': ({ cell, n }) =>
    `Le Ver des Sables dévore ${amount(n, 'spice')} ${inPlace(cell)}.`,
  nexus: () => 'Nexus : des alliances peuvent se nouer et se rompre.',
  'alliance-broken': ({ seat }, say) => {
    const who = say.seat(seat);
    return `${does(who, 'rompre')} ${agreed(who, 'son', 'leur')} alliance.`;
  },
  'alliance-proposed': ({ seat, to: whom }, say) =>
    `${does(say.seat(seat), 'proposer')} une alliance ${to(say.seat(whom).name)}.`,
  'alliance-made': ({ seats }, say) => `${does(say.seats(seats), 'être')} désormais alliés.`,
  'alliance-refused': ({ seat, to: whom }, say) =>
    `${does(say.seat(seat), 'refuser')} une alliance avec ${say.seat(whom).name}.`,
  'worm-ridden': ({ seat, from, to: end, forces }, say) =>
    `${does(say.seat(seat), 'chevaucher')} le Ver des Sables ${ofPlace(from)} vers ${thePlace(end)} avec ${say.forces(forces, seat)}.`,
  charity: ({ seat, n }, say) =>
    `${does(say.seat(seat), 'recevoir')} l’Aumône de la CHOM : ${amount(n, 'spice')}.`,
  'hands-counted': ({ counts }, say) =>
    `Cartes en main : ${counts.map((n, seat) => `${say.seat(seat).title} ${n}`).join(', ')}.`,
  'strongholds-counted': ({ counts }, say) =>
    `Forteresses : ${counts.map((n, seat) => `${say.seat(seat).title} ${n}`).join(', ')}.`,
  'cards-dealt': ({ n }) =>
    n === 0
      ? 'Il n’y a aucune carte à vendre.'
      : `${amount(n, 'card')} ${n > 1 ? 'sont mises' : 'est mise'} en vente.`,
  'auction-opened': ({ n, opener, secret }, say) => {
    const more = n > 2 ? `${n - 1} autres à suivre` : 'une autre à suivre';
    const which = n > 1 ? `une carte (${more})` : 'la dernière carte';
    const card = secret ? ` : ${say.card(secret.card)}` : '';
    return `${does(say.seat(opener), 'ouvrir')} les enchères sur ${which}${card}.`;
  },
  bid: ({ seat, n }, say) => `${does(say.seat(seat), 'miser')} ${amount(n, 'spice')}.`,
  passed: ({ seat }, say) => `${does(say.seat(seat), 'passer')}.`,
  'card-bought': ({ seat, price: paid, karama, secret }, say) => {
    const card = secret ? ` : ${say.card(secret.card)}` : '';
    const how = karama ? 'sans payer' : `pour ${amount(paid, 'spice')}`;
    return `${does(say.seat(seat), 'prendre')} la carte ${how}${card}.`;
  },
  'card-drawn': ({ seat, secret }, say) =>
    `${does(say.seat(seat), 'piocher')} une carte gratuite${secret ? ` : ${say.card(secret.card)}` : ''}.`,
  'auction-reopened': ({ seat, opener }, say) => {
    const who = say.seat(seat);
    const first = say.seat(opener);
    return `${who.first} ne ${verbFor(who, 'pouvoir')} pas payer : la carte est remise aux enchères, et ${first.name} ${verbFor(first, 'ouvrir')} de nouveau.`;
  },
  'auction-closed': ({ left }) => {
    if (left === 0) return 'Les enchères sont terminées.';
    return `Les enchères sont terminées : ${amount(left, 'card')} ${left > 1 ? 'retournent' : 'retourne'} sur la pioche.`;
  },
  'spice-paid': ({ seat, n, to: whom }, say) => {
    const who = say.seat(seat);
    const paid = `${does(who, 'payer')} ${amount(n, 'spice')}`;
    if (whom === seat)
      return `${paid}, qui ${agreed(who, 'lui', 'leur')} ${n > 1 ? 'reviennent' : 'revient'}.`;
    return `${paid} ${whom === null ? 'à la Banque d’Épices' : to(say.seat(whom).name)}.`;
  },
  'spice-gained': ({ seat, n, why }, say) =>
    `${does(say.seat(seat), 'gagner')} ${amount(n, 'spice')} pour ${GAINED_FOR[why]}.`,
  revived: ({ seat, forces, cost }, say) =>
    `${does(say.seat(seat), 'enrôler')} ${say.forces(forces, seat)} ${price(cost)}.`,
  'leader-revived': ({ seat, leader, cost }, say) =>
    `${does(say.seat(seat), 'ressusciter')} ${leader === 'kh' ? 'le Kwisatz Haderach' : theLeader(say.leader(leader))} ${price(cost)}.`,
  shipped: ({ seat, from, to: end, forces, cost }, say) => {
    const who = say.seat(seat);
    const group = say.forces(forces, seat);
    const reserves = agreed(who, 'sa réserve', 'leur réserve');
    if (from !== null) {
      const start = ofPlace(territoryOfCell(from[0]!).id);
      const goal = end === null ? `vers ${reserves}` : `vers ${thePlace(end)}`;
      return `${does(who, 'transférer')} ${group} ${start} ${goal} ${price(cost)}.`;
    }
    const place = end === null ? `dans ${reserves}` : inPlace(end);
    return cost === 0
      ? `${does(who, 'amener')} ${group} de ${reserves} ${place}.`
      : `${does(who, 'débarquer')} ${group} ${place} ${price(cost)}.`;
  },
  'shipment-cancelled': ({ seat, by }, say) =>
    `${does(say.seat(by), 'annuler')} le débarquement ${of(say.seat(seat).name)}.`,
  moved: ({ seat, from, to: end, forces }, say) => {
    const start = territoryOfCell(from[0]!).id;
    const { territory, sector } = placeOf(end);
    const group = `${does(say.seat(seat), 'déplacer')} ${say.forces(forces, seat)}`;
    return start === territory && sector !== null
      ? `${group} à l’intérieur ${ofPlace(territory)}, vers le secteur ${printedSector(sector)}.`
      : `${group} ${ofPlace(start)} vers ${thePlace(end)}.`;
  },
  'advisor-placed': ({ seat, cell }, say) =>
    `${does(say.seat(seat), 'envoyer')} une conseillère spirituelle ${inPlace(cell)}.`,
  flipped: ({ seat, territory, to: side }, say) => {
    const who = say.seat(seat);
    return `${does(who, 'retourner')} ${agreed(who, 'ses', 'leurs')} troupes ${inPlace(territory)} : ce sont désormais des ${SIDES[side]}.`;
  },
  'battle-named': ({ aggressor, defender, territory }, say) =>
    `${does(say.seat(aggressor), 'attaquer')} ${say.seat(defender).name} ${inPlace(territory)}.`,
  'no-leader': ({ seat }, say) => {
    const who = say.seat(seat);
    return `${who.first} n’${verbFor(who, 'avoir')} ni chef ni Héros de Pacotille pour cette bataille.`;
  },
  voice: ({ seat, on, order, target }, say) =>
    `${does(say.seat(seat), 'user')} de la Voix sur ${say.seat(on).name} : ${order === 'play' ? 'ordre' : 'interdiction'} de jouer ${VOICE[target]}.`,
  prescience: ({ seat, on, element }, say) => {
    const who = say.seat(seat);
    const whom = say.seat(on).name;
    const what =
      element === 'dial' ? `le nombre composé par ${whom}` : `${THE_ELEMENT[element]} ${of(whom)}`;
    return `${does(who, 'user')} de ${agreed(who, 'sa', 'leur')} prescience pour voir ${what}.`;
  },
  'prescience-answered': ({ seat, element, answer }, say) => {
    const who = say.seat(seat);
    switch (element) {
      case 'leader':
        return answer.leader
          ? `${who.first} ${agreed(who, 'combattra', 'combattront')} avec ${fighter(answer.leader, say)}.`
          : `${who.first} ${agreed(who, 'combattra', 'combattront')} sans chef.`;
      case 'dial':
        return `${who.first} ${agreed(who, 'composera', 'composeront')} ${dialed(answer.dial ?? 0)}.`;
      default: {
        const card = answer[element];
        return card
          ? `${who.first} ${agreed(who, 'jouera', 'joueront')} ${say.card(card)} en ${terms.elements[element]}.`
          : `${who.first} ne ${agreed(who, 'jouera', 'joueront')} pas ${of(terms.elements[element])}.`;
      }
    }
  },
  'plan-seen': ({ seat, on, secret }, say) => {
    const plan = secret ? ` : ${terms.plan(secret.plan, say)}` : '';
    return `${does(say.seat(seat), 'voir')} le plan de bataille ${of(say.seat(on).name)}${plan}.`;
  },
  'plans-revealed': ({ plans }, say) =>
    `Les plans de bataille sont révélés. ${plans
      .map(({ seat, plan }) => `${say.seat(seat).title} : ${terms.plan(plan, say)}.`)
      .join(' ')}`,
  'traitor-called': ({ seat, by, leader }, say) => {
    const whom = by === seat ? '' : ` pour ${say.seat(seat).name}`;
    return `Trahison ! ${does(say.seat(by), 'montrer')} la carte Traître ${of(theLeader(say.leader(leader)))}${whom}.`;
  },
  explosion: ({ territory }) => `Laser contre Bouclier : tout explose ${inPlace(territory)}.`,
  'leader-killed': ({ leader }, say) => `${capitalised(theLeader(say.leader(leader)))} meurt.`,
  'battle-won': ({ seat, over, totals }, say) => {
    const [more, less] = totals[0] >= totals[1] ? totals : [totals[1], totals[0]];
    const score = more === 0 ? '' : `, ${dialed(more)} à ${dialed(less)}`;
    return `${does(say.seat(seat), 'remporter')} la bataille contre ${say.seat(over).name}${score}.`;
  },
  'battle-lost-by-both': ({ territory }) =>
    `Personne ne remporte la bataille ${inPlace(territory)}.`,
  'leader-captured': ({ seat, from, secret }, say) =>
    `${does(say.seat(seat), 'capturer')} un chef ${of(say.seat(from).name)}${leaderShown(secret, say)}.`,
  'captive-killed': ({ seat, from, secret }, say) =>
    `${does(say.seat(seat), 'tuer')} en secret un chef ${of(say.seat(from).name)}${leaderShown(secret, say)}.`,
  'leader-returned': ({ leader, to: owner }, say) =>
    `${capitalised(theLeader(say.leader(leader)))} revient ${to(say.seat(owner).name)}.`,
  collected: ({ seat, cell, n }, say) =>
    `${does(say.seat(seat), 'récolter')} ${amount(n, 'spice')} ${inPlace(cell)}.`,
  'card-played': ({ seat, card }, say) => `${does(say.seat(seat), 'jouer')} ${say.card(card)}.`,
  'card-discarded': ({ seat, card }, say) =>
    `${does(say.seat(seat), 'défausser')} ${say.card(card)}.`,
  'karama-stopped': ({ seat, item, user }, say) =>
    `${does(say.seat(seat), 'bloquer')} un avantage ${of(say.seat(user).name)} : ${say.item(item)}.`,
  'karama-power': ({ seat, item }, say) => {
    const who = say.seat(seat);
    return `${does(who, 'user')} de ${agreed(who, 'son', 'leur')} pouvoir Karama : ${say.item(item)}.`;
  },
  'hands-swapped': ({ seat, with: other, n }, say) => {
    const who = say.seat(seat);
    return `${does(who, 'prendre')} ${amount(n, 'card')} au hasard ${to(say.seat(other).name)} et en ${verbFor(who, 'rendre')} ${n === 1 ? 'une' : 'autant'}.`;
  },
  'question-asked': ({ seat, to: whom, question }, say) =>
    question.about === 'other'
      ? `${does(say.seat(seat), 'poser')} une question de vive voix ${to(say.seat(whom).name)}.`
      : `${does(say.seat(seat), 'demander')} ${to(say.seat(whom).name)} : « ${theQuestion(question, say)} »`,
  'question-answered': ({ seat, answer }, say) =>
    `${does(say.seat(seat), 'répondre')} : ${answer ? 'oui' : 'non'}.`,
  'spice-given': ({ seat, to: whom, secret }, say) =>
    `${does(say.seat(seat), 'donner')} ${secret ? amount(secret.n, 'spice') : 'de l’Épice'} ${to(say.seat(whom).name)}.`,
  'deal-offered': ({ seat, to: whom, ...terms }, say) => {
    const who = say.seat(seat);
    const other = to(say.seat(whom).name);
    const { given, wanted } = sidesOf(terms);
    if (wanted.length === 0) return `${does(who, 'proposer')} ${other} ${list(given, 'and')}.`;
    return given.length === 0
      ? `${does(who, 'demander')} ${other} ${list(wanted, 'and')}.`
      : `${does(who, 'proposer')} ${other} ${list(given, 'and')} contre ${list(wanted, 'and')}.`;
  },
  'deal-made': ({ seat, to: whom, ...terms }, say) => {
    const { given, wanted } = sidesOf(terms);
    const from = (words: string[], party: number) =>
      words.length === 0 ? [] : [`${list(words, 'and')} de la part ${of(say.seat(party).name)}`];
    return `Accord conclu : ${[...from(given, seat), ...from(wanted, whom)].join(' ; ')}.`;
  },
  'deal-refused': ({ seat, to: whom }, say) =>
    `${does(say.seat(seat), 'refuser')} l’accord avec ${say.seat(whom).name}.`,
  'deal-withdrawn': ({ seat, to: whom }, say) =>
    `${does(say.seat(seat), 'retirer')} l’offre faite ${to(say.seat(whom).name)}.`,
  'deal-lapsed': ({ seat, to: whom }, say) =>
    `L’offre faite par ${say.seat(seat).name} ${to(say.seat(whom).name)} ne tient plus.`,
  'deal-shown': ({ seat, to: whom, what, secret }, say) => {
    const shown = secret?.card
      ? say.card(secret.card)
      : secret?.leader && say.leader(secret.leader);
    const spice = secret?.n === undefined ? null : amount(secret.n, 'spice');
    const seen = shown ?? spice ?? SHOWN[what];
    return `${does(say.seat(seat), 'montrer')} ${to(say.seat(whom).name)} ${seen}.`;
  },
  'game-over': ({ winners, victory }, say) => {
    const who = say.seats(winners);
    if (winners.length === 0 || victory === null) return 'La partie est terminée.';
    return VICTORIES[victory](who);
  },
};

const COSTS: Readonly<Record<Exclude<LossCause, 'battle' | 'shared-with-ally'>, string>> = {
  storm: 'la tempête coûte',
  worm: 'le Ver des Sables coûte',
  atomics: 'l’explosion atomique coûte',
  explosion: 'l’explosion coûte',
  traitor: 'la trahison coûte',
};

const GAINED_FOR = {
  leaders: 'les chefs tués',
  traitor: 'le traître',
  captive: 'le chef tué en secret',
};

const SIDES = { advisors: 'conseillères', fighters: 'combattantes' };

const THE_ELEMENT: Readonly<Record<Exclude<PlanElement, 'dial'>, string>> = {
  leader: 'le chef',
  weapon: 'l’arme',
  defense: 'la défense',
};

const price = (cost: number): string =>
  cost === 0 ? 'gratuitement' : `pour ${amount(cost, 'spice')}`;

const leaderShown = (secret: { leader: string } | undefined, say: Speaker): string =>
  secret ? ` : ${theLeader(say.leader(secret.leader))}` : '';

const VOICE: VoiceWords = {
  'weapon-poison': 'une arme à poison',
  'weapon-projectile': 'une arme à projectile',
  'weapon-lasgun': 'le Laser',
  'defense-poison': 'une défense contre le poison',
  'defense-projectile': 'une défense contre les projectiles',
  worthless: 'une carte sans valeur',
  'cheap-hero': 'un Héros de Pacotille',
};

/** « Ne pas jouer d’arme à poison » */
export const voiceOrder = (order: 'play' | 'not', target: keyof VoiceWords): string =>
  order === 'play'
    ? `Jouer ${VOICE[target]}`
    : `Ne pas jouer ${of(VOICE[target].replace(/^(une?|le) /, ''))}`;

/** Put to the player who must answer. */
export function theQuestion(question: Question, say: Speaker): string {
  switch (question.about) {
    case 'card':
      return `Avez-vous la carte ${say.cardTitle(question.card)} ?`;
    case 'traitor':
      return `Avez-vous la carte Traître ${of(theLeader(say.leader(question.leader)))} ?`;
    case 'spice':
      return `Avez-vous au moins ${amount(question.atLeast, 'spice')} ?`;
    case 'prediction-faction':
      return `Avez-vous prédit la victoire ${of(say.faction(question.faction).name)} ?`;
    case 'prediction-turn':
      return `Avez-vous prédit une victoire au tour ${question.turn} ?`;
    case 'other':
      return 'Réponse à la question posée : oui ou non ?';
  }
}

const VICTORIES = {
  strongholds: (who: Party) =>
    `${does(who, 'tenir')} assez de forteresses et ${verbFor(who, 'remporter')} la partie.`,
  alliance: (who: Party) =>
    `${does(who, 'tenir')} ensemble assez de forteresses et ${verbFor(who, 'remporter')} la partie.`,
  prediction: (who: Party) =>
    `${does(who, 'avoir')} prédit cette victoire et l’${verbFor(who, 'emporter')} sans partage.`,
  fremen: (who: Party) =>
    `Le dernier tour s’achève et les sietchs sont saufs : ${who.name} ${verbFor(who, 'remporter')} la partie.`,
  guild: (who: Party) =>
    `Le dernier tour s’achève et personne ne tient Dune : ${who.name} ${verbFor(who, 'remporter')} la partie.`,
  default: (who: Party) =>
    `Le dernier tour s’achève : ${who.name} ${verbFor(who, 'remporter')} la partie.`,
};
