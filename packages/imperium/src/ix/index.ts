import { isEpic, isIx } from '../content/ix/in.ts';
import type { Extension } from '../rules/extension.ts';
import { drawIntrigue } from '../rules/intrigue-deck.ts';
import { afterRewards, holderOf } from './control.ts';
import { DREADNOUGHT, LAUNCHING } from './dreadnoughts.ts';
import { EVERYBODY } from './moments.ts';
import { IX_OPTIONS } from './options.ts';
import { pieces } from './pieces.ts';
import { nextOwed, rivals, spendForPoints } from './rivals.ts';
import { hasRule } from './seats.ts';
import { showMarked } from './tech.ts';
import { TILE_USES } from './tiles.ts';
import { takesAnother } from './turns.ts';

export { IX_WORDS } from './verbs/index.ts';

/** Rise of Ix. */
export const ix: Extension = {
  isIn: isIx,
  options: IX_OPTIONS,
  pieces,
  moments: EVERYBODY,
  units: [DREADNOUGHT],
  tasks: [LAUNCHING, TILE_USES],
  // IX-16.4, 16.5
  *takeLeaders(game) {
    showMarked(game);
    if (!isEpic(game.options)) return;
    for (let seat = 0; seat < game.options.players; seat++) drawIntrigue(game, seat, 1);
  },
  rewarded: afterRewards,
  controls: holderOf,
  goesOn: takesAnother,
  interjects: (game, ended) => (ended.kind === 'agent' ? null : nextOwed(game)),
  rivals,
  roundStarts: spendForPoints,
  tieBreaks: [{ id: 'chaumurky', of: (game, seat) => Number(hasRule(game, seat, 'tie-break')) }],
};
