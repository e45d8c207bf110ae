import { research, specimen } from '../../effects/immortality.ts';
import { persuasion } from '../../effects/verbs.ts';
import { startingCard } from '../build.ts';
import type { Card } from '../component.ts';

/** IMM-1.9: two of them take the place of Dune, the Desert Planet. */
export const EXPERIMENTATION: Card = startingCard(
  'experimentation',
  { en: 'Experimentation', fr: 'Expérimentation', feminine: true },
  {
    copies: 2,
    icons: ['spice-trade'],
    agent: [research],
    reveal: [persuasion(1), specimen()],
  },
);
