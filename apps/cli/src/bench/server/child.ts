import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { projectRoot } from '../../root.ts';
import { Inspector } from './inspector.ts';

const START_MS = 60_000;

/** As docs/hosting.md has it, and the unit and the image that come along. */
const FLAGS = ['--max-semi-space-size=64'];

/** What a process uses. */
export interface Usage {
  /** Bytes of objects that are in use. */
  readonly heap: number;
  /** Bytes that the system gave it. */
  readonly resident: number;
}

/** The server in a process of its own. */
export class ServerChild {
  readonly url: string;
  private readonly child: ChildProcess;
  private readonly inspector: Inspector;

  private constructor(url: string, child: ChildProcess, inspector: Inspector) {
    this.url = url;
    this.child = child;
    this.inspector = inspector;
  }

  /** `core`: the words that put it on a core of its own. */
  static async start(
    env: Readonly<Record<string, string>>,
    core: readonly string[],
  ): Promise<ServerChild> {
    const bin = path.join(projectRoot(), 'apps', 'server', 'bin', 'landsraad-server.js');
    const args = [...FLAGS, '--inspect=127.0.0.1:0', bin, '--host', '127.0.0.1', '--port', '0'];
    const [command, ...words] = [...core, process.execPath, ...args] as [string, ...string[]];
    const child = spawn(command, words, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH, LANDSRAAD_LOG: 'error', ...env },
    });
    process.once('exit', () => child.kill('SIGKILL'));
    try {
      const said = await heard(child, /http:\/\/127\.0\.0\.1:\d+/, /ws:\/\/127\.0\.0\.1:\S+/);
      return new ServerChild(said[0], child, await Inspector.at(said[1]));
    } catch (error) {
      child.kill('SIGKILL');
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
    if (this.child.exitCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await ended;
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
