import {
  choose,
  chooseTwo,
  control,
  gain,
  influence,
  influenceWithTwo,
  intrigue,
  mentat,
  trash,
  vp,
} from '../../effects/verbs.ts';
import { conflict } from '../build.ts';
import type { Conflict } from '../component.ts';

const skirmish = { en: 'Skirmish', fr: 'Escarmouche', feminine: true };

export const CONFLICTS: readonly Conflict[] = [
  conflict('skirmish-a', skirmish, 1, {
    first: [vp(1)],
    second: [intrigue(1), gain({ solari: 2 })],
    third: [gain({ solari: 2 })],
  }),
  conflict('skirmish-b', skirmish, 1, {
    first: [vp(1)],
    second: [gain({ water: 1 })],
    third: [gain({ spice: 1 })],
  }),
  conflict('skirmish-c', skirmish, 1, {
    first: [influence(1, 'any'), gain({ spice: 1 })],
    second: [gain({ spice: 2 })],
    third: [gain({ spice: 1 })],
  }),
  conflict('skirmish-d', skirmish, 1, {
    first: [influence(1, 'any'), gain({ solari: 2 })],
    second: [gain({ solari: 3 })],
    third: [gain({ solari: 2 })],
  }),
  conflict('cloak-and-dagger', { en: 'Cloak and Dagger', fr: 'De cape et d’épée' }, 2, {
    first: [influence(1, 'any'), intrigue(2)],
    second: [intrigue(1), gain({ spice: 1 })],
    third: [choose(intrigue(1), gain({ spice: 1 }))],
  }),
  conflict(
    'desert-power',
    { en: 'Desert Power', fr: 'La puissance du désert', feminine: true },
    2,
    {
      first: [vp(1), gain({ water: 1 })],
      second: [gain({ water: 1, spice: 1 })],
      third: [gain({ spice: 1 })],
    },
  ),
  conflict('guild-bank-raid', { en: 'Guild Bank Raid', fr: 'Raid sur la banque de la Guilde' }, 2, {
    first: [gain({ solari: 6 })],
    second: [gain({ solari: 4 })],
    third: [gain({ solari: 2 })],
  }),
  conflict('machinations', { en: 'Machinations', fr: 'Machinations', feminine: true }, 2, {
    first: [influenceWithTwo],
    second: [gain({ water: 1, solari: 2 })],
    third: [gain({ water: 1 })],
  }),
  conflict('raid-stockpiles', { en: 'Raid Stockpiles', fr: 'Piller les stocks' }, 2, {
    first: [intrigue(1), gain({ spice: 3 })],
    second: [gain({ spice: 2 })],
    third: [gain({ spice: 1 })],
  }),
  conflict(
    'secure-imperial-basin',
    { en: 'Secure Imperial Basin', fr: 'Sécuriser le bassin impérial' },
    2,
    {
      first: [vp(1), control('imperial-basin')],
      second: [gain({ water: 2 })],
      third: [gain({ water: 1 })],
    },
  ),
  conflict('siege-of-arrakeen', { en: 'Siege of Arrakeen', fr: 'Siège d’Arrakeen' }, 2, {
    first: [vp(1), control('arrakeen')],
    second: [gain({ solari: 4 })],
    third: [gain({ solari: 2 })],
  }),
  conflict('siege-of-carthag', { en: 'Siege of Carthag', fr: 'Siège de Carthag' }, 2, {
    first: [vp(1), control('carthag')],
    second: [intrigue(1), gain({ spice: 1 })],
    third: [gain({ spice: 1 })],
  }),
  conflict(
    'sort-through-the-chaos',
    { en: 'Sort Through the Chaos', fr: 'Faire le tri dans le chaos' },
    2,
    {
      first: [mentat, intrigue(1), gain({ solari: 2 })], // IMP-22.16
      second: [intrigue(1), gain({ solari: 2 })],
      third: [gain({ solari: 2 })],
    },
  ),
  conflict('terrible-purpose', { en: 'Terrible Purpose', fr: 'But terrifiant' }, 2, {
    first: [vp(1), trash],
    second: [gain({ water: 1, spice: 1 })],
    third: [gain({ spice: 1 })],
  }),
  conflict(
    'battle-for-arrakeen',
    { en: 'Battle for Arrakeen', fr: 'Bataille pour Arrakeen', feminine: true },
    3,
    {
      first: [vp(2), control('arrakeen')],
      second: [chooseTwo(intrigue(1), gain({ spice: 2 }), gain({ solari: 3 }))],
      third: [intrigue(1), gain({ solari: 2 })],
    },
  ),
  conflict(
    'battle-for-carthag',
    { en: 'Battle for Carthag', fr: 'Bataille pour Carthag', feminine: true },
    3,
    {
      first: [vp(2), control('carthag')],
      second: [intrigue(1), gain({ spice: 3 })],
      third: [gain({ spice: 3 })],
    },
  ),
  conflict(
    'battle-for-imperial-basin',
    { en: 'Battle for Imperial Basin', fr: 'Bataille pour le bassin impérial', feminine: true },
    3,
    {
      first: [vp(2), control('imperial-basin')],
      second: [gain({ spice: 5 })],
      third: [gain({ spice: 3 })],
    },
  ),
  conflict('grand-vision', { en: 'Grand Vision', fr: 'Vision grandiose', feminine: true }, 3, {
    first: [influence(2, 'any'), intrigue(1)],
    second: [intrigue(1), gain({ spice: 3 })],
    third: [gain({ spice: 3 })],
  }),
];
