import { placeOf, printedSector } from '../place.ts';
import type { FaceWording } from '../wording.ts';
import { inPlace } from './places.ts';
import { amount, terms } from './terms.ts';

export const faces: FaceWording = {
  kinds: {
    territory: 'Territory',
    treachery: 'Treachery card',
    spice: 'Spice card',
    leader: 'Leader',
    faction: 'Faction',
  },
  labels: {
    terrain: 'Terrain',
    sectors: 'Sectors',
    sector: 'Sector',
    spice: 'Spice blow',
    income: 'Income',
    neighbours: 'Next to',
    type: 'Type',
    copies: 'Copies',
    territory: 'Territory',
    faction: 'Faction',
    strength: 'Strength',
    start: 'Spice at the start',
    cards: 'Treachery cards at the start',
    traitors: 'Traitor cards kept',
    hand: 'Hand limit',
    'free-revival': 'Free revival',
    revival: 'Revival',
    special: 'Special forces',
    leaders: 'Leaders',
    storm: 'Storm',
    ornithopters: 'City',
    refuge: 'Refuge',
    fremen: 'Fremen',
    atomics: 'Family Atomics',
    effect: 'Effect',
    when: 'When',
    after: 'Afterwards',
    battle: 'Battle',
  },
  itemHeading: (title, kind) =>
    kind === 'advanced' || kind === 'alliance' || kind === 'karama-power'
      ? `${title} (${terms.itemKinds[kind]})`
      : title,
  stoppable: 'A Karama can stop this.',
  spiceIn: (n, sector) => `${n}, in sector ${sector}`,
  income: (n) => `${amount(n, 'spice')} each turn for its occupant, in the advanced game`,
  storm: ({ id, stormProtected, losesProtection, spice }) => {
    if (id === 'polar-sink') return ['The storm never comes here.'];
    if (!stormProtected)
      return [`${spice ? 'Forces and spice' : 'Forces'} here are lost to the storm.`];
    return losesProtection
      ? ['Forces here are safe from the storm while the Shield Wall stands.']
      : ['Forces here are safe from the storm.'];
  },
  ornithopters: [
    'Whoever has a force here moves up to 3 territories with ornithopters.',
    'Whoever occupies it collects 3 spice per force instead of 2.',
  ],
  refuge: ['Nobody fights here, and allies may be here together.'],
  fremen: 'The Fremen may bring their reserves here.',
  atomics: ({ id }) =>
    id === 'shield-wall'
      ? 'A force here may destroy the Shield Wall with Family Atomics. All forces here are then lost.'
      : 'A force here may destroy the Shield Wall with Family Atomics.',
  spiceCard: ({ cell, amount: n }) =>
    cell === null
      ? [
          'From turn 2 on, a sandworm devours all forces and all spice in the territory on top of the discard pile, and a Nexus follows.',
          'Then turn the next card. Further sandworms of the same blow do nothing by themselves.',
          'In turn 1, set it aside and turn the next card.',
        ]
      : [
          `Place ${amount(n, 'spice')} ${inPlace(placeOf(cell).territory)}, in sector ${printedSector(Number(cell.split('@')[1]))}, unless the storm is there.`,
        ],
  leaderInBattle: ({ strength }) => [
    `Adds ${strength} to the number you dial, unless killed.`,
    `If killed, brings the winner of the battle ${amount(strength, 'spice')}.`,
  ],
  leaderRevival: ({ strength }) => [`Costs ${amount(strength, 'spice')}.`],
  leaderLine: (name, strength) => `${name}: ${strength}.`,
  freeRevivals: (n) => `${amount(n, 'force')} each turn`,
  specialForces: (name, n) => `${n} ${name}, in the advanced game`,
};
