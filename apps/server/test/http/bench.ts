import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type NewTable, ServerFault } from '@landsraad/protocol';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { Compile } from 'typebox/compile';
import { expect } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { type Config, configFrom } from '../../src/config.ts';
import { createMetrics } from '../../src/http/metrics.ts';
import { type Letter, Mailer } from '../../src/notices/mail.ts';
import type { Parts } from '../../src/parts.ts';
import { secretsFor } from '../../src/secrets.ts';
import { openStorage } from '../../src/storage/open.ts';
import type { Storage } from '../../src/storage/storage.ts';
import type { House } from '../../src/tables/house.ts';
import { discard } from '../machine.ts';
import { FakeHouse } from './fake-house.ts';

export interface Bench {
  readonly app: FastifyInstance;
  readonly parts: Parts;
  readonly house: FakeHouse;
  readonly letters: Letter[];
  /** Milliseconds by which the server's clock is ahead. */
  later: number;
  close(): Promise<void>;
}

export interface BenchOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly change?: (config: Config) => Config;
  readonly mail?: boolean;
  /** Real tables instead. */
  readonly open?: (storage: Storage) => House;
}

/** The app on a real storage and tables without a game. */
export async function bench(options: BenchOptions = {}): Promise<Bench> {
  const { env = {}, change = (config) => config, mail = false, open } = options;
  const data = await mkdtemp(path.join(tmpdir(), 'landsraad-http-'));
  const config = change(
    configFrom({
      LANDSRAAD_DATA: data,
      LANDSRAAD_LOG: 'silent',
      LANDSRAAD_LIMIT_LATE: '60000',
      ...env,
    }),
  );
  const secrets = await secretsFor(config);
  const storage = await openStorage(env.DATABASE_URL ?? config.data);
  const house = new FakeHouse();
  const letters: Letter[] = [];
  const post = async (letter: Letter) => void letters.push(letter);
  const made: Partial<Bench> = { house, letters, later: 0 };
  const now = () => Date.now() + made.later!;
  const url = 'https://dune.example.org';
  const mailer = mail ? new Mailer({ keys: secrets.signing, url, post }, now) : null;
  const metrics = createMetrics();
  const opened = open?.(storage) ?? house;
  const parts = { config, secrets, storage, house: opened, mailer, metrics, now };
  const app = await buildApp(parts);
  return Object.assign(made as Bench, {
    app,
    parts,
    close: async () => {
      await app.close();
      await opened.stop();
      await storage.close();
      discard(data);
    },
  });
}

/** A browser: keeps its cookies, says where it comes from. */
export class Browser {
  readonly app: FastifyInstance;
  readonly cookies: Record<string, string> = {};
  readonly headers: Record<string, string>;
  constructor(app: FastifyInstance, headers: Record<string, string> = {}) {
    this.app = app;
    this.headers = { origin: 'http://localhost', host: 'localhost', ...headers };
  }

  async ask(
    method: InjectOptions['method'],
    address: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    const response = await this.app.inject({
      method,
      url: address.startsWith('/') ? address : `/api/v1/${address}`,
      headers: { ...this.headers, ...headers },
      cookies: this.cookies,
      ...(body !== undefined && { payload: body as object }),
    });
    for (const { name, value } of response.cookies)
      if (value === '') delete this.cookies[name];
      else this.cookies[name] = value;
    return response;
  }

  get = (address: string, headers = {}) => this.ask('GET', address, undefined, headers);
  post = (address: string, body: unknown = {}, headers = {}) =>
    this.ask('POST', address, body, headers);
}

export const settings = (change: Partial<NewTable> = {}): NewTable => ({
  game: 'imperium',
  options: {},
  seats: [{ is: 'open' }, { is: 'open' }, { is: 'bot', bot: 'greedy' }],
  visibility: 'public',
  clock: { kind: 'none' },
  spectators: 'now',
  ...change,
});

const serverFault = Compile(ServerFault);

/** An error as the protocol has it, and nothing of the server's inside in it. */
export function expectFault(
  response: Pick<LightMyRequestResponse, 'statusCode' | 'body' | 'headers'>,
  status: number,
  fault: ServerFault['fault'],
): void {
  expect(response.body).toContain(`"fault":"${fault}"`);
  const told = JSON.parse(response.body);
  expect(serverFault.Check(told), response.body).toBe(true);
  expect(response.statusCode).toBe(status);
  expect(response.body).not.toMatch(/node_modules|\.ts:|at \w+ \(|"stack"/);
}

/** Who sits before a browser; null where nobody is known by it yet. */
export const personOf = async (browser: Browser): Promise<string | null> =>
  (await browser.get('me/data')).json().you?.id ?? null;
