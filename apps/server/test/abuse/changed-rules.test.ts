import { createReadStream } from 'node:fs';
import { imperium } from '@landsraad/imperium';
import { afterAll, describe, expect, it } from 'vitest';
import { importAll } from '../../src/storage/export.ts';
import { openToRead } from '../../src/storage/open.ts';
import type { Storage } from '../../src/storage/storage.ts';
import type { AnyGame, Needs } from '../../src/tables/needs.ts';
import { type Found, type Verdict, verify } from '../../src/verify/verify.ts';
import { endAll, Program } from '../http/program.ts';
import { startPostgres } from '../postgres.ts';
import { folders, Places, postgresPlaces } from '../storage/places.ts';
import { Client, playOn, running, type Setting, setting } from '../tables/setting.ts';

/* A program whose rules changed without saying so comes upon games that began before. */

const postgres = await startPostgres();
const temporary = folders();
const sqlite = new Places('SQLite', temporary.newFolder);
const server = postgresPlaces(postgres);
afterAll(async () => {
  endAll();
  await sqlite.clear();
  await server.clear();
  temporary.remove();
  await postgres?.stop();
});

/** Everybody begins with one Solari more, and the version is the same. */
const generous: Needs['games'] = {
  imperium: {
    ...(imperium as unknown as AnyGame),
    setup(options, random, version) {
      const state = imperium.setup(options as never, random, version);
      for (const player of state.players) player.solari += 1;
      return state;
    },
  },
};

const houseOn = (storage: Storage, games?: Needs['games']): Setting =>
  setting({ storage: storage as never, ...(games && { games }) });

async function looked(place: string, games: Needs['games'] = { imperium: imperium as never }) {
  const found: Found[] = [];
  const storage = openToRead(place);
  const verdict: Verdict = await verify(storage, { games }, (one) => found.push(one));
  await storage.close();
  const findings = new Map(found.map(({ table, finding }) => [table, finding]));
  return { verdict, findings };
}

/** One game that was just begun, one under way, one that is over. */
async function played(places: Places) {
  const place = await places.newPlace();
  const storage = await places.open(place);
  const made = houseOn(storage);
  const ids: string[] = [];
  for (const steps of [0, 9, Number.POSITIVE_INFINITY]) {
    const { id, persons } = await running(made);
    ids.push(id);
    const clients = [];
    for (const who of persons) clients.push(await Client.at(made.house, id, who));
    if (steps > 0) await playOn(clients, { steps });
  }
  await made.house.stop();
  return { place, storage, ids: ids as [string, string, string] };
}

for (const places of [sqlite, server]) {
  describe.skipIf(places === server && postgres === null)(
    `rules that changed: ${places.name}`,
    () => {
      it('are found before they are deployed; the same rules find nothing', async () => {
        const { place, ids } = await played(places);
        const same = await looked(place);
        expect(same.verdict).toMatchObject({ tables: 3, harm: false, found: { same: 3 } });

        const other = await looked(place, generous);
        expect(other.verdict).toMatchObject({ tables: 3, harm: true });
        expect([...other.findings.keys()].sort()).toEqual([...ids].sort());
        for (const finding of other.findings.values())
          expect(['changed', 'stuck']).toContain(finding.is);
        expect(other.findings.get(ids[0])).toEqual({ is: 'changed', by: 0 });

        const newer = { imperium: { ...imperium, version: 9, oldest: 9 } as never };
        const unknown = await looked(place, newer);
        expect(unknown.verdict).toMatchObject({ harm: true, found: { 'other-rules': 3 } });
        // Nothing was written: the same rules find nothing still.
        expect((await looked(place)).verdict).toEqual(same.verdict);
      });

      it('let a running game stand still, and its own rules let it go on', async () => {
        const { storage, ids } = await played(places);
        const [, underWay, over] = ids;
        const stored = await storage.entries(underWay, 0);
        const before = (await storage.table(underWay))!;
        const changed = houseOn(storage, generous);
        for (const id of [underWay, over])
          await expect(changed.house.look(id, before.host)).rejects.toMatchObject({
            fault: { fault: 'other-rules', detail: expect.stringContaining('another game') },
          });
        await expect(changed.house.record(over)).rejects.toMatchObject({
          fault: { fault: 'other-rules' },
        });
        expect((await changed.house.info(underWay, null)).status).toBe('frozen');
        expect((await changed.house.info(over, null)).status).toBe('over');
        await changed.time.pass(3_600_000);
        await changed.house.stop();
        expect(await storage.entries(underWay, 0)).toEqual(stored);

        const mended = houseOn(storage);
        const clients = [];
        for (const seat of before.seats)
          if (seat.is === 'person')
            clients.push(await Client.at(mended.house, underWay, seat.person));
        expect(clients[0]!.around.table.status).toBe('running');
        expect(clients[0]!.snapshot!.position).toBe(before.position);
        await playOn(clients, { steps: 3 });
        await mended.house.stop();
      });
    },
  );
}

describe('landsraad-server verify', () => {
  const called = (data: string, ...args: string[]) =>
    new Program('apps/server/bin/landsraad-server.js', ['verify', ...args], {
      LANDSRAAD_DATA: data,
      LC_ALL: 'C',
    }).ended;

  it('says that nothing would change, and what would, in French too and as JSON', async () => {
    const { place, storage, ids } = await played(sqlite);
    expect(await called(place)).toMatchObject({
      code: 0,
      out: expect.stringContaining('Nothing would change: 3 games play again'),
    });
    expect((await called(place, '--lang', 'fr')).out).toContain('Rien ne changerait : 3 parties');

    // To this program a game of other rules is one that its seed does not lead to.
    const table = (await storage.table(ids[1]))!;
    const version = table.version + 1;
    const strayed = { ...table, version, fingerprint: { at: 4, is: 'other' } };
    expect(await storage.changeTable(strayed)).toBe(true);
    const told = await called(place, '--json');
    const lines = told.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(told.code).toBe(1);
    expect(lines).toHaveLength(4);
    expect(lines.find((line) => line.table === ids[1])).toMatchObject({
      status: 'running',
      finding: { is: 'changed', by: 4 },
    });
    expect(lines.at(-1)).toMatchObject({ verdict: { harm: true, found: { same: 2, changed: 1 } } });
    expect((await called(place)).out).toContain(
      `${ids[1]} (imperium ${imperium.version}, running): would be another`,
    );
  });

  it('reads what an older server stored, as it is', async () => {
    const place = await sqlite.newPlace();
    const storage = await sqlite.open(place);
    const dump = new URL('../fixtures/v1/dump.jsonl', import.meta.url);
    await importAll(storage, createReadStream(dump));
    const { verdict } = await looked(place);
    expect(verdict).toMatchObject({ tables: 3, harm: false, found: { plausible: 3 } });
  });
});
