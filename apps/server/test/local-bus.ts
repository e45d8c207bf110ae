import type { Bus } from '../src/bus/bus.ts';
import { Listeners } from '../src/bus/listeners.ts';

/** Between houses of one process, as a bus is between processes. */
export function localBus(): Bus {
  const listeners = new Listeners();
  return {
    publish: (table, seq) => queueMicrotask(() => listeners.tell({ is: 'changed', table, seq })),
    say: (table, words) => queueMicrotask(() => listeners.tell({ is: 'said', table, words })),
    follow: async () => undefined,
    leave: () => undefined,
    subscribe: (listener) => listeners.add(listener),
    listenedFor: async () => 0,
    close: async () => listeners.clear(),
  };
}
