/* Of a table most stays as it was from one answer to the next: only the rest is sent. */

type Leaf = null | boolean | number | string;
type List = readonly Plain[];
type Fields = { readonly [key: string]: Plain };
type Branch = List | Fields;
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

type Changes = Record<string, PlainChange>;

/** What makes `after` out of `before`; both are plain data, as JSON has it. */
export function changes(before: unknown, after: unknown): PlainChange {
  const change = compare(before as Plain, after as Plain);
  return change === undefined ? {} : change;
}

/** Whether nothing has to be told to whoever knows the one of two plain values. */
export const isSame = (one: unknown, other: unknown): boolean =>
  compare(one as Plain, other as Plain) === undefined;

/** Undefined: nothing. */
function compare(before: Plain, after: Plain): PlainChange | undefined {
  if (before === after) return undefined;
  if (!isBranch(before) || !isBranch(after)) return standing(after);
  if (isList(before)) return isList(after) ? compareLists(before, after) : [after];
  return isList(after) ? [after] : compareFields(before, after);
}

/** Whole tables are compared after each answer, for everybody who looks: no list of keys is made. */
function compareFields(before: Fields, after: Fields): PlainChange | undefined {
  let change: Changes | undefined;
  for (const key in before)
    if (isThere(before[key]) && !isThere(after[key])) change = noted(change, key, []);
  for (const key in after) {
    const value = after[key]!;
    const inner = value === undefined ? undefined : compare(before[key]!, value);
    if (inner !== undefined) change = noted(change, key, inner);
  }
  return change;
}

function noted(change: Changes = {}, key: string, inner: PlainChange): Changes {
  change[key] = inner;
  return change;
}

function compareLists(before: List, after: List): PlainChange | undefined {
  const change: Changes = {};
  let found = 0;
  for (let i = 0; i < after.length; i++) {
    const inner = i < before.length ? compare(before[i]!, after[i]!) : standing(after[i]!);
    if (inner === undefined) continue;
    change[i] = inner;
    found += 1;
  }
  if (after.length < before.length) {
    change[after.length] = [];
    found += 1;
  }
  if (found === 0) return undefined;
  // A list from whose middle something went is shorter whole than item by item.
  const mayBeLonger = found > 1 && !(before.length === after.length && isBranch(after[0]!));
  return mayBeLonger && sizeOf(change) >= sizeOf([after]) ? [after] : change;
}

const standing = (value: Plain): PlainChange => (isBranch(value) ? [value] : value);

const at = (branch: Branch, key: string): Plain => (branch as Record<string, Plain>)[key]!;

/** What is undefined is not there: JSON would not bring it. Nor is what every object has. */
const isThere = (value: unknown): boolean => value !== undefined && typeof value !== 'function';

const sizeOf = (value: unknown): number => JSON.stringify(value).length;

const isList = (branch: Branch): branch is List => Array.isArray(branch);

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
