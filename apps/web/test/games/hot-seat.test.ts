import type { Seat } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import {
  bot,
  choiceFor,
  type Device,
  device,
  newGame,
  openPage,
  type Page,
  person,
  plain,
  storedMatch,
  tab,
  truth,
  untilQuiet,
} from './at-home.ts';

const SEATS = [person('Ada'), bot(), person('Paul'), person('Chani')];

async function opened(about: string, at: Device = device(), confirm = true) {
  const here = tab(at);
  const id = await here.create(newGame(SEATS, about));
  const page = await openPage(here, id);
  page.table.prefer({ confirm });
  await untilQuiet(at);
  return { at, here, id, page };
}

/** The person who is asked for takes the device and answers once. */
async function playOn(at: Device, page: Page): Promise<void> {
  if (page.snapshot.curtain !== null) await page.table.look();
  const { position } = page.snapshot;
  await page.table.answer(position, choiceFor(page.snapshot, 'random'));
  await untilQuiet(at);
}

describe('several persons at one device', () => {
  it('each see what is theirs, and nobody does while the device changes hands', async () => {
    const { at, id, page } = await opened('secrets');
    let holder: Seat | null = null;
    let checked = 0;
    while (!page.snapshot.result) {
      const match = await storedMatch(at, id);
      const [asked] = page.snapshot.waiting;
      const { curtain } = page.snapshot;
      if (curtain === null) expect(asked).toBe(holder);
      else {
        expect(curtain).toBe(asked);
        expect(plain(page.snapshot)).toMatchObject(truth(match, 'spectator'));
        expect(page.log).toEqual(plain(match.events('spectator')));
        await expect(page.table.answer(page.snapshot.position, 'reveal')).rejects.toMatchObject({
          fault: { fault: 'refused' },
        });
        expect(await page.table.advise()).toEqual([]);
        await page.table.look();
        holder = curtain;
      }
      expect(page.snapshot).toMatchObject({ ...truth(match, holder!), curtain: null });
      expect(page.log).toEqual(plain(match.events(holder!)));
      checked = page.snapshots.length;
      await page.table.answer(page.snapshot.position, choiceFor(page.snapshot, 'random'));
      await untilQuiet(at);
      // Whatever was shown meanwhile was for the person who played, or for nobody.
      for (const { viewer } of page.snapshots.slice(checked))
        expect([holder, 'spectator']).toContain(viewer);
    }
    expect(page.faults).toEqual([]);
  });

  it('keep their eyes while the bots play after them', async () => {
    const { at, page } = await opened('eyes');
    for (let kept = 0; kept < 5; ) {
      const before = page.snapshots.length;
      await playOn(at, page);
      const holder = page.snapshots[before]!.viewer;
      for (const { viewer, curtain, thinking } of page.snapshots.slice(before)) {
        if (thinking === null) continue;
        expect({ viewer, curtain }).toEqual({ viewer: holder, curtain: null });
        kept++;
      }
    }
  });

  it('find the curtain again after a reload', async () => {
    const { at, id, page } = await opened('again');
    await playOn(at, page);
    if (page.snapshot.curtain !== null) await page.table.look();
    const again = await openPage(tab(at), id);
    expect(again.snapshot).toMatchObject({ viewer: 'spectator', decision: null });
    expect(again.snapshot.curtain).toBe(page.snapshot.viewer);
  });

  it('show nobody’s cards in a tab where another tab gave the device away', async () => {
    const { at, id, page } = await opened('tabs');
    const other = await openPage(tab(at), id);
    for (let handed = 0; handed < 3; ) {
      if (page.snapshot.curtain !== null) await page.table.look();
      await other.table.look();
      const { viewer } = page.snapshot;
      expect(other.snapshot.viewer).toBe(viewer);
      const before = other.snapshots.length;
      await playOn(at, page);
      const { curtain } = page.snapshot;
      if (curtain === null) continue;
      handed++;
      const match = await storedMatch(at, id);
      expect(plain(other.snapshot)).toMatchObject({ ...truth(match, 'spectator'), curtain });
      for (const { viewer: shown } of other.snapshots.slice(before))
        expect([viewer, 'spectator']).toContain(shown);
    }
  });

  it('take back before the curtain, and find a curtain', async () => {
    const { at, page } = await opened('take-back');
    for (;;) {
      const { curtain } = page.snapshot;
      const { viewer } = page.snapshots.at(-2)!;
      if (curtain !== null && page.snapshot.canUndo && typeof viewer === 'number') {
        const { position } = page.snapshot;
        await page.table.undo();
        expect(page.snapshot).toMatchObject({
          position: position - 1,
          viewer: 'spectator',
          decision: null,
          curtain: viewer,
        });
        return;
      }
      await playOn(at, page);
      expect(page.snapshot.result).toBeNull();
    }
  });

  it('are asked behind the curtain even where there is nothing to choose', async () => {
    const { at, page } = await opened('formal', device(), false);
    let formalities = 0;
    while (!page.snapshot.result) {
      if (page.snapshot.curtain !== null) {
        const { position } = page.snapshot;
        await page.table.look();
        expect(page.snapshot.position).toBe(position);
        const { decision } = page.snapshot;
        if (decision!.shape === 'one' && decision!.options.length === 1) formalities++;
      }
      await page.table.answer(page.snapshot.position, choiceFor(page.snapshot));
      await untilQuiet(at);
    }
    expect(formalities).toBeGreaterThan(0);
    expect(page.faults).toEqual([]);
  });
});
