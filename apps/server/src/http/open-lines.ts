import type { Storage } from '../storage/storage.ts';

/** So often it is asked whether another process ended a session; and so many are asked for at once. */
const ASKED_EVERY_MS = 30_000;
const AT_ONCE = 500;

/** The sockets of each session: when it ends they are hung up on. */
export class OpenLines {
  readonly #storage: Pick<Storage, 'standingSessions'>;
  readonly #lines = new Map<string, Set<() => void>>();
  readonly #timer: NodeJS.Timeout;

  constructor(storage: Pick<Storage, 'standingSessions'>) {
    this.#storage = storage;
    this.#timer = setInterval(
      // A storage that does not answer says nothing about sessions.
      () => void this.look().catch(() => undefined),
      ASKED_EVERY_MS,
    ).unref();
  }

  /** Gives back what to call when the socket is closed. */
  open(session: string, hangUp: () => void): () => void {
    const lines = this.#lines.get(session) ?? new Set();
    this.#lines.set(session, lines.add(hangUp));
    return () => {
      lines.delete(hangUp);
      if (lines.size === 0 && this.#lines.get(session) === lines) this.#lines.delete(session);
    };
  }

  end(session: string): void {
    const lines = this.#lines.get(session) ?? [];
    this.#lines.delete(session);
    for (const hangUp of lines) hangUp();
  }

  async look(): Promise<void> {
    const all = [...this.#lines.keys()];
    for (let from = 0; from < all.length; from += AT_ONCE) {
      const asked = all.slice(from, from + AT_ONCE);
      const standing = new Set(await this.#storage.standingSessions(asked));
      for (const session of asked) if (!standing.has(session)) this.end(session);
    }
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
