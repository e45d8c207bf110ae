/*
 * A view says how many pieces stand where, not which. Here every piece keeps its identity from one
 * view to the next, so that the one that moved is the one that is seen moving.
 */

/** Whoever may stay stays; the others go where somebody is missing, in order. */
export function settle(previous: readonly string[], wanted: readonly string[]): string[] {
  const free = [...wanted];
  const stays = previous.map((place) => {
    const at = free.indexOf(place);
    if (at < 0) return false;
    free.splice(at, 1);
    return true;
  });
  return previous.map((place, i) => (stays[i] ? place : free.shift()!));
}
