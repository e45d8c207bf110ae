/** Equal ones once, with how many there are, in the order in which they come. */
export function counted<T extends string>(ids: readonly T[]): [T, number][] {
  const counts = new Map<T, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
}
