import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { imperium } from '@landsraad/imperium';
import { Match } from '@landsraad/kernel';
import { CLOSE } from '@landsraad/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { steadyTime } from '../../src/clocks/time.ts';
import { configFrom } from '../../src/config.ts';
import { exportTo, importFrom, reportOn } from '../../src/files.ts';
import { GAMES } from '../../src/games.ts';
import { main } from '../../src/main.ts';
import { openStorage } from '../../src/storage/open.ts';
import { laid } from '../../src/tables/laying.ts';
import { discard, expectMode, IS_WINDOWS } from '../machine.ts';
import { settings } from './bench.ts';
import { endAll, Program, startServer } from './program.ts';

const BOT = 'docs/examples/bot.mjs';

/** Asks as somebody who keeps their cookie. */
function visitor(url: string) {
  const own = { cookie: '' };
  const ask = async (method: string, address: string, body?: object) => {
    const response = await fetch(`${url}/api/v1/${address}`, {
      method,
      headers: { cookie: own.cookie, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    });
    for (const line of response.headers.getSetCookie()) own.cookie = line.split(';')[0];
    return (await response.json()) as { id: string; token: string; seats: { is: string }[] };
  };
  return { own, ask };
}

describe('the server as a program', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'landsraad-process-'));
  });
  afterAll(async () => {
    endAll();
    discard(folder);
  });

  it('plays a game with clients of another make, who can check the shuffle', async () => {
    const { program, url } = await startServer(path.join(folder, 'game'));
    const host = visitor(url);
    const { id } = await host.ask('POST', 'tables', {
      ...settings({ spectators: 'none', visibility: 'link' }),
      seats: [{ is: 'open' }, { is: 'open' }, { is: 'bot', bot: 'greedy' }, { is: 'open' }],
    });
    const allSit = () =>
      vi.waitFor(
        async () => {
          const { seats } = await host.ask('GET', `tables/${id}`);
          expect(seats.map(({ is }) => is)).not.toContain('open');
        },
        { timeout: 30_000 },
      );
    const bots = [0, 1].map(() => new Program(BOT, [url, id]));
    await allSit();
    await host.ask('DELETE', `tables/${id}/seat`);
    const third = new Program(BOT, [url, id]);
    await allSit();
    expect(await host.ask('POST', `tables/${id}/start`)).toEqual({});
    for (const { ended } of [...bots, third]) {
      const { code, out, err } = await ended;
      expect([code, err]).toEqual([0, '']);
      expect(out).toMatch(/^\d+ answers\. 1\. seat/);
      expect(out).toContain('The shuffle is the promised one.');
    }
    program.process.kill('SIGTERM');
    expect((await program.ended).code).toBe(IS_WINDOWS ? null : 0);
  }, 180_000);

  it('plays a game of Dune that a client of another make has laid', async () => {
    const { program, url } = await startServer(path.join(folder, 'dune'), { LANDSRAAD_BEAT: '50' });
    const { code, out, err } = await new Program(BOT, [url, 'dune']).ended;
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^\d+ answers\. 1\. seat/);
    expect(out).toContain('The shuffle is the promised one.');
    program.process.kill('SIGTERM');
    expect((await program.ended).code).toBe(IS_WINDOWS ? null : 0);
  }, 180_000);

  it.skipIf(IS_WINDOWS)(
    'stops when told to: sockets hear goodbye, and nothing secret was written down',
    async () => {
      const data = path.join(folder, 'stop');
      const { program, url } = await startServer(data);
      const { own, ask } = visitor(url);
      const { id } = await ask('POST', 'tables', settings());
      const { token } = await ask('POST', 'me/recovery', {});
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/tables/${id}/live`, {
        headers: { cookie: own.cookie },
      });
      socket.on('error', () => {}); // told by its close
      const closed = new Promise((resolve) => socket.once('close', resolve));
      await new Promise((resolve) => socket.once('message', resolve));
      program.process.kill('SIGTERM');
      expect(await closed).toBe(CLOSE.goingAway);
      const { code, out, err } = await program.ended;
      expect([code, err]).toEqual([0, '']);
      for (const secret of [
        own.cookie.split('=')[1],
        token,
        await readFile(`${data}/secret`, 'utf8'),
      ])
        expect(out).not.toContain(secret);
      expect(out).toContain('"path":"/api/v1/tables"');
    },
  );

  it('moves all data to another place', async () => {
    const [from, to] = ['from', 'to'].map((name) =>
      configFrom({ LANDSRAAD_DATA: path.join(folder, name) }),
    );
    const storage = await openStorage(from.data);
    for (const id of ['a', 'b', 'c'])
      await storage.addPerson({ id, name: id, email: null, language: null, created: 1 });
    await storage.addRecovery('hash', 'a', 2, 1);
    await storage.close();

    const file = path.join(folder, 'all.jsonl');
    expect(await exportTo(from, file)).toBe(4);
    expectMode(file, 0o600);
    await expect(exportTo(from, file)).rejects.toThrow('EEXIST');
    const cut = path.join(folder, 'cut.jsonl');
    await writeFile(cut, (await readFile(file, 'utf8')).split('\n').slice(0, 3).join('\n'));
    await expect(importFrom(to, cut)).rejects.toThrow('cut off');
    await expect(importFrom(to, path.join(folder, 'to/landsraad.db'))).rejects.toThrow(
      /no JSON object|not valid/,
    );
    expect(await importFrom(to, file)).toBe(4);
    await expect(importFrom(to, file)).rejects.toThrow('not empty');
    const again = path.join(folder, 'again.jsonl');
    await exportTo(to, again);
    expect(await readFile(again, 'utf8')).toBe(await readFile(file, 'utf8'));
  });

  it('prints what replays a table', async () => {
    const config = configFrom({ LANDSRAAD_DATA: path.join(folder, 'report') });
    const storage = await openStorage(config.data);
    await storage.addPerson({ id: 'a', name: 'a', email: null, language: null, created: 1 });
    const table = laid({ games: GAMES, draw: randomBytes, time: steadyTime() }, 'a', settings());
    await storage.addTable({ ...table, status: 'running' });
    await storage.close();
    const report = await reportOn(config, table.id);
    expect(report).toMatchObject({ status: 'running', error: null });
    expect(Match.replay(imperium, report.record).position).toBe(0);
    expect(report.record).toMatchObject({ seed: table.seed });
    await expect(reportOn(config, 'nowhere')).rejects.toThrow('no such table');
  });

  it('keeps order for whoever runs it, and notes what was done', async () => {
    const data = path.join(folder, 'order');
    vi.stubEnv('LANDSRAAD_DATA', data);
    const storage = await openStorage(data);
    const known = { email: null, language: null, created: 1 };
    for (const [id, name] of [
      ['a', 'Jessica'],
      ['b', 'Rabban'],
      ['c', 'Rabban'],
    ])
      await storage.addPerson({ id: id!, name: name!, ...known });
    const table = laid({ games: GAMES, draw: randomBytes, time: steadyTime() }, 'a', settings());
    await storage.addTable(table);
    const line = {
      table: table.id,
      person: 'b',
      key: 'k',
      text: 'Die!',
      at: 1,
      beside: false,
      room: '',
    };
    await storage.addLine(line);
    const { id: at } = table;
    await storage.addReport({
      at: 2,
      table: at,
      by: 'a',
      about: 'b',
      line: 0,
      room: '',
      said: 'Die!',
      why: '',
    });
    const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const complained = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const told = async (...args: string[]) => {
      expect(await main(args), args.join(' ')).toBe(0);
      return String(said.mock.lastCall![0]);
    };
    const failing = async (code: number, ...args: string[]) => {
      expect(await main(args), args.join(' ')).toBe(code);
      return String(complained.mock.lastCall![0]);
    };
    expect(await told('admin')).toContain('Nobody');
    await told('admin', 'add', 'Jessica');
    expect(await told('admin')).toMatch(/^a {2}Jessica/);
    expect(await failing(1, 'ban', 'Rabban')).toMatch(/Several are called Rabban[\s\S]*\nb /);
    expect(await failing(1, 'ban', 'Feyd')).toContain('Nobody is called Feyd');
    expect(await failing(1, 'ban', 'a')).toContain('cannot be banned');
    await failing(2, 'ban');
    await failing(2, 'admin', 'promote');
    await failing(2, 'unsay', table.id, 'first');
    const report = (await told('reports')).split('\n')[0]!;
    await told('ban', 'b');
    await told('rename', 'b', 'Beast');
    await told('unsay', table.id, '0');
    await told('settle', report);
    expect(await told('reports')).toBe('Nothing was reported.\n');
    await told('unban', 'Beast');
    await told('admin', 'remove', 'a');
    const deeds = (await told('log')).trim().split('\n');
    expect(deeds.map((deed) => deed.split('  ')[2]).sort()).toEqual(
      ['appointed', 'banned', 'dismissed', 'renamed', 'settled', 'unbanned', 'unsaid'].sort(),
    );
    for (const deed of deeds) expect(deed).toContain('operator');
    expect(await storage.person('b')).toMatchObject({ name: 'Beast' });
    expect((await storage.lines(table.id, 1))[0]!.text).toBe('');
    said.mockRestore();
    complained.mockRestore();
    vi.unstubAllEnvs();
    await storage.close();
  });

  it('says what is wrong with the call', async () => {
    const data = { LANDSRAAD_DATA: path.join(folder, 'none') };
    const calls: [string[], Record<string, string>, string][] = [
      [['dance'], {}, 'landsraad-server export FILE'],
      [['export'], {}, 'landsraad-server export FILE'],
      [['report'], {}, 'landsraad-server report TABLE'],
      [['--loud'], {}, 'loud'],
      [['--port', 'x'], {}, 'PORT must be a port number'],
      [[], { DATABASE_URL: 'mysql://u:hush@x' }, 'DATABASE_URL must be a PostgreSQL address'],
    ];
    const err = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    for (const [args, env, told] of calls) {
      for (const [name, value] of Object.entries({ ...data, ...env })) vi.stubEnv(name, value);
      expect(await main(args)).toBe(2);
      expect(err.mock.lastCall![0]).toContain(told);
      expect(err.mock.lastCall![0]).not.toContain('hush');
      vi.unstubAllEnvs();
    }
    err.mockRestore();
  });
});
