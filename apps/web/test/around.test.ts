import { BOT_NAMES, botNames } from '@landsraad/bots';
import { DEFAULT_OPTIONS, imperium } from '@landsraad/imperium';
import { describe, expect, it } from 'vitest';
import { appearanceOf } from '../src/app/appearance.ts';
import { packed, unpacked } from '../src/app/files.ts';
import { when } from '../src/app/when.ts';
import type { GameSummary } from '../src/games/protocol.ts';
import { conflictsWon, pointsOverTime } from '../src/packs/imperium/end/points.ts';
import { imperium as pack } from '../src/packs/imperium/index.ts';
import {
  FIRST_FORM,
  type ImperiumForm,
  isByTheBook,
  faultsOf as ownFaultsOf,
  withChanged,
} from '../src/packs/imperium/new-game/form.ts';
import { withLeadersHere } from '../src/packs/imperium/new-game/leaders-here.ts';
import type { ImperiumLog } from '../src/packs/imperium/snapshot.ts';
import { lastOpen, ordered, ownSeat } from '../src/screens/home/order.ts';
import { faultsOf, newGameOf, quickGame, withSeat } from '../src/screens/new-game/form.ts';
import { turnAfter, turnBefore } from '../src/screens/replay/marks.ts';
import { firstViewer, viewersOf } from '../src/screens/replay/viewers.ts';

const summary = (part: Partial<GameSummary>): GameSummary => ({
  id: 'a',
  game: 'imperium',
  seats: [],
  round: 1,
  position: 1,
  over: false,
  winner: null,
  guide: false,
  started: 0,
  played: 0,
  ...part,
});

describe('the games of this device', () => {
  const list = [
    summary({ id: 'old', played: 1 }),
    summary({ id: 'over', played: 9, over: true }),
    summary({ id: 'new', played: 5 }),
  ];

  it('stand with what can go on first, last played first', () => {
    expect(ordered(list).map(({ id }) => id)).toEqual(['new', 'old', 'over']);
  });

  it('go on with the last one played that is not over', () => {
    expect(lastOpen(list, [])?.id).toBe('new');
    expect(lastOpen([summary({ over: true })], [])).toBeNull();
    const chapter = summary({ guide: 'agents' });
    expect(lastOpen([chapter], [])).toBe(chapter);
    expect(lastOpen([chapter], ['agents'])).toBeNull();
  });

  it('are told from the first person’s seat', () => {
    const bot = { is: 'bot', bot: 'greedy' } as const;
    expect(ownSeat({ seats: [bot, bot, { is: 'person', name: 'Ada' }] })).toBe(2);
    expect(ownSeat({ seats: [bot, bot, bot] })).toBe(0);
  });

  it('come out of a file alone or together', () => {
    const alone = (text: string) => ({ games: [text], results: [] });
    expect(unpacked(packed(['one', 'two']))).toEqual({ games: ['one', 'two'], results: [] });
    for (const text of [
      '{"format":"landsraad-match"}',
      'no game at all',
      '{"format":"landsraad-collection","games":[1]}',
      '{"format":"landsraad-collection","games":[],"results":1}',
    ])
      expect(unpacked(text)).toEqual(alone(text));
  });

  it('were played some time ago', () => {
    const minute = 60_000;
    expect(when(0, 20_000, 'en')).toBe('just now');
    expect(when(0, 5 * minute, 'fr')).toBe('il y a 5 minutes');
    expect(when(0, 30 * 60 * minute, 'en')).toBe('yesterday');
    expect(when(0, 30 * 24 * 60 * minute, 'en')).toBe('on Jan 1, 1970');
  });
});

describe('a new table', () => {
  const shared = withSeat(withSeat(FIRST_FORM, 0, { name: 'Ada' }), 1, {
    is: 'person',
    name: 'Paul',
  });
  const optionsOf = (form: ImperiumForm) =>
    imperium.parseOptions({ ...pack.optionsOf(form), players: form.players });

  it('offers only bots that exist', () => {
    expect(botNames(imperium)).toEqual(expect.arrayContaining([...BOT_NAMES]));
  });

  it('begins as the rulebook has it', () => {
    expect([...faultsOf(FIRST_FORM), ...ownFaultsOf(FIRST_FORM)]).toEqual([]);
    expect(optionsOf(FIRST_FORM)).toEqual(DEFAULT_OPTIONS);
  });

  it('is one person against three bots after one press', () => {
    const { seats, options } = quickGame(pack, 'Ada');
    expect(seats.map(({ is }) => is)).toEqual(['person', 'bot', 'bot', 'bot']);
    expect(options).toMatchObject({ leaderMode: 'random' });
  });

  it('wants names where persons share a device', () => {
    const fault = (name: string) => faultsOf(withSeat(shared, 1, { name }));
    expect(fault('Paul')).toEqual([]);
    expect(fault('  ')).toEqual([{ fault: 'no-name', seat: 1 }]);
    expect(fault(' ada')).toEqual([{ fault: 'same-name', seat: 1 }]);
    expect(fault('a'.repeat(25))).toEqual([{ fault: 'long-name', seat: 1 }]);
  });

  it('gives a Leader to one seat only, and forgets one of a seat that is gone', () => {
    const paul = { leader: 'paul-atreides' };
    const twice = withSeat(withSeat(FIRST_FORM, 0, paul), 3, paul);
    expect(ownFaultsOf({ ...twice, leaders: 'chosen' })).toEqual([
      { fault: 'same-leader', seat: 3 },
    ]);
    expect(ownFaultsOf(twice)).toEqual([]);
    const three = { ...twice, leaders: 'chosen', players: 3 } as const;
    expect(ownFaultsOf(three)).toEqual([]);
    expect(optionsOf(three).leaders).toEqual(['paul-atreides', null, null]);
  });

  it('lets the table pick without what was chosen before', () => {
    const form = withSeat(FIRST_FORM, 0, { leader: 'paul-atreides' });
    const options = optionsOf({ ...form, leaders: 'pick' });
    expect(options.leaderMode).toBe('pick');
    expect(options.leaders).toEqual([]);
  });

  it('keeps the points within what the rules take', () => {
    for (const pointsToWin of [4, 31, 7.5, Number.NaN]) {
      expect(ownFaultsOf({ ...FIRST_FORM, pointsToWin })).toEqual([{ fault: 'points' }]);
      expect(() => optionsOf({ ...FIRST_FORM, pointsToWin })).toThrow();
    }
    for (const pointsToWin of [5, 30]) {
      expect(ownFaultsOf({ ...FIRST_FORM, pointsToWin })).toEqual([]);
      expect(optionsOf({ ...FIRST_FORM, pointsToWin }).pointsToWin).toBe(pointsToWin);
    }
  });

  it('[IX-16.1] lays Rise of Ix and an Epic game, whose points follow unless they were chosen', () => {
    const ix = withChanged(FIRST_FORM, { ix: true });
    expect(optionsOf(ix)).toEqual({ ...DEFAULT_OPTIONS, ix: true });
    const epic = withChanged(ix, { epic: true });
    expect(optionsOf(epic)).toEqual({ ...DEFAULT_OPTIONS, ix: true, epic: true, pointsToWin: 12 });
    expect(isByTheBook(epic)).toBe(true);
    expect(optionsOf(withChanged(epic, { ix: false }))).toEqual(DEFAULT_OPTIONS);
    const chosen = withChanged({ ...ix, pointsToWin: 8 }, { epic: true });
    expect(optionsOf(chosen).pointsToWin).toBe(8);
    expect(isByTheBook(chosen)).toBe(false);
    for (const players of [1, 2] as const)
      expect(optionsOf({ ...epic, players })).toMatchObject({ players, ix: true, epic: true });
  });

  it('[IMM-12.4] [IMM-12.5] lays Immortality, and pushes the points or the start', () => {
    const laid = withChanged(FIRST_FORM, { immortality: true, pushed: true });
    expect(optionsOf(laid)).toEqual({ ...DEFAULT_OPTIONS, immortality: true, pushed: true });
    const three = withChanged(laid, { players: 3 });
    expect(optionsOf(three)).toMatchObject({ pushed: true, pointsToWin: 11 });
    expect(isByTheBook(three)).toBe(true);
    expect(optionsOf(withChanged(three, { players: 4 })).pointsToWin).toBe(10);
    expect(optionsOf(withChanged(three, { immortality: false }))).not.toHaveProperty('pushed');
    // IMM-15.20
    const epic = withChanged(three, { ix: true, epic: true });
    expect(optionsOf(epic)).toMatchObject({ epic: true, immortality: true, pointsToWin: 12 });
    expect(optionsOf(epic)).not.toHaveProperty('pushed');
  });

  it('forgets the Leaders of an expansion that is taken away', () => {
    const tessia = withSeat(FIRST_FORM, 1, { leader: 'tessia-vernius' });
    const form: ImperiumForm = { ...tessia, ix: true, leaders: 'chosen' };
    expect(optionsOf(withLeadersHere(form)).leaders).toEqual([null, 'tessia-vernius', null, null]);
    const without = withLeadersHere(withChanged(form, { ix: false }));
    expect(optionsOf(without).leaders).toEqual([null, null, null, null]);
  });

  it('has a seed only when one is given', () => {
    expect(newGameOf(pack, FIRST_FORM)).not.toHaveProperty('seed');
    expect(newGameOf(pack, { ...FIRST_FORM, seed: ' desert ' }).seed).toBe('desert');
  });
});

describe('points over time', () => {
  const round = (n: number) =>
    ({ type: 'round-started', round: n, conflict: 'skirmish-a', firstPlayer: 0 }) as const;
  const gained = (seat: number, n: number) => ({ type: 'vp-gained', seat, n, total: 0 }) as const;
  const log: ImperiumLog = [
    round(1),
    gained(0, 1),
    round(2),
    gained(1, 2),
    { type: 'vp-lost', seat: 0, n: 1, total: 1 },
    { type: 'endgame-started', reason: 'points' },
  ];

  it('are those at the end of each round', () => {
    expect(pointsOverTime(log, [1, 3])).toEqual({
      rounds: 2,
      endgame: false,
      series: [
        [1, 2, 1],
        [1, 1, 3],
      ],
    });
  });

  it('have a column for the endgame when it changed something', () => {
    const { endgame, series } = pointsOverTime([...log, gained(0, 1)], [2, 3]);
    expect(endgame).toBe(true);
    expect(series[0]).toEqual([1, 2, 1, 2]);
  });

  it('end with the round that was played last in a game that goes on', () => {
    expect(pointsOverTime(log.slice(0, 4), [2, 3]).series).toEqual([
      [1, 2, 2],
      [1, 1, 3],
    ]);
  });

  it('name the Conflicts that were won alone', () => {
    const conflict = {
      type: 'conflict-resolved',
      conflict: 'skirmish-a',
      strengths: [4, 2],
      places: [1, 2],
    } as const;
    const wars = [conflict] as unknown as ImperiumLog;
    expect(conflictsWon(wars, 0)).toEqual(['skirmish-a']);
    expect(conflictsWon(wars, 1)).toEqual([]);
  });
});

describe('a replay', () => {
  const marks = { rounds: [1, 41], turns: [3, 7, 8, 40, 41, 100] };

  it('goes from turn to turn, and to its ends', () => {
    expect([0, 3, 5, 41, 100, 119].map((at) => turnAfter(at, 120, marks))).toEqual([
      3, 7, 7, 100, 120, 120,
    ]);
    expect([0, 3, 4, 8, 41, 120].map((at) => turnBefore(at, marks))).toEqual([0, 0, 3, 7, 40, 100]);
  });

  const person = { is: 'person', name: '' } as const;
  const bot = { is: 'bot', bot: 'greedy' } as const;

  it('keeps the secrets of a game that goes on', () => {
    expect(viewersOf({ seats: [bot, person, bot], over: false })).toEqual([1, 'spectator']);
    expect(viewersOf({ seats: [person, person, bot], over: false })).toEqual(['spectator']);
    expect(viewersOf({ seats: [person, bot], over: true })).toEqual([
      0,
      1,
      'spectator',
      'afterwards',
    ]);
  });

  it('begins with eyes that may look', () => {
    for (const seats of [
      [bot, person],
      [person, person],
      [bot, bot],
    ])
      for (const over of [true, false])
        expect(viewersOf({ seats, over })).toContain(firstViewer({ seats, over }));
  });
});

describe('the appearance', () => {
  const settings = {
    language: 'fr',
    motion: 'system',
    contrast: 'system',
    textSize: 'large',
  } as const;

  it('follows the device where the choice is left to it', () => {
    expect(appearanceOf(settings, () => true)).toEqual({
      lang: 'fr',
      'data-text-size': 'large',
      'data-contrast': 'high',
      'data-motion': 'none',
    });
    const chosen = { ...settings, motion: 'full', contrast: 'normal' } as const;
    expect(appearanceOf(chosen, () => true)).toMatchObject({
      'data-contrast': 'normal',
      'data-motion': 'full',
    });
  });
});
