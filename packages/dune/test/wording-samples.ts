import type { Decision, Reason } from '@landsraad/kernel';
import { type DecisionKind, type DuneOption, VOWS } from '../src/choices.ts';
import type { DuneEvent } from '../src/events.ts';
import { FACTIONS } from '../src/ids.ts';
import type { Plan } from '../src/state.ts';
import type { Context } from '../src/wording/index.ts';
import type { OptionType, ReasonCode } from '../src/wording/wording.ts';

/* At least one of everything that can be worded; a missing one is a type error. */

/** Seats in the order of the factions: 0 Atreides, 1 Bene Gesserit, 2 Emperor, 3 Fremen, 4 Guild, 5 Harkonnen. */
export const context: Context = { factions: FACTIONS };

const NAMES = ['Ada', 'Bob', 'Irène', 'Otto', 'Paul', 'Zoé'];
export const people: Context = { factions: FACTIONS, seatName: (seat) => NAMES[seat]! };

const plan = (given: Partial<Plan>): Plan => ({
  dial: 6,
  leader: 'stilgar',
  weapon: null,
  defense: null,
  spice: 0,
  kh: false,
  ...given,
});

type EventOf<T extends DuneEvent['type']> = Extract<DuneEvent, { type: T }>;
type Body<T extends DuneEvent['type']> = Omit<EventOf<T>, 'type'>;

const BODIES: { readonly [T in DuneEvent['type']]: readonly Body<T>[] } = {
  'prediction-made': [{ seat: 1, secret: { to: [1], faction: 'fremen', turn: 5 } }],
  'traitors-kept': [
    { seat: 0, n: 1, secret: { to: [0], traitors: ['captain-aramsham'] } },
    {
      seat: 5,
      n: 4,
      secret: { to: [5], traitors: ['stilgar', 'princess-irulan', 'bashar', 'beast-rabban'] },
    },
  ],
  'turn-started': [{ turn: 3 }],
  'phase-started': [{ phase: 'storm' }, { phase: 'shipment' }, { phase: 'first-forces' }],
  'storm-dialed': [
    {
      dials: [
        { seat: 0, n: 3 },
        { seat: 3, n: 1 },
      ],
    },
  ],
  'storm-card-shown': [{ distance: 4 }],
  'storm-card-drawn': [{ secret: { to: [3], distance: 6 } }],
  'weather-controlled': [
    { seat: 0, distance: 7 },
    { seat: 3, distance: 1 },
    { seat: 3, distance: 0 },
  ],
  'shield-wall-destroyed': [{ seat: 3 }],
  'storm-moved': [
    { from: null, to: 7, distance: 25 },
    { from: 7, to: 0, distance: 11 },
    { from: 7, to: 8, distance: 1 },
    { from: 7, to: 7, distance: 0 },
  ],
  'spice-blown-away': [
    { cell: 'hagga-basin@12', n: 6 },
    { cell: 'red-chasm@6', n: 1 },
  ],
  'forces-lost': [
    {
      seat: 3,
      cell: 'wind-pass@14',
      forces: { normal: 3, special: 1 },
      by: 'storm',
    },
    { seat: 5, cell: 'cielago-north@0', forces: { normal: 1, special: 0 }, by: 'worm' },
    { seat: 4, cell: 'shield-wall@8', forces: { normal: 2, special: 0 }, by: 'atomics' },
    { seat: 2, cell: 'carthag@10', forces: { normal: 0, special: 2 }, by: 'battle' },
    { seat: 1, cell: 'arrakeen@9', forces: { normal: 5, special: 0 }, by: 'explosion' },
    { seat: 0, cell: 'sietch-tabr@13', forces: { normal: 4, special: 0 }, by: 'traitor' },
    { seat: 0, cell: 'tueks-sietch@4', forces: { normal: 2, special: 0 }, by: 'shared-with-ally' },
    { seat: 2, cell: 'tueks-sietch@4', forces: { normal: 2, special: 0 }, by: 'shared-with-ally' },
  ],
  'first-player': [{ seat: 3 }],
  'spice-card-turned': [
    { card: 'spice-hagga-basin', pile: 0 },
    { card: 'shai-hulud', pile: 1 },
  ],
  'spice-placed': [{ cell: 'the-great-flat@14', n: 10 }],
  'worm-set-aside': [{}],
  'worm-came': [{ territory: 'rock-outcroppings' }, { territory: null }],
  'spice-devoured': [{ cell: 'habbanya-ridge-flat@17', n: 10 }],
  nexus: [{}],
  'alliance-broken': [{ seat: 3 }, { seat: 2 }],
  'alliance-proposed': [
    { seat: 0, to: 3 },
    { seat: 3, to: 2 },
  ],
  'alliance-made': [{ seats: [0, 3] }, { seats: [1, 2, 4] }],
  'alliance-refused': [{ seat: 3, to: 0 }],
  'worm-ridden': [
    { seat: 3, from: 'wind-pass', to: 'arrakeen@9', forces: { normal: 4, special: 1 } },
  ],
  charity: [
    { seat: 5, n: 2 },
    { seat: 1, n: 1 },
  ],
  'hands-counted': [{ counts: [3, 1, 4, 0, 2, 8] }],
  'strongholds-counted': [{ counts: [3, 1, 0, 0, 2, 0], secret: { to: [], spice: [] } }],
  'cards-dealt': [{ n: 5 }, { n: 1 }, { n: 0 }],
  'auction-opened': [
    { n: 3, opener: 0, secret: { to: [0], card: 'lasgun' } },
    { n: 2, opener: 3 },
    { n: 1, opener: 4 },
  ],
  bid: [
    { seat: 0, n: 3 },
    { seat: 3, n: 1 },
  ],
  passed: [{ seat: 0 }, { seat: 3 }],
  'card-bought': [
    { seat: 5, price: 4, karama: false, secret: { to: [5], card: 'la-la-la' } },
    { seat: 2, price: 0, karama: true, secret: { to: [2], card: 'shield' } },
  ],
  'card-drawn': [{ seat: 5, secret: { to: [5], card: 'snooper' } }],
  'auction-reopened': [
    { seat: 1, opener: 3 },
    { seat: 0, opener: 0 },
  ],
  'auction-closed': [{ left: 3 }, { left: 1 }, { left: 0 }],
  'spice-paid': [
    { seat: 5, n: 4, to: 2 },
    { seat: 3, n: 1, to: null },
    { seat: 2, n: 2, to: 2 },
  ],
  'spice-gained': [
    { seat: 0, n: 7, why: 'leaders' },
    { seat: 5, n: 5, why: 'traitor' },
    { seat: 5, n: 2, why: 'captive' },
  ],
  revived: [
    { seat: 3, forces: { normal: 2, special: 1 }, cost: 0 },
    { seat: 0, forces: { normal: 3, special: 0 }, cost: 2 },
  ],
  'leader-revived': [
    { seat: 2, leader: 'hasimir-fenring', cost: 6 },
    { seat: 0, leader: 'kh', cost: 2 },
    { seat: 3, leader: 'chani', cost: 0 },
  ],
  shipped: [
    { seat: 0, from: null, to: 'arrakeen@9', forces: { normal: 5, special: 0 }, cost: 5 },
    { seat: 3, from: null, to: 'tsimpo@11', forces: { normal: 5, special: 3 }, cost: 0 },
    {
      seat: 4,
      from: ['pasty-mesa@4', 'pasty-mesa@5'],
      to: 'old-gap@9',
      forces: { normal: 5, special: 0 },
      cost: 5,
    },
    {
      seat: 4,
      from: ['tueks-sietch@4'],
      to: null,
      forces: { normal: 1, special: 0 },
      cost: 1,
    },
    { seat: 2, from: null, to: 'meridian@0', forces: { normal: 1, special: 2 }, cost: 6 },
  ],
  'shipment-cancelled': [{ seat: 0, by: 4 }],
  moved: [
    { seat: 0, from: ['arrakeen@9'], to: 'old-gap@10', forces: { normal: 3, special: 0 } },
    {
      seat: 5,
      from: ['imperial-basin@8', 'imperial-basin@9'],
      to: 'imperial-basin@10',
      forces: { normal: 2, special: 0 },
    },
    { seat: 3, from: ['polar-sink'], to: 'sietch-tabr@13', forces: { normal: 1, special: 0 } },
  ],
  'advisor-placed': [
    { seat: 1, cell: 'polar-sink' },
    { seat: 1, cell: 'arrakeen@9' },
  ],
  flipped: [
    { seat: 1, territory: 'arrakeen', to: 'fighters' },
    { seat: 1, territory: 'shield-wall', to: 'advisors' },
  ],
  'battle-named': [
    { aggressor: 0, defender: 5, territory: 'carthag' },
    { aggressor: 3, defender: 2, territory: 'false-wall-east' },
  ],
  'no-leader': [{ seat: 3 }, { seat: 2 }],
  voice: [
    { seat: 1, on: 5, order: 'play', target: 'weapon-poison' },
    { seat: 1, on: 5, order: 'not', target: 'weapon-projectile' },
    { seat: 1, on: 2, order: 'not', target: 'weapon-lasgun' },
    { seat: 1, on: 3, order: 'play', target: 'defense-poison' },
    { seat: 1, on: 3, order: 'not', target: 'defense-projectile' },
    { seat: 1, on: 3, order: 'play', target: 'worthless' },
    { seat: 1, on: 3, order: 'not', target: 'cheap-hero' },
  ],
  prescience: [
    { seat: 0, on: 5, element: 'leader' },
    { seat: 0, on: 2, element: 'weapon' },
    { seat: 0, on: 3, element: 'defense' },
    { seat: 0, on: 4, element: 'dial' },
  ],
  'prescience-answered': [
    { seat: 5, element: 'leader', answer: { leader: 'beast-rabban' } },
    { seat: 2, element: 'leader', answer: { leader: 'cheap-hero' } },
    { seat: 2, element: 'leader', answer: { leader: null } },
    { seat: 5, element: 'weapon', answer: { weapon: 'crysknife' } },
    { seat: 5, element: 'weapon', answer: { weapon: null } },
    { seat: 3, element: 'defense', answer: { defense: null } },
    { seat: 3, element: 'dial', answer: { dial: 7 } },
  ],
  'plan-seen': [
    {
      seat: 0,
      on: 5,
      secret: { to: [0, 5], plan: plan({ leader: 'feyd-rautha', weapon: 'chaumas', spice: 3 }) },
    },
  ],
  'plans-revealed': [
    {
      plans: [
        {
          seat: 0,
          plan: plan({
            dial: 7,
            spice: 2,
            leader: 'lady-jessica',
            weapon: 'crysknife',
            defense: 'la-la-la',
            kh: true,
          }),
        },
        { seat: 3, plan: plan({ leader: 'cheap-hero', defense: 'shield', dial: 1 }) },
      ],
    },
    {
      plans: [
        { seat: 5, plan: plan({ leader: null, dial: 0 }) },
        { seat: 2, plan: plan({ leader: 'bashar', spice: 1 }) },
      ],
    },
  ],
  'traitor-called': [
    { seat: 5, by: 5, leader: 'captain-aramsham' },
    { seat: 0, by: 5, leader: 'alia' },
  ],
  explosion: [{ territory: 'carthag' }],
  'leader-killed': [
    { seat: 2, leader: 'captain-aramsham' },
    { seat: 4, leader: 'guild-representative' },
    { seat: 3, leader: 'chani' },
  ],
  'battle-won': [
    { seat: 0, over: 5, totals: [19, 14] },
    { seat: 3, over: 2, totals: [8, 9] },
    { seat: 3, over: 2, totals: [0, 0] },
  ],
  'battle-lost-by-both': [{ territory: 'imperial-basin' }],
  'leader-captured': [{ seat: 5, from: 0, secret: { to: [5, 0], leader: 'duncan-idaho' } }],
  'captive-killed': [{ seat: 5, from: 3, secret: { to: [5, 3], leader: 'jamis' } }],
  'leader-returned': [
    { leader: 'duncan-idaho', to: 0 },
    { leader: 'dr-wellington-yueh', to: 0 },
  ],
  collected: [
    { seat: 0, cell: 'hagga-basin@12', n: 6 },
    { seat: 4, cell: 'tueks-sietch', n: 1 },
  ],
  'card-played': [
    { seat: 0, card: 'karama' },
    { seat: 3, card: 'la-la-la' },
  ],
  'card-discarded': [{ seat: 3, card: 'cheap-hero' }],
  'karama-stopped': [
    { seat: 3, item: 'BEN-B3', user: 1 },
    { seat: 0, item: 'HAR-B4', user: 5 },
    { seat: 0, item: 'EMP-A1', user: 2 },
  ],
  'karama-power': [
    { seat: 3, item: 'FRE-K1' },
    { seat: 2, item: 'EMP-K1' },
  ],
  'hands-swapped': [
    { seat: 5, with: 0, n: 3 },
    { seat: 5, with: 2, n: 1 },
  ],
  'question-asked': [
    { seat: 0, to: 3, question: { about: 'card', card: 'lasgun' } },
    { seat: 3, to: 2, question: { about: 'traitor', leader: 'caid' } },
    { seat: 2, to: 5, question: { about: 'spice', atLeast: 1 } },
    { seat: 2, to: 1, question: { about: 'prediction-faction', faction: 'spacing-guild' } },
    { seat: 2, to: 1, question: { about: 'prediction-turn', turn: 7 } },
    { seat: 4, to: 0, question: { about: 'other' } },
  ],
  'question-answered': [
    { seat: 3, answer: true },
    { seat: 2, answer: false },
  ],
  'spice-given': [{ seat: 2, to: 0, secret: { to: [2, 0], n: 5 } }],
  'deal-offered': [
    { seat: 0, to: 5, spice: 5, promise: 'stay-out:carthag' },
    { seat: 3, to: 2, spice: 0, promise: 'stay-out:imperial-basin' },
    { seat: 3, to: 4, spice: 2, promise: null },
    { seat: 3, to: 2, spice: 0, promise: null, own: 'pass:2', price: 4, shows: 'card' },
    { seat: 0, to: 5, spice: 1, promise: 'spoken', own: 'stay-out:arrakeen', sees: 'traitor' },
  ],
  'deal-made': [
    { seat: 0, to: 5, spice: 5, promise: 'stay-out:rock-outcroppings' },
    { seat: 3, to: 2, spice: 0, promise: 'stay-out:arrakeen' },
    { seat: 3, to: 4, spice: 1, promise: null },
    { seat: 2, to: 0, spice: 0, promise: 'pass:1', price: 2, own: 'spoken', sees: 'spice' },
    { seat: 2, to: 0, spice: 2, promise: 'vow:peace', own: 'vow:ally' },
    { seat: 3, to: 1, spice: 0, promise: 'vow:no-traitor', own: 'vow:stop-leader' },
  ],
  'deal-refused': [{ seat: 5, to: 0 }],
  'deal-withdrawn': [{ seat: 3, to: 0 }],
  'deal-lapsed': [{ seat: 2, to: 4 }],
  'deal-shown': [
    { seat: 0, to: 2, what: 'card', secret: { to: [0, 2], card: 'lasgun' } },
    { seat: 3, to: 2, what: 'traitor', secret: { to: [3, 2], leader: 'thufir-hawat' } },
    { seat: 2, to: 5, what: 'spice', secret: { to: [2, 5], n: 7 } },
  ],
  'game-over': [
    { winners: [0], victory: 'strongholds' },
    { winners: [0, 3], victory: 'alliance' },
    { winners: [1], victory: 'prediction' },
    { winners: [3], victory: 'fremen' },
    { winners: [2, 4], victory: 'guild' },
    { winners: [3], victory: 'default' },
    { winners: [], victory: null },
  ],
};

export const EVENTS: readonly DuneEvent[] = Object.entries(BODIES).flatMap(([type, bodies]) =>
  (bodies as readonly object[]).map((body) => ({ type, ...body }) as DuneEvent),
);

const one = (
  kind: DecisionKind,
  seat: number,
  about?: Decision['about'],
  options: readonly DuneOption[] = [],
): Decision => ({ seat, kind, shape: 'one', options, fallback: '', about });
const number = (kind: DecisionKind, seat: number, about?: Decision['about']): Decision => ({
  seat,
  kind,
  shape: 'number',
  min: 0,
  max: 3,
  fallback: 0,
  about,
});
const some = (kind: DecisionKind, seat: number, n: number): Decision => ({
  seat,
  kind,
  shape: 'some',
  options: [],
  min: n,
  max: n,
  fallback: [],
});

const aFaction: DuneOption = { id: 'fremen', type: 'faction', faction: 'fremen' };
const aSeat: DuneOption = { id: 'seat:1', type: 'seat', seat: 1 };
const special = { force: 'special' };

const ASKED: { readonly [K in DecisionKind]: readonly Decision[] } = {
  prediction: [
    one('prediction', 1, {}, [aFaction]),
    one('prediction', 1, { faction: 'fremen' }),
    one('prediction', 1),
  ],
  'traitor.pick': [one('traitor.pick', 0)],
  'fremen.place': [
    number('fremen.place', 3, { cell: 'sietch-tabr@13' }),
    number('fremen.place', 3, { cell: 'false-wall-south@3', ...special }),
    number('fremen.place', 3),
  ],
  'bg.place': [one('bg.place', 1)],
  'storm.first': [number('storm.first', 0)],
  'storm.dial': [number('storm.dial', 0)],
  'weather.control': [one('weather.control', 0, { distance: 4 }), one('weather.control', 0)],
  'family.atomics': [one('family.atomics', 0)],
  'storm.losses': [number('storm.losses', 3, { cell: 'tsimpo@11' })],
  'worm.place': [one('worm.place', 3)],
  'worm.protect': [one('worm.protect', 3, { ally: 0 }), one('worm.protect', 3, { ally: 2 })],
  'worm.ride': [
    one('worm.ride', 3, { territory: 'wind-pass' }),
    one('worm.ride', 3),
    number('worm.ride', 3, { cell: 'wind-pass@14', force: 'normal' }),
    number('worm.ride', 3, { cell: 'wind-pass@14', ...special }),
  ],
  'alliance.break': [one('alliance.break', 0)],
  'alliance.propose': [one('alliance.propose', 0)],
  'alliance.answer': [
    one('alliance.answer', 0, { from: 3, to: 0 }),
    one('alliance.answer', 2, { from: 3, to: 0 }),
    one('alliance.answer', 2),
  ],
  'ally.share': [one('ally.share', 0)],
  'karama.worm': [one('karama.worm', 3)],
  'charity.claim': [one('charity.claim', 0)],
  bid: [
    one('bid', 0, { bid: 0, bidder: null }),
    one('bid', 0, { bid: 3, bidder: 3 }),
    one('bid', 0, { bid: 1, bidder: 2 }),
  ],
  'ally.pledge': [number('ally.pledge', 0)],
  'karama.bid': [one('karama.bid', 0)],
  'revive.forces': [number('revive.forces', 0), number('revive.forces', 2, special)],
  'revive.leader': [one('revive.leader', 0)],
  'emperor.revive.ally': [
    number('emperor.revive.ally', 2, { ally: 0 }),
    number('emperor.revive.ally', 2),
  ],
  'fremen.revive.ally': [
    one('fremen.revive.ally', 3, { ally: 0 }),
    one('fremen.revive.ally', 3, { ally: 4 }),
  ],
  'karama.emperor': [
    one('karama.emperor', 2),
    number('karama.emperor', 2),
    number('karama.emperor', 2, special),
  ],
  'bg.wartime': [one('bg.wartime', 1, { territory: 'arrakeen' }), one('bg.wartime', 1)],
  'guild.when': [one('guild.when', 4, { before: 3 }), one('guild.when', 4)],
  ship: [one('ship', 0), one('ship', 4, { from: 'old-gap' }), one('ship', 3, { from: null })],
  'ship.from': [one('ship.from', 4)],
  'ship.number': [
    number('ship.number', 0, { from: null, to: 'arrakeen@9' }),
    number('ship.number', 4, { from: 'old-gap', to: 'wind-pass@14', cell: 'old-gap@9' }),
    number('ship.number', 4, { from: 'arrakeen', to: null }),
    number('ship.number', 0),
  ],
  'ship.special': [number('ship.special', 2, { from: null, to: 'arrakeen@9' })],
  'ally.ship.pay': [number('ally.ship.pay', 0, { ally: 5 }), number('ally.ship.pay', 0)],
  'karama.rate': [one('karama.rate', 0)],
  'karama.guild': [one('karama.guild', 4, { seat: 0 }), one('karama.guild', 4)],
  'bg.accompany': [one('bg.accompany', 1, { shipper: 0 }), one('bg.accompany', 1)],
  'bg.intrusion': [
    one('bg.intrusion', 1, { territory: 'old-gap', entrant: 3 }),
    one('bg.intrusion', 1),
  ],
  'bg.arrive': [one('bg.arrive', 1, { territory: 'sietch-tabr' }), one('bg.arrive', 1)],
  move: [one('move', 0)],
  'move.forces': [
    number('move.forces', 0, { cell: 'old-gap@9', force: 'normal' }),
    number('move.forces', 2, { cell: 'arrakeen@9', ...special }),
  ],
  'move.to': [one('move.to', 0, { from: 'old-gap' }), one('move.to', 0)],
  hajr: [one('hajr', 0)],
  'battle.pick': [one('battle.pick', 0)],
  voice: [one('voice', 1, { on: 5 }), one('voice', 1)],
  prescience: [one('prescience', 0, { on: 3 }), one('prescience', 0)],
  'prescience.answer': [
    one('prescience.answer', 5, { element: 'leader' }),
    one('prescience.answer', 5, { element: 'weapon' }),
    one('prescience.answer', 5, { element: 'defense' }),
    one('prescience.answer', 5, { element: 'dial', halves: true }),
    one('prescience.answer', 5),
  ],
  'karama.plan': [one('karama.plan', 0, { on: 5 }), one('karama.plan', 0)],
  plan: [
    {
      seat: 0,
      kind: 'plan',
      shape: 'form',
      fields: {},
      fallback: {},
      about: { territory: 'sietch-tabr', against: 3, halves: true },
    },
    { seat: 0, kind: 'plan', shape: 'form', fields: {}, fallback: {} },
  ],
  'traitor.call': [
    one('traitor.call', 0, { leader: 'captain-aramsham' }),
    one('traitor.call', 0, { leader: 'cheap-hero' }),
    one('traitor.call', 0, { leader: null }),
  ],
  losses: [
    one('losses', 2),
    number('losses', 2, { cell: 'old-gap@9', force: 'normal' }),
    number('losses', 2, { cell: 'old-gap@9', ...special }),
  ],
  'keep.cards': [some('keep.cards', 0, 2)],
  capture: [one('capture', 5)],
  'capture.fate': [one('capture.fate', 5, { leader: 'lady-jessica' }), one('capture.fate', 5)],
  collect: [some('collect', 0, 2)],
  'karama.stop': [
    one('karama.stop', 0, { item: 'BEN-B3', user: 1 }),
    one('karama.stop', 0, { item: 'FRE-A5', user: 3 }),
    one('karama.stop', 0),
  ],
  anytime: [one('anytime', 0)],
  ghola: [number('ghola', 0), number('ghola', 2, special)],
  'truthtrance.to': [one('truthtrance.to', 0)],
  'truthtrance.ask': [one('truthtrance.ask', 0, { to: 3 }), one('truthtrance.ask', 0)],
  'truthtrance.about': [
    'card',
    'traitor',
    'spice',
    'prediction-faction',
    'prediction-turn',
    'other',
  ].map((question) => one('truthtrance.about', 0, { question })),
  'truthtrance.answer': [
    one('truthtrance.answer', 0, { question: { about: 'card', card: 'lasgun' } }),
    one('truthtrance.answer', 0, { question: { about: 'other' } }),
    one('truthtrance.answer', 0),
  ],
  'emperor.gift': [
    one('emperor.gift', 2, {}, [aSeat]),
    number('emperor.gift', 2, { to: 0 }),
    number('emperor.gift', 2),
  ],
  'harkonnen.swap': [
    one('harkonnen.swap', 5, {}, [aSeat]),
    number('harkonnen.swap', 5, { with: 2 }),
    number('harkonnen.swap', 5),
  ],
  'harkonnen.give': [some('harkonnen.give', 5, 1), some('harkonnen.give', 5, 3)],
  'deal.offer': [
    one('deal.offer', 0, {}, [aSeat]),
    number('deal.offer', 0, { to: 5 }),
    number('deal.offer', 0),
    one('deal.offer', 0, { what: 'promise', to: 5, spice: 3 }),
    one('deal.offer', 0, { what: 'promise', to: 2, spice: 0 }),
    one('deal.offer', 0, { what: 'promise' }),
  ],
  'deal.answer': [
    one('deal.answer', 0, { from: 3, spice: 3, promise: 'stay-out:carthag' }),
    one('deal.answer', 0, { from: 2, spice: 0, promise: 'stay-out:old-gap' }),
    one('deal.answer', 0, { from: 3, spice: 1, promise: null }),
    one('deal.answer', 0, { from: 2 }),
    one('deal.answer', 0),
  ],
};

export const DECISIONS: readonly Decision[] = Object.values(ASKED).flat();

type OptionBody<T extends OptionType> = Omit<Extract<DuneOption, { type: T }>, 'type' | 'id'>;

const OFFERED: { readonly [T in OptionType]: readonly OptionBody<T>[] } = {
  pass: [{}],
  none: [{}],
  yes: [{}],
  no: [{}],
  keep: [{}],
  kill: [{}],
  karama: [{}],
  'to-reserves': [{}],
  'from-reserves': [{}],
  'ghola-forces': [{}],
  truthtrance: [{}],
  swap: [{}],
  revive: [{}],
  gift: [{}],
  spoken: [{}],
  vow: VOWS.map((vow) => ({ vow })),
  break: [{}],
  kh: [{}],
  cell: [
    { cell: 'wind-pass@14' },
    { cell: 'arrakeen@9' },
    { cell: 'meridian@0' },
    { cell: 'polar-sink' },
  ],
  territory: [{ territory: 'tueks-sietch' }],
  seat: [{ seat: 3 }, { seat: 4 }],
  faction: [{ faction: 'emperor' }],
  leader: [{ leader: 'stilgar' }, { leader: 'beast-rabban' }],
  card: [{ card: 'hajr' }, { card: 'la-la-la' }],
  bid: [{ n: 3 }],
  battle: [{ territory: 'carthag', seat: 3 }],
  voice: (
    [
      'weapon-poison',
      'weapon-projectile',
      'weapon-lasgun',
      'defense-poison',
      'defense-projectile',
      'worthless',
      'cheap-hero',
    ] as const
  ).flatMap((target) => [
    { order: 'play', target },
    { order: 'not', target },
  ]),
  element: [
    { element: 'leader' },
    { element: 'weapon' },
    { element: 'defense' },
    { element: 'dial' },
  ],
  number: [{ n: 0 }, { n: 1 }, { n: 7 }],
  forces: [
    { forces: { normal: 2, special: 1 } },
    { forces: { normal: 5, special: 0 } },
    { forces: { normal: 0, special: 0 } },
  ],
  question: [
    { about: 'card' },
    { about: 'traitor' },
    { about: 'spice' },
    { about: 'prediction-faction' },
    { about: 'prediction-turn' },
    { about: 'other' },
  ],
  'worthless-as-karama': [{ card: 'baliset' }, { card: 'la-la-la' }],
  'show-card': [{}],
  'show-traitor': [{}],
  'show-spice': [{}],
  accept: [{ offer: 1 }, { offer: 2, card: 'lasgun' }, { offer: 3, leader: 'thufir-hawat' }],
  refuse: [{ offer: 1 }],
  withdraw: [{ offer: 1 }],
};

export const OPTIONS: readonly DuneOption[] = Object.entries(OFFERED).flatMap(([type, bodies]) =>
  (bodies as readonly object[]).map((body) => ({ id: type, type, ...body }) as DuneOption),
);

const REFUSED: { readonly [C in ReasonCode]: readonly Omit<Reason, 'code'>[] } = {
  'in-storm': [{ rule: 'DUN-3.13', args: { sector: 0 } }, { rule: 'DUN-3.13' }],
  'stronghold-full': [{ rule: 'DUN-8.7' }],
  'ally-there': [{ rule: 'DUN-13.8' }],
  'own-advisors': [{ rule: 'BEN-A5' }],
  'cannot-pay': [{ rule: 'DUN-8.3' }],
  'beyond-reach': [{ rule: 'FRE-B1' }],
  'too-far': [{ rule: 'DUN-9.6' }],
  'already-there': [{ rule: 'GUI-B2' }],
  'promised-to-stay-out': [{ rule: 'DUN-15.2' }],
  'deal-empty': [{ rule: 'DUN-15.4' }],
  'deal-both-pay': [{ rule: 'DUN-15.4' }],
  'deal-void': [{ rule: 'DUN-15.2' }],
  'answer-first': [{ rule: 'DUN-15.2', args: { seat: 2 } }, { rule: 'DUN-15.2' }],
  'nothing-to-show': [{ rule: 'DUN-15.4' }],
  'plan-leader': [{ rule: 'DUN-10.12' }],
  'plan-cards': [{ rule: 'DUN-10.13' }],
  'plan-dial': [{ rule: 'DUN-10.9' }],
  'plan-spice': [{ rule: 'DUN-17.3' }],
  'plan-voice': [{ rule: 'BEN-B3' }],
  'plan-prescience': [{ rule: 'ATR-B4' }],
  'plan-kh': [{ rule: 'ATR-A2' }],
  'no-forces': [{ rule: 'DUN-9.1' }],
  'not-asked': [{ rule: 'answer', args: { seat: 2 } }],
  'not-offered': [{ rule: 'answer', args: { id: 'no-such-thing' } }],
  'not-now': [{ rule: 'answer' }],
  'window-open': [{ rule: 'answer' }],
  'out-of-range': [{ rule: 'answer', args: { value: 5, min: 0, max: 3 } }, { rule: 'answer' }],
  misshapen: [{ rule: 'answer', args: { expected: 'one' } }],
  'cannot-undo': [{ rule: 'G-2' }],
};

export const REASONS: readonly Reason[] = Object.entries(REFUSED).flatMap(([code, bodies]) =>
  bodies.map((body) => ({ code, ...body })),
);
