import { setTimeout as sleep } from 'node:timers/promises';
import type { Hello } from '@landsraad/protocol';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { startPostgres } from '../postgres.ts';
import { FrozenLine } from './frozen-line.ts';
import { begun, refusal, type Scene, scene } from './scene.ts';

/* Nobody pays with their clock for what the server could not do, or for a clock that was set. */

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

const clock = { kind: 'bank', minutes: 10, increment: 0 } as const;

async function threeAt(server: Scene) {
  const names = ['Gurney', 'Rabban', 'Feyd'];
  const people = await Promise.all(names.map((name) => server.guest(name)));
  const id = await begun(people, { clock });
  const look = () => people[0]!.ask<Hello>('GET', `tables/${id}/look`);
  const left = async () => {
    const { clocks } = (await look()).around;
    return clocks!.left[clocks!.running[0]!]!;
  };
  return { people, id, look, left };
}

describe('a clock', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is not charged for an hour that the machine’s clock was set forward', async () => {
    const server = await scene();
    const { left } = await threeAt(server);
    expect(await left()).toBeGreaterThan(9.9 * 60_000);
    const { now } = Date;
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 3_600_000);
    await sleep(50);
    expect(await left()).toBeGreaterThan(9.9 * 60_000);
    vi.restoreAllMocks();
    // Nor does it stand still when the clock is set back.
    const before = await left();
    await sleep(1200);
    expect(await left()).toBeLessThan(before - 1000);
    await server.close();
  });

  it.skipIf(postgres === null)(
    'stands still while nothing can be stored',
    async () => {
      const place = new URL(await postgres!.newDatabase());
      const line = new FrozenLine(place.hostname, Number(place.port));
      place.port = String(await line.open());
      const server = await scene({ DATABASE_URL: place.href });
      const { people, id, look, left } = await threeAt(server);
      const { seq, snapshot } = await look();
      const player = people[snapshot!.waiting[0]!]!;
      const { decision } = (await player.ask<Hello>('GET', `tables/${id}/look`)).snapshot!;
      const before = await left();
      line.freeze();
      const message = { do: 'answer', key: 'outage-0001', seq, choice: decision!.fallback };
      expect(await refusal(player.ask('POST', `tables/${id}/send`, message))).toBe('unavailable');
      await sleep(3000);
      line.thaw();
      await expect
        .poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 20_000 })
        .toBe(200);
      // Some fifteen seconds passed.
      expect(before - (await left())).toBeLessThan(5000);
      await server.close();
      line.close();
    },
    90_000,
  );
});
