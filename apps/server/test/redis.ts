import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { freePort } from './machine.ts';

const PROGRAM = '/usr/bin/redis-server';

/** A Redis of our own, gone with the tests. */
export class TestRedis {
  readonly address: string;
  private readonly port: number;
  private child: ChildProcess | null = null;

  private constructor(port: number) {
    this.port = port;
    this.address = `redis://127.0.0.1:${port}`;
  }

  /** Null, with a loud line, where there is none. */
  static async start(): Promise<TestRedis | null> {
    if (!existsSync(PROGRAM)) {
      console.warn('\n!!! NO REDIS HERE: ITS TESTS ARE SKIPPED. Install "redis-server".\n');
      return null;
    }
    const redis = new TestRedis(await freePort());
    await redis.run();
    return redis;
  }

  /** All connections die; soon it listens at the same address again. */
  async crash(): Promise<void> {
    await this.stop();
    await this.run();
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  private async run(): Promise<void> {
    const args = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', ''];
    const child = spawn(PROGRAM, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.child = child;
    let said = '';
    await new Promise<void>((resolve, reject) => {
      child.once('exit', () => reject(new Error(`Redis ended: ${said}`)));
      child.stdout.on('data', (data) => {
        said += data;
        if (/Ready to accept connections/i.test(said)) resolve();
      });
    });
    child.removeAllListeners('exit');
  }
}
