import { useSyncExternalStore } from 'react';
import { useSettings } from '../app/settings.ts';
import { keyOf, type Order, type Painted, type Wish } from './wish.ts';

/* Pictures that were painted, kept for as long as the page is open: some kilobytes each. */

const urls = new Map<string, string | null>();
const waiting = new Map<string, Set<() => void>>();
let painter: Worker | null = null;

/** Its address once it is painted; null until then, where there is none, and where none are wanted. */
export function usePicture(wish: Wish): string | null {
  const wanted = useSettings((settings) => settings.pictures);
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

let asked: Wish[] = [];

/** A page is painted without its pictures first; then the painter comes, and is told what is missing. */
function ask(wish: Wish): void {
  if (asked.push(wish) > 1) return;
  requestAnimationFrame(() =>
    setTimeout(() => {
      painter ??= start();
      const density = Math.min(2, devicePixelRatio);
      painter.postMessage(asked.map((wish): Order => ({ ...wish, density })));
      asked = [];
    }),
  );
}

function start(): Worker {
  const worker = new Worker(new URL('./painter.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data: { key, image } }: MessageEvent<Painted>) => {
    urls.set(key, image && URL.createObjectURL(image));
    const listeners = waiting.get(key);
    waiting.delete(key);
    for (const changed of listeners ?? []) changed();
  };
  return worker;
}
