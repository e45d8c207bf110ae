import { describe, expect, it } from 'vitest';
import type { Store } from '../../src/games/store.ts';
import { memoryStore } from '../../src/games/store.ts';
import {
  bot,
  choiceFor,
  device,
  newGame,
  openPage,
  person,
  plain,
  settled,
  storedMatch,
  tab,
  truth,
  untilQuiet,
} from './at-home.ts';

const SEATS = [person('Ada'), bot(), bot()];

describe('two tabs on one game', () => {
  it('both play on without losing a move, whoever is first', async () => {
    const at = device();
    const id = await tab(at).create(newGame(SEATS, 'tabs'));
    const pages = [await openPage(tab(at), id), await openPage(tab(at), id)];
    for (const { table } of pages) table.prefer({ confirm: true });
    await untilQuiet(at);
    for (let turn = 0; !pages[0]!.snapshot.result; turn++) {
      const { position } = pages[0]!.snapshot;
      const choice = choiceFor(pages[0]!.snapshot, 'random');
      // Mostly both at once: exactly one is taken.
      const playing = turn % 3 === 0 ? [pages[turn % 2]!] : pages;
      const outcomes = await Promise.allSettled(
        playing.map(({ table }) => table.answer(position, choice)),
      );
      const taken = outcomes.filter(({ status }) => status === 'fulfilled');
      expect(taken).toHaveLength(1);
      for (const outcome of outcomes)
        if (outcome.status === 'rejected')
          expect(outcome.reason).toMatchObject({ fault: { fault: 'moved-on' } });
      await untilQuiet(at);
      const match = await storedMatch(at, id);
      expect(match.position).toBeGreaterThan(position);
      for (const page of pages) {
        expect(page.snapshot).toMatchObject(truth(match, 0));
        expect(page.log).toEqual(plain(match.events(0)));
      }
    }
    for (const { faults } of pages) expect(faults).toEqual([]);
  });

  it('do not mix two pasts of the same length', async () => {
    const at = device();
    const id = await tab(at).create(newGame(SEATS, 'pasts'));
    const one = await openPage(tab(at), id);
    one.table.prefer({ confirm: true });
    await untilQuiet(at);
    while (!one.snapshot.canUndo) {
      await one.table.answer(one.snapshot.position, choiceFor(one.snapshot));
      await untilQuiet(at);
    }
    // The other tab is deaf: nobody tells it of what happens here.
    const two = await openPage(tab({ ...at, bus: device().bus }), id);
    const { position } = two.snapshot;
    const choice = choiceFor(two.snapshot);
    await one.table.undo();
    await one.table.answer(position - 1, choiceFor(one.snapshot, 'random'));
    const kept = await at.store.read(id);
    await expect(two.table.answer(position, choice)).rejects.toMatchObject({
      fault: { fault: 'moved-on' },
    });
    expect(await at.store.read(id)).toEqual(kept);
    expect(two.snapshot).toMatchObject(truth(await storedMatch(at, id), 0));
  });

  it('hear that the game is gone', async () => {
    const at = device();
    const here = tab(at);
    const id = await here.create(newGame(SEATS, 'gone'));
    const pages = [await openPage(here, id), await openPage(tab(at), id)];
    await here.remove(id);
    await untilQuiet(at);
    for (const page of pages) expect(page.faults).toEqual([{ fault: 'no-such-game' }]);
    expect(await here.list()).toEqual([]);
    await expect(here.open(id, () => undefined)).rejects.toMatchObject({
      fault: { fault: 'no-such-game' },
    });
  });

  it('keep several games apart', async () => {
    const at = device();
    const here = tab(at);
    const ids = [
      await here.create(newGame(SEATS, 'first')),
      await here.create(newGame([bot(), bot(), bot(), person('Paul')], 'second')),
    ];
    const pages = await Promise.all(ids.map((id) => openPage(here, id)));
    await untilQuiet(at);
    for (const [i, page] of pages.entries()) {
      await page.table.answer(page.snapshot.position, choiceFor(page.snapshot));
      const viewer = i === 0 ? 0 : 3;
      expect(page.snapshot).toMatchObject(truth(await storedMatch(at, ids[i]!), viewer));
    }
    expect((await here.list()).map(({ id }) => id).sort()).toEqual([...ids].sort());
  });
});

describe('a device without room', () => {
  function failing(): { readonly store: Store; full: boolean } {
    const memory = memoryStore();
    const disk = {
      full: false,
      store: {
        ...memory,
        advance: async (game: Parameters<Store['advance']>[0]) => {
          if (disk.full) throw new DOMException('no room', 'QuotaExceededError');
          return memory.advance(game);
        },
      },
    };
    return disk;
  }

  it('takes no answer that it cannot store, and goes on once it can', async () => {
    const disk = failing();
    const at = device(disk.store);
    const here = tab(at);
    const id = await here.create(newGame(SEATS, 'full'));
    const page = await openPage(here, id);
    page.table.prefer({ confirm: true });
    await untilQuiet(at);
    const before = page.snapshot;
    disk.full = true;
    await expect(page.table.answer(before.position, choiceFor(before))).rejects.toMatchObject({
      fault: { fault: 'not-stored', detail: expect.stringContaining('no room') },
    });
    await untilQuiet(at);
    expect(page.snapshot).toEqual(before);
    disk.full = false;
    await page.table.answer(before.position, choiceFor(before));
    await untilQuiet(at);
    expect(page.snapshot).toMatchObject(truth(await storedMatch(at, id), 0));
  });

  it('says so when a bot cannot go on, and tries again when it is asked to', async () => {
    const disk = failing();
    const at = device(disk.store);
    const here = tab(at);
    const page = await openPage(here, await here.create(newGame([bot(), bot(), bot()], 'stall')));
    disk.full = true;
    at.clock.tick();
    await settled();
    expect(page.faults).toMatchObject([{ fault: 'not-stored' }]);
    expect(at.clock.waiting).toBe(0);
    disk.full = false;
    page.table.prefer({ confirm: true });
    await untilQuiet(at);
    expect(page.snapshot.result).not.toBeNull();
  });
});
