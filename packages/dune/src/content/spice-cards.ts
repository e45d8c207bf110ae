import { shaiHulud, spiceBlow } from './build.ts';
import type { SpiceCard } from './component.ts';

export const SPICE_CARDS: readonly SpiceCard[] = [
  spiceBlow(
    'spice-cielago-south',
    { en: 'Cielago South', fr: 'Cielago Sud' },
    'cielago-south',
    1,
    12,
  ),
  spiceBlow(
    'spice-cielago-north',
    { en: 'Cielago North', fr: 'Cielago Nord' },
    'cielago-north',
    2,
    8,
  ),
  spiceBlow('spice-south-mesa', { en: 'South Mesa', fr: 'Mesa Sud' }, 'south-mesa', 4, 10),
  spiceBlow('spice-red-chasm', { en: 'Red Chasm', fr: 'Gouffre Rouge' }, 'red-chasm', 6, 8),
  spiceBlow(
    'spice-the-minor-erg',
    { en: 'The Minor Erg', fr: 'Erg Mineur' },
    'the-minor-erg',
    7,
    8,
  ),
  spiceBlow(
    'spice-sihaya-ridge',
    { en: 'Sihaya Ridge', fr: 'Crête de Sihaya' },
    'sihaya-ridge',
    8,
    6,
  ),
  spiceBlow('spice-old-gap', { en: 'Old Gap', fr: 'Vieille Brèche' }, 'old-gap', 9, 6),
  spiceBlow('spice-broken-land', { en: 'Broken Land', fr: 'Terre Brisée' }, 'broken-land', 11, 8),
  spiceBlow(
    'spice-hagga-basin',
    { en: 'Hagga Basin', fr: 'Bassin de Hagga' },
    'hagga-basin',
    12,
    6,
  ),
  spiceBlow(
    'spice-rock-outcroppings',
    { en: 'Rock Outcroppings', fr: 'Affleurements Rocheux' },
    'rock-outcroppings',
    13,
    6,
  ),
  spiceBlow(
    'spice-funeral-plain',
    { en: 'Funeral Plain', fr: 'Plaine Funèbre' },
    'funeral-plain',
    14,
    6,
  ),
  spiceBlow(
    'spice-the-great-flat',
    { en: 'The Great Flat', fr: 'Grande Plaine' },
    'the-great-flat',
    14,
    10,
  ),
  spiceBlow(
    'spice-habbanya-erg',
    { en: 'Habbanya Erg', fr: 'Erg Habbanya' },
    'habbanya-erg',
    15,
    8,
  ),
  spiceBlow(
    'spice-wind-pass-north',
    { en: 'Wind Pass North', fr: 'Passe du Vent Nord' },
    'wind-pass-north',
    16,
    6,
  ),
  spiceBlow(
    'spice-habbanya-ridge-flat',
    { en: 'Habbanya Ridge Flat', fr: 'Plaine de la Crête Habbanya' },
    'habbanya-ridge-flat',
    17,
    10,
  ),
  shaiHulud('shai-hulud', { en: 'Shai-Hulud (sandworm)', fr: 'Shai-Hulud (Ver des Sables)' }, 6),
];

/** Distances of the storm cards (FRE-A1). */
export const STORM_CARDS: readonly number[] = [1, 2, 3, 4, 5, 6];
