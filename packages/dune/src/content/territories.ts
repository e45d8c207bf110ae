import { polarSink, rock, sand, stronghold } from './build.ts';
import type { Territory } from './component.ts';

/* The map, in canonical order: Polar Sink, strongholds, then the rest by name. */

export const TERRITORIES: readonly Territory[] = [
  polarSink('polar-sink', { en: 'Polar Sink', fr: 'Cuvette Polaire' }, [], {
    fremenRange: true,
    adjacent: [
      'arsunt',
      'cielago-north',
      'false-wall-east',
      'hagga-basin',
      'harg-pass',
      'imperial-basin',
      'wind-pass',
      'wind-pass-north',
    ],
  }),
  stronghold('arrakeen', { en: 'Arrakeen', fr: 'Arrakeen' }, [9], {
    city: true,
    losesProtection: true,
    income: 2,
    adjacent: ['imperial-basin', 'old-gap', 'rim-wall-west'],
  }),
  stronghold('carthag', { en: 'Carthag', fr: 'Carthag' }, [10], {
    city: true,
    losesProtection: true,
    income: 2,
    adjacent: ['arsunt', 'hagga-basin', 'imperial-basin', 'tsimpo'],
  }),
  stronghold('sietch-tabr', { en: 'Sietch Tabr', fr: 'Sietch Tabr' }, [13], {
    fremenRange: true,
    adjacent: ['bight-of-the-cliff', 'plastic-basin', 'rock-outcroppings'],
  }),
  stronghold('habbanya-sietch', { en: 'Habbanya Sietch', fr: 'Sietch Habbanya' }, [16], {
    adjacent: ['habbanya-ridge-flat'],
  }),
  stronghold('tueks-sietch', { en: 'Tuek’s Sietch', fr: 'Sietch de Tuek' }, [4], {
    income: 1,
    adjacent: ['false-wall-south', 'pasty-mesa', 'south-mesa'],
  }),
  sand('arsunt', { en: 'Arsunt', fr: 'Arsunt' }, [10, 11], {
    adjacent: ['carthag', 'hagga-basin', 'imperial-basin', 'polar-sink'],
  }),
  sand('basin', { en: 'Basin', fr: 'Bassin' }, [8], {
    adjacent: ['hole-in-the-rock', 'old-gap', 'rim-wall-west', 'sihaya-ridge'],
  }),
  sand('bight-of-the-cliff', { en: 'Bight Of The Cliff', fr: 'Anse de la Falaise' }, [13, 14], {
    fremenRange: true,
    adjacent: ['funeral-plain', 'plastic-basin', 'rock-outcroppings', 'sietch-tabr'],
  }),
  sand('broken-land', { en: 'Broken Land', fr: 'Terre Brisée' }, [10, 11], {
    spice: { sector: 11, amount: 8 },
    fremenRange: true,
    adjacent: ['old-gap', 'plastic-basin', 'rock-outcroppings', 'tsimpo'],
  }),
  sand('cielago-depression', { en: 'Cielago Depression', fr: 'Dépression de Cielago' }, [0, 1, 2], {
    adjacent: ['cielago-east', 'cielago-north', 'cielago-south', 'cielago-west', 'meridian'],
  }),
  sand('cielago-east', { en: 'Cielago East', fr: 'Cielago Est' }, [2, 3], {
    adjacent: [
      'cielago-depression',
      'cielago-north',
      'cielago-south',
      'false-wall-south',
      'south-mesa',
    ],
  }),
  sand('cielago-north', { en: 'Cielago North', fr: 'Cielago Nord' }, [0, 1, 2], {
    spice: { sector: 2, amount: 8 },
    adjacent: [
      'cielago-depression',
      'cielago-east',
      'cielago-west',
      'false-wall-south',
      'harg-pass',
      'polar-sink',
      'wind-pass-north',
    ],
  }),
  sand('cielago-south', { en: 'Cielago South', fr: 'Cielago Sud' }, [1, 2], {
    spice: { sector: 1, amount: 12 },
    adjacent: ['cielago-depression', 'cielago-east', 'meridian'],
  }),
  sand('cielago-west', { en: 'Cielago West', fr: 'Cielago Ouest' }, [17, 0], {
    fremenRange: true,
    adjacent: [
      'cielago-depression',
      'cielago-north',
      'false-wall-west',
      'habbanya-ridge-flat',
      'meridian',
      'wind-pass',
      'wind-pass-north',
    ],
  }),
  rock('false-wall-east', { en: 'False Wall East', fr: 'Faux Mur Est' }, [4, 5, 6, 7, 8], {
    atomicsFrom: true,
    adjacent: ['harg-pass', 'imperial-basin', 'polar-sink', 'shield-wall', 'the-minor-erg'],
  }),
  rock('false-wall-south', { en: 'False Wall South', fr: 'Faux Mur Sud' }, [3, 4], {
    adjacent: [
      'cielago-east',
      'cielago-north',
      'harg-pass',
      'pasty-mesa',
      'south-mesa',
      'the-minor-erg',
      'tueks-sietch',
    ],
  }),
  rock('false-wall-west', { en: 'False Wall West', fr: 'Faux Mur Ouest' }, [15, 16, 17], {
    fremenRange: true,
    adjacent: [
      'cielago-west',
      'habbanya-erg',
      'habbanya-ridge-flat',
      'the-greater-flat',
      'wind-pass',
    ],
  }),
  sand('funeral-plain', { en: 'Funeral Plain', fr: 'Plaine Funèbre' }, [14], {
    spice: { sector: 14, amount: 6 },
    fremenRange: true,
    adjacent: ['bight-of-the-cliff', 'plastic-basin', 'the-great-flat'],
  }),
  sand('gara-kulon', { en: 'Gara Kulon', fr: 'Gara Kulon' }, [7], {
    atomicsFrom: true,
    adjacent: ['pasty-mesa', 'shield-wall', 'sihaya-ridge'],
  }),
  sand('habbanya-erg', { en: 'Habbanya Erg', fr: 'Erg Habbanya' }, [15, 16], {
    spice: { sector: 15, amount: 8 },
    fremenRange: true,
    adjacent: ['false-wall-west', 'habbanya-ridge-flat', 'the-greater-flat'],
  }),
  sand(
    'habbanya-ridge-flat',
    { en: 'Habbanya Ridge Flat', fr: 'Plaine de la Crête Habbanya' },
    [16, 17],
    {
      spice: { sector: 17, amount: 10 },
      adjacent: ['cielago-west', 'false-wall-west', 'habbanya-erg', 'habbanya-sietch', 'meridian'],
    },
  ),
  sand('hagga-basin', { en: 'Hagga Basin', fr: 'Bassin de Hagga' }, [11, 12], {
    spice: { sector: 12, amount: 6 },
    fremenRange: true,
    adjacent: ['arsunt', 'carthag', 'plastic-basin', 'polar-sink', 'tsimpo', 'wind-pass'],
  }),
  sand('harg-pass', { en: 'Harg Pass', fr: 'Passe de Harg' }, [3, 4], {
    adjacent: [
      'cielago-north',
      'false-wall-east',
      'false-wall-south',
      'polar-sink',
      'the-minor-erg',
    ],
  }),
  sand('hole-in-the-rock', { en: 'Hole In The Rock', fr: 'Trou dans le Roc' }, [8], {
    atomicsFrom: true,
    adjacent: ['basin', 'imperial-basin', 'rim-wall-west', 'shield-wall', 'sihaya-ridge'],
  }),
  sand('imperial-basin', { en: 'Imperial Basin', fr: 'Bassin Impérial' }, [8, 9, 10], {
    stormProtected: true,
    losesProtection: true,
    atomicsFrom: true,
    adjacent: [
      'arrakeen',
      'arsunt',
      'carthag',
      'false-wall-east',
      'hole-in-the-rock',
      'old-gap',
      'polar-sink',
      'rim-wall-west',
      'shield-wall',
      'tsimpo',
    ],
  }),
  sand('meridian', { en: 'Meridian', fr: 'Méridien' }, [0, 1], {
    adjacent: ['cielago-depression', 'cielago-south', 'cielago-west', 'habbanya-ridge-flat'],
  }),
  sand('old-gap', { en: 'Old Gap', fr: 'Vieille Brèche' }, [8, 9, 10], {
    spice: { sector: 9, amount: 6 },
    adjacent: ['arrakeen', 'basin', 'broken-land', 'imperial-basin', 'rim-wall-west', 'tsimpo'],
  }),
  rock('pasty-mesa', { en: 'Pasty Mesa', fr: 'Mesa Pasty' }, [4, 5, 6, 7], {
    atomicsFrom: true,
    adjacent: [
      'false-wall-south',
      'gara-kulon',
      'red-chasm',
      'shield-wall',
      'south-mesa',
      'the-minor-erg',
      'tueks-sietch',
    ],
  }),
  rock('plastic-basin', { en: 'Plastic Basin', fr: 'Bassin Plastique' }, [11, 12, 13], {
    fremenRange: true,
    adjacent: [
      'bight-of-the-cliff',
      'broken-land',
      'funeral-plain',
      'hagga-basin',
      'rock-outcroppings',
      'sietch-tabr',
      'the-great-flat',
      'tsimpo',
      'wind-pass',
    ],
  }),
  sand('red-chasm', { en: 'Red Chasm', fr: 'Gouffre Rouge' }, [6], {
    spice: { sector: 6, amount: 8 },
    adjacent: ['pasty-mesa', 'south-mesa'],
  }),
  rock('rim-wall-west', { en: 'Rim Wall West', fr: 'Rempart Ouest' }, [8], {
    adjacent: ['arrakeen', 'basin', 'hole-in-the-rock', 'imperial-basin', 'old-gap'],
  }),
  sand('rock-outcroppings', { en: 'Rock Outcroppings', fr: 'Affleurements Rocheux' }, [12, 13], {
    spice: { sector: 13, amount: 6 },
    fremenRange: true,
    adjacent: ['bight-of-the-cliff', 'broken-land', 'plastic-basin', 'sietch-tabr'],
  }),
  rock('shield-wall', { en: 'Shield Wall', fr: 'Mur du Bouclier' }, [7, 8], {
    atomicsFrom: true,
    adjacent: [
      'false-wall-east',
      'gara-kulon',
      'hole-in-the-rock',
      'imperial-basin',
      'pasty-mesa',
      'sihaya-ridge',
      'the-minor-erg',
    ],
  }),
  sand('sihaya-ridge', { en: 'Sihaya Ridge', fr: 'Crête de Sihaya' }, [8], {
    spice: { sector: 8, amount: 6 },
    atomicsFrom: true,
    adjacent: ['basin', 'gara-kulon', 'hole-in-the-rock', 'shield-wall'],
  }),
  sand('south-mesa', { en: 'South Mesa', fr: 'Mesa Sud' }, [3, 4, 5], {
    spice: { sector: 4, amount: 10 },
    adjacent: ['cielago-east', 'false-wall-south', 'pasty-mesa', 'red-chasm', 'tueks-sietch'],
  }),
  sand('the-great-flat', { en: 'The Great Flat', fr: 'Grande Plaine' }, [14], {
    spice: { sector: 14, amount: 10 },
    fremenRange: true,
    adjacent: ['funeral-plain', 'plastic-basin', 'the-greater-flat', 'wind-pass'],
  }),
  sand('the-greater-flat', { en: 'The Greater Flat', fr: 'Très Grande Plaine' }, [15], {
    fremenRange: true,
    adjacent: ['false-wall-west', 'habbanya-erg', 'the-great-flat', 'wind-pass'],
  }),
  sand('the-minor-erg', { en: 'The Minor Erg', fr: 'Erg Mineur' }, [4, 5, 6, 7], {
    spice: { sector: 7, amount: 8 },
    atomicsFrom: true,
    adjacent: ['false-wall-east', 'false-wall-south', 'harg-pass', 'pasty-mesa', 'shield-wall'],
  }),
  sand('tsimpo', { en: 'Tsimpo', fr: 'Tsimpo' }, [10, 11, 12], {
    fremenRange: true,
    adjacent: [
      'broken-land',
      'carthag',
      'hagga-basin',
      'imperial-basin',
      'old-gap',
      'plastic-basin',
    ],
  }),
  sand('wind-pass', { en: 'Wind Pass', fr: 'Passe du Vent' }, [13, 14, 15, 16], {
    fremenRange: true,
    adjacent: [
      'cielago-west',
      'false-wall-west',
      'hagga-basin',
      'plastic-basin',
      'polar-sink',
      'the-great-flat',
      'the-greater-flat',
      'wind-pass-north',
    ],
  }),
  sand('wind-pass-north', { en: 'Wind Pass North', fr: 'Passe du Vent Nord' }, [16, 17], {
    spice: { sector: 16, amount: 6 },
    fremenRange: true,
    adjacent: ['cielago-north', 'cielago-west', 'polar-sink', 'wind-pass'],
  }),
];
