import { once } from 'node:events';
import { rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect } from 'vitest';

/* What differs between the systems on which the tests run. */

/** There, a process that is told to end is ended, and files have no mode for their owner. */
export const IS_WINDOWS = process.platform === 'win32';

/** Removes a folder. Windows may hold its files for a moment after they were closed. */
export function discard(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

export function expectMode(file: string, mode: number): void {
  if (!IS_WINDOWS) expect(statSync(file).mode & 0o777).toBe(mode);
}

/** A port where nobody listens now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
