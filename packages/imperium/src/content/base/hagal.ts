import { harvest, influence, recruit, signet } from '../../effects/verbs.ts';
import { hagalCard as card } from '../build.ts';
import type { HagalCard } from '../component.ts';

const arrakeen = { en: 'Arrakeen', fr: 'Arrakeen' };

/** HAG-1.1 */
export const HAGAL_CARDS: readonly HagalCard[] = [
  card('arrakeen-1p', arrakeen, {
    copies: 3,
    marked: 1,
    spaces: ['arrakeen'],
    gains: [recruit(1), signet],
    swords: 1,
  }),
  card('arrakeen-2p', arrakeen, {
    copies: 3,
    marked: 2,
    spaces: ['arrakeen'],
    gains: [recruit(1)],
    swords: 1,
  }),
  card('carthag', { en: 'Carthag', fr: 'Carthag' }, { copies: 3, gains: [recruit(1)] }),
  card(
    'conspire',
    { en: 'Conspire', fr: 'Conspirer' },
    { copies: 2, gains: [influence(1, 'emperor'), recruit(2)], swords: 4 },
  ),
  card(
    'foldspace',
    { en: 'Foldspace', fr: 'Espace Plissé' },
    { copies: 2, gains: [influence(1, 'spacing-guild')], swords: 1 },
  ),
  card(
    'hall-of-oratory',
    { en: 'Hall of Oratory', fr: 'Hall de l’Oratoire' },
    { copies: 2, gains: [recruit(1)] },
  ),
  card(
    'hardy-warriors',
    { en: 'Hardy Warriors', fr: 'Guerriers Endurcis' },
    { gains: [influence(1, 'fremen'), recruit(2)], swords: 5 },
  ),
  card(
    'harvest-spice',
    { en: 'Harvest Spice', fr: 'Récolte d’Épice' },
    {
      copies: 5,
      spaces: ['imperial-basin', 'hagga-basin', 'the-great-flat'],
      gains: [harvest],
      swords: 2,
    },
  ),
  card(
    'heighliner',
    { en: 'Heighliner', fr: 'Long-Courrier' },
    { gains: [influence(1, 'spacing-guild'), recruit(3)], swords: 6 },
  ),
  card(
    'rally-troops',
    { en: 'Rally Troops', fr: 'Rallier des Troupes' },
    { copies: 2, gains: [recruit(4)], swords: 3 },
  ),
  card('reshuffle', { en: 'Reshuffle', fr: 'Remélangez' }, { marked: 2, spaces: [], swords: null }),
  card(
    'secrets',
    { en: 'Secrets', fr: 'Secrets' },
    { gains: [influence(1, 'bene-gesserit')], swords: 1 },
  ),
  card(
    'selective-breeding',
    { en: 'Selective Breeding', fr: 'Sélection génétique' },
    { copies: 2, gains: [influence(1, 'bene-gesserit')], swords: 2 },
  ),
  card(
    'stillsuits',
    { en: 'Stillsuits', fr: 'Distilles' },
    { copies: 2, gains: [influence(1, 'fremen')], swords: 4 },
  ),
  card('wealth', { en: 'Wealth', fr: 'Richesse' }, { gains: [influence(1, 'emperor')], swords: 3 }),
];
