import { WRITING } from '@landsraad/kernel/wording';
import type { Plan } from '../../state.ts';
import { dialed } from '../dial.ts';
import type { Speaker, TermWording, Unit } from '../wording.ts';
import { theLeader } from './grammar.ts';

const UNITS: Readonly<Record<Unit, readonly [one: string, many: string]>> = {
  spice: ['spice', 'spice'],
  force: ['force', 'forces'],
  special: ['special force', 'special forces'],
  card: ['card', 'cards'],
  sector: ['sector', 'sectors'],
  stronghold: ['stronghold', 'strongholds'],
};

export const { list } = WRITING.en;

export const amount = (n: number, unit: Unit): string =>
  `${n} ${UNITS[unit][WRITING.en.isOne(n) ? 0 : 1]}`;

/** Who leads a plan. */
export function fighter(leader: Plan['leader'], say: Speaker): string {
  if (leader === null) return 'no leader';
  return leader === 'cheap-hero' ? 'a Cheap Hero' : theLeader(say.leader(leader));
}

function plan({ leader, dial, spice, weapon, defense, kh }: Plan, say: Speaker): string {
  const cards = [
    ...(weapon ? [`${say.card(weapon)} as weapon`] : []),
    ...(defense ? [`${say.card(defense)} as defense`] : []),
  ];
  return [
    `${fighter(leader, say)}${kh ? ' with the Kwisatz Haderach' : ''}`,
    `${dialed(dial)} on the wheel${spice > 0 ? ` with ${amount(spice, 'spice')}` : ''}`,
    ...(cards.length > 0 ? cards : ['no cards']),
  ].join(', ');
}

export const terms: TermWording = {
  factions: {
    atreides: { name: 'Atreides', plural: false },
    'bene-gesserit': { name: 'the Bene Gesserit', plural: false },
    emperor: { name: 'the Emperor', plural: false },
    fremen: { name: 'the Fremen', plural: true },
    'spacing-guild': { name: 'the Spacing Guild', plural: false },
    harkonnen: { name: 'Harkonnen', plural: false },
  },
  phases: {
    prediction: 'Prediction',
    traitors: 'Traitors',
    'first-forces': 'First forces',
    storm: 'Storm',
    'spice-blow': 'Spice Blow and Nexus',
    charity: 'CHOAM Charity',
    bidding: 'Bidding',
    revival: 'Revival',
    shipment: 'Shipment and Movement',
    battle: 'Battle',
    collection: 'Spice Collection',
    mentat: 'Mentat Pause',
    over: 'Game over',
  },
  terrains: {
    'polar-sink': 'Ice',
    stronghold: 'Stronghold',
    rock: 'Rock',
    sand: 'Sand',
  },
  treachery: {
    'weapon-projectile': 'Projectile weapon',
    'weapon-poison': 'Poison weapon',
    'weapon-lasgun': 'Special weapon',
    'defense-projectile': 'Projectile defense',
    'defense-poison': 'Poison defense',
    'special-leader': 'Special (leader)',
    special: 'Special',
    'special-storm': 'Special (storm)',
    'special-movement': 'Special (movement)',
    worthless: 'Worthless card',
  },
  itemKinds: {
    setup: 'setup',
    basic: 'basic game',
    advanced: 'advanced game',
    alliance: 'alliance',
    'karama-power': 'Karama power',
    victory: 'victory',
  },
  elements: {
    leader: 'leader',
    weapon: 'weapon',
    defense: 'defense',
    dial: 'number dialed',
  },
  fields: {
    leader: 'Leader',
    dial: 'Number dialed',
    weapon: 'Weapon',
    defense: 'Defense',
    spice: 'Spice in support',
    kh: 'Kwisatz Haderach',
  },
  victories: {
    strongholds: 'Victory by strongholds',
    alliance: 'Victory of an alliance',
    prediction: 'Victory by prediction',
    fremen: 'Special victory of the Fremen',
    guild: 'Special victory of the Spacing Guild',
    default: 'Victory after the last turn',
  },
  sector: (sector) => `sector ${sector}`,
  specialForces: 'special forces',
  kwisatzHaderach: 'Kwisatz Haderach',
  amount,
  plan,
};
