import type { RivalWording } from '../wording.ts';
import { resourceList } from './effects.ts';
import { amount } from './terms.ts';

export const rivals: RivalWording = {
  marked: { 1: 'solo game only (1P)', 2: 'two-player game only (2P)' },
  deploys: (recruits) =>
    `the Rival deploys ${recruits ? 'what it recruits and ' : ''}up to two troops from its garrison`,
  noSword: 'no sword',
  skipped: {
    occupied: 'the space is occupied',
    voice: 'the Voice closes the space',
    'no-bonus-spice': 'no Maker space has bonus spice',
    'two-dreadnoughts': 'it already has two dreadnoughts',
    'too-little-influence': 'it has too little Influence with the Spacing Guild',
    reshuffle: 'all the cards are shuffled again',
  },
  house: 'House Hagal',
  does: (third) => `The Rival ${third}.`,
  harvests: [
    'The Agent goes to the free Maker space with the most bonus spice, and among equals to the one with the most spice in all.',
    'In a solo game the Rival takes all the spice there; in a two-player game the bonus spice goes to the bank.',
    'If no free Maker space has bonus spice, reveal another card.',
  ],
  either: (far, near) =>
    `With 2 or more Influence with the Spacing Guild, the Rival goes to ${far.space} and ${far.third}; otherwise it goes to ${near.space} and ${near.third}.`,
  orElse: (first, second) => `The Rival ${first}; if it cannot, it ${second}.`,
  leavesAside: {
    'interstellar-shipping':
      'If it has less than 2 Influence with the Spacing Guild, reveal another card.',
    dreadnought: 'If it already has two dreadnoughts, reveal another card.',
  },
  reshuffles: [
    'Shuffle all the House Hagal cards, this one and the discard pile included, into a new deck, then reveal again.',
  ],
  personGains: (resources) => `You start with ${resourceList(resources)} more.`,
  mentatCosts: (solari, usually) =>
    `The Mentat space costs ${amount(solari, 'solari')} instead of ${usually}.`,
  rivalsStart: (garrison, intrigue) => {
    if (garrison === 0) return 'The Rivals start with no troops in their garrisons.';
    const more = intrigue > 0 ? ` and ${amount(intrigue, 'intrigue')}` : '';
    return `Each Rival starts with ${amount(garrison, 'troop')} in its garrison${more}.`;
  },
  thirdAgents: (round) => `Each Rival receives its third Agent in round ${round}.`,
  expert: 'In a Conflict I or II, a Rival that leads by 4 strength or more deploys nothing.',
  noSwordmaster: 'You cannot gain the Swordmaster.',
};
