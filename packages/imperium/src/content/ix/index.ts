import type { ImperiumOptions } from '../../options.ts';
import type { ContentSet } from '../component.ts';
import type { Printed } from '../printed.ts';
import { CONFLICTS } from './conflicts.ts';
import { HAGAL_CARDS } from './hagal.ts';
import { IMPERIUM_CARDS } from './imperium.ts';
import { isEpic, isIx } from './in.ts';
import { INTRIGUE_CARDS } from './intrigue.ts';
import { LEADERS } from './leaders.ts';
import { SPACES } from './spaces.ts';
import { CONTROL_THE_SPICE } from './starting.ts';
import { TILES } from './tiles.ts';

export const IX: ContentSet = {
  id: 'ix',
  isIn: isIx,
  cards: [CONTROL_THE_SPICE, ...IMPERIUM_CARDS],
  intrigue: INTRIGUE_CARDS,
  conflicts: CONFLICTS,
  leaders: LEADERS,
  spaces: SPACES,
  tracks: [],
  hagal: HAGAL_CARDS,
  tiles: TILES,
  alters,
};

/** Hagal cards of covered spaces (IX-19.1). */
const REMOVED = ['hall-of-oratory', 'rally-troops'];

function alters(printed: Printed, options: ImperiumOptions): Printed {
  const hagal = printed.hagal.filter(({ id }) => !REMOVED.includes(id));
  return { ...printed, hagal, ...(isEpic(options) ? epic(printed) : usual(printed)) };
}

/** IX-1.13 */
const usual = ({ cards }: Printed): Partial<Printed> => ({
  cards: cards.filter(({ id }) => id !== CONTROL_THE_SPICE.id),
});

/** IX-16.2, 16.3 */
const epic = ({ cards }: Printed): Partial<Printed> => ({
  conflictsOfLevel: { 1: 0, 2: 5, 3: 5 },
  cards: cards.map((card) =>
    card.id === 'dune-the-desert-planet' ? { ...card, copies: 1 } : card,
  ),
});
