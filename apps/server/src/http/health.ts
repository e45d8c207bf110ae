import type { FastifyInstance } from 'fastify';
import type { Parts } from '../parts.ts';

/** Well while the storage answers. */
export function serveHealth(app: FastifyInstance, { storage }: Pick<Parts, 'storage'>): void {
  app.get('/healthz', { logLevel: 'warn' }, async (request, reply) => {
    try {
      await storage.person('nobody');
      return { ok: true };
    } catch (error) {
      request.log.error({ err: error }, 'the storage does not answer');
      return reply.code(503).send({ ok: false });
    }
  });
}
