import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Parts } from '../parts.ts';

/** A storage that is slower than this is none; and so often it is asked, whoever asks. */
const LIMIT_MS = 3_000;
const FRESH_MS = 2_000;

/** Alive: the process answers. Ready: what people do here is stored. */
export function serveHealth(app: FastifyInstance, parts: Pick<Parts, 'storage' | 'now'>): void {
  const readiness = new Readiness(parts, (error) =>
    app.log.error({ err: error }, 'nothing can be stored'),
  );
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ ok: true }));
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const ok = await readiness.now();
    return reply.code(ok ? 200 : 503).send({ ok });
  });
}

class Readiness {
  readonly #parts: Pick<Parts, 'storage' | 'now'>;
  readonly #failed: (error: unknown) => void;
  #asked = Number.NEGATIVE_INFINITY;
  #answer: Promise<boolean> = Promise.resolve(false);

  constructor(parts: Pick<Parts, 'storage' | 'now'>, failed: (error: unknown) => void) {
    this.#parts = parts;
    this.#failed = failed;
  }

  now(): Promise<boolean> {
    const now = performance.now();
    if (now - this.#asked > FRESH_MS) {
      this.#asked = now;
      this.#answer = this.#stores();
    }
    return this.#answer;
  }

  /** Reading would work on a full disk too. */
  async #stores(): Promise<boolean> {
    const { storage, now } = this.#parts;
    const storing = storage.probe(now()).then(() => true);
    const late = sleep(LIMIT_MS, false, { ref: false });
    try {
      return await Promise.race([storing, late]);
    } catch (error) {
      this.#failed(error);
      return false;
    } finally {
      // One that is late may still fail.
      storing.catch(() => undefined);
    }
  }
}
