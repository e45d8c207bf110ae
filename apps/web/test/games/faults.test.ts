import { random } from '@landsraad/bots';
import { imperium } from '@landsraad/imperium';
import { Match } from '@landsraad/kernel';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Fault } from '../../src/games/protocol.ts';
import {
  bot,
  choiceFor,
  device,
  newGame,
  openPage,
  person,
  settled,
  storedMatch,
  tab,
  truth,
  untilQuiet,
} from './at-home.ts';

afterEach(() => vi.restoreAllMocks());

/** The next turn that begins fails, as a rule with a bug would. */
const sabotage = () =>
  vi.spyOn(imperium, 'next').mockImplementationOnce(() => {
    throw new Error('a bug');
  });

describe('a bot that fails', () => {
  it.each([
    [
      'throws',
      () => {
        throw new Error('a bug');
      },
    ],
    ['wants what is not offered', () => 'nonsense'],
  ])('and %s stops no game', async (_, decide) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(random, 'decide').mockImplementation(decide);
    const at = device();
    const here = tab(at);
    const id = await here.create(newGame([person('Ada'), bot('random'), bot('random')], 'clumsy'));
    const page = await openPage(here, id);
    page.table.prefer({ confirm: true });
    for (let n = 0; n < 12; n++) {
      await untilQuiet(at);
      await page.table.answer(page.snapshot.position, choiceFor(page.snapshot));
    }
    await untilQuiet(at);
    expect(random.decide).toHaveBeenCalled();
    expect(page.faults).toEqual([]);
    expect(page.snapshot.decision).not.toBeNull();
  });
});

describe('a rule that fails', () => {
  it('stops the game at its last good position, with a file that replays the fault', async () => {
    const at = device();
    const here = tab(at);
    const id = await here.create(newGame([person('Ada'), bot(), bot()], 'bug'));
    const page = await openPage(here, id);
    page.table.prefer({ confirm: true });
    await untilQuiet(at);
    let fault: Fault | null = null;
    let position = 0;
    sabotage();
    while (!fault) {
      position = page.snapshot.position;
      await page.table.answer(position, choiceFor(page.snapshot)).catch((error) => {
        fault = error.fault;
      });
      if (!fault && page.snapshot.thinking !== null) break;
    }
    if (!fault) throw new Error('no turn ended');
    expect(fault).toMatchObject({ fault: 'rule-error' });
    const record = JSON.parse((fault as { file: string }).file);
    expect(record.answers).toHaveLength(position + 1);
    expect(Match.replay(imperium, record).position).toBe(position + 1);
    expect((await at.store.read(id))!.record.answers).toHaveLength(position);
    const again = page.table.answer(position, choiceFor(page.snapshot));
    await expect(again).rejects.toMatchObject({ fault });
    await expect(page.table.undo()).rejects.toMatchObject({ fault });
    expect(page.snapshot).toMatchObject(truth(await storedMatch(at, id), 0));
    // Opened again, it goes on.
    const later = await openPage(tab(at), id);
    await later.table.answer(position, choiceFor(later.snapshot));
    expect(later.snapshot.position).toBeGreaterThan(position);
  });

  it('is told where a bot ran into it', async () => {
    const at = device();
    const here = tab(at);
    const page = await openPage(here, await here.create(newGame([bot(), bot(), bot()], 'bots')));
    sabotage();
    await untilQuiet(at);
    expect(page.faults).toMatchObject([{ fault: 'rule-error' }]);
    expect(page.snapshot).toMatchObject({ thinking: null, result: null });
    expect(at.clock.waiting).toBe(0);
  });
});

describe('a stored game of another version', () => {
  it('is listed, exported and removed, but cannot be opened', async () => {
    const at = device();
    const here = tab(at);
    const id = await here.create(newGame([person('Ada'), bot(), bot()], 'older'));
    const kept = (await at.store.read(id))!;
    const record = { ...kept.record, gameVersion: 0 };
    await at.store.advance({ ...kept, revision: kept.revision + 1, record });
    await expect(here.open(id, () => undefined)).rejects.toMatchObject({
      fault: { fault: 'other-rules', version: 0, oldest: 1, newest: imperium.version },
    });
    await expect(here.glimpse(id, 0, 'spectator')).rejects.toMatchObject({
      fault: { fault: 'other-rules' },
    });
    expect(await here.list()).toMatchObject([{ id }]);
    expect(JSON.parse(await here.toFile(id))).toMatchObject({ gameVersion: 0 });
    await here.remove(id);
    expect(await here.list()).toEqual([]);
  });
});

describe('a new game', () => {
  it.each([
    ['no seat', { options: {}, seats: [] }],
    ['too many seats', { options: {}, seats: Array.from({ length: 5 }, () => bot()) }],
    [
      'a Rival that nobody may have',
      {
        options: { leaders: [null, 'paul-atreides'] },
        seats: [person('Ada')],
      },
    ],
    ['an unknown bot', { options: {}, seats: [person('Ada'), bot('oracle'), bot()] }],
    ['impossible options', { options: { pointsToWin: 99 }, seats: [bot(), bot(), bot()] }],
  ])('is refused with %s', async (_what, game) => {
    const here = tab(device());
    await expect(here.create({ game: 'imperium', ...game })).rejects.toMatchObject({
      fault: { fault: 'unreadable' },
    });
    expect(await here.list()).toEqual([]);
  });

  it('is laid once more as it was, and dealt anew', async () => {
    const at = device();
    const here = tab(at);
    const first = await here.create(newGame([person('Ada'), bot(), bot()], 'again'));
    const [one, two] = await Promise.all(
      [first, await here.again(first)].map((id) => at.store.read(id)),
    );
    expect(two!.seats).toEqual(one!.seats);
    expect(two!.record.options).toEqual(one!.record.options);
    expect(two!.record.seed).not.toBe(one!.record.seed);
    await expect(here.again('nothing')).rejects.toMatchObject({
      fault: { fault: 'no-such-game' },
    });
  });

  it('is refused where the game is not played here', async () => {
    const game = { ...newGame([bot(), bot(), bot()], 'none'), game: 'chess' };
    const fault = { fault: { fault: 'unreadable' } };
    await expect(tab(device()).create(game)).rejects.toMatchObject(fault);
  });

  it('draws a seed, and asks about everything', async () => {
    const at = device();
    const here = tab(at);
    const options = { confirmEverything: false, players: 4 } as const;
    const ids = [];
    for (let i = 0; i < 2; i++)
      ids.push(await here.create({ game: 'imperium', options, seats: [bot(), bot(), bot()] }));
    const [one, two] = await Promise.all(ids.map((id) => at.store.read(id)));
    expect(one!.record.seed).not.toBe(two!.record.seed);
    expect(one!.record.options).toMatchObject({ confirmEverything: true, players: 3 });
    await settled();
  });
});
