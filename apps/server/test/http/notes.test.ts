import type { TableInfo } from '@landsraad/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patientScene } from '../abuse/scene.ts';
import { type Browser, expectFault, settings } from './bench.ts';

let server: Awaited<ReturnType<typeof patientScene>>;
beforeAll(async () => {
  server = await patientScene();
});
afterAll(() => server.close());

const OPEN = [{ is: 'open' }, { is: 'open' }, { is: 'open' }] as const;

async function begun(host: Browser, guest: Browser, change: object = {}): Promise<string> {
  const { id } = (await host.post('tables', settings({ seats: [...OPEN], ...change }))).json();
  await guest.post(`tables/${id}/seat`, { seat: null });
  await host.post(`tables/${id}/start`);
  return id;
}

describe('notes at a table', () => {
  const notesOf = async (who: Browser, id: string) => (await who.get(`tables/${id}/notes`)).json();

  it('come back to their writer, and to nobody else', async () => {
    const [one, other, beside] = [
      await server.guest('Jessica'),
      await server.guest('Leto'),
      await server.guest('Piter'),
    ];
    const id = await begun(one, other);
    expect(await notesOf(one, id)).toEqual({ text: '' });
    const text = 'Leto holds the\n"Kwisatz Haderach"';
    expect((await one.ask('PUT', `tables/${id}/notes`, { text })).json()).toEqual({ text });
    expect(await notesOf(one, id)).toEqual({ text });
    for (const curious of [other, beside]) {
      expect(await notesOf(curious, id)).toEqual({ text: '' });
      for (const path of [`tables/${id}`, `tables/${id}/look`, 'me/data'])
        expect((await curious.get(path)).body).not.toContain('Kwisatz');
    }
    expect((await one.get('me/data')).body).toContain('Kwisatz');
    await one.ask('PUT', `tables/${id}/notes`, { text: '' });
    expect(await notesOf(one, id)).toEqual({ text: '' });
    await one.ask('PUT', `tables/${id}/notes`, { text: 'gone with her' });
    await one.ask('DELETE', 'me');
    const rows: unknown[] = [];
    for await (const row of server.parts.storage.dump()) rows.push(row);
    expect(JSON.stringify(rows)).not.toContain('gone with her');
  });

  it('are for those who may look at the table, and not endless', async () => {
    const [one, other, beside] = [
      await server.guest('Jessica'),
      await server.guest('Leto'),
      await server.guest('Piter'),
    ];
    const id = await begun(one, other, { spectators: 'none' });
    const put = (who: Browser, text: string) => who.ask('PUT', `tables/${id}/notes`, { text });
    expectFault(await put(beside, 'x'), 403, 'not-yours');
    expectFault(await beside.get(`tables/${id}/notes`), 403, 'not-yours');
    expectFault(await put(one, 'x'.repeat(4001)), 400, 'misshapen');
    expect((await put(one, 'x'.repeat(4000))).statusCode).toBe(200);
  });

  it('are begun at so many tables a day, and written on as often as one likes', async () => {
    const fresh = await patientScene();
    const one = await fresh.guest('Jessica');
    const { id } = (await one.post('tables', settings())).json<TableInfo>();
    const { id: late } = (await one.post('tables', settings())).json<TableInfo>();
    const put = (table: string, text: string) => one.ask('PUT', `tables/${table}/notes`, { text });
    for (let n = 0; n < 99; n++) {
      await put(id, 'begun');
      await put(id, '');
    }
    expect((await put(id, 'begun')).statusCode).toBe(200);
    expectFault(await put(late, 'one more'), 429, 'too-many');
    expect((await put(id, 'written on')).json()).toEqual({ text: 'written on' });
    await fresh.close();
  });
});

describe('running tables', () => {
  it('are listed for watching where they are public and have spectators', async () => {
    const [one, other] = [await server.guest('Feyd'), await server.guest('Rabban')];
    const shown = await begun(one, other);
    const delayed = await begun(one, other, { spectators: 'delayed' });
    const hidden = [
      await begun(one, other, { spectators: 'none' }),
      await begun(one, other, { visibility: 'link' }),
      (await one.post('tables', settings())).json().id as string,
    ];
    const listed = (await other.get('watching')).json() as TableInfo[];
    const ids = listed.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([shown, delayed]));
    for (const id of hidden) expect(ids).not.toContain(id);
    expect(listed.every(({ status }) => status === 'running')).toBe(true);
  });
});
