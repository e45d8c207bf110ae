import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freePort } from '../machine.ts';
import { PATIENCE_MS } from '../size.ts';

const BIN = fileURLToPath(new URL('../../bin/landsraad-server.js', import.meta.url));

/** So that many clients of one machine are not taken for one that asks too much. */
const LIMITS = Object.fromEntries(
  ['ADDRESS', 'PERSON', 'PEOPLE', 'TABLES', 'SOCKETS', 'MESSAGES', 'VISITS', 'LATE'].map((name) => [
    `LANDSRAAD_LIMIT_${name}`,
    '1000000',
  ]),
);

/** The server as people run it: a process of its own, that can be killed. */
export class ServerProcess {
  readonly url: string;
  private readonly port: number;
  private readonly env: Readonly<Record<string, string>>;
  private readonly rights: readonly string[];
  private child: ChildProcess | null = null;
  /** What it said that was not asked for. */
  errors = '';

  private constructor(
    port: number,
    env: Readonly<Record<string, string>>,
    rights: readonly string[],
  ) {
    this.rights = rights;
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.env = env;
  }

  /** `rights` are words for `setpriv`. */
  static async at(
    env: Readonly<Record<string, string>>,
    rights: readonly string[] = [],
  ): Promise<ServerProcess> {
    return new ServerProcess(await freePort(), env, rights);
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  async start(): Promise<void> {
    const command = [process.execPath, BIN, '--port', String(this.port), '--host', '127.0.0.1'];
    // With `setpriv` it ends when the tests do, however they end.
    const [program, ...args] = existsSync('/usr/bin/setpriv')
      ? ['setpriv', '--pdeathsig', 'KILL', ...this.rights, ...command]
      : command;
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH, LANDSRAAD_LOG: 'error', ...LIMITS, ...this.env },
    });
    this.child = child;
    let said = '';
    child.stderr.on('data', (data) => {
      this.errors += data;
    });
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error('the server does not start')),
        2 * PATIENCE_MS,
      );
      child.once('exit', () => reject(new Error(`the server ended: ${said}${this.errors}`)));
      child.stdout.on('data', (data) => {
        said += data;
        this.errors += linesOfErrors(String(data));
        if (!said.includes('is served')) return;
        clearTimeout(late);
        resolve();
      });
    });
    child.removeAllListeners('exit');
  }

  /** As a power cut would: nothing can be said or stored any more. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    this.child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}

const linesOfErrors = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => `${line}\n`)
    .join('');
