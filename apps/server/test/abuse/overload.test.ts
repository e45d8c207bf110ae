import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Guest } from '../client.ts';
import { settings } from '../http/bench.ts';
import { begun, Line, refusal, type Scene, scene } from './scene.ts';

/* More comes than one process can do. */

/** Later than that, all the time, is too late here; the machine of the tests may be busy itself. */
const LATE_MS = 300;

let server: Scene;
let players: Guest[];
beforeEach(async () => {
  server = await scene({ LANDSRAAD_LIMIT_LATE: String(LATE_MS) });
  players = [
    await server.guest('Gurney'),
    await server.guest('Rabban'),
    await server.guest('Kynes'),
  ];
});
afterEach(() => server.close());

/** The process is busy with something else nearly all the time, until it is called off. */
function busy(): () => void {
  const timer = setInterval(() => {
    const until = performance.now() + 1.5 * LATE_MS;
    while (performance.now() < until);
  }, 1);
  return () => clearInterval(timer);
}

const lay = (guest: Guest) => refusal(guest.ask('POST', 'tables', settings()));

/** An answer of whoever is asked, and what the server says to it. */
async function answered(lines: readonly Line[]): Promise<unknown> {
  const hellos = lines.map((line) => line.of('hello').at(-1)!);
  const asked = hellos.findIndex(({ snapshot }) => (snapshot as { decision: unknown }).decision);
  const { snapshot, seq } = hellos[asked]! as never as {
    seq: number;
    snapshot: { decision: { fallback: unknown } };
  };
  const line = lines[asked]!;
  line.say({ do: 'answer', key: 'overload-1', seq, choice: snapshot.decision.fallback });
  await vi.waitFor(() => expect(line.of('accepted')).toHaveLength(1), { timeout: 30_000 });
  return seq;
}

describe('a server with too much to do', () => {
  it('takes on nothing more, says when to come back, and lets those who play go on', async () => {
    const id = await begun(players);
    const [host] = players as [Guest];
    const waiting = await host.ask<{ id: string }>('POST', 'tables', settings());
    const calm = busy();
    await vi.waitFor(async () => expect(await lay(host)).toBe('busy'), {
      timeout: 60_000,
      interval: 1,
    });
    expect(await refusal(host.ask('POST', `tables/${waiting.id}/start`, {}))).toBe('busy');
    const stranger = await fetch(`${server.url}/api/v1/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(settings()),
    });
    expect(stranger.status).toBe(503);
    expect(Number(stranger.headers.get('retry-after'))).toBeGreaterThan(0);

    const lines = await Promise.all(players.map((guest) => Line.at(guest, id)));
    await answered(lines);
    calm();
    await vi.waitFor(async () => expect(await lay(host)).toBeNull(), { timeout: 60_000 });
    for (const line of lines) line.socket.terminate();
  });

  it('is not the one that stops short once', async () => {
    const [host] = players as [Guest];
    await sleep(1500);
    const until = performance.now() + 3 * LATE_MS;
    while (performance.now() < until);
    expect(await lay(host)).toBeNull();
  });
});
