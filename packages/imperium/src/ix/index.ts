import { isEpic, isIx } from '../content/ix/index.ts';
import type { Extension } from '../rules/extension.ts';
import { drawIntrigue } from '../rules/intrigue-deck.ts';
import { afterRewards, holderOf } from './control.ts';
import { DREADNOUGHT, LAUNCHING } from './dreadnoughts.ts';
import { EVERYBODY } from './moments.ts';
import { IX_OPTIONS } from './options.ts';
import { pieces } from './pieces.ts';
import { hasRule, ixOf } from './seats.ts';
import { TILE_USES } from './tiles.ts';

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
    if (!isEpic(game.options)) return;
    for (let seat = 0; seat < game.options.players; seat++) drawIntrigue(game, seat, 1);
  },
  rewarded: afterRewards,
  controls: holderOf,
  // IX-13.15
  interjects: (game, { seat }) => {
    if (ixOf(game).turn.again === 0 || game.players[seat]!.revealed) return null;
    return seat;
  },
  tieBreaks: [{ id: 'chaumurky', of: (game, seat) => Number(hasRule(game, seat, 'tie-break')) }],
};
