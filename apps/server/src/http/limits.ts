import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Allowance, Budgets } from '../budgets.ts';
import type { Parts } from '../parts.ts';
import { secretName } from '../signing.ts';
import { addressOf, mailboxOf, personOf } from './callers.ts';
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
  /** Whether one more whole table, or game that is over, may be shown to this address. */
  readonly visits: (request: FastifyRequest) => boolean;
  /** Whether one more message may come over the socket that this request opened. */
  readonly messages: (request: FastifyRequest) => boolean;
  /** Mails to an address that nobody confirmed yet, and such mails at one client's wish. */
  readonly letters: (request: FastifyRequest, email: string) => Promise<void>;
  /** What one person reports. */
  readonly reports: Limit;
  /** Tables at which notes are begun from one address: they are kept as long as the game. */
  readonly notes: Limit;
  /** Guesses at tokens, passkeys and mail addresses from one address. */
  readonly guesses: Limit;
}

/** What a person says over all their sockets: so many messages at once, so many more each second. */
const OF_A_PERSON: Allowance = { burst: 60, perSecond: 20 };
/** What an address may do at once, in seconds of what it may do all the time. */
const BURST_SECONDS = 5;
const VISITS_AT_ONCE = 5;

const TABLES_AT_ONCE = 20;
/** A day: nobody is written to more often whom others wanted written to. */
const LETTERS_TO_ONE = 3;
const LETTERS_BY_ONE = 10;
const REPORTS = 10;
const NOTES = 100;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type KeyOf = (request: FastifyRequest) => string;

/** For what is no part of the interface: the client's files, how the server is, and what is not there. */
export function limitTheRest(
  app: FastifyInstance,
  { config: { limits }, now }: Pick<Parts, 'config' | 'now'>,
): void {
  const requests = new Budgets({ burst: limits.address, perSecond: limits.address / 60 }, now);
  app.addHook('onRequest', async (request) => {
    const isCountedThere = request.url.startsWith('/api/') && !request.is404;
    if (!isCountedThere && !requests.spend(addressOf(request))) throw fault('too-many');
  });
}

function must(enough: boolean): void {
  if (!enough) throw fault('too-many');
}

/**
 * What is done seldom and weighs much is counted by all processes together, where there may be
 * several: under names that only those tell who have the key.
 */
function countedEverywhere({
  config,
  storage,
  secrets,
  now,
}: Pick<Parts, 'config' | 'now' | 'storage' | 'secrets'>) {
  if (config.database === null) return null;
  return (name: string, of: string, limit: { most: number; within: number }) =>
    storage.spend(secretName(secrets.signing, `${name} ${of}`), limit, now());
}

/** Needs the plugin on `app`, and `person` on its requests. */
export function limitsOf(
  app: FastifyInstance,
  parts: Pick<Parts, 'config' | 'now' | 'storage' | 'secrets' | 'metrics'>,
): Limited {
  const {
    config: { limits },
    now,
  } = parts;
  const here = (max: number, timeWindow: number, keyGenerator: KeyOf): Limit => {
    const check = app.createRateLimit({ max, timeWindow, keyGenerator });
    return async (request) => {
      const outcome = await check(request);
      if (!outcome.isAllowed && outcome.isExceeded) throw fault('too-many');
    };
  };
  const everywhere = countedEverywhere(parts);
  const limit = (name: string, most: number, within: number, keyOf: KeyOf): Limit =>
    everywhere
      ? async (request) => must(await everywhere(name, keyOf(request), { most, within }))
      : here(most, within, keyOf);
  const strain = new Strain(limits.late, () => parts.metrics.lately.taken());
  app.addHook('onClose', async () => strain.stop());
  const more = () => {
    if (strain.isTooMuch) throw fault('busy');
  };
  const person = here(limits.person, MINUTE, personOf);
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
  const tablesOfPersons = limit('tables', limits.tables, HOUR, personOf);
  const tablesAtOnce = new Budgets(
    { burst: Math.min(TABLES_AT_ONCE, limits.tables), perSecond: limits.tables / 3600 },
    now,
  );
  const tablesOfAddresses = limit('tables from', limits.tables, HOUR, addressOf);
  const peopleOfAddresses = limit('people', limits.people, HOUR, addressOf);
  const seldom = (name: string, most: number) => {
    const budgets = new Budgets({ burst: most, perSecond: (most * 1000) / DAY }, now);
    return async (key: string): Promise<void> =>
      must(everywhere ? await everywhere(name, key, { most, within: DAY }) : budgets.spend(key));
  };
  const lettersTo = seldom('letters to', LETTERS_TO_ONE);
  const lettersBy = seldom('letters by', LETTERS_BY_ONE);
  const reports = seldom('reports', REPORTS);
  const notes = seldom('notes', NOTES);
  return {
    more,
    tables: async (request) => {
      more();
      must(tablesAtOnce.spend(addressOf(request)));
      await tablesOfPersons(request);
      await tablesOfAddresses(request);
    },
    letters: async (request, email) => {
      await lettersBy(addressOf(request));
      await lettersTo(mailboxOf(email));
    },
    reports: (request) => reports(personOf(request)),
    notes: (request) => notes(addressOf(request)),
    // Whoever sits at a table is somebody.
    visits: (request) =>
      (request.person !== null || !strain.isTooMuch) && visits.spend(addressOf(request)),
    messages: (request) =>
      ofPersons.spend(personOf(request)) && ofAddresses.spend(addressOf(request)),
    people: async (request) => {
      more();
      await peopleOfAddresses(request);
    },
    guesses: limit('guesses', Math.min(30, limits.address), MINUTE, addressOf),
  };
}
