import {
  councilSeat,
  draw,
  foldspace,
  gain,
  harvest,
  hasCouncilSeat,
  hasSwordmaster,
  influenceAtLeast,
  intrigue,
  mentat,
  pay,
  recruit,
  stealIntrigue,
  swordmaster,
} from '../../effects/verbs.ts';
import { factionSpace, space } from '../build.ts';
import type { Space } from '../component.ts';

export const SPACES: readonly Space[] = [
  factionSpace(
    'emperor',
    'conspire',
    { en: 'Conspire', fr: 'Conspirer' },
    { cost: { spice: 4 }, effects: [gain({ solari: 5 }), recruit(2), intrigue(1)] },
  ),
  factionSpace(
    'emperor',
    'wealth',
    { en: 'Wealth', fr: 'Richesse' },
    { effects: [gain({ solari: 2 })] },
  ),
  factionSpace(
    'spacing-guild',
    'heighliner',
    { en: 'Heighliner', fr: 'Long-Courrier' },
    { combat: true, cost: { spice: 6 }, effects: [recruit(5), gain({ water: 2 })] },
  ),
  factionSpace(
    'spacing-guild',
    'foldspace',
    { en: 'Foldspace', fr: 'Espace Plissé' },
    { effects: [foldspace] },
  ),
  factionSpace(
    'bene-gesserit',
    'selective-breeding',
    { en: 'Selective Breeding', fr: 'Sélection génétique' },
    { cost: { spice: 2 }, effects: [pay({ trash: 1 }, draw(2))] },
  ),
  factionSpace(
    'bene-gesserit',
    'secrets',
    { en: 'Secrets', fr: 'Secrets' },
    { effects: [intrigue(1), stealIntrigue] },
  ),
  factionSpace(
    'fremen',
    'hardy-warriors',
    { en: 'Hardy Warriors', fr: 'Guerriers Endurcis' },
    { combat: true, cost: { water: 1 }, effects: [recruit(2)] },
  ),
  factionSpace(
    'fremen',
    'stillsuits',
    { en: 'Stillsuits', fr: 'Distilles' },
    { combat: true, effects: [gain({ water: 1 })] },
  ),
  space(
    'high-council',
    { en: 'High Council', fr: 'Haut Conseil' },
    {
      region: 'landsraad',
      icon: 'landsraad',
      cost: { solari: 5 },
      effects: [councilSeat],
      oncePerGame: hasCouncilSeat,
    },
  ),
  space(
    'mentat',
    { en: 'Mentat', fr: 'Mentat' },
    {
      region: 'landsraad',
      icon: 'landsraad',
      cost: { solari: 2 },
      effects: [draw(1), mentat], // IMP-16.24
    },
  ),
  space(
    'swordmaster',
    { en: 'Swordmaster', fr: 'Maître d’Armes' },
    {
      region: 'landsraad',
      icon: 'landsraad',
      cost: { solari: 8 },
      effects: [swordmaster],
      oncePerGame: hasSwordmaster,
    },
  ),
  space(
    'rally-troops',
    { en: 'Rally Troops', fr: 'Rallier des Troupes' },
    { region: 'landsraad', icon: 'landsraad', cost: { solari: 4 }, effects: [recruit(4)] },
  ),
  space(
    'hall-of-oratory',
    { en: 'Hall of Oratory', fr: 'Hall de l’Oratoire' },
    {
      region: 'landsraad',
      icon: 'landsraad',
      effects: [recruit(1)],
      persuasion: 1, // AMB-22
    },
  ),
  space(
    'sell-melange',
    { en: 'Sell Melange', fr: 'Vendre du mélange' },
    {
      region: 'choam',
      icon: 'spice-trade',
      // AMB-37
      exchange: [
        { spice: 2, solari: 6 },
        { spice: 3, solari: 8 },
        { spice: 4, solari: 10 },
        { spice: 5, solari: 12 },
      ],
    },
  ),
  space(
    'secure-contract',
    { en: 'Secure Contract', fr: 'Sécuriser un contrat' },
    { region: 'choam', icon: 'spice-trade', effects: [gain({ solari: 3 })] },
  ),
  space(
    'arrakeen',
    { en: 'Arrakeen', fr: 'Arrakeen' },
    {
      region: 'arrakis',
      icon: 'city',
      combat: true,
      effects: [recruit(1), draw(1)],
      controlBonus: { resource: 'solari', n: 1 },
    },
  ),
  space(
    'carthag',
    { en: 'Carthag', fr: 'Carthag' },
    {
      region: 'arrakis',
      icon: 'city',
      combat: true,
      effects: [recruit(1), intrigue(1)],
      controlBonus: { resource: 'solari', n: 1 },
    },
  ),
  space(
    'research-station',
    { en: 'Research Station', fr: 'Station de Recherche' },
    { region: 'arrakis', icon: 'city', combat: true, cost: { water: 2 }, effects: [draw(3)] },
  ),
  space(
    'sietch-tabr',
    { en: 'Sietch Tabr', fr: 'Sietch Tabr' },
    {
      region: 'arrakis',
      icon: 'city',
      combat: true,
      requirement: influenceAtLeast(2, 'fremen'),
      effects: [recruit(1), gain({ water: 1 })],
    },
  ),
  space(
    'imperial-basin',
    { en: 'Imperial Basin', fr: 'Bassin Impérial' },
    {
      region: 'arrakis',
      icon: 'spice-trade',
      combat: true,
      effects: [harvest],
      maker: 1,
      controlBonus: { resource: 'spice', n: 1 },
    },
  ),
  space(
    'hagga-basin',
    { en: 'Hagga Basin', fr: 'Bassin de Hagga' },
    {
      region: 'arrakis',
      icon: 'spice-trade',
      combat: true,
      cost: { water: 1 },
      effects: [harvest],
      maker: 2,
    },
  ),
  space(
    'the-great-flat',
    { en: 'The Great Flat', fr: 'La Grande Étendue' },
    {
      region: 'arrakis',
      icon: 'spice-trade',
      combat: true,
      cost: { water: 2 },
      effects: [harvest],
      maker: 3,
    },
  ),
];
