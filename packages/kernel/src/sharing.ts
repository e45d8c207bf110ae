/* Two positions of one game, one after the other, are much the same. */

/**
 * `after`, a copy that is nobody else's, with what stayed the same put back as it is in `before`,
 * fields in the same order and all: who keeps one position after the other keeps little that is new.
 */
export const sharing = <T extends object>(before: T, after: T): T => shared(before, after) as T;

function shared(before: unknown, after: unknown): unknown {
  if (before === after || !isBranch(before) || !isBranch(after)) return after;
  const [fields, others] = [Object.keys(after), Object.keys(before)];
  let isSame = fields.length === others.length && Array.isArray(before) === Array.isArray(after);
  for (const [i, field] of fields.entries()) {
    const was = before[field];
    const is = shared(was, after[field]);
    if (is === was && field === others[i]) after[field] = is;
    else isSame = false;
  }
  return isSame ? before : after;
}

type Branch = Record<string, unknown>;

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;
