import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '../../root.ts';
import { Inspector } from './inspector.ts';

const START_MS = 60_000;

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

/** What a process uses. */
export interface Usage {
  /** Bytes of objects that are in use. */
  readonly heap: number;
  /** Bytes that the system gave it. */
  readonly resident: number;
}

/** The server in a process of its own, on an empty folder that goes with it. */
export class ServerChild {
  readonly url: string;
  private readonly child: ChildProcess;
  private readonly inspector: Inspector;
  private readonly folder: string;

  private constructor(url: string, child: ChildProcess, inspector: Inspector, folder: string) {
    this.url = url;
    this.child = child;
    this.inspector = inspector;
    this.folder = folder;
  }

  static async start(limits: Readonly<Record<string, string>> = NO_LIMITS): Promise<ServerChild> {
    const folder = mkdtempSync(path.join(tmpdir(), 'landsraad-bench-'));
    const bin = path.join(projectRoot(), 'apps', 'server', 'bin', 'landsraad-server.js');
    const args = ['--inspect=127.0.0.1:0', bin, '--host', '127.0.0.1', '--port', '0'];
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH, LANDSRAAD_LOG: 'error', LANDSRAAD_DATA: folder, ...limits },
    });
    process.once('exit', () => child.kill('SIGKILL'));
    try {
      const said = await heard(child, /http:\/\/127\.0\.0\.1:\d+/, /ws:\/\/127\.0\.0\.1:\S+/);
      return new ServerChild(said[0], child, await Inspector.at(said[1]), folder);
    } catch (error) {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
      throw error;
    }
  }

  /** After all that is not in use any more was given back. */
  async usage(): Promise<Usage> {
    const heap = await this.inspector.heapInUse();
    return { heap, resident: await this.metric('process_resident_memory_bytes') };
  }

  /** Of all its threads, since it began. */
  cpuSeconds(): Promise<number> {
    return this.metric('process_cpu_seconds_total');
  }

  private async metric(name: string): Promise<number> {
    const metrics = await (await fetch(`${this.url}/metrics`)).text();
    return Number(metrics.match(new RegExp(`^${name} (\\S+)`, 'm'))?.[1]);
  }

  async stop(): Promise<void> {
    this.inspector.close();
    if (this.child.exitCode === null) {
      const ended = once(this.child, 'exit');
      this.child.kill('SIGTERM');
      await ended;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** What a process says on either of its outputs, once it has said all of it. */
function heard(child: ChildProcess, ...patterns: readonly RegExp[]): Promise<string[]> {
  let said = '';
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`the server does not start: ${said}`));
    const late = setTimeout(fail, START_MS);
    child.once('exit', fail);
    for (const stream of [child.stdout, child.stderr])
      stream!.on('data', (data) => {
        said += data;
        const found = patterns.map((pattern) => said.match(pattern)?.[0]);
        if (!found.every((match) => match !== undefined)) return;
        clearTimeout(late);
        child.off('exit', fail);
        resolve(found);
      });
  });
}
