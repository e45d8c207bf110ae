import { isImmortality } from '../content/immortality/in.ts';
import { cardOf } from '../content/index.ts';
import { refuse } from '../refusals.ts';
import type { Extension } from '../rules/extension.ts';
import { FAMILY_ATOMICS } from './atomics.ts';
import { GRAFTING, paired, sends } from './graft.ts';
import { EVERYBODY, forgetUsurped, harvestCells } from './moments.ts';
import { IMMORTALITY_OPTIONS } from './options.ts';
import { pieces } from './pieces.ts';
import { RECLAIMED, TLEILAXU_ROW } from './row.ts';
import { labOf } from './seats.ts';
import { fillsSupply, RETURNING } from './specimens.ts';

export { IMMORTALITY_WORDS } from './verbs/index.ts';

/** Immortality. */
export const immortality: Extension = {
  isIn: isImmortality,
  options: IMMORTALITY_OPTIONS,
  pieces,
  moments: EVERYBODY,
  markets: [TLEILAXU_ROW, RECLAIMED],
  leavesRow: forgetUsurped,
  tasks: [GRAFTING, RETURNING, FAMILY_ATOMICS],
  sends,
  pairs: paired,
  // IMM-7.1, 7.10
  whyNotSend: (_game, _seat, { cards }) =>
    cards.length === 1 && cardOf(cards[0]!).graft ? refuse('needs-graft', 'IMM-7.1') : null,
  fillsSupply,
  combatBegins: (game) => {
    labOf(game).fought = [];
  },
  wentHome: harvestCells,
};
