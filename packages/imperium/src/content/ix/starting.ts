import { gain, pay, persuasion, recruit, trash } from '../../effects/verbs.ts';
import { startingCard } from '../build.ts';
import type { Card } from '../component.ts';

/** IX-16.9: only in an Epic game. */
export const CONTROL_THE_SPICE: Card = startingCard(
  'control-the-spice',
  { en: 'Control the Spice', fr: 'Contrôler l’Épice' },
  {
    icons: ['spice-trade'],
    agent: [pay({ spice: 1 }, trash, recruit(1))],
    reveal: [persuasion(1), gain({ spice: 1 })],
  },
);
