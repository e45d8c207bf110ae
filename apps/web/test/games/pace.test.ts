import { describe, expect, it } from 'vitest';
import {
  bot,
  choiceFor,
  device,
  newGame,
  openPage,
  person,
  settled,
  tab,
  untilQuiet,
} from './at-home.ts';

const SEATS = [person('Ada'), bot(), bot(), bot()];

describe('the pace of bots', () => {
  it.each([
    ['fast', 150],
    ['normal', 600],
    ['slow', 1400],
  ] as const)('leaves time between steps that show something: %s', async (pace, delay) => {
    const at = device();
    const here = tab(at);
    const page = await openPage(here, await here.create(newGame([bot(), bot(), bot()], pace)));
    page.table.prefer({ pace, confirm: true });
    await settled();
    // The table was opened before it heard of the pace.
    at.clock.tick();
    await settled();
    const waits = new Set<number>();
    for (let i = 0; i < 60; i++) {
      const told = page.log.length;
      const waited = at.clock.tick();
      await settled();
      if (waited === null) break;
      waits.add(waited);
      // Every wait shows something; what shows nothing is not waited for.
      expect(page.log.length).toBeGreaterThan(told);
      const { thinking, waiting } = page.snapshot;
      expect(thinking).toBe(waiting[0] ?? null);
    }
    expect([...waits]).toEqual([delay]);
  });

  it('is changed while they play', async () => {
    const at = device();
    const here = tab(at);
    const page = await openPage(here, await here.create(newGame([bot(), bot(), bot()], 'change')));
    page.table.prefer({ pace: 'slow', confirm: true });
    await settled();
    page.table.prefer({ pace: 'fast', confirm: true });
    await settled();
    expect(at.clock.tick()).toBeLessThanOrEqual(150);
  });

  it('stops when the table is closed', async () => {
    const at = device();
    const here = tab(at);
    const page = await openPage(here, await here.create(newGame([bot(), bot(), bot()], 'closed')));
    page.table.close();
    await settled();
    expect(at.clock.waiting).toBe(0);
  });
});

describe('a person who wants no formalities', () => {
  it('is asked only where there is a choice, and at the start of a turn', async () => {
    const asked: Record<string, number> = {};
    for (const confirm of [true, false]) {
      const at = device();
      const here = tab(at);
      const id = await here.create(newGame(SEATS, 'confirm'));
      const page = await openPage(here, id);
      page.table.prefer({ pace: 'instant', confirm });
      await untilQuiet(at);
      let count = 0;
      while (!page.snapshot.result) {
        count++;
        const { decision, position } = page.snapshot;
        if (!confirm && decision!.kind !== 'turn.kind') {
          if (decision!.shape === 'one') expect(decision!.options.length).toBeGreaterThan(1);
          if (decision!.shape === 'number') expect(decision!.max).toBeGreaterThan(decision!.min);
        }
        await page.table.answer(position, choiceFor(page.snapshot));
        await untilQuiet(at);
      }
      asked[String(confirm)] = count;
      asked[`${confirm} answers`] = page.snapshot.position;
    }
    expect(asked.false).toBeLessThan(asked.true!);
    // The same game, with the same answers in its record.
    expect(asked['false answers']).toBe(asked['true answers']);
  });

  it('takes effect at once', async () => {
    const at = device();
    const here = tab(at);
    const page = await openPage(here, await here.create(newGame(SEATS, 'at once')));
    page.table.prefer({ pace: 'instant', confirm: true });
    await untilQuiet(at);
    for (;;) {
      const { decision, position } = page.snapshot;
      expect(decision).not.toBeNull();
      const formality =
        decision!.shape === 'one' &&
        decision!.options.length === 1 &&
        decision!.kind !== 'turn.kind';
      if (formality) {
        page.table.prefer({ pace: 'instant', confirm: false });
        await untilQuiet(at);
        expect(page.snapshot.position).toBeGreaterThan(position);
        return;
      }
      await page.table.answer(position, choiceFor(page.snapshot));
      await untilQuiet(at);
    }
  });
});
