import type { Hello, SeatInfo, TableInfo } from '@landsraad/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Guest } from '../client.ts';
import { begun, Line, refusal, type Scene, scene } from './scene.ts';

/* A seat that nobody plays holds a hand, and nobody may read it on the way. */

const look = (guest: Guest, table: string) => guest.ask<Hello>('GET', `tables/${table}/look`);
const take = (guest: Guest, table: string) =>
  guest.ask<{ seat: number; from: number | null }>('POST', `tables/${table}/seat`, { seat: null });

describe('the hand of an open seat', () => {
  let server: Scene;
  beforeAll(async () => {
    server = await scene();
  });
  afterAll(() => server.close());

  it('is not shown to whoever takes the seat, looks and gives it up', async () => {
    const [host, peeper] = [await server.guest('Feyd'), await server.guest('Piter')];
    for (const spectators of ['now', 'delayed', 'none'] as const) {
      const table = await begun([host], { spectators });
      for (let n = 0; n < 3; n++) {
        await take(peeper, table);
        const line = await Line.at(peeper, table);
        const { snapshot } = await look(peeper, table);
        const seen = [snapshot, ...line.heard.map((message) => message.snapshot)] as (
          | Hello['snapshot']
          | undefined
        )[];
        for (const shown of seen) expect(shown?.viewer ?? 'spectator').toBe('spectator');
        if (spectators === 'none') expect(snapshot).toBeNull();
        line.socket.terminate();
        await peeper.ask('DELETE', `tables/${table}/seat`);
      }
    }
  });

  it('is promised to one person, with everybody told who and when', async () => {
    const [host, first] = [await server.guest('Feyd'), await server.guest('Chani')];
    const table = await begun([host]);
    const watching = await Line.at(host, table);
    const { seat, from } = await take(first, table);
    expect(from).toBeGreaterThan(Date.now());
    const { seats } = await host.ask<TableInfo>('GET', `tables/${table}`);
    const claimed: SeatInfo = { is: 'open', claim: { name: 'Chani', you: false, from: from! } };
    expect(seats[seat]).toEqual(claimed);
    await expect
      .poll(() => JSON.stringify(watching.of('around').at(-1) ?? null))
      .toContain(JSON.stringify(claimed));
    const second = await server.guest('Alia');
    expect(await refusal(second.ask('POST', `tables/${table}/seat`, { seat }))).toBe('seat-taken');
    // Nor can whoever sits at the table come as themselves a second time.
    expect(await refusal(take(host, table))).toBe(null);
    expect((await look(host, table)).snapshot!.viewer).toBe(0);
    watching.socket.terminate();
  });
});
