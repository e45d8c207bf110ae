import { research } from '../../effects/immortality.ts';
import { draw } from '../../effects/verbs.ts';
import { space } from '../build.ts';
import type { Space } from '../component.ts';

/** IMM-1.7, 11.7 */
export const SPACES: readonly Space[] = [
  space(
    'revised-research-station',
    { en: 'Research Station', fr: 'Station de Recherche' },
    {
      region: 'arrakis',
      icon: 'city',
      combat: true,
      cost: { water: 2 },
      effects: [draw(2), research],
      covers: ['research-station'],
    },
  ),
];
