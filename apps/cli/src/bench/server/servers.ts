import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ServerChild, type Usage } from './child.ts';

/** How the servers run that are measured. */
export interface Serving {
  /** What each is started with, so that it has a core of its own; one for each process. */
  readonly cores: readonly (readonly string[])[];
  /** PostgreSQL, which several processes need; else SQLite in a folder that goes with them. */
  readonly database: string | undefined;
  readonly bus: string | undefined;
}

const without = (...limits: readonly string[]): Record<string, string> =>
  Object.fromEntries(limits.map((name) => [`LANDSRAAD_LIMIT_${name}`, '999999999']));

/** One machine plays everybody: it must not be taken for one client that asks too much. */
export const LIMITS_OF_ITS_OWN = without(
  'ADDRESS',
  'PERSON',
  'PEOPLE',
  'TABLES',
  'SOCKETS',
  'MESSAGES',
  'VISITS',
);
const NO_LIMITS = { ...LIMITS_OF_ITS_OWN, ...without('LATE') };

/** One server, or several that share a database. */
export class Servers {
  private readonly all: readonly ServerChild[];
  private readonly folder: string;

  private constructor(all: readonly ServerChild[], folder: string) {
    this.all = all;
    this.folder = folder;
  }

  static async start(
    { cores, database, bus }: Serving,
    limits: Readonly<Record<string, string>> = NO_LIMITS,
  ): Promise<Servers> {
    const folder = mkdtempSync(path.join(tmpdir(), 'landsraad-bench-'));
    const all: ServerChild[] = [];
    const servers = new Servers(all, folder);
    const env = {
      LANDSRAAD_DATA: folder,
      ...(database && { DATABASE_URL: database }),
      ...(bus && { LANDSRAAD_BUS: bus }),
      ...limits,
    };
    try {
      for (const core of cores) all.push(await ServerChild.start(env, core));
      return servers;
    } catch (error) {
      await servers.stop();
      throw error;
    }
  }

  /** What is done at one table is asked of one process, as a proxy sees to it. */
  urlFor(table: number): string {
    return this.all[table % this.all.length]!.url;
  }

  async usage(): Promise<Usage> {
    const each = await Promise.all(this.all.map((server) => server.usage()));
    return {
      heap: sum(each.map(({ heap }) => heap)),
      resident: sum(each.map(({ resident }) => resident)),
    };
  }

  /** Of all of them, since they began. */
  async cpuSeconds(): Promise<number> {
    return sum(await Promise.all(this.all.map((server) => server.cpuSeconds())));
  }

  async stop(): Promise<void> {
    await Promise.all(this.all.map((server) => server.stop()));
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
