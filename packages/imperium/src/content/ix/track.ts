import type { AnytimeEffect } from '../../effects/effect.ts';
import { tech } from '../../effects/ix.ts';
import {
  choose,
  gain,
  influence,
  opponents,
  recruit,
  recruitAndMayDeploy,
} from '../../effects/verbs.ts';
import type { Phase } from '../../state.ts';
import { line } from '../build.ts';
import type { Track } from '../component.ts';

/** IX-6.8 */
export const DIVIDENDS: readonly AnytimeEffect[] = [
  gain({ solari: 5 }),
  opponents(gain({ solari: 1 })),
];

/** IX-6.1, 6.7 to 6.10: a Freighter gets what is printed on its way back, never on its way up. */
export const SHIPPING: Track = {
  name: { en: 'Shipping track', fr: 'Piste d’Expédition' },
  steps: line(3, {
    1: [choose([...DIVIDENDS], gain({ spice: 2 }))],
    2: [recruit(2), influence(1, 'any')],
    3: [tech(2)],
  }),
};

/** IX-6.5: what a recall from a step gives: its own reward, and those of all below it. */
export const recalledFrom = (step: number): readonly AnytimeEffect[] =>
  SHIPPING.steps.slice(1, step + 1).flatMap(({ bonus }) => bonus);

/** IX-15.14: Troop Transports bring one more; a combat that is decided takes none (IX-15.18). */
export const transported = (
  rewards: readonly AnytimeEffect[],
  phase: Phase,
): readonly AnytimeEffect[] =>
  rewards.map((effect) => {
    if (effect.do !== 'recruit') return effect;
    return phase === 'combat' ? recruit(effect.n + 1) : recruitAndMayDeploy(effect.n + 1);
  });
