import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { below, pickFrom } from '@landsraad/kernel';
import { ServerFault, type ServerMessage } from '@landsraad/protocol';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kindsOf } from '../databases.ts';
import { Browser, personOf, settings } from '../http/bench.ts';
import { sizeOf, timeFor } from '../size.ts';
import { digest, type Hall, hall } from './tables.ts';
import { MESSAGES, REQUESTS, type WrongMessage, type WrongRequest } from './wrong.ts';

/*
 * What is well-formed and still wrong: wrong seats, wrong moments, said again, in the wrong order.
 * (What is misshapen: http/fuzz.test.ts.) `LANDSRAAD_FUZZ` says how many.
 */

const COUNT = sizeOf('LANDSRAAD_FUZZ', 1500);
const { kinds, stop } = await kindsOf(process.env.LANDSRAAD_FUZZ !== undefined);
afterAll(stop);
const SEED = process.env.LANDSRAAD_FUZZ_SEED ?? 'hostile';
const WARM = 1000;
const MEGABYTE = 1_000_000;
const LONG = timeFor(COUNT, 100);

const serverFault = Compile(ServerFault);

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function usedBytes(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

describe.each(kinds)(`wrong moves (${COUNT}, seed ${SEED}), $name`, ({ name, env }) => {
  let all: Hall;
  let stranger: Browser;
  const outcomes: Record<string, number> = {};
  beforeAll(async () => {
    all = await hall(SEED, [5, 40, 90], await env());
    stranger = new Browser(all.server.app);
    // Whoever asks for a seat becomes somebody; this one already is, without a name.
    await stranger.post('tables', settings());
  }, LONG);
  afterAll(() => all.server.close());

  function check({ kind, outcomes: possible }: WrongMessage | WrongRequest, outcome: string): void {
    expect(possible, `${kind}: ${outcome}`).toContain(outcome);
    const what = `${kind}: ${outcome}`;
    outcomes[what] = (outcomes[what] ?? 0) + 1;
  }

  function outcomeOf(status: number, body: string): string {
    const told = JSON.parse(body) as Partial<ServerMessage & ServerFault>;
    if (status === 200) return told.is ?? 'done';
    expect(serverFault.Check(told), body).toBe(true);
    expect(body).not.toMatch(/node_modules|\.ts:|"stack"/);
    return told.fault as string;
  }

  async function overHttp(wrong: WrongMessage): Promise<void> {
    const { statusCode, body } = await wrong.by.post(
      `tables/${wrong.table.id}/send`,
      wrong.message,
    );
    check(wrong, outcomeOf(statusCode, body));
  }

  /** As a socket hears it: one reply, and nobody else hears anything. */
  async function overSocket(wrong: WrongMessage): Promise<void> {
    const { house } = all.server.parts;
    const person = await personOf(wrong.by);
    const heard: ServerMessage[] = [];
    const seat = await house.attend(wrong.table.id, person, (message) => heard.push(message));
    heard.length = 0;
    await seat.send(wrong.message);
    seat.leave();
    const [first, ...rest] = heard.filter(({ is }) => is !== 'around');
    check(wrong, first.is === 'rejected' ? first.fault.fault : first.is);
    // Whoever is late is shown where the table is.
    const late = first.is === 'rejected' && first.fault.fault === 'moved-on';
    expect(rest.map(({ is }) => is)).toEqual(late ? ['hello'] : []);
  }

  it(
    'are refused one by one, change nothing, and leave nothing behind',
    async () => {
      const { server, tables, random, failures } = all;
      const before = await digest(server);
      let warm = 0;
      for (let n = 0; n < COUNT; n += 1) {
        const table = pickFrom(random, tables);
        if (n === Math.min(WARM, COUNT - 1)) warm = usedBytes();
        if (below(random, 4) === 0) {
          const wrong = pickFrom(random, REQUESTS)(all, table, stranger);
          const { statusCode, body } = await wrong.by.ask(wrong.method, wrong.path, wrong.body);
          check(wrong, outcomeOf(statusCode, body));
        } else {
          const wrong = pickFrom(random, MESSAGES)(all, table, stranger);
          await (n % 2 ? overHttp : overSocket)(wrong);
        }
      }
      const grown = usedBytes() - warm;
      expect(await digest(server)).toBe(before);
      expect(failures).toEqual([]);
      expect(grown).toBeLessThan(15 * MEGABYTE);
      console.info('hostile', name, { count: COUNT, megabytesGrown: grown / MEGABYTE, outcomes });
    },
    LONG,
  );
});
