import { WRITING } from '@landsraad/kernel/wording';
import type { Faction } from '../../ids.ts';
import type { TermWording, Unit } from '../wording.ts';

const ENGLISH = WRITING.en;

const UNITS: Readonly<Record<Unit, readonly [one: string, many: string]>> = {
  solari: ['Solari', 'Solari'],
  spice: ['spice', 'spice'],
  water: ['water', 'water'],
  troop: ['troop', 'troops'],
  card: ['card', 'cards'],
  intrigue: ['Intrigue card', 'Intrigue cards'],
  sword: ['sword', 'swords'],
  persuasion: ['Persuasion', 'Persuasion'],
  influence: ['Influence', 'Influence'],
  vp: ['Victory Point', 'Victory Points'],
  unit: ['unit', 'units'],
  dreadnought: ['dreadnought', 'dreadnoughts'],
  negotiator: ['Negotiator', 'Negotiators'],
  specimen: ['specimen', 'specimens'],
};

export const amount = (n: number, unit: Unit): string =>
  `${n} ${UNITS[unit][ENGLISH.isOne(n) ? 0 : 1]}`;

export function list(items: readonly string[], joint: 'and' | 'or'): string {
  const apart = items.length === 2 && items[1]!.startsWith('you may');
  return apart ? items.join(`, ${joint} `) : ENGLISH.list(items, joint);
}

/** With its article, as in "Influence with the Emperor". */
export const THE_FACTION: Readonly<Record<Faction, string>> = {
  emperor: 'the Emperor',
  'spacing-guild': 'the Spacing Guild',
  'bene-gesserit': 'the Bene Gesserit',
  fremen: 'the Fremen',
};

const factions = {
  emperor: 'Emperor',
  'spacing-guild': 'Spacing Guild',
  'bene-gesserit': 'Bene Gesserit',
  fremen: 'Fremen',
};

export const terms: TermWording = {
  factions,
  icons: { ...factions, landsraad: 'Landsraad', city: 'City', 'spice-trade': 'Spice Trade' },
  resources: { solari: 'Solari', spice: 'spice', water: 'water' },
  phases: {
    leaders: 'Choice of Leaders',
    'secret-factions': 'Secret Factions',
    'round-start': 'Round Start',
    turns: 'Player Turns',
    combat: 'Combat',
    makers: 'Makers',
    recall: 'Recall',
    endgame: 'Endgame',
    over: 'Game over',
  },
  zones: {
    hand: 'hand',
    discard: 'discard pile',
    play: 'in play',
    deck: 'deck',
    row: 'Imperium Row',
    supply: 'supply',
    garrison: 'garrison',
    conflict: 'Conflict',
  },
  timings: { plot: 'Plot', combat: 'Combat', endgame: 'Endgame' },
  origins: {
    starting: 'Starting card',
    reserve: 'Reserve card',
    imperium: 'Imperium card',
    tleilaxu: 'Tleilaxu card',
  },
  regions: { ...factions, landsraad: 'Landsraad', choam: 'CHOAM', ix: 'Ix', arrakis: 'Arrakis' },
  rival: ({ players }, seat) => (players === 2 ? 'House Hagal' : `Rival ${seat}`),
  you: 'you',
  leaderInSentence: (name) => name.replace(/^The /, 'the '),
  amount,
  list,
};

export const a = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
