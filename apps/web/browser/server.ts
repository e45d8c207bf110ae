import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';

/* The real server, as somebody hosts it: a process of its own, with a folder of its own. */

const program = path.join(import.meta.dirname, '../../server/bin/landsraad-server.js');
const client = process.env.LANDSRAAD_DIST ?? path.join(import.meta.dirname, '../dist');

/** Call once in a file: a server of its own, from before its tests until after them. */
export function withServer() {
  const data = mkdtempSync(path.join(tmpdir(), 'landsraad-online-'));
  let port = 0;
  let running: ChildProcess | null = null;

  /** As when the power fails. */
  const kill = (): Promise<void> =>
    new Promise((resolve) => {
      const dying = running;
      running = null;
      if (!dying || dying.exitCode !== null) return resolve();
      dying.once('exit', () => resolve());
      dying.kill('SIGKILL');
    });

  const start = async (): Promise<void> => {
    const process_ = spawn(process.execPath, [program, 'serve', '--port', String(port)], {
      env: {
        ...process.env,
        LANDSRAAD_DATA: data,
        LANDSRAAD_CLIENT: path.resolve(client),
        LANDSRAAD_LOG: 'error',
        LANDSRAAD_BOT_DELAY: '0',
        LANDSRAAD_CLAIM_DELAY: '3000',
        LANDSRAAD_LIMIT_LATE: '60000',
        LANDSRAAD_LIMIT_ADDRESS: '100000',
        LANDSRAAD_LIMIT_PERSON: '100000',
        // All visitors come from one address: that of whom a test sent away, too.
        LANDSRAAD_BAN_ADDRESS: '0',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running = process_;
    await new Promise<void>((resolve, reject) => {
      process_.stdout?.on('data', (text: Buffer) => {
        if (text.toString().includes('http://')) resolve();
      });
      process_.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
  };

  /** What whoever runs it types meanwhile. */
  const command = (...words: string[]): string =>
    execFileSync(process.execPath, [program, ...words], {
      env: { ...process.env, LANDSRAAD_DATA: data },
      encoding: 'utf8',
    });

  beforeAll(async () => {
    port = await freePort();
    await start();
  }, 120_000);
  afterAll(async () => {
    await kill();
    rmSync(data, { recursive: true, force: true });
  });
  return {
    get url() {
      return `http://localhost:${port}`;
    },
    kill,
    start,
    command,
  };
}

/**
 * Below the ports that the system lends to whoever connects somewhere: one of those could be taken
 * while the server is down.
 */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    const probe = createServer().listen(port, 'localhost');
    const free = await once(probe, 'listening').catch(() => null);
    probe.close();
    if (free) return port;
  }
}
