import { dreadnought, freighter, negotiator, tech } from '../../effects/ix.ts';
import { choose, influence, recruit } from '../../effects/verbs.ts';
import { hagalCard as card } from '../build.ts';
import type { HagalCard } from '../component.ts';

const dreadnoughtName = { en: 'Dreadnought', fr: 'Cuirassé' };

/** IX-19.2, 19.3; of a card with two spaces a Rival reads one half (`rivals/reading.ts`). */
export const HAGAL_CARDS: readonly HagalCard[] = [
  card(
    'interstellar-shipping',
    { en: 'Interstellar Shipping', fr: 'Expédition Interstellaire' },
    { gains: [freighter, freighter], swords: 3 },
  ),
  card(
    'foldspace-or-interstellar-shipping',
    {
      en: 'Foldspace / Interstellar Shipping',
      fr: 'Espace Plissé / Expédition Interstellaire',
    },
    {
      spaces: ['foldspace', 'interstellar-shipping'],
      gains: [choose(influence(1, 'spacing-guild'), [freighter, freighter])],
      swords: 2,
    },
  ),
  card(
    'smuggling-or-interstellar-shipping',
    { en: 'Smuggling / Interstellar Shipping', fr: 'Contrebande / Expédition Interstellaire' },
    {
      spaces: ['smuggling', 'interstellar-shipping'],
      gains: [choose(freighter, [freighter, freighter])],
      swords: 2,
    },
  ),
  card(
    'tech-negotiation',
    { en: 'Tech Negotiation', fr: 'Négociation de Techno' },
    { copies: 2, marked: 1, gains: [choose(tech(1), negotiator())] },
  ),
  card('dreadnought-1p', dreadnoughtName, {
    copies: 2,
    marked: 1,
    spaces: ['dreadnought'],
    gains: [dreadnought, tech()],
    swords: 3,
  }),
  card('dreadnought-2p', dreadnoughtName, {
    copies: 2,
    marked: 2,
    spaces: ['dreadnought'],
    gains: [dreadnought, recruit(2)],
    swords: 3,
  }),
];
