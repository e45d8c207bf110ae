import { useContext, useSyncExternalStore } from 'react';
import { keep, keptOf } from './kept.ts';
import { InSight } from './Near.tsx';
import { paint } from './painting.ts';
import { areWanted, useWanted } from './wanted.ts';
import { CUTS, keyOf, type Order, type Wish } from './wish.ts';

/* Pictures at hand for as long as the page is open: some kilobytes each. */

const urls = new Map<string, string | null>();
const waiting = new Map<string, Set<() => void>>();

/** Its address once it is painted; null until then, where there is none, and where none are wanted. */
export function usePicture(wish: Wish): string | null {
  const allowed = useWanted();
  const wanted = useContext(InSight) && allowed;
  const key = keyOf(wish);
  const url = useSyncExternalStore(
    (changed) => (wanted ? listen(wish, changed) : () => undefined),
    () => urls.get(key) ?? null,
    () => null,
  );
  return wanted ? url : null;
}

function listen(wish: Wish, changed: () => void): () => void {
  const key = keyOf(wish);
  if (urls.has(key)) return () => undefined;
  const listeners = waiting.get(key) ?? new Set();
  listeners.add(changed);
  if (!waiting.has(key)) {
    waiting.set(key, listeners);
    ask(wish);
  }
  return () => listeners.delete(changed);
}

/** Has those painted that will be shown soon, while whoever shows them is still on the way. */
export function foresee(wishes: readonly Wish[]): void {
  if (!areWanted()) return;
  const fresh = wishes.filter((wish) => !urls.has(keyOf(wish)) && !waiting.has(keyOf(wish)));
  if (fresh.length === 0) return;
  for (const wish of fresh) waiting.set(keyOf(wish), new Set());
  void bring(ordered(fresh));
}

/** No finer than the screen, and no wider: a phone has no use for the pixels of a broad view. */
const ordered = (wishes: readonly Wish[]): Order[] => {
  const finest = Math.min(2, devicePixelRatio);
  const broad = screen.width * devicePixelRatio;
  return wishes.map((wish) => ({
    ...wish,
    density: Math.min(finest, Math.max(1, broad / CUTS[wish.cut].w)),
  }));
};

let asked: Wish[] = [];

/** A page is painted without its pictures first; then those are brought that are missing. */
function ask(wish: Wish): void {
  if (asked.push(wish) > 1) return;
  requestAnimationFrame(() =>
    setTimeout(() => {
      void bring(ordered(asked));
      asked = [];
    }),
  );
}

/** The painter comes only for what was not painted on an earlier visit. */
async function bring(orders: readonly Order[]): Promise<void> {
  const found = await Promise.all(orders.map(keptOf));
  for (const [n, image] of found.entries()) if (image) show(orders[n]!, image);
  const missing = orders.filter((_, n) => !found[n]);
  if (missing.length > 0)
    paint(missing, ({ order, image }) => {
      show(order, image);
      if (image) keep(order, image);
    });
}

function show(wish: Wish, image: Blob | null): void {
  const key = keyOf(wish);
  urls.set(key, image && URL.createObjectURL(image));
  const listeners = waiting.get(key);
  waiting.delete(key);
  for (const changed of listeners ?? []) changed();
}
