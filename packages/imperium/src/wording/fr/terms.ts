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
  persuasion: ['point de Persuasion', 'points de Persuasion'],
  influence: ['point d’Influence', 'points d’Influence'],
  vp: ['Point de Victoire', 'Points de Victoire'],
};

/** In French the plural begins with two. */
export const amount = (n: number, unit: Unit): string =>
  `${n} ${UNITS[unit][Math.abs(n) < 2 ? 0 : 1]}`;

const JOINTS = { and: 'et', or: 'ou' };

export function list(items: readonly string[], joint: 'and' | 'or'): string {
  if (items.length <= 1) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${JOINTS[joint]} ${items.at(-1)}`;
}

/** With its article, which `of` and `to` contract. */
export const THE_FACTION: Readonly<Record<Faction, string>> = {
  emperor: 'l’Empereur',
  'spacing-guild': 'la Guilde Spatiale',
  'bene-gesserit': 'le Bene Gesserit',
  fremen: 'les Fremen',
};

/** de: "du Haut Conseil", "des Fremen", "d’Arrakeen", "de Carthag". */
export function of(noun: string): string {
  if (noun.startsWith('le ')) return `du ${noun.slice(3)}`;
  if (noun.startsWith('les ')) return `des ${noun.slice(4)}`;
  return beginsWithVowel(noun) ? `d’${noun}` : `de ${noun}`;
}

/** à: "au Haut Conseil", "aux Fremen", "à Arrakeen". */
export function to(noun: string): string {
  if (noun.startsWith('le ')) return `au ${noun.slice(3)}`;
  if (noun.startsWith('les ')) return `aux ${noun.slice(4)}`;
  return `à ${noun}`;
}

/** An h is taken as breathed: « de Harkonnen ». */
function beginsWithVowel(noun: string): boolean {
  return /^[aeiouœæ]/i.test(noun.normalize('NFD'));
}

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
    supply: 'réserve',
    garrison: 'garnison',
    conflict: 'Conflit',
  },
  timings: { plot: 'Complot', combat: 'Combat', endgame: 'Fin de Partie' },
  origins: { starting: 'Carte de départ', reserve: 'Carte Réserve', imperium: 'Carte Imperium' },
  regions: { ...factions, landsraad: 'Landsraad', choam: 'CHOM', arrakis: 'Arrakis' },
  amount,
  list,
  quote: (name) => `« ${name} »`,
};

/** A no-break space before : ; ? ! and inside « ». */
export const typeset = (text: string): string =>
  text.replace(/ ([:;?!»])/g, '\u00a0$1').replace(/« /g, '«\u00a0');
