import type { Notice, NoticeListener } from './bus.ts';

/** Those who listen in this process. */
export class Listeners {
  readonly #listeners = new Set<NoticeListener>();

  add(listener: NoticeListener): () => void {
    // A wrapper of its own, so that one function may listen twice and stop once.
    const listening: NoticeListener = (notice) => listener(notice);
    this.#listeners.add(listening);
    return () => {
      this.#listeners.delete(listening);
    };
  }

  tell(notice: Notice): void {
    for (const listener of [...this.#listeners]) {
      try {
        listener(notice);
      } catch (error) {
        // One broken listener must not keep the notice from the others, nor stop the server.
        process.emitWarning(error instanceof Error ? error : String(error));
      }
    }
  }

  clear(): void {
    this.#listeners.clear();
  }
}
