import type { Bus } from './bus.ts';
import { Listeners } from './listeners.ts';

/** For a server of one process. */
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
