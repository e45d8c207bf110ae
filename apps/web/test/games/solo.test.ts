import { describe, expect, it } from 'vitest';
import { ofImperium } from '../../src/packs/imperium/snapshot.ts';
import {
  bot,
  choiceFor,
  device,
  newGame,
  openPage,
  person,
  plain,
  storedMatch,
  tab,
  truth,
  untilQuiet,
} from './at-home.ts';

const SEATS = [person('Ada'), bot(), bot('random'), bot()];

describe('a game against bots', () => {
  it('is played to its end, without a curtain', async () => {
    const at = device();
    const here = tab(at);
    const id = await here.create(newGame(SEATS, 'solo/instant'));
    const page = await openPage(here, id);
    page.table.prefer({ confirm: true });
    await untilQuiet(at);
    while (!page.snapshot.result) {
      const { position, viewer, curtain, waiting, thinking } = page.snapshot;
      expect({ viewer, curtain, waiting, thinking }).toEqual({
        viewer: 0,
        curtain: null,
        waiting: [0],
        thinking: null,
      });
      await page.table.answer(position, choiceFor(page.snapshot));
      await untilQuiet(at);
    }
    expect(page.faults).toEqual([]);
    expect(page.snapshot.result).toHaveLength(4);
    expect(page.snapshots.every(({ curtain, viewer }) => curtain === null && viewer === 0)).toBe(
      true,
    );
    const match = await storedMatch(at, id);
    expect(page.snapshot).toMatchObject(truth(match, 0));
    expect(page.log).toEqual(plain(match.events(0)));
    expect(await here.list()).toMatchObject([
      { id, over: true, position: match.position, seats: SEATS },
    ]);
  });

  it('is the same after a reload at any decision', async () => {
    const at = device();
    const here = tab(at);
    const id = await here.create(newGame(SEATS, 'reload'));
    let page = await openPage(here, id);
    for (;;) {
      page.table.prefer({ confirm: true });
      await untilQuiet(at);
      const again = await openPage(tab(at), id);
      const { events: _news, eventsFrom: _from, ...before } = page.snapshot;
      const { events, eventsFrom, ...after } = again.snapshot;
      expect(after).toEqual(before);
      expect(eventsFrom).toBe(0);
      expect(events).toEqual(page.log);
      if (page.snapshot.result) break;
      page.table.close();
      page = again;
      await page.table.answer(page.snapshot.position, choiceFor(page.snapshot, 'random'));
    }
    expect(page.faults).toEqual([]);
  });

  it('goes on as it would have when it is opened while bots play', async () => {
    const games = [];
    for (const interrupted of [false, true]) {
      const at = device();
      let page = await openPage(tab(at), await tab(at).create(newGame(SEATS, 'bots')));
      const { id } = page.snapshot;
      for (let turn = 0; turn < 30; turn++) {
        await untilQuiet(at);
        await page.table.answer(page.snapshot.position, choiceFor(page.snapshot));
        if (!interrupted) continue;
        at.clock.tick();
        page.table.close();
        page = await openPage(tab(at), id);
      }
      games.push((await at.store.read(id))!.record.answers);
    }
    const [whole, pieces] = games;
    const length = Math.min(whole!.length, pieces!.length);
    expect(pieces!.slice(0, length)).toEqual(whole!.slice(0, length));
  });

  it('refuses what was meant for another position, and what is not offered', async () => {
    const at = device();
    const here = tab(at);
    const id = await here.create(newGame(SEATS, 'old'));
    const page = await openPage(here, id);
    await untilQuiet(at);
    const { position } = page.snapshot;
    const choice = choiceFor(page.snapshot);
    const before = await at.store.read(id);
    await expect(page.table.answer(position - 1, choice)).rejects.toMatchObject({
      fault: { fault: 'moved-on' },
    });
    await expect(page.table.answer(position, 'a-throne')).rejects.toMatchObject({
      fault: { fault: 'refused', reason: { code: expect.stringMatching(/not-offered|misshapen/) } },
    });
    expect(await at.store.read(id)).toEqual(before);
    // Pressed twice: the first is taken, the second refused.
    const [first, second] = await Promise.allSettled([
      page.table.answer(position, choice),
      page.table.answer(position, choice),
    ]);
    expect([first.status, second.status]).toEqual(['fulfilled', 'rejected']);
    expect((await at.store.read(id))!.record.answers).toHaveLength(position + 1);
  });

  it('gives advice on the own decision only', async () => {
    const at = device();
    const here = tab(at);
    const page = await openPage(here, await here.create(newGame(SEATS, 'advice')));
    if (page.snapshot.thinking !== null) expect(await page.table.advise()).toEqual([]);
    await untilQuiet(at);
    const advice = await page.table.advise();
    expect([choiceFor(page.snapshot, 'greedy')].flat()).toContain(advice[0]!.choice);
    expect(advice.map(({ score }) => score)).toEqual(
      advice.map(({ score }) => score).sort((a, b) => b - a),
    );
  });

  it('tells where rounds and turns begin', async () => {
    const at = device();
    const here = tab(at);
    const id = await here.create(newGame([bot(), bot(), bot(), bot()], 'marks'));
    const page = await openPage(here, id);
    page.table.prefer({ confirm: true });
    await untilQuiet(at);
    const { rounds, turns } = await here.marks(id);
    const began = async (position: number) =>
      (await here.glimpse(id, position, 'spectator')).events.filter(
        ({ type }) => type === 'round-started',
      ).length;
    expect(rounds.length).toBe(ofImperium(page.snapshot).view.round);
    for (const [n, position] of rounds.slice(1, 4).entries()) {
      expect(await began(position)).toBe(n + 2);
      expect(await began(position - 1)).toBe(n + 1);
    }
    const ended = (await here.glimpse(id, turns[4]!, 'spectator')).events;
    expect(ended.filter(({ type }) => type === 'turn-ended')).toHaveLength(5);
    expect(turns).toEqual([...turns].sort((a, b) => a - b));
  });

  it('lets a running game be glimpsed by its person and a spectator, a finished one by all', async () => {
    const at = device();
    const here = tab(at);
    const id = await here.create(newGame(SEATS, 'glimpse'));
    const page = await openPage(here, id);
    page.table.prefer({ confirm: true });
    await untilQuiet(at);
    const asked = page.snapshot;
    await expect(here.glimpse(id, 3, 1)).rejects.toMatchObject({ fault: { fault: 'refused' } });
    await expect(here.glimpse(id, 3, 'afterwards')).rejects.toMatchObject({
      fault: { fault: 'refused' },
    });
    expect(plain(await here.glimpse(id, asked.position, 0))).toMatchObject({
      view: asked.view,
      decision: asked.decision,
      eventsFrom: 0,
    });
    while (!page.snapshot.result) {
      await page.table.answer(page.snapshot.position, choiceFor(page.snapshot));
      await untilQuiet(at);
    }
    const then = plain(await here.glimpse(id, asked.position, 0));
    expect(then).toMatchObject({ view: asked.view, decision: asked.decision, result: null });
    const all = await here.glimpse(id, 9999, 'afterwards');
    expect(
      ofImperium(all).view.players.every(({ hand, handSize }) => hand.length === handSize),
    ).toBe(true);
    expect(all.events).toHaveLength(page.log.length);
  });
});

describe('a game of bots', () => {
  it('is watched by a spectator to its end', async () => {
    const at = device();
    const here = tab(at);
    const id = await here.create(newGame([bot(), bot(), bot()], 'watched'));
    const page = await openPage(here, id);
    await untilQuiet(at);
    expect(
      page.snapshots.every(({ viewer, decision }) => viewer === 'spectator' && !decision),
    ).toBe(true);
    expect(page.snapshot.result).toHaveLength(3);
    expect(page.log).toEqual(plain((await storedMatch(at, id)).events('spectator')));
  });
});
