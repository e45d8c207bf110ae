import type { Marks } from '../../games/protocol.ts';

/* Jumping from turn to turn: the worker knows where each begins. */

export const NO_MARKS: Marks = { rounds: [], turns: [] };

/** Where the next turn begins; the end where none does. */
export const turnAfter = (at: number, last: number, { turns }: Marks): number =>
  turns.find((turn) => turn > at) ?? last;

/** Where the turn before began: the start of this one when it has gone on a while. */
export const turnBefore = (at: number, { turns }: Marks): number =>
  turns.findLast((turn) => turn < at) ?? 0;
