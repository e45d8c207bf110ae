import type { ImperiumOptions } from '../../options.ts';
import type { ContentSet } from '../component.ts';
import type { Printed } from '../printed.ts';
import { HAGAL_CARDS } from './hagal.ts';
import { IMPERIUM_CARDS } from './imperium.ts';
import { isImmortality } from './in.ts';
import { INTRIGUE_CARDS } from './intrigue.ts';
import { SPACES } from './spaces.ts';
import { EXPERIMENTATION } from './starting.ts';
import { RECLAIMED_FORCES, TLEILAXU_CARDS } from './tleilaxu.ts';

export const IMMORTALITY: ContentSet = {
  id: 'immortality',
  isIn: isImmortality,
  cards: [EXPERIMENTATION, ...IMPERIUM_CARDS, ...TLEILAXU_CARDS, RECLAIMED_FORCES],
  intrigue: INTRIGUE_CARDS,
  conflicts: [],
  leaders: [],
  spaces: SPACES,
  tracks: [],
  hagal: HAGAL_CARDS,
  alters,
};

const REPLACED = 'dune-the-desert-planet';

function alters(printed: Printed, { players, pushed }: ImperiumOptions): Printed {
  return {
    ...printed,
    cards: printed.cards.filter(({ id }) => id !== REPLACED), // IMM-1.9, 12.1
    hagal: players === 1 ? printed.hagal.filter(({ id }) => id !== 'carthag') : printed.hagal, // IMM-13.1, 13.2
    startingPoints: pushed ? 0 : printed.startingPoints, // IMM-12.5
  };
}
