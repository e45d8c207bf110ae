import { gain, intrigue, recruit } from '../../effects/verbs.ts';
import type { InfluenceTrack } from '../component.ts';

const printed = { max: 6, vpAt: 2, bonusAt: 4 };

export const TRACKS: readonly InfluenceTrack[] = [
  {
    faction: 'emperor',
    name: { en: 'Emperor', fr: 'Empereur' },
    ...printed,
    bonus: [recruit(2)],
  },
  {
    faction: 'spacing-guild',
    name: { en: 'Spacing Guild', fr: 'Guilde Spatiale' },
    ...printed,
    bonus: [gain({ solari: 3 })],
  },
  {
    faction: 'bene-gesserit',
    name: { en: 'Bene Gesserit', fr: 'Bene Gesserit' },
    ...printed,
    bonus: [intrigue(1)],
  },
  {
    faction: 'fremen',
    name: { en: 'Fremen', fr: 'Fremen' },
    ...printed,
    bonus: [gain({ water: 1 })],
  },
];
