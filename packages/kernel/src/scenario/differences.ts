interface Difference {
  readonly path: string;
  readonly expected: unknown;
  readonly got: unknown;
}

/** What was expected and is not so; of objects only what is named, players by seat, lists whole. */
export function differences(expected: unknown, got: unknown, path = ''): Difference[] {
  if (isObject(expected) && isObject(got))
    return Object.entries(expected).flatMap(([key, value]) =>
      differences(value, got[key], path === '' ? key : `${path}.${key}`),
    );
  if (path === 'players' && Array.isArray(expected) && Array.isArray(got))
    return expected.flatMap((player, seat) => differences(player, got[seat], `players[${seat}]`));
  // In a position, what is not named is zero.
  const nothing = expected === 0 && got === undefined;
  return nothing || same(expected, got) ? [] : [{ path, expected, got }];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function same(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, i) => same(item, b[i]));
  if (isObject(a) && isObject(b))
    return Object.keys({ ...a, ...b }).every((key) => same(a[key], b[key]));
  return a === b;
}
