/* Of a table most stays as it was from one answer to the next: only the rest is sent. */

type Leaf = null | boolean | number | string;
type Branch = readonly Plain[] | { readonly [key: string]: Plain };
type Plain = Leaf | Branch;

/**
 * What stands here now: a leaf as it is, a list or an object as `[value]`, nothing any more as `[]`.
 * An object tells what changes inside, by key or index; a list gets longer or shorter at its end.
 */
export type PlainChange =
  | Leaf
  | readonly [value: Plain]
  | readonly []
  | { readonly [key: string]: PlainChange };

/** What makes `after` out of `before`; both are plain data, as JSON has it. */
export function changes(before: unknown, after: unknown): PlainChange {
  const change = compare(before as Plain, after as Plain);
  return change === undefined ? {} : change;
}

/** Undefined: nothing. */
function compare(before: Plain, after: Plain): PlainChange | undefined {
  if (before === after) return undefined;
  if (!isBranch(before) || !isBranch(after) || Array.isArray(before) !== Array.isArray(after))
    return standing(after);
  const found: [string, PlainChange][] = [];
  for (const key of Object.keys(before))
    if (isThere(before, key) && !isThere(after, key)) found.push([key, []]);
  for (const [key, value] of Object.entries(after)) {
    if (value === undefined) continue;
    const change = isThere(before, key) ? compare(at(before, key), value) : standing(value);
    if (change !== undefined) found.push([key, change]);
  }
  if (found.length === 0) return undefined;
  const change = Object.fromEntries(found);
  // A list from whose middle something went is shorter whole than item by item.
  return Array.isArray(after) && sizeOf(change) >= sizeOf([after]) ? [after] : change;
}

const standing = (value: Plain): PlainChange => (isBranch(value) ? [value] : value);

const at = (branch: Branch, key: string): Plain => (branch as Record<string, Plain>)[key]!;

/** What is undefined is not there: JSON would not bring it. */
const isThere = (branch: Branch, key: string): boolean =>
  Object.hasOwn(branch, key) && at(branch, key) !== undefined;

const sizeOf = (value: unknown): number => JSON.stringify(value).length;

const isBranch = (value: Plain | PlainChange): value is Branch =>
  typeof value === 'object' && value !== null;

/** `before` with the change made; what did not change is shared, nothing is written to. */
export function changed<T>(before: T, change: PlainChange): T {
  return made(before as Plain, change) as T;
}

function made(before: Plain, change: PlainChange): Plain {
  if (!isBranch(change)) return change;
  if (Array.isArray(change)) return change[0] ?? null;
  const inside = Object.entries(change as Record<string, PlainChange>);
  if (inside.length === 0) return before;
  if (!isBranch(before)) throw new Error('a change does not fit what it changes');
  const after = (Array.isArray(before) ? before.slice() : { ...before }) as Record<string, Plain>;
  for (const [key, inner] of inside)
    if (!isNothing(inner)) after[key] = made(at(before, key), inner);
    else if (Array.isArray(after)) after.length = Math.min(after.length, Number(key));
    else delete after[key];
  return after;
}

const isNothing = (change: PlainChange): boolean => Array.isArray(change) && change.length === 0;
