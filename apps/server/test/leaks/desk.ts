import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../src/app.ts';
import { configFrom } from '../../src/config.ts';
import { createMetrics } from '../../src/http/metrics.ts';
import { secretsFor } from '../../src/secrets.ts';
import { Signing } from '../../src/signing.ts';
import type { PersonId, Storage } from '../../src/storage/storage.ts';
import type { House } from '../../src/tables/house.ts';
import { discard } from '../machine.ts';
import type { Setting } from '../tables/setting.ts';

/** Headers that tell nothing of a table: the time of day, and how often somebody has asked. */
const NOT_OF_A_TABLE = /^(date|connection|keep-alive|x-ratelimit-.*|retry-after)$/;

/** One app for all worlds: the house behind the door is whichever is being asked. */
export class Desk {
  private readonly app: FastifyInstance;
  private readonly signing: Signing;
  private readonly folder: string;
  private readonly behind: { setting: Setting | null };

  private constructor(
    app: FastifyInstance,
    signing: Signing,
    folder: string,
    behind: Desk['behind'],
  ) {
    this.app = app;
    this.signing = signing;
    this.folder = folder;
    this.behind = behind;
  }

  static async open(): Promise<Desk> {
    const folder = mkdtempSync(path.join(tmpdir(), 'landsraad-leaks-'));
    const many = Object.fromEntries(
      ['ADDRESS', 'PERSON', 'VISITS', 'LATE'].map((name) => [
        `LANDSRAAD_LIMIT_${name}`,
        '100000000',
      ]),
    );
    const config = configFrom({ LANDSRAAD_DATA: folder, LANDSRAAD_LOG: 'silent', ...many });
    const secrets = await secretsFor(config);
    const behind: Desk['behind'] = { setting: null };
    const app = await buildApp({
      config,
      secrets,
      storage: standingFor(() => behind.setting!.storage as Storage),
      house: standingFor(() => behind.setting!.house as House),
      mailer: null,
      metrics: createMetrics(),
      now: () => behind.setting!.time.now(),
    });
    return new Desk(app, new Signing(secrets.signing), folder, behind);
  }

  async ask(
    setting: Setting,
    person: PersonId | null,
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    body?: object,
  ): Promise<string> {
    this.behind.setting = setting;
    const now = setting.time.now();
    const device = { browser: null, system: null };
    if (person !== null)
      await setting.storage.addSession({ id: person, person, ...device, created: now, seen: now });
    const since = Math.floor(now / 1000);
    const cookie = person && `landsraad=${this.signing.sign('session', `${person} ${since}`)}`;
    const {
      statusCode,
      headers,
      body: told,
    } = await this.app.inject({
      method,
      url: `/api/v1/${url}`,
      headers: { host: 'localhost', ...(cookie && { cookie }) },
      ...(body && { payload: body }),
    });
    const kept = Object.entries(headers).filter(([name]) => !NOT_OF_A_TABLE.test(name));
    return `${method} ${url} ${statusCode} ${JSON.stringify(kept)} ${told}`;
  }

  async close(): Promise<void> {
    await this.app.close();
    discard(this.folder);
  }
}

/** Does what the one that is meant at the moment does. */
function standingFor<T extends object>(meant: () => T): T {
  return new Proxy({} as T, {
    get: (_, name) => {
      const it = meant() as Record<string | symbol, unknown>;
      const value = it[name];
      return typeof value === 'function' ? value.bind(it) : value;
    },
  });
}
