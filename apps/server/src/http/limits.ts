import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { fault } from './faults.ts';

/** Throws `too-many` when whoever asks has asked for this too often. */
export type Limit = (request: FastifyRequest) => Promise<void>;

export interface Limited {
  /** New people from one address. */
  readonly people: Limit;
  /** New tables of one person. */
  readonly tables: Limit;
  /** Guesses at tokens, passkeys and mail addresses from one address. */
  readonly guesses: Limit;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export const addressOf = (request: FastifyRequest): string => normalizeIP(request.ip);
const personOf = (request: FastifyRequest): string => request.person ?? addressOf(request);

/** Needs the plugin on `app`, and `person` on its requests. */
export function limitsOf(app: FastifyInstance, { limits }: Config): Limited {
  const limit = (max: number, timeWindow: number, keyGenerator: typeof addressOf): Limit => {
    const check = app.createRateLimit({ max, timeWindow, keyGenerator });
    return async (request) => {
      const outcome = await check(request);
      if (!outcome.isAllowed && outcome.isExceeded) throw fault('too-many');
    };
  };
  const person = limit(limits.person, MINUTE, personOf);
  app.addHook('onRequest', async (request) => {
    if (request.person !== null) await person(request);
  });
  return {
    people: limit(limits.people, HOUR, addressOf),
    tables: limit(limits.tables, HOUR, personOf),
    guesses: limit(Math.min(30, limits.address), MINUTE, addressOf),
  };
}
