import { imperium } from '@landsraad/imperium';
import { Match } from '@landsraad/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { reportText } from '../../src/table/dialogs/report.ts';
import {
  bot,
  choiceFor,
  type Device,
  device,
  newGame,
  openPage,
  person,
  plain,
  tab,
  untilQuiet,
} from './at-home.ts';

const SEATS = [person('Ada'), bot(), bot('random'), person('Chani')];

/** A game that has been played for a while. */
async function played(at: Device, answers = 12) {
  const here = tab(at);
  const id = await here.create({ ...newGame(SEATS, 'file'), guide: 'agents' });
  const page = await openPage(here, id);
  page.table.prefer({ confirm: true });
  for (let n = 0; n < answers; n++) {
    await untilQuiet(at);
    await page.table.look();
    await page.table.answer(page.snapshot.position, choiceFor(page.snapshot));
  }
  await untilQuiet(at);
  page.table.close();
  return { here, id };
}

let file: Record<string, unknown>;
beforeAll(async () => {
  const { here, id } = await played(device());
  file = JSON.parse(await here.toFile(id)) as Record<string, unknown>;
});

describe('a game as a file', () => {
  it('goes to another device and on as it was', async () => {
    const at = device();
    const { here, id } = await played(at);
    const other = device();
    const there = tab(other);
    const copy = await there.fromFile(await here.toFile(id));
    const [mine, theirs] = [await at.store.read(id), await other.store.read(copy)];
    expect(theirs).toMatchObject(
      plain({ record: mine!.record, seats: SEATS, guide: 'agents', standing: mine!.standing }),
    );
    const [before] = (await openPage(here, id)).snapshots;
    const [after] = (await openPage(there, copy)).snapshots;
    expect({ ...after, id }).toEqual(before);
    expect(await there.toFile(copy)).toBe(await here.toFile(id));
  });

  it('is taken up from a report as well', async () => {
    const at = device();
    const { here, id } = await played(at);
    const report = { comment: 'a worm', version: '1', userAgent: 'test', language: 'fr' } as const;
    const text = reportText(await here.toFile(id), report);
    expect(JSON.parse(text)).toMatchObject({ report });
    const there = tab(device());
    expect(await there.toFile(await there.fromFile(text))).toBe(await here.toFile(id));
  });

  it('is a match that the terminal reads', () => {
    const { seating, ...record } = file;
    expect(Match.replay(imperium, record).position).toBeGreaterThan(0);
    expect(seating).toEqual({ seat: 0, bots: ['', 'greedy', 'random', ''] });
  });

  it('of the terminal is taken up', async () => {
    const match = Match.start(imperium, imperium.parseOptions({ players: 3 }), 'terminal');
    for (let n = 0; n < 5; n++) {
      const [{ seat, fallback }] = match.pending as [(typeof match.pending)[number]];
      match.answer(seat, fallback);
    }
    const seating = { seat: 1, bots: ['greedy', '', 'random'] };
    const at = device();
    const id = await tab(at).fromFile(`${JSON.stringify({ ...match.save(), seating })}\n`);
    const kept = await at.store.read(id);
    expect(kept!.seats).toEqual([bot('greedy'), person(''), bot('random')]);
    expect(kept!.record.answers).toHaveLength(5);
    expect(kept!.record).not.toHaveProperty('checkpoint');
    const { snapshot } = await openPage(tab(at), id);
    expect(snapshot).toMatchObject({ viewer: 1, position: 5 });
  });

  const answers = () => file.answers as [number, unknown][];
  const table = () => file.table as { seats: unknown[] };
  it.each<[string, () => unknown]>([
    ['nothing', () => ''],
    ['no JSON', () => '{"format":'],
    ['nothing nested deeply', () => '['.repeat(100_000)],
    ['null', () => null],
    ['a list', () => [file]],
    ['something else', () => ({ format: 'a-shopping-list' })],
    ['another format version', () => ({ ...file, version: 99 })],
    ['another game', () => ({ ...file, game: 'dune' })],
    ['no rules', () => ({ ...file, gameVersion: 'new' })],
    ['no options', () => ({ ...file, options: undefined })],
    ['impossible options', () => ({ ...file, options: { players: 7 } })],
    ['unknown options', () => ({ ...file, options: { cheat: true } })],
    ['no seed', () => ({ ...file, seed: undefined })],
    ['an arranged position', () => ({ ...file, seed: null, origin: {} })],
    ['another seed', () => ({ ...file, seed: 'another' })],
    ['no answers', () => ({ ...file, answers: undefined })],
    ['a misshapen answer', () => ({ ...file, answers: [...answers(), ['0']] })],
    ['an answer out of turn', () => ({ ...file, answers: [...answers(), [7, 'reveal']] })],
    ['an answer not offered', () => ({ ...file, answers: [[0, 'a-throne'], ...answers()] })],
    ['nobody seated', () => ({ ...file, table: undefined, seating: undefined })],
    ['broken seating', () => ({ ...file, table: undefined, seating: { seat: 0, bots: 'all' } })],
    ['an unknown bot', () => ({ ...file, table: { ...table(), seats: seatsWith(bot('oracle')) } })],
    [
      'a strange seat',
      () => ({ ...file, table: { ...table(), seats: seatsWith({ is: 'ghost' }) } }),
    ],
    [
      'a nameless seat',
      () => ({ ...file, table: { ...table(), seats: seatsWith({ is: 'person' }) } }),
    ],
    ['too few seats', () => ({ ...file, table: { ...table(), seats: table().seats.slice(1) } })],
    ['no guide', () => ({ ...file, table: { seats: table().seats } })],
    ['too much', () => `${JSON.stringify(file)}${' '.repeat(2_000_000)}`],
  ])('with %s is refused, and nothing changes', async (_what, broken) => {
    const at = device();
    const here = tab(at);
    const content = broken();
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    await expect(here.fromFile(text)).rejects.toMatchObject({
      fault: { fault: 'unreadable', detail: expect.stringMatching(/.{10}/) },
    });
    expect(await at.store.list()).toEqual([]);
  });

  const seatsWith = (seating: unknown) => [seating, ...table().seats.slice(1)];
});
