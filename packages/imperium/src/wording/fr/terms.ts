import { decapitalised, WRITING } from '@landsraad/kernel/wording';
import type { Faction } from '../../ids.ts';
import type { TermWording, Unit } from '../wording.ts';

const UNITS: Readonly<Record<Unit, readonly [one: string, many: string]>> = {
  solari: ['Solari', 'Solari'],
  spice: ['Épice', 'Épices'],
  water: ['eau', 'eaux'],
  troop: ['troupe', 'troupes'],
  card: ['carte', 'cartes'],
  intrigue: ['carte Intrigue', 'cartes Intrigue'],
  sword: ['épée', 'épées'],
  persuasion: ['Persuasion', 'Persuasion'],
  influence: ['Influence', 'Influence'],
  vp: ['Point de Victoire', 'Points de Victoire'],
  unit: ['unité', 'unités'],
  dreadnought: ['cuirassé', 'cuirassés'],
  negotiator: ['Négociateur', 'Négociateurs'],
  specimen: ['Spécimen', 'Spécimens'],
};

export const amount = (n: number, unit: Unit): string =>
  `${n} ${UNITS[unit][WRITING.fr.isOne(n) ? 0 : 1]}`;

export const { list } = WRITING.fr;

/** With its article, which `of` and `to` contract. */
export const THE_FACTION: Readonly<Record<Faction, string>> = {
  emperor: 'l’Empereur',
  'spacing-guild': 'la Guilde Spatiale',
  'bene-gesserit': 'le Bene Gesserit',
  fremen: 'les Fremen',
};

const factions = {
  emperor: 'Empereur',
  'spacing-guild': 'Guilde Spatiale',
  'bene-gesserit': 'Bene Gesserit',
  fremen: 'Fremen',
};

export const terms: TermWording = {
  factions,
  icons: { ...factions, landsraad: 'Landsraad', city: 'Cité', 'spice-trade': 'Commerce d’Épice' },
  resources: { solari: 'Solari', spice: 'Épice', water: 'eau' },
  phases: {
    leaders: 'Choix des Dirigeants',
    'secret-factions': 'Factions secrètes',
    'round-start': 'Début de manche',
    turns: 'Tours des joueurs',
    combat: 'Combat',
    makers: 'Faiseurs',
    recall: 'Rappel',
    endgame: 'Fin de Partie',
    over: 'Partie terminée',
  },
  zones: {
    hand: 'main',
    discard: 'défausse',
    play: 'en jeu',
    deck: 'deck',
    row: 'Rangée Imperium',
    supply: 'réserve',
    garrison: 'garnison',
    conflict: 'Conflit',
  },
  timings: { plot: 'Complot', combat: 'Combat', endgame: 'Fin de Partie' },
  origins: {
    starting: 'Carte de départ',
    reserve: 'Carte Réserve',
    imperium: 'Carte Imperium',
    tleilaxu: 'Carte Tleilaxu',
  },
  regions: { ...factions, landsraad: 'Landsraad', choam: 'CHOM', ix: 'Ix', arrakis: 'Arrakis' },
  rival: ({ players }, seat) => (players === 2 ? 'Maison Hagal' : `Rival ${seat}`),
  you: 'vous',
  leaderInSentence,
  amount,
  list,
};

/** A title takes an article: « le Comte Ilban Richèse », but « Paul Atréides ». */
function leaderInSentence(name: string): string {
  if (name.startsWith('Le ')) return decapitalised(name);
  if (name.startsWith('Archidu')) return `l’${name}`;
  if (/^(Duc|Baron|Comte|Vicomte|Prince) /.test(name)) return `le ${name}`;
  return /^(Duchesse|Baronne|Comtesse|Vicomtesse|Princesse|Dame) /.test(name) ? `la ${name}` : name;
}
