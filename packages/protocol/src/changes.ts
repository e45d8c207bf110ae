/* Of a table most stays as it was from one answer to the next: only the rest is sent. */

type Plain =
  | null
  | boolean
  | number
  | string
  | readonly Plain[]
  | { readonly [key: string]: Plain };
type Path = readonly (string | number)[];

/** At this path of an object or an array stands another value, or nothing any more. */
export type PlainChange = readonly [path: Path, value: Plain] | readonly [path: Path];

/** What makes `after` out of `before`; both are plain data, as JSON has it. */
export function changes(before: unknown, after: unknown): PlainChange[] {
  const found: PlainChange[] = [];
  compare(before as Plain, after as Plain, [], found);
  return found;
}

function compare(before: Plain, after: Plain, path: Path, found: PlainChange[]): void {
  if (before === after) return;
  if (!isBranch(before) || !isBranch(after) || Array.isArray(before) !== Array.isArray(after)) {
    found.push([path, after]);
    return;
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    // A list of another length is short: sent whole, it needs no talk of positions.
    if (before.length !== after.length) found.push([path, after]);
    else for (const [i, item] of after.entries()) compare(before[i]!, item, [...path, i], found);
    return;
  }
  const [old, now] = [before, after] as [Record<string, Plain>, Record<string, Plain>];
  for (const key of Object.keys(old))
    if (isThere(old, key) && !isThere(now, key)) found.push([[...path, key]]);
  for (const [key, value] of Object.entries(now)) {
    if (value === undefined) continue;
    if (isThere(old, key)) compare(old[key]!, value, [...path, key], found);
    else found.push([[...path, key], value]);
  }
}

/** What is undefined is not there: JSON would not bring it. */
const isThere = (branch: Record<string, Plain>, key: string): boolean =>
  Object.hasOwn(branch, key) && branch[key] !== undefined;

const isBranch = (value: Plain): value is readonly Plain[] | { readonly [key: string]: Plain } =>
  typeof value === 'object' && value !== null;

/** `before` with the changes made; what did not change is shared, nothing is written to. */
export function changed<T>(before: T, list: readonly PlainChange[]): T {
  return list.reduce<Plain>(
    (value, [path, ...now]) => replaced(value, path, now),
    before as Plain,
  ) as T;
}

function replaced(value: Plain, [step, ...rest]: Path, now: readonly Plain[]): Plain {
  if (step === undefined) return now[0] ?? null;
  if (!isBranch(value)) throw new Error('a change does not fit what it changes');
  if (Array.isArray(value)) {
    const items = value.slice();
    items[step as number] = replaced(items[step as number]!, rest, now);
    return items;
  }
  const { [step]: there, ...others } = value as Record<string, Plain>;
  if (rest.length === 0 && now.length === 0) return others;
  return { ...(value as object), [step]: replaced(there ?? null, rest, now) };
}
