import { freighter } from '../../effects/ix.ts';
import { choose, gain, intrigue, pay, recruit, vp } from '../../effects/verbs.ts';
import { conflict } from '../build.ts';
import type { Conflict } from '../component.ts';

const skirmish = { en: 'Skirmish', fr: 'Escarmouche' };

export const CONFLICTS: readonly Conflict[] = [
  conflict('skirmish-e', skirmish, 1, {
    first: [freighter, gain({ spice: 1 })],
    second: [gain({ solari: 3 })],
    third: [gain({ solari: 2 })],
  }),
  conflict('skirmish-f', skirmish, 1, {
    first: [freighter, recruit(1)],
    second: [gain({ spice: 2 })],
    third: [gain({ spice: 1 })],
  }),
  conflict('trade-monopoly', { en: 'Trade Monopoly', fr: 'Monopole du commerce' }, 2, {
    first: [freighter, freighter, recruit(1)],
    second: [intrigue(1), gain({ water: 1 })],
    third: [choose(intrigue(1), gain({ water: 1 }))],
  }),
  conflict('economic-supremacy', { en: 'Economic Supremacy', fr: 'Suprématie économique' }, 3, {
    first: [vp(1), pay({ solari: 6 }, vp(1)), pay({ spice: 4 }, vp(1))], // IX-13.22
    second: [vp(1)],
    third: [gain({ spice: 2, solari: 2 })],
  }),
];
