import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { pooledThinker } from './bots/pool.ts';
import type { Thinker } from './bots/thinker.ts';
import { openBus } from './bus/open.ts';
import { steadyTime } from './clocks/time.ts';
import type { Config } from './config.ts';
import { GAMES } from './games.ts';
import { Housekeeping } from './housekeeping.ts';
import { createMetrics, type Metrics } from './http/metrics.ts';
import { Mailer, postThrough } from './notices/mail.ts';
import { Notices } from './notices/notices.ts';
import { pushThrough } from './notices/push.ts';
import { secretsFor } from './secrets.ts';
import { openStorage } from './storage/open.ts';
import { type Observer, PACE, type Pace } from './tables/needs.ts';
import { OpenHouse } from './tables/open-house.ts';

export interface Serving {
  readonly url: string;
  /** Nothing more is accepted, sockets are told, what is under way is stored. */
  stop(why: string): Promise<void>;
}

interface Choices {
  /** Where the port is taken, the next one will do. */
  readonly nextPort?: boolean;
  /** Where bots think. */
  readonly thinker?: Thinker;
}

const threads = (): Thinker => pooledThinker(new URL('./worker.mjs', import.meta.url).href);

/** Puts the server together, and listens. */
export async function serve(
  config: Config,
  { nextPort = false, thinker = threads() }: Choices = {},
): Promise<Serving> {
  const place = config.database ?? config.data;
  const time = steadyTime();
  const { now } = time;
  const secrets = await secretsFor(config);
  const metrics = createMetrics();
  const storage = await openStorage(place, { connections: config.connections, time });
  const bus = await openBus(place, config.bus);
  const mailer =
    config.mail && config.url
      ? new Mailer({ keys: secrets.signing, url: config.url, post: postThrough(config.mail) }, now)
      : null;
  const notifier = new Notices({
    storage,
    push: pushThrough(secrets, config.contact),
    mailer,
    time,
    count: (by, outcome) => metrics.notices.inc({ by, outcome }),
  });
  const log: { to: FastifyBaseLogger | null } = { to: null };
  const house = new OpenHouse({
    storage,
    bus,
    time,
    upSince: now() - ((await bus?.listenedFor()) ?? 0),
    thinker,
    games: GAMES,
    draw: randomBytes,
    observe: observing(metrics, log),
    onTurn: (person, table) => notifier.turn(person, table),
    onHere: (person, table) => notifier.here(person, table),
    pace: paceOf(config),
  });
  const app = await buildApp({
    config,
    secrets,
    storage,
    house,
    mailer,
    metrics,
    now,
  });
  log.to = app.log;
  const housekeeping = new Housekeeping({
    storage,
    time,
    keeps: config.keeps,
    depart: (person) => house.depart(person),
    tell: (pruned) => app.log.info({ pruned }, 'let go of what nobody needs'),
    failed: (error) => app.log.error({ err: error }, 'nothing could be let go of'),
  });
  const stop = async (why: string): Promise<void> => {
    app.log.info({ why }, 'stopping');
    await app.close();
    await notifier.stop();
    await housekeeping.stop();
    await house.stop();
    await bus?.close();
    await storage.close();
  };
  try {
    const url = await listen(app, config, nextPort);
    void house.wake().catch((error) => app.log.error({ err: error }, 'tables did not wake'));
    return { url, stop };
  } catch (error) {
    await stop('nowhere to listen');
    throw error;
  }
}

function paceOf({ botDelay, beat, claimDelay, database }: Config): Pace {
  // Without a shared database nobody else could be driving a table.
  return { ...PACE, botDelay, beat, claimDelay, ...(!database && { patience: 0 }) };
}

function observing(metrics: Metrics, log: { readonly to: FastifyBaseLogger | null }): Observer {
  return {
    answered: (milliseconds) => {
      metrics.answers.observe(milliseconds / 1000);
      metrics.lately.note(milliseconds);
    },
    tables: (inMemory) => metrics.tables.set(inMemory),
    attendances: (now) => metrics.attendances.set(now),
    failed: (what, error) => {
      metrics.errors.inc({ fault: what, over: 'table' });
      log.to?.error({ err: error, what }, 'a table failed');
    },
  };
}

async function listen(app: FastifyInstance, config: Config, nextPort: boolean): Promise<string> {
  const { host } = config;
  for (let { port } = config; ; port += 1) {
    try {
      await app.listen({ port, host });
      const taken = (app.server.address() as AddressInfo).port;
      return config.url ?? `http://${host.includes(':') ? `[${host}]` : host}:${taken}`;
    } catch (error) {
      const busy = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!busy || !nextPort || port >= 65_535) throw error;
    }
  }
}
