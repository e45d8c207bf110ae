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
export const changes = (before: unknown, after: unknown): PlainChange =>
  told(compare(before as Plain, after as Plain));

const told = (change: PlainChange | undefined): PlainChange => (change === undefined ? {} : change);

type Compare = (before: Plain, after: Plain) => PlainChange | undefined;

/** So deep: what is shown, the table in it, its players, each of them. */
const REMEMBERED_DEPTH = 4;

/**
 * For several who saw and see much of the same: what was one object for them, and is one now, is
 * compared once. What did not change in `after` is put back as it was, down to each player: whoever
 * keeps `after` until the next time keeps little that is new, and memory is swept quickly.
 */
export class Comparing {
  private readonly found = new Map<Branch, { before: Branch; change: PlainChange | undefined }>();
  private readonly compare = Array.from({ length: REMEMBERED_DEPTH }).reduce<Compare>(
    (inner, _, height) => (before, after) =>
      this.remembered(before, after, inner, height > 0 ? 'put back' : 'left'),
    compare,
  );

  changes(before: unknown, after: unknown): PlainChange {
    return told(this.compare(before as Plain, after as Plain));
  }

  private remembered(
    before: Plain,
    after: Plain,
    inner: Compare,
    unchanged: Unchanged,
  ): PlainChange | undefined {
    if (before === after || !isBranch(before) || !isBranch(after)) return compare(before, after);
    const known = this.found.get(after);
    if (known?.before === before) return known.change;
    const change = compareBranches(before, after, inner, unchanged);
    this.found.set(after, { before, change });
    return change;
  }
}

/** Whether nothing has to be told to whoever knows the one of two plain values. */
export const isSame = (one: unknown, other: unknown): boolean =>
  compare(one as Plain, other as Plain) === undefined;

/** Undefined: nothing. */
function compare(before: Plain, after: Plain): PlainChange | undefined {
  if (before === after) return undefined;
  if (!isBranch(before) || !isBranch(after)) return standing(after);
  return compareBranches(before, after, compare);
}

/** What becomes of a branch of `after` that is as it was. */
type Unchanged = 'left' | 'put back';

function compareBranches(
  before: Branch,
  after: Branch,
  inner: Compare,
  unchanged: Unchanged = 'left',
): PlainChange | undefined {
  if (isList(before))
    return isList(after) ? compareLists(before, after, inner, unchanged) : [after];
  return isList(after) ? [after] : compareFields(before, after, inner, unchanged);
}

function putBack(after: Branch, key: string | number, was: Plain): void {
  (after as Record<string | number, Plain>)[key] = was;
}

/**
 * Whole tables are compared after each answer, for everybody who looks: no list of keys is made, and
 * what is gone is looked for only where fewer are left.
 */
function compareFields(
  before: Fields,
  after: Fields,
  compare: Compare,
  unchanged: Unchanged,
): PlainChange | undefined {
  let change: Changes | undefined;
  let gone = 0;
  for (const key in after) {
    const value = after[key]!;
    if (value === undefined) continue;
    const was = before[key]!;
    if (isThere(was)) gone -= 1;
    const inner = compare(was, value);
    if (inner !== undefined) change = noted(change, key, inner);
    else if (value !== was && unchanged === 'put back') putBack(after, key, was);
  }
  for (const key in before) if (isThere(before[key])) gone += 1;
  if (gone === 0) return change;
  for (const key in before)
    if (isThere(before[key]) && !isThere(after[key])) change = noted(change, key, []);
  return change;
}

function noted(change: Changes = {}, key: string | number, inner: PlainChange): Changes {
  change[key] = inner;
  return change;
}

function compareLists(
  before: List,
  after: List,
  compare: Compare,
  unchanged: Unchanged,
): PlainChange | undefined {
  let change: Changes | undefined;
  let found = 0;
  for (let i = 0; i < after.length; i++) {
    const inner = i < before.length ? compare(before[i]!, after[i]!) : standing(after[i]!);
    if (inner === undefined) {
      if (after[i] !== before[i] && unchanged === 'put back') putBack(after, i, before[i]!);
      continue;
    }
    change = noted(change, i, inner);
    found += 1;
  }
  if (after.length < before.length) {
    change = noted(change, after.length, []);
    found += 1;
  }
  if (change === undefined) return undefined;
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
