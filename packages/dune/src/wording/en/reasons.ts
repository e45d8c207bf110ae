import { asNumber, capitalised, KERNEL_REASONS } from '@landsraad/kernel/wording';
import { printedSector } from '../place.ts';
import type { ReasonWording } from '../wording.ts';

export const reasons: ReasonWording = {
  'in-storm': ({ sector }) => {
    const known = asNumber(sector);
    return known === null
      ? 'The storm is there'
      : `The storm is there, in sector ${printedSector(known)}`;
  },
  'stronghold-full': () => 'Two other factions already have forces in this stronghold',
  'ally-there': () => 'Your ally has forces there',
  'own-advisors': () => 'You have advisors there',
  'cannot-pay': () => 'You do not have enough spice',
  'beyond-reach': () =>
    'Your reserves reach only the Great Flat and the territories up to two away from it',
  'too-far': () => 'It is further than your forces can move',
  'already-there': () => 'Your forces are already in this territory',
  'promised-to-stay-out': () => 'You made a deal to stay out of this territory this turn',
  'deal-empty': () => 'This offer holds nothing yet',
  'deal-both-pay': () => 'Only one of the two pays',
  'deal-void': () => 'What it was about is no longer there',
  'answer-first': ({ seat }, say) => {
    const who = asNumber(seat);
    return who === null
      ? 'What is asked must be answered first'
      : `${capitalised(say.seat(who).name)} must first answer what is asked`;
  },
  'nothing-to-show': () => 'You have nothing of the kind to show',
  'plan-leader': () => 'You must play a leader or a Cheap Hero if you can',
  'plan-cards': () => 'Your plan cannot hold these cards',
  'plan-dial': () => 'Your forces here cannot make up this number',
  'plan-spice': () => 'Your forces here cannot make up this number with exactly this much spice',
  'plan-voice': () => 'The Voice commands otherwise',
  'plan-prescience': () => 'Your plan must hold what you showed by prescience',
  'plan-kh': () => 'The Kwisatz Haderach must go with a leader or a Cheap Hero',
  'no-forces': () => 'You have no forces there',
  ...KERNEL_REASONS.en,
  other: 'This is not allowed',
};
