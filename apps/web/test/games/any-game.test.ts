import { random } from '@landsraad/bots';
import { Problem } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { type FairView, fair } from '../../browser/toy/game.ts';
import { LocalGames } from '../../src/games/local-games.ts';
import type { NewGame } from '../../src/games/protocol.ts';
import type { Engine } from '../../src/packs/engine.ts';
import { bot, type Device, device, openPage, person, untilQuiet } from './at-home.ts';

/* The worker with a game that nobody knows: what it can do for that one, it can do for any. */

const engine: Engine = {
  game: fair,
  roster: {
    game: fair.id,
    bots: { random },
    facts: () => ({ rounds: 0, leaders: [] }),
    sumUp: () => ({}),
  },
  factsOf: (view) => ({ day: (view as FairView).day }),
  isAlwaysAsked: () => false,
  endsTurn: ({ type }) => type === 'chose',
  record: null,
};

let drawn = 0;
const fairAt = ({ store, clock, bus }: Device): LocalGames =>
  new LocalGames({
    store,
    clock,
    tabs: bus.tab(),
    engineOf: async (game) => {
      if (game === fair.id) return engine;
      throw new Problem(`not at this fair: ${game}`);
    },
    draw: () => `fair-${++drawn}`,
  });

const NEW: NewGame = {
  game: fair.id,
  options: {},
  seats: [person('Ada'), bot('random')],
  seed: 'fair',
};
const PLAN = { guide: 'zoe', guard: 'none', coins: 3, gifts: ['figs'] };
const EVERYTHING = ['east', ['salt', 'tea'], 4, ['second', 'first', 'third'], PLAN, 7];

async function opened(at: Device) {
  const here = fairAt(at);
  const id = await here.create(NEW);
  const page = await openPage(here, id);
  page.table.prefer({ confirm: true });
  await untilQuiet(at);
  return { here, id, page };
}

describe('a game that the worker has never seen', () => {
  it('is played to its end, with every shape of answer', async () => {
    const at = device();
    const { here, id, page } = await opened(at);
    for (const choice of EVERYTHING) {
      await page.table.answer(page.snapshot.position, choice);
      await untilQuiet(at);
    }
    expect(page.faults).toEqual([]);
    expect(page.snapshot).toMatchObject({ game: 'fair', decision: null, thinking: null });
    expect(page.snapshot.result).toHaveLength(2);
    expect(page.log.filter(({ type }) => type === 'chose')).toHaveLength(5);
    expect(await here.list()).toMatchObject([{ id, game: 'fair', over: true, day: 6 }]);
    expect((await here.marks(id)).turns).toEqual([1, 2, 3, 4, 5]);
  });

  it('refuses with its reasons, before and after an answer is sent', async () => {
    const { page } = await opened(device());
    const reason = { code: 'closed', rule: 'F-2' };
    expect(await page.table.whyNot(0, 'south')).toMatchObject(reason);
    expect(await page.table.whyNot(0, 'north')).toBeNull();
    await expect(page.table.answer(0, 'south')).rejects.toMatchObject({
      fault: { fault: 'refused', reason },
    });
    expect(page.snapshot.position).toBe(0);
  });

  it('takes back, and advises nothing where no bot says why', async () => {
    const at = device();
    const { page } = await opened(at);
    expect(await page.table.advise()).toEqual([]);
    await page.table.answer(0, 'north');
    expect(page.snapshot.canUndo).toBe(true);
    await page.table.undo();
    expect(page.snapshot).toMatchObject({ position: 0, decision: { kind: 'stall' } });
  });

  it('goes to another device as a file, and begins anew', async () => {
    const at = device();
    const { here, id, page } = await opened(at);
    await page.table.answer(0, 'north');
    const other = device();
    const there = fairAt(other);
    const copy = await there.fromFile(await here.toFile(id));
    expect((await other.store.read(copy))!.record).toEqual((await at.store.read(id))!.record);
    const again = await openPage(there, await there.again(copy));
    expect(again.snapshot).toMatchObject({ position: 0, seats: NEW.seats });
  });

  it('has only its own bots', async () => {
    const seats = [person('Ada'), bot('greedy')];
    await expect(fairAt(device()).create({ ...NEW, seats })).rejects.toMatchObject({
      fault: { fault: 'unreadable', detail: expect.stringContaining('fair has random') },
    });
  });
});
