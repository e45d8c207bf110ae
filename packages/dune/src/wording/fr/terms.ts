import { WRITING } from '@landsraad/kernel/wording';
import type { Plan } from '../../state.ts';
import { dialed } from '../dial.ts';
import type { Speaker, TermWording, Unit } from '../wording.ts';
import { theLeader } from './grammar.ts';

const UNITS: Readonly<Record<Unit, readonly [one: string, many: string]>> = {
  spice: ['Épice', 'Épices'],
  force: ['troupe', 'troupes'],
  special: ['troupe spéciale', 'troupes spéciales'],
  card: ['carte', 'cartes'],
  sector: ['secteur', 'secteurs'],
  stronghold: ['forteresse', 'forteresses'],
};

export const { list } = WRITING.fr;

export const amount = (n: number, unit: Unit): string =>
  `${n} ${UNITS[unit][WRITING.fr.isOne(n) ? 0 : 1]}`;

/** Who leads a plan. */
export function fighter(leader: Plan['leader'], say: Speaker): string {
  if (leader === null) return 'aucun chef';
  return leader === 'cheap-hero' ? 'un Héros de Pacotille' : theLeader(say.leader(leader));
}

function plan({ leader, dial, spice, weapon, defense, kh }: Plan, say: Speaker): string {
  const cards = [
    ...(weapon ? [`${say.card(weapon)} en arme`] : []),
    ...(defense ? [`${say.card(defense)} en défense`] : []),
  ];
  return [
    `${fighter(leader, say)}${kh ? ' avec le Kwisatz Haderach' : ''}`,
    `${dialed(dial)} sur la roue${spice > 0 ? ` avec ${amount(spice, 'spice')}` : ''}`,
    ...(cards.length > 0 ? cards : ['aucune carte']),
  ].join(', ');
}

export const terms: TermWording = {
  factions: {
    atreides: { name: 'les Atréides', plural: true },
    'bene-gesserit': { name: 'le Bene Gesserit', plural: false },
    emperor: { name: 'l’Empereur', plural: false },
    fremen: { name: 'les Fremen', plural: true },
    'spacing-guild': { name: 'la Guilde', plural: false },
    harkonnen: { name: 'les Harkonnen', plural: true },
  },
  phases: {
    prediction: 'Prédiction',
    traitors: 'Traîtres',
    'first-forces': 'Premières troupes',
    storm: 'Tempête',
    'spice-blow': 'Explosion d’Épice et Nexus',
    charity: 'Aumône de la CHOM',
    bidding: 'Enchères',
    revival: 'Enrôlement',
    shipment: 'Débarquement et Mouvement',
    battle: 'Bataille',
    collection: 'Récolte de l’Épice',
    mentat: 'Pause Mentat',
    over: 'Partie terminée',
  },
  terrains: {
    'polar-sink': 'Glace',
    stronghold: 'Forteresse',
    rock: 'Rocher',
    sand: 'Désert',
  },
  treachery: {
    'weapon-projectile': 'Arme à projectile',
    'weapon-poison': 'Arme à poison',
    'weapon-lasgun': 'Arme spéciale',
    'defense-projectile': 'Défense contre les projectiles',
    'defense-poison': 'Défense contre le poison',
    'special-leader': 'Spéciale (chef)',
    special: 'Spéciale',
    'special-storm': 'Spéciale (tempête)',
    'special-movement': 'Spéciale (mouvement)',
    worthless: 'Carte sans valeur',
  },
  itemKinds: {
    setup: 'mise en place',
    basic: 'jeu de base',
    advanced: 'jeu avancé',
    alliance: 'alliance',
    'karama-power': 'pouvoir Karama',
    victory: 'victoire',
  },
  elements: {
    leader: 'chef',
    weapon: 'arme',
    defense: 'défense',
    dial: 'nombre composé',
  },
  fields: {
    leader: 'Chef',
    dial: 'Nombre composé',
    weapon: 'Arme',
    defense: 'Défense',
    spice: 'Épice en soutien',
    kh: 'Kwisatz Haderach',
  },
  victories: {
    strongholds: 'Victoire par les forteresses',
    alliance: 'Victoire d’une alliance',
    prediction: 'Victoire par prédiction',
    fremen: 'Victoire spéciale des Fremen',
    guild: 'Victoire spéciale de la Guilde',
    default: 'Victoire après le dernier tour',
  },
  sector: (sector) => `secteur ${sector}`,
  specialForces: 'troupes spéciales',
  kwisatzHaderach: 'Kwisatz Haderach',
  amount,
  plan,
};
