import { dreadnought, freighter, negotiator, tech } from '../../effects/ix.ts';
import { choose, gain, influenceAtLeast } from '../../effects/verbs.ts';
import { space } from '../build.ts';
import type { Space } from '../component.ts';

/** IX-2.2: each stands where one of the covered spaces was. */
export const SPACES: readonly Space[] = [
  space(
    'tech-negotiation',
    { en: 'Tech Negotiation', fr: 'Négociation de Techno' },
    {
      region: 'ix',
      icon: 'landsraad',
      effects: [choose(tech(1), negotiator())],
      persuasion: 1, // IX-2.8
      covers: ['hall-of-oratory'],
    },
  ),
  space(
    'dreadnought',
    { en: 'Dreadnought', fr: 'Cuirassé' },
    {
      region: 'ix',
      icon: 'landsraad',
      cost: { solari: 3 },
      effects: [dreadnought, tech()],
      covers: ['rally-troops'],
    },
  ),
  space(
    'interstellar-shipping',
    { en: 'Interstellar Shipping', fr: 'Expédition Interstellaire' },
    {
      region: 'choam',
      icon: 'spice-trade',
      requirement: influenceAtLeast(2, 'spacing-guild'),
      effects: [freighter, freighter],
      covers: ['secure-contract'],
    },
  ),
  space(
    'smuggling',
    { en: 'Smuggling', fr: 'Contrebande' },
    {
      region: 'choam',
      icon: 'spice-trade',
      effects: [gain({ solari: 1 }), freighter],
      covers: ['sell-melange'],
    },
  ),
];
