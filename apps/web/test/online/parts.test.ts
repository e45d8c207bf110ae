import { createHash } from 'node:crypto';
import { imperium } from '@landsraad/imperium';
import { Match } from '@landsraad/kernel';
import type { ChatLine, SeatInfo, TableInfo } from '@landsraad/protocol';
import { describe, expect, it } from 'vitest';
import { parseFile } from '../../src/games/file.ts';
import { tableIn } from '../../src/online/api.ts';
import { clockFace, leftFor } from '../../src/online/clocks.ts';
import { fileOf, proofOf } from '../../src/online/fairness.ts';
import { heard, unreadIn } from '../../src/online/memory.ts';
import { openSeats, ownSeatIn } from '../../src/online/saying.ts';
import { engineFor } from '../../src/packs/imperium/engine.ts';
import { imperium as imperiumPack } from '../../src/packs/imperium/index.ts';
import { agreement } from '../../src/packs/imperium/lobby/agreement.ts';
import { laying } from '../../src/packs/imperium/new-game/laying.tsx';
import { inOrder, isMyTurn } from '../../src/screens/lobby/order.ts';
import { withSeat } from '../../src/screens/new-game/form.ts';
import {
  firstOnlineForm,
  hostSeat,
  newTableOf,
  onlineFaultsOf,
} from '../../src/screens/online-new/form.ts';

const engine = await engineFor({});
const FIRST_ONLINE_FORM = firstOnlineForm(imperiumPack);

const person = (name: string, you = false): SeatInfo => ({
  is: 'person',
  name,
  you,
  present: true,
  absentSince: null,
  standIn: null,
  standInFrom: null,
  standInAsked: [],
});
const table = (part: Partial<TableInfo> = {}): TableInfo => ({
  id: 'abcdefghijkl',
  game: 'imperium',
  options: {},
  visibility: 'link',
  clock: { kind: 'none' },
  spectators: 'now',
  status: 'running',
  seats: [person('Ada', true), person('Ben'), { is: 'open' }, { is: 'bot', bot: 'greedy' }],
  host: false,
  created: 0,
  position: 0,
  round: 1,
  commitment: null,
  rematch: null,
  ...part,
});

describe('clocks', () => {
  const clocks = { left: [90_000, 60_000, null, null], running: [0], now: 5 };

  it('go down here only for whoever thinks, and not below nothing', () => {
    expect(leftFor(clocks, 0, 30_000)).toBe(60_000);
    expect(leftFor(clocks, 0, 300_000)).toBe(0);
    expect(leftFor(clocks, 1, 30_000)).toBe(60_000);
    expect(leftFor(clocks, 2, 30_000)).toBeNull();
    expect(leftFor(null, 0, 30_000)).toBeNull();
  });

  it.each([
    [0, '0:00'],
    [59_001, '1:00'],
    [61_000, '1:01'],
    [3_661_000, '1:01:01'],
    [26 * 3_600_000, '1 d 2 h'],
  ])('show %d as %s', (left, face) => {
    expect(clockFace(left, { day: 'd', hour: 'h' })).toBe(face);
  });
});

describe('a link to a table', () => {
  it.each([
    ['https://example.org/table/abcdef123456', 'abcdef123456'],
    [' abcdef123456 ', 'abcdef123456'],
    ['https://example.org/table/abcdef123456?from=mail', 'abcdef123456'],
    ['https://example.org/table/abcdef12345', null],
    ['abcdef1234567', null],
    ['', null],
  ])('is found in “%s”', (text, id) => {
    expect(tableIn(text)).toBe(id);
  });
});

describe('the chat', () => {
  const line = (n: number, speaker: string, seat: number | null): ChatLine => ({
    n,
    speaker,
    name: speaker,
    seat,
    text: 'hi',
    beside: false,
    at: n,
  });
  const lines = [line(1, 'ada', 0), line(2, 'ben', 1), line(3, 'eve', null)];

  it('leaves out whom one does not want to hear', () => {
    const muted = [{ speaker: 'eve', name: 'Eve' }];
    expect(heard(lines, muted).map(({ n }) => n)).toEqual([1, 2]);
  });

  it('counts what others said since it was read', () => {
    expect(unreadIn(lines, 0, 0)).toBe(2);
    expect(unreadIn(lines, 2, 0)).toBe(1);
    expect(unreadIn(lines, 3, null)).toBe(0);
  });
});

describe('my tables', () => {
  it('know my seat and the open ones', () => {
    expect(ownSeatIn(table())).toBe(0);
    expect(ownSeatIn(table({ seats: [person('Ben')] }))).toBeNull();
    expect(openSeats(table())).toBe(1);
  });

  it('come with those first that wait for me, and without those given up', () => {
    const tables = [
      table({ id: 'over', status: 'over' }),
      table({ id: 'closed', status: 'closed' }),
      table({ id: 'theirs', waiting: [1], created: 9 }),
      table({ id: 'waiting', status: 'waiting' }),
      table({ id: 'mine', waiting: [1, 0] }),
    ];
    expect(inOrder(tables).map(({ id }) => id)).toEqual(['mine', 'theirs', 'waiting', 'over']);
    expect(isMyTurn(table({ waiting: [0], status: 'over' }))).toBe(false);
  });
});

describe('a new online table', () => {
  it('has open seats for persons, and the game accepts its options', () => {
    const made = newTableOf(imperiumPack, {
      ...FIRST_ONLINE_FORM,
      clock: 'bank',
      minutes: 20,
      increment: 10,
    });
    expect(made.seats.map(({ is }) => is)).toEqual(['open', 'open', 'bot', 'bot']);
    expect(made.clock).toEqual({ kind: 'bank', minutes: 20, increment: 10 });
    expect(() => imperium.parseOptions(made.options)).not.toThrow();
  });

  it('is for two with House Hagal, which is nobody’s seat', () => {
    const form = {
      ...FIRST_ONLINE_FORM.table,
      players: 2,
      leaders: 'chosen',
      tieForSecondBelowFour: 'third',
    } as const;
    const made = newTableOf(imperiumPack, { ...FIRST_ONLINE_FORM, table: form });
    expect(made.seats).toEqual([{ is: 'open' }, { is: 'open' }]);
    expect(imperium.optionsFor(made.seats.length, made.options)).toMatchObject({ players: 2 });
    expect(agreement.unplayed(2, 'en')).toMatchObject([{ place: 2 }]);
    expect(agreement.unplayed(4, 'en')).toEqual([]);
  });

  it('needs a seat for its host, and no names', () => {
    expect(onlineFaultsOf(FIRST_ONLINE_FORM, laying)).toEqual({ own: [], noSeat: false });
    const bots = [0, 1].reduce(
      (form, seat) => withSeat(form, seat, { is: 'bot' }),
      FIRST_ONLINE_FORM.table,
    );
    expect(onlineFaultsOf({ ...FIRST_ONLINE_FORM, table: bots }, laying)).toMatchObject({
      noSeat: true,
    });
    const second = withSeat(FIRST_ONLINE_FORM.table, 0, { is: 'bot' });
    expect(hostSeat({ ...FIRST_ONLINE_FORM, table: second })).toBe(1);
  });
});

describe('a finished game', () => {
  const { checkpoint, ...record } = Match.start(
    imperium,
    imperium.parseOptions({ players: 4 }),
    'a seed',
  ).save();
  const salt = 'grain';
  const commitment = createHash('sha256').update(`${salt}:a seed`).digest('hex');
  const finished = { record, seats: [{ name: 'Ada' }, { name: 'Ben' }], salt, commitment };

  it('keeps the promise that was told at the start, or does not', async () => {
    expect(await proofOf(finished, commitment)).toMatchObject({ holds: true, witnessed: true });
    expect(await proofOf(finished, null)).toMatchObject({ holds: true, witnessed: false });
    expect((await proofOf(finished, 'another promise')).holds).toBe(false);
    expect((await proofOf({ ...finished, salt: 'other' }, commitment)).holds).toBe(false);
  });

  it('becomes a file that this client takes up, a seat given up being a bot’s', async () => {
    const text = fileOf(finished, table().seats);
    const { seats } = await parseFile(text, async () => engine);
    expect(seats).toEqual([
      { is: 'person', name: 'Ada' },
      { is: 'person', name: 'Ben' },
      { is: 'bot', bot: 'greedy' },
      { is: 'bot', bot: 'greedy' },
    ]);
  });
});
