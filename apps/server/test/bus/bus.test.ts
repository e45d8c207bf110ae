import pg from 'pg';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { Bus, Notice } from '../../src/bus/bus.ts';
import { openBus } from '../../src/bus/open.ts';
import { localBus } from '../local-bus.ts';
import { startPostgres } from '../postgres.ts';
import { TestRedis } from '../redis.ts';

const postgres = await startPostgres();
const redis = await TestRedis.start();
afterAll(async () => {
  await postgres?.stop();
  await redis?.stop();
});

let opened: Bus[] = [];
afterEach(async () => {
  await Promise.all(opened.map((bus) => bus.close()));
  opened = [];
});

async function open(place: string): Promise<Bus> {
  const real = await (place.startsWith('redis:') ? openBus('', place) : openBus(place));
  // A server with an embedded database has none: what other tests use in its place is held to the same.
  const bus = real ?? localBus();
  opened.push(bus);
  for (const table of ['T', 'Tabc', 'T1', 'T2']) await bus.follow(table);
  return bus;
}

let houses = 0;
/** Another house on the same Redis. */
const newHouse = async (): Promise<string> => `${redis!.address}/${houses++}`;

function hearing(bus: Bus): Notice[] {
  const heard: Notice[] = [];
  bus.subscribe((notice) => heard.push(notice));
  return heard;
}

const changed = (table: string, seq: number): Notice => ({ is: 'changed', table, seq });

const kinds = [
  { name: 'local', newPlace: async () => './data', there: true },
  { name: 'PostgreSQL', newPlace: () => postgres!.newDatabase(), there: postgres !== null },
  { name: 'Redis', newPlace: newHouse, there: redis !== null },
];

for (const { name, newPlace, there } of kinds) {
  describe.skipIf(!there)(`the ${name} bus`, () => {
    it('tells everybody who listens, and not before publish has returned', async () => {
      const bus = await open(await newPlace());
      const [one, two] = [hearing(bus), hearing(bus)];
      bus.publish('Tabc', 3);
      expect(one).toEqual([]);
      await vi.waitFor(() => expect(one).toEqual([changed('Tabc', 3)]));
      expect(two).toEqual(one);
    });

    it('lets listeners go, and stays up when one is broken', async () => {
      const bus = await open(await newPlace());
      const warned: unknown[] = [];
      const warn = (warning: Error) => warned.push(warning.message);
      process.on('warning', warn);
      const gone: Notice[] = [];
      const leave = bus.subscribe((notice) => gone.push(notice));
      bus.subscribe(() => {
        throw new Error('a broken listener');
      });
      const heard = hearing(bus);
      leave();
      leave();
      bus.publish('T', 0);
      await vi.waitFor(() => expect(heard).toEqual([changed('T', 0)]));
      await vi.waitFor(() => expect(warned).toEqual(['a broken listener']));
      process.off('warning', warn);
      expect(gone).toEqual([]);
    });

    it('passes words on as they are', async () => {
      const bus = await open(await newPlace());
      const heard = hearing(bus);
      bus.say('Tabc', 'one two: 3');
      bus.publish('Tabc', 4);
      bus.say('Tabc', 'five');
      await vi.waitFor(() => expect(heard).toHaveLength(3));
      expect(heard).toContainEqual({ is: 'said', table: 'Tabc', words: 'one two: 3' });
      expect(heard).toContainEqual({ is: 'said', table: 'Tabc', words: 'five' });
      expect(heard).toContainEqual(changed('Tabc', 4));
    });

    it('tells the last number of every table in a burst', async () => {
      const bus = await open(await newPlace());
      const last = new Map<string, number>();
      for (let i = 0; i < 20; i++) await bus.follow(`T${i}`);
      bus.subscribe((notice) => {
        if (notice.is === 'changed') last.set(notice.table, notice.seq);
      });
      for (let i = 0; i < 2_000; i++) bus.publish(`T${i % 20}`, i);
      await vi.waitFor(() => {
        expect([...last.values()].sort((a, b) => a - b)).toEqual(
          Array.from({ length: 20 }, (_, i) => 1_980 + i),
        );
      });
    });

    it('says nothing any more once closed', async () => {
      const bus = await open(await newPlace());
      const heard = hearing(bus);
      await bus.close();
      bus.publish('T', 1);
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(heard).toEqual([]);
    });
  });
}

const shared = [
  {
    name: 'PostgreSQL',
    newPlace: () => postgres!.newDatabase(),
    crash: () => postgres!.crash(),
    there: postgres !== null,
  },
  { name: 'Redis', newPlace: newHouse, crash: () => redis!.crash(), there: redis !== null },
];

for (const { name, newPlace, crash, there } of shared)
  describe.skipIf(!there)(`several servers on one ${name}`, () => {
    it('hear each other, and nobody from another house', async () => {
      const place = await newPlace();
      const [one, two] = [await open(place), await open(place)];
      const elsewhere = hearing(await open(await newPlace()));
      const [atOne, atTwo] = [hearing(one), hearing(two)];
      one.publish('T1', 5);
      two.publish('T2', 6);
      const both = expect.arrayContaining([changed('T1', 5), changed('T2', 6)]);
      await vi.waitFor(() => expect(atOne).toEqual(both));
      await vi.waitFor(() => expect(atTwo).toEqual(both));
      expect(elsewhere).toEqual([]);
    });

    it('know for how long one of those who are there has been there', async () => {
      const place = await newPlace();
      const first = await open(place);
      const between = Date.now();
      const second = await open(place);
      expect(await second.listenedFor()).toBeGreaterThanOrEqual((await first.listenedFor()) - 1000);
      await first.close();
      await vi.waitFor(async () => {
        const alone = await second.listenedFor();
        expect(alone).toBeLessThanOrEqual(Date.now() - between + 1);
      });
    });

    it('send what is under way before they close', async () => {
      const place = await newPlace();
      const [one, two] = [await open(place), await open(place)];
      const heard = hearing(two);
      one.publish('T', 1);
      await one.close();
      await vi.waitFor(() => expect(heard).toEqual([changed('T', 1)]));
    });

    it('come back after a crash of it', async () => {
      const place = await newPlace();
      const [one, two] = [await open(place), await open(place)];
      const [atOne, atTwo] = [hearing(one), hearing(two)];
      const crashing = crash();
      one.publish('T', 1);
      await crashing;
      await vi.waitFor(() => expect(atOne).toContainEqual({ is: 'missed' }), 20_000);
      await vi.waitFor(() => expect(atTwo).toContainEqual({ is: 'missed' }), 20_000);
      await heardFromEachOther(one, two, atOne, atTwo);
    });
  });

describe.skipIf(postgres === null)('several servers on one PostgreSQL', () => {
  it('come back after a broken connection, and know that they may have missed something', async () => {
    const place = await postgres!.newDatabase();
    const [one, two] = [await open(place), await open(place)];
    const [atOne, atTwo] = [hearing(one), hearing(two)];
    await breakOneConnection(place);
    await vi.waitFor(() => expect(atOne).toContainEqual({ is: 'missed' }), 10_000);
    await vi.waitFor(() => expect(atTwo).toContainEqual({ is: 'missed' }), 10_000);
    await heardFromEachOther(one, two, atOne, atTwo);
  });
});

describe.skipIf(redis === null)('the bus on Redis', () => {
  it('hears of the tables it follows, and of no others', async () => {
    const place = await newHouse();
    const [one, two] = [await open(place), await open(place)];
    const heard = hearing(two);
    two.leave('T1');
    await two.follow('T2');
    one.publish('T1', 1);
    one.say('T1', 'words');
    one.publish('Tother', 1);
    one.publish('T2', 2);
    await vi.waitFor(() => expect(heard).toEqual([changed('T2', 2)]));
  });

  it('refuses to begin where the password is wrong', async () => {
    const wrong = redis!.address.replace('redis://', 'redis://:wrong@');
    await expect(openBus('', wrong)).rejects.toThrow('Redis');
  });
});

async function heardFromEachOther(
  one: Bus,
  two: Bus,
  atOne: readonly Notice[],
  atTwo: readonly Notice[],
): Promise<void> {
  // The other one may still be on its way back, and would hear `missed` instead.
  await vi.waitFor(() => {
    one.publish('T1', 7);
    two.publish('T2', 8);
    expect(atTwo).toContainEqual(changed('T1', 7));
    expect(atOne).toContainEqual(changed('T2', 8));
  }, 10_000);
}

async function breakOneConnection(place: string): Promise<void> {
  const client = new pg.Client({ connectionString: place });
  await client.connect();
  const { rows } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() limit 1`,
  );
  expect(rows).toHaveLength(1);
  await client.end();
}
