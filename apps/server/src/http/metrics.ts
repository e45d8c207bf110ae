import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../config.ts';
import { same } from '../signing.ts';
import { fault } from './faults.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/** What is noted between two looks, on average; 0 where there was nothing. */
class Mean {
  #sum = 0;
  #count = 0;

  note(value: number): void {
    this.#sum += value;
    this.#count += 1;
  }

  taken(): number {
    const mean = this.#count === 0 ? 0 : this.#sum / this.#count;
    this.#sum = 0;
    this.#count = 0;
    return mean;
  }
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];

/** What is measured. */
export function createMetrics() {
  const registers = [new Registry()];
  const [register] = registers;
  collectDefaultMetrics({ register });
  return {
    register,
    /** Milliseconds that answers take. */
    lately: new Mean(),
    answers: new Histogram({
      name: 'landsraad_answer_seconds',
      help: 'From an answer received to all clients of this process told',
      buckets: SECONDS,
      registers,
    }),
    messages: new Histogram({
      name: 'landsraad_message_seconds',
      help: 'From a message received to its reply',
      labelNames: ['kind', 'over'],
      buckets: SECONDS,
      registers,
    }),
    tables: new Gauge({
      name: 'landsraad_tables_in_memory',
      help: 'Tables that this process keeps in memory',
      registers,
    }),
    attendances: new Gauge({
      name: 'landsraad_attendances',
      help: 'Clients at or beside a table',
      registers,
    }),
    sockets: new Gauge({ name: 'landsraad_sockets', help: 'Open sockets', registers }),
    errors: new Counter({
      name: 'landsraad_errors_total',
      help: 'What was refused or went wrong',
      labelNames: ['fault', 'over'],
      registers,
    }),
    notices: new Counter({
      name: 'landsraad_notices_total',
      help: 'Notices sent to people who are away',
      labelNames: ['by', 'outcome'],
      registers,
    }),
  };
}

export function serveMetrics(
  app: FastifyInstance,
  { config, metrics }: { config: Config; metrics: Metrics },
): void {
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!mayMeasure(request, config.metricsToken)) throw fault('not-found');
    return reply.type(metrics.register.contentType).send(await metrics.register.metrics());
  });
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/** A proxy on this machine comes from here too, for somebody else. */
function mayMeasure(request: FastifyRequest, token: string | null): boolean {
  const given = request.headers.authorization?.replace(/^Bearer /, '');
  if (token !== null && given !== undefined && same(given, token)) return true;
  const { remoteAddress = '' } = request.raw.socket;
  return LOOPBACK.has(remoteAddress) && FORWARDED.every((name) => !(name in request.headers));
}
