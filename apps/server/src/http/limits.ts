import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Allowance, Budgets } from '../budgets.ts';
import type { Parts } from '../parts.ts';
import { fault } from './faults.ts';
import { Strain } from './strain.ts';

/** Throws `too-many` when whoever asks has asked for this too often. */
export type Limit = (request: FastifyRequest) => Promise<void>;

export interface Limited {
  /** New people from one address. */
  readonly people: Limit;
  /** New tables of one person. */
  readonly tables: Limit;
  /** Throws `busy` while there is too much to do already. */
  readonly more: () => void;
  /** Whether one more whole table may be shown to this address. */
  readonly visits: (request: FastifyRequest) => boolean;
  /** Whether one more message may come over the socket that this request opened. */
  readonly messages: (request: FastifyRequest) => boolean;
  /** Mails to an address that nobody confirmed yet, and such mails at one client's wish. */
  readonly letters: (request: FastifyRequest, email: string) => void;
  /** What one person reports. */
  readonly reports: (request: FastifyRequest) => void;
  /** Guesses at tokens, passkeys and mail addresses from one address. */
  readonly guesses: Limit;
}

/** What a person says over all their sockets: so many messages at once, so many more each second. */
const OF_A_PERSON: Allowance = { burst: 60, perSecond: 20 };
/** What an address may do at once, in seconds of what it may do all the time. */
const BURST_SECONDS = 5;
const VISITS_AT_ONCE = 5;

const TABLES_AT_ONCE = 20;
/** Nobody is written to more than three times a day whom others wanted written to. */
const LETTERS_TO_ONE: Allowance = { burst: 3, perSecond: 3 / 86_400 };
const LETTERS_BY_ONE: Allowance = { burst: 10, perSecond: 10 / 86_400 };

const REPORTS: Allowance = { burst: 10, perSecond: 20 / 86_400 };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export const addressOf = (request: FastifyRequest): string => normalizeIP(request.ip);
const personOf = (request: FastifyRequest): string => request.person ?? addressOf(request);

/** As most mail servers read it: neither capitals nor what follows a plus make another mailbox. */
const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*(?=@)/, '');

/** For what is no part of the interface: the client's files, and how the server is. */
export function limitTheRest(
  app: FastifyInstance,
  { config: { limits }, now }: Pick<Parts, 'config' | 'now'>,
): void {
  const requests = new Budgets({ burst: limits.address, perSecond: limits.address / 60 }, now);
  app.addHook('onRequest', async (request) => {
    const counted = request.url.startsWith('/api/') || requests.spend(addressOf(request));
    if (!counted) throw fault('too-many');
  });
}

/** Needs the plugin on `app`, and `person` on its requests. */
export function limitsOf(
  app: FastifyInstance,
  { config: { limits }, now }: Pick<Parts, 'config' | 'now'>,
): Limited {
  const limit = (max: number, timeWindow: number, keyGenerator: typeof addressOf): Limit => {
    const check = app.createRateLimit({ max, timeWindow, keyGenerator });
    return async (request) => {
      const outcome = await check(request);
      if (!outcome.isAllowed && outcome.isExceeded) throw fault('too-many');
    };
  };
  const strain = new Strain(limits.late);
  app.addHook('onClose', async () => strain.stop());
  const more = () => {
    if (strain.isTooMuch) throw fault('busy');
  };
  const person = limit(limits.person, MINUTE, personOf);
  app.addHook('onRequest', async (request) => {
    if (request.person !== null) await person(request);
  });
  const visits = new Budgets(
    { burst: limits.visits / VISITS_AT_ONCE, perSecond: limits.visits / 60 },
    now,
  );
  const ofPersons = new Budgets(OF_A_PERSON, now);
  const ofAddresses = new Budgets(
    { burst: limits.messages * BURST_SECONDS, perSecond: limits.messages },
    now,
  );
  const tablesOfPersons = limit(limits.tables, HOUR, personOf);
  const tablesOfAddresses = new Budgets(
    { burst: Math.min(TABLES_AT_ONCE, limits.tables), perSecond: limits.tables / 3600 },
    now,
  );
  const peopleOfAddresses = limit(limits.people, HOUR, addressOf);
  const lettersTo = new Budgets(LETTERS_TO_ONE, now);
  const reports = new Budgets(REPORTS, now);
  const lettersBy = new Budgets(LETTERS_BY_ONE, now);
  return {
    more,
    tables: async (request) => {
      more();
      if (!tablesOfAddresses.spend(addressOf(request))) throw fault('too-many');
      await tablesOfPersons(request);
    },
    letters: (request, email) => {
      if (!lettersBy.spend(addressOf(request)) || !lettersTo.spend(mailboxOf(email)))
        throw fault('too-many');
    },
    reports: (request) => {
      if (!reports.spend(personOf(request))) throw fault('too-many');
    },
    // Whoever sits at a table is somebody.
    visits: (request) =>
      (request.person !== null || !strain.isTooMuch) && visits.spend(addressOf(request)),
    messages: (request) =>
      ofPersons.spend(personOf(request)) && ofAddresses.spend(addressOf(request)),
    people: async (request) => {
      more();
      await peopleOfAddresses(request);
    },
    guesses: limit(Math.min(30, limits.address), MINUTE, addressOf),
  };
}
