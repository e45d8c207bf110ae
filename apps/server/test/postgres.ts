import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './machine.ts';

/* A PostgreSQL server of our own, in a temporary folder, gone with the tests. */

export interface TestPostgres {
  /** Creates an empty database, and gives its address. */
  newDatabase(): Promise<string>;
  /** Empties a database that nobody uses any more, for a later `newDatabase`: creating one is slow. */
  giveBack(address: string): Promise<void>;
  /** All connections die as in a crash; the server recovers and listens at the same address. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** Null, with a loud line, where no PostgreSQL can be had. */
export async function startPostgres(): Promise<TestPostgres | null> {
  const programs = findPrograms() ?? installPrograms();
  if (programs === null) {
    console.warn(
      '\n!!! NO POSTGRESQL HERE: ITS TESTS ARE SKIPPED. Install the package "postgresql".\n',
    );
    return null;
  }
  const owner = ownerOfServer();
  const folder = mkdtempSync(path.join(tmpdir(), 'landsraad-pg-'));
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  initialise(path.join(programs, 'initdb'), data, owner);
  return serve(path.join(programs, 'postgres'), folder, data, owner);
}

function findPrograms(): string | null {
  const home = '/usr/lib/postgresql';
  const versions = existsSync(home) ? readdirSync(home).map(Number) : [];
  const newest = versions.sort((a, b) => b - a).map((v) => path.join(home, String(v), 'bin'));
  const onPath = (process.env.PATH ?? '').split(path.delimiter);
  return [...newest, ...onPath].find((bin) => existsSync(path.join(bin, 'initdb'))) ?? null;
}

function installPrograms(): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  try {
    const wait = ['-o', 'DPkg::Lock::Timeout=300'];
    execFileSync('/usr/bin/apt-get', ['install', '-y', ...wait, 'postgresql'], {
      stdio: 'ignore',
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    return null;
  }
  return findPrograms();
}

/** PostgreSQL refuses to run as root. */
function ownerOfServer(): Owner | null {
  if (process.getuid?.() !== 0) return null;
  for (const user of ['postgres', 'nobody']) {
    try {
      const id = (which: string) => Number(execFileSync('id', [which, user], { stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // No such user here.
    }
  }
  throw new Error('no user to run PostgreSQL as');
}

function initialise(initdb: string, data: string, owner: Owner | null): void {
  const args = [
    '-D',
    data,
    '-U',
    'postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  ];
  execFileSync(initdb, [...args, '--no-sync'], { ...owner, stdio: 'pipe', cwd: '/' });
}

async function serve(
  postgres: string,
  folder: string,
  data: string,
  owner: Owner | null,
): Promise<TestPostgres> {
  const port = await freePort();
  const address = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const start = async () => {
    // It is killed here, and its machine never: what it wrote is there, whether the disk has it or not.
    const settings = ['fsync=off', 'shared_buffers=32MB', 'listen_addresses=127.0.0.1'];
    const options = settings.flatMap((setting) => ['-c', setting]);
    const args = ['-D', data, '-k', folder, '-p', String(port), ...options];
    const server = run(postgres, args, owner);
    await ready(server, address('postgres'));
    return server;
  };
  let server = await start();
  let databases = 0;
  const spare: string[] = [];

  return {
    async newDatabase() {
      const emptied = spare.pop();
      if (emptied !== undefined) return emptied;
      databases += 1;
      const name = `test_${databases}`;
      await query(address('postgres'), `create database ${name}`);
      return address(name);
    },
    async giveBack(used) {
      await query(used, 'drop schema public cascade; create schema public');
      spare.push(used);
    },
    async crash() {
      await end(server, 'SIGQUIT');
      server = await start();
    },
    async stop() {
      await end(server, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** With `setpriv` the server ends when the tests do, however they end. */
function run(postgres: string, args: readonly string[], owner: Owner | null): ChildProcess {
  const options = { cwd: '/', stdio: 'ignore' } as const;
  if (!existsSync('/usr/bin/setpriv')) return spawn(postgres, args, { ...options, ...owner });
  const as = owner && [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'];
  return spawn(
    '/usr/bin/setpriv',
    ['--pdeathsig', 'INT', ...(as ?? []), postgres, ...args],
    options,
  );
}

async function ready(server: ChildProcess, address: string): Promise<void> {
  const patience = Date.now() + 60_000;
  for (;;) {
    try {
      return await query(address, 'select 1');
    } catch (error) {
      if (server.exitCode !== null || Date.now() > patience)
        throw new Error('PostgreSQL does not start', { cause: error });
      await sleep(50);
    }
  }
}

async function end(server: ChildProcess, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill(signal);
  await ended;
}

async function query(address: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
