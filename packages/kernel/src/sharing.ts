/* Two positions of one game, one after the other, are much the same. */

/**
 * `after` with what stayed the same as it is in `before`, fields in the same order and all: who keeps
 * one position after the other keeps little that is new. Neither changes: a copy shares with others
 * what is only ever replaced.
 */
export const sharing = <T extends object>(before: T, after: T): T => shared(before, after) as T;

function shared(before: unknown, after: unknown): unknown {
  if (before === after || !isBranch(before) || !isBranch(after)) return after;
  const [fields, others] = [Object.keys(after), Object.keys(before)];
  const kept = fields.map((field) => shared(before[field], after[field]));
  const isAlike = fields.length === others.length && Array.isArray(before) === Array.isArray(after);
  if (isAlike && fields.every((field, i) => field === others[i] && kept[i] === before[field]))
    return before;
  if (fields.every((field, i) => kept[i] === after[field])) return after;
  const copy = (Array.isArray(after) ? [...after] : { ...after }) as Branch;
  for (const [i, field] of fields.entries()) copy[field] = kept[i];
  return copy;
}

type Branch = Record<string, unknown>;

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;
