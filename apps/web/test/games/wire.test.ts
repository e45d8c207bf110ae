import { describe, expect, it } from 'vitest';
import type { Fault, Snapshot } from '../../src/games/protocol.ts';
import { RemoteGames, type Started } from '../../src/games/remote.ts';
import { serve } from '../../src/games/wire.ts';
import {
  bot,
  choiceFor,
  type Device,
  device,
  newGame,
  person,
  settled,
  tab,
  untilQuiet,
} from './at-home.ts';

/** Workers that run here and can be made to crash. */
function workers(at: Device) {
  const crashes: ((detail: string) => void)[] = [];
  let running = 0;
  const start = (): Started => {
    let stopped = false;
    let toWorker: (text: string) => void = () => undefined;
    let toPage: (text: string) => void = () => undefined;
    running++;
    const later = (run: () => void) =>
      void Promise.resolve().then(() => {
        if (!stopped) run();
      });
    serve(tab(at), {
      send: (text) => later(() => toPage(text)),
      onText: (listener) => {
        toWorker = listener;
      },
    });
    return {
      send: (text) => later(() => toWorker(text)),
      onText: (listener) => {
        toPage = listener;
      },
      onCrash: (listener) => void crashes.push(listener),
      stop: () => {
        stopped = true;
        running--;
      },
    };
  };
  return { start, crash: () => crashes.at(-1)!('out of memory'), running: () => running };
}

const SEATS = [person('Ada'), bot(), bot()];

describe('games in a worker', () => {
  it('say why an answer would not be taken, and nothing changes by it', async () => {
    const at = device();
    const games = new RemoteGames(workers(at).start);
    const id = await games.create(newGame(SEATS, 'wire/try'));
    const snapshots: Snapshot[] = [];
    const table = await games.open(id, (next) => snapshots.push(next));
    await untilQuiet(at);
    const { position, decision } = snapshots.at(-1)!;
    const seen = snapshots.length;
    expect(await table.whyNot(position, choiceFor(snapshots.at(-1)!))).toBeNull();
    expect(await table.whyNot(position, 'nonsense')).toMatchObject({ code: 'not-offered' });
    for (const { option, why } of decision!.refused)
      expect(await table.whyNot(position, option.id)).toEqual(why);
    await expect(table.whyNot(position + 1, 'nonsense')).rejects.toMatchObject({
      fault: { fault: 'moved-on' },
    });
    expect(snapshots).toHaveLength(seen);
    expect(await games.list()).toMatchObject([{ position }]);
  });

  it('start with the first call and answer like those in the page', async () => {
    const at = device();
    const { start, running } = workers(at);
    const games = new RemoteGames(start);
    expect(running()).toBe(0);
    const id = await games.create(newGame(SEATS, 'wire'));
    let snapshot: Snapshot | null = null;
    const shown = () => snapshot!;
    const table = await games.open(id, (sent) => {
      snapshot = sent;
    });
    expect(shown().position).toBe(0);
    table.prefer({ confirm: true });
    await untilQuiet(at);
    const { position } = shown();
    expect((await table.advise()).length).toBeGreaterThan(0);
    await table.answer(position, choiceFor(shown()));
    await expect(table.answer(position, 'reveal')).rejects.toMatchObject({
      fault: { fault: 'moved-on' },
    });
    await table.undo().catch((error) => expect(error.fault.fault).toBe('refused'));
    await table.look();
    expect(await games.glimpse(id, 0, 0)).toMatchObject({ position: 0 });
    expect(await games.fromFile(await games.toFile(id))).not.toBe(id);
    expect(await games.list()).toHaveLength(2);
    await games.remove(id);
    expect(await games.list()).toHaveLength(1);
    table.close();
    await expect(table.answer(0, 'reveal')).rejects.toMatchObject({ name: 'GameFault' });
    await expect(games.open('nobody', () => undefined)).rejects.toMatchObject({
      fault: { fault: 'no-such-game' },
    });
    expect(running()).toBe(1);
  });

  it('stop long work when nobody waits for it any more', async () => {
    const at = device();
    const games = new RemoteGames(workers(at).start);
    const id = await games.create(newGame(SEATS, 'wire/teach'));
    const table = await games.open(id, () => undefined);
    await untilQuiet(at);
    const stopping = new AbortController();
    const lesson = table.teach({ onShare: () => undefined, signal: stopping.signal });
    stopping.abort();
    expect(await lesson).toBeNull();
  });

  it('come back after a crash, with every table that is used again', async () => {
    const at = device();
    const { start, crash, running } = workers(at);
    const games = new RemoteGames(start);
    const id = await games.create(newGame(SEATS, 'crash'));
    const snapshots: Snapshot[] = [];
    const faults: Fault[] = [];
    const table = await games.open(
      id,
      (snapshot) => snapshots.push(snapshot),
      (fault) => faults.push(fault),
    );
    table.prefer({ confirm: true });
    await untilQuiet(at);
    const waiting = games.list();
    crash();
    const crashed = { fault: 'crashed', detail: 'out of memory' };
    await expect(waiting).rejects.toMatchObject({ fault: crashed });
    expect(faults).toEqual([crashed]);
    expect(running()).toBe(0);
    const { position } = snapshots.at(-1)!;
    await table.answer(position, choiceFor(snapshots.at(-1)!));
    await settled();
    expect(running()).toBe(1);
    expect(snapshots.at(-1)!.position).toBeGreaterThan(position);
    expect((await at.store.read(id))!.record.answers.length).toBeGreaterThan(position);
  });
});
