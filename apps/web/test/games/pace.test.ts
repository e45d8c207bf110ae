import { describe, expect, it } from 'vitest';
import { AGENTS } from '../../src/packs/imperium/guide/chapters/agents/outline.ts';
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

describe('the turns of bots', () => {
  it('are shown one by one, as soon as they are stored', async () => {
    const at = device();
    const here = tab(at);
    const page = await openPage(here, await here.create(newGame(SEATS, 'one by one')));
    await untilQuiet(at);
    while (!page.snapshot.result) {
      await page.table.answer(page.snapshot.position, choiceFor(page.snapshot));
      await untilQuiet(at);
    }
    const ends = page.snapshots.map(
      ({ events }) => events.filter(({ type }) => /^turn-(ended|passed)$/.test(type)).length,
    );
    expect(ends.filter((n) => n === 1).length).toBeGreaterThan(40);
    expect(Math.max(...ends)).toBe(1);
  });

  it('wait for nothing', async () => {
    const at = device();
    const here = tab(at);
    await openPage(here, await here.create(newGame([bot(), bot(), bot()], 'at once')));
    await settled();
    for (let i = 0; i < 60; i++) {
      const waited = at.clock.tick();
      await settled();
      if (waited === null) break;
      expect(waited).toBe(0);
    }
  });

  it('stop when the table is closed', async () => {
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
      page.table.prefer({ confirm });
      await untilQuiet(at);
      const before = page.snapshots.length;
      let count = 0;
      while (!page.snapshot.result) {
        count++;
        await page.table.answer(page.snapshot.position, choiceFor(page.snapshot));
        await untilQuiet(at);
      }
      // Not for a moment, either, between two things that the table does.
      for (const { decision } of confirm ? [] : page.snapshots.slice(before)) {
        if (!decision || decision.kind === 'turn.kind') continue;
        if (decision.shape === 'one') expect(decision.options.length).toBeGreaterThan(1);
        if (decision.shape === 'number') expect(decision.max).toBeGreaterThan(decision.min);
      }
      asked[String(confirm)] = count;
      asked[`${confirm} answers`] = page.snapshot.position;
    }
    expect(asked.false).toBeLessThan(asked.true!);
    // The same game, with the same answers in its record.
    expect(asked['false answers']).toBe(asked['true answers']);
  });

  it('is asked in a lesson where the only Agent space lies', async () => {
    const at = device();
    const here = tab(at);
    const page = await openPage(here, await here.create(AGENTS.game));
    page.table.prefer({ confirm: false });
    await untilQuiet(at);
    await page.table.answer(page.snapshot.position, 'dagger');
    await untilQuiet(at);
    expect(page.snapshot.decision).toMatchObject({
      kind: 'agent.space',
      options: [{ id: 'hall-of-oratory' }],
    });
  });

  it('takes effect at once', async () => {
    const at = device();
    const here = tab(at);
    const page = await openPage(here, await here.create(newGame(SEATS, 'at once')));
    page.table.prefer({ confirm: true });
    await untilQuiet(at);
    for (;;) {
      const { decision, position } = page.snapshot;
      expect(decision).not.toBeNull();
      const formality =
        decision!.shape === 'one' &&
        decision!.options.length === 1 &&
        decision!.kind !== 'turn.kind';
      if (formality) {
        page.table.prefer({ confirm: false });
        await untilQuiet(at);
        expect(page.snapshot.position).toBeGreaterThan(position);
        return;
      }
      await page.table.answer(position, choiceFor(page.snapshot));
      await untilQuiet(at);
    }
  });
});
