import type { FaultCode, ServerFault } from '@landsraad/protocol';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { Parts } from '../parts.ts';
import { Unavailable } from '../storage/outage.ts';
import { Fault } from '../tables/house.ts';

export const STATUS: Readonly<Record<FaultCode, number>> = {
  misshapen: 400,
  'too-large': 413,
  'too-many': 429,
  'not-found': 404,
  'not-yours': 403,
  'wrong-moment': 409,
  'seat-taken': 409,
  'sat-elsewhere': 409,
  bound: 409,
  'not-away': 409,
  barred: 403,
  silenced: 403,
  banned: 403,
  options: 422,
  name: 422,
  'moved-on': 409,
  refused: 422,
  frozen: 423,
  'other-rules': 409,
  expired: 410,
  'shutting-down': 503,
  unavailable: 503,
  busy: 503,
  internal: 500,
};

export const fault = (code: FaultCode, detail?: string): Fault =>
  new Fault(detail === undefined ? { fault: code } : { fault: code, detail });

/** What is wrong with a message may quote it. */
const LONGEST_DETAIL = 200;

/** What a client may be told of an error. An unforeseen one is `internal`, and nothing more. */
export function toldOf(error: unknown): ServerFault {
  if (error instanceof Fault) return error.fault;
  if (error instanceof Unavailable) return { fault: 'unavailable' };
  const { statusCode, code, validation, message } = error as Partial<FastifyError>;
  const detail = message?.slice(0, LONGEST_DETAIL);
  if (validation !== undefined) return { fault: 'misshapen', detail };
  if (statusCode === 413) return { fault: 'too-large' };
  if (statusCode === 429) return { fault: 'too-many' };
  if (statusCode === 503) return { fault: 'shutting-down' };
  if (statusCode === 404) return { fault: 'not-found' };
  const clientsOwn = statusCode !== undefined && statusCode >= 400 && statusCode < 500;
  if (clientsOwn && code?.startsWith('FST_')) return { fault: 'misshapen', detail };
  return clientsOwn ? { fault: 'misshapen' } : { fault: 'internal' };
}

/** What goes wrong on this side: whoever runs the server should see it. */
export const UNFORESEEN: readonly FaultCode[] = ['internal', 'unavailable'];

/** Whoever was not let in may ask again after so long. */
const BUSY_SECONDS = 10;

/** Every error leaves as a `ServerFault`; the log keeps what a client may not see. */
export function answerFaults(app: FastifyInstance, { metrics }: Pick<Parts, 'metrics'>): void {
  app.setErrorHandler((error, request, reply) => {
    const told = toldOf(error);
    metrics.errors.inc({ fault: told.fault, over: 'http' });
    if (UNFORESEEN.includes(told.fault)) request.log.error({ err: error }, 'unforeseen error');
    if (told.fault === 'busy') reply.header('retry-after', BUSY_SECONDS);
    return reply.code(STATUS[told.fault]).type('application/json').send(told);
  });
}
