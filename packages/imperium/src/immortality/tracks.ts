import type { Flow, Seat } from '@landsraad/kernel';
import { researchOption } from '../choices.ts';
import { FIRST_ARRIVAL, RESEARCH, TLEILAXU } from '../content/immortality/tracks.ts';
import { ask } from '../rules/ask.ts';
import { draw } from '../rules/cards.ts';
import { gainResources } from '../rules/gains.ts';
import { advance, type Token } from '../rules/tracks.ts';
import type { Imperium, Source } from '../state.ts';
import { labOf, markersOf, ownLab } from './seats.ts';

const RESEARCHER: Token = {
  track: RESEARCH,
  source: { type: 'research' },
  at: (game, seat) => ownLab(game, seat).research,
  put: (game, seat, to) => {
    ownLab(game, seat).research = to;
    game.events?.push({ type: 'research-advanced', seat, to });
  },
  // IMM-2.2, 2.3
  *way(game, seat, next) {
    const { step } = yield* ask(game, seat, {
      kind: 'research.path',
      rule: 'IMM-2.3',
      options: next.map(researchOption),
    });
    return step;
  },
};

const ENOUGH_MARKERS = 2;

/** Whether a research icon draws a card now (IMM-3.6). */
export const drawsInstead = (game: Imperium, seat: Seat): boolean =>
  markersOf(game, seat) >= ENOUGH_MARKERS;

/** IMM-2.1, 2.5, 3.6 */
export function* research(game: Imperium, seat: Seat): Flow {
  if (drawsInstead(game, seat)) draw(game, seat, 1);
  else yield* advance(game, seat, RESEARCHER);
}

const SOURCE: Source = { type: 'tleilaxu' };

export const ON_TLEILAXU: Token = {
  track: TLEILAXU,
  source: SOURCE,
  at: (game, seat) => ownLab(game, seat).tleilaxu,
  put: (game, seat, to) => {
    const lab = labOf(game);
    ownLab(game, seat).tleilaxu = to;
    game.events?.push({ type: 'tleilaxu-advanced', seat, to });
    if (to !== FIRST_ARRIVAL.step || lab.spice === 0) return;
    const { spice } = lab;
    lab.spice = 0;
    gainResources(game, seat, { spice }, SOURCE); // IMM-4.5, 13.7
  },
};
