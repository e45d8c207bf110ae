import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const PROGRAM = 'apps/server/bin/landsraad-server.js';

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const running = new Set<ChildProcess>();

/** After a test that failed, nothing stays behind. */
export function endAll(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** A program of its own process, and what it says. */
export class Program {
  readonly process: ChildProcess;
  readonly ended: Promise<Ended>;
  out = '';
  err = '';

  constructor(file: string, args: readonly string[], env: Record<string, string> = {}) {
    this.process = spawn(process.execPath, [file, ...args], {
      cwd: root,
      env: { ...process.env, ...env },
    });
    this.process.stdout!.on('data', (data) => {
      this.out += data;
    });
    this.process.stderr!.on('data', (data) => {
      this.err += data;
    });
    running.add(this.process);
    this.ended = once(this.process, 'close').then(([code]) => {
      running.delete(this.process);
      return { code, out: this.out, err: this.err };
    });
  }

  /** What it said that looks like this; throws if it ends without. */
  async says(wanted: RegExp): Promise<RegExpMatchArray> {
    let over = false;
    void this.ended.then(() => {
      over = true;
    });
    for (;;) {
      const found = this.out.match(wanted);
      if (found) return found;
      if (over) throw new Error(`${this.out}\n${this.err}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

/** The server, built if need be, on a port of its own. */
export async function startServer(data: string, env: Record<string, string> = {}) {
  const program = new Program(PROGRAM, ['--port', '0'], {
    LANDSRAAD_DATA: data,
    LANDSRAAD_LOG: 'info',
    LANDSRAAD_BOT_DELAY: '0',
    LANDSRAAD_LIMIT_LATE: '60000',
    ...env,
  });
  const [, url] = await program.says(/\n {4}(http\S+)\n/);
  return { program, url };
}
