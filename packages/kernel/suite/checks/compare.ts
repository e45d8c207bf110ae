type Entries = readonly (readonly [string, unknown])[];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const entries = (value: object): Entries => Object.entries(value);
const below = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** Where two values first differ as data, or null. A missing field and `undefined` are the same. */
export function difference(a: unknown, b: unknown, path = ''): string | null {
  if (Object.is(a, b)) return null;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b))
    return `${path || 'all'}: ${shown(a)} instead of ${shown(b)}`;
  const theirs = new Map(entries(b));
  const keys = new Set([...Object.keys(a), ...theirs.keys()]);
  for (const key of keys) {
    const found = difference(
      (a as Record<string, unknown>)[key],
      theirs.get(key),
      below(path, key),
    );
    if (found) return found;
  }
  return null;
}

/** Where a value holds something that JSON does not bring back as it was, or null. */
export function notPlain(value: unknown, path = ''): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? null : `${path}: ${shown(value)}`;
  if (Array.isArray(value)) return firstOf(Object.entries(value), path);
  if (!isObject(value) || Object.getPrototypeOf(value) !== Object.prototype)
    return `${path}: ${shown(value)}`;
  return firstOf(
    entries(value).filter(([, part]) => part !== undefined),
    path,
  );
}

function firstOf(parts: Entries, path: string): string | null {
  for (const [key, part] of parts) {
    const found = notPlain(part, below(path, key));
    if (found) return found;
  }
  return null;
}

/**
 * Where in `whole` lies an object that `other` holds too, so that changing one would change both,
 * or null. What is frozen through and through cannot change; `allowed` names static content.
 */
export function sharedPart(
  whole: unknown,
  other: unknown,
  allowed: (path: string) => boolean,
): string | null {
  const theirs = new Set<object>();
  collect(other, theirs);
  return sharedWith(theirs, whole, allowed, '');
}

function collect(value: unknown, into: Set<object>): void {
  if (!isObject(value) || into.has(value)) return;
  into.add(value);
  for (const [, part] of entries(value)) collect(part, into);
}

function sharedWith(
  theirs: ReadonlySet<object>,
  value: unknown,
  allowed: (path: string) => boolean,
  path: string,
): string | null {
  if (!isObject(value) || allowed(path) || isDeepFrozen(value)) return null;
  if (theirs.has(value)) return path || 'all';
  for (const [key, part] of entries(value)) {
    const found = sharedWith(theirs, part, allowed, below(path, key));
    if (found) return found;
  }
  return null;
}

/** Freezes what lies at the named paths, through and through. */
export function freezeParts(value: unknown, named: (path: string) => boolean, path = ''): void {
  if (!isObject(value)) return;
  if (named(path)) freezeAll(value);
  else for (const [key, part] of entries(value)) freezeParts(part, named, below(path, key));
}

function freezeAll(value: unknown): void {
  if (!isObject(value) || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const [, part] of entries(value)) freezeAll(part);
}

const isDeepFrozen = (value: unknown): boolean =>
  !isObject(value) ||
  (Object.isFrozen(value) && entries(value).every(([, part]) => isDeepFrozen(part)));

function shown(value: unknown): string {
  const text = isObject(value) ? JSON.stringify(value) : String(value);
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
