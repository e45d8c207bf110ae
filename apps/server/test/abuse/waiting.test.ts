import type { TableInfo } from '@landsraad/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personOf, settings } from '../http/bench.ts';
import { patientScene } from './scene.ts';

/* Tables that nobody ever begins. */

const DAY = 86_400_000;

describe('a table that waits', () => {
  let server: Awaited<ReturnType<typeof patientScene>>;
  beforeAll(async () => {
    server = await patientScene();
  });
  afterAll(() => server.close());

  it('for nobody any more is closed: a public one after a day, another after a month', async () => {
    const host = await server.guest('Gurney');
    const lay = async (visibility: 'public' | 'link') =>
      (await host.post('tables', settings({ visibility }))).json<TableInfo>().id;
    const status = async (id: string) => (await host.get(`tables/${id}`)).json<TableInfo>().status;
    const [open, byLink] = [await lay('public'), await lay('link')];
    await server.time.pass(DAY - 1);
    expect(await status(open)).toBe('waiting');
    const later = await lay('public');
    await server.time.pass(DAY / 2);
    expect(await status(open)).toBe('closed');
    expect(await status(byLink)).toBe('waiting');
    const lobby = (await host.get('tables')).json<TableInfo[]>();
    expect(lobby.map(({ id }) => id)).toEqual([later]);
    await server.time.pass(30 * DAY);
    expect(await status(byLink)).toBe('closed');
  });

  it('goes on waiting while somebody is there', async () => {
    const host = await server.guest('Gurney');
    const { id } = (await host.post('tables', settings())).json<TableInfo>();
    const place = await server.parts.house.attend(id, await personOf(host), () => undefined);
    await server.time.pass(2 * DAY);
    expect((await host.get(`tables/${id}`)).json()).toMatchObject({ status: 'waiting' });
    place.leave();
    await server.time.pass(2 * DAY);
    expect((await host.get(`tables/${id}`)).json()).toMatchObject({ status: 'closed' });
  });
});
