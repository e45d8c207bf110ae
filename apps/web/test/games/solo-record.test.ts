import { greedy } from '@landsraad/bots';
import { type ImperiumOptions, imperium } from '@landsraad/imperium';
import { Match, seeded } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { packed, unpacked } from '../../src/app/files.ts';
import { fileText } from '../../src/games/file.ts';
import type { LocalGames } from '../../src/games/local-games.ts';
import { type SoloResult, soloResultOf } from '../../src/packs/imperium/solo/results.ts';
import { byDifficulty, byLeader, tallyOf } from '../../src/packs/imperium/solo/tally.ts';
import { bot, type Device, device, openPage, person, tab, untilQuiet } from './at-home.ts';

const SHORT: Partial<ImperiumOptions> = { players: 1, pointsToWin: 5, confirmEverything: true };

/** A solo game to its last answer: the one that ends it is left to whoever takes it up. */
function almostOver(seed: string, options: Partial<ImperiumOptions> = {}) {
  const match = Match.start(imperium, imperium.parseOptions({ ...SHORT, ...options }), seed);
  for (let n = 0; !match.over; n++) {
    const decision = match.pending[0]!;
    const choice = greedy.decide(decision, () => match.view(0), seeded(`${seed}/${n}`));
    match.answer(decision.seat, choice);
  }
  const { checkpoint, ...record } = match.save();
  const file = (answers: typeof record.answers, seats = [person('Ada')]) =>
    fileText({ record: { ...record, answers }, seats, guide: false });
  return {
    result: match.result!,
    leaders: match.view('spectator').players.map(({ leader }) => leader),
    finished: file(record.answers),
    before: file(record.answers.slice(0, -1)),
    last: record.answers.at(-1)![1],
    file,
    answers: record.answers,
  };
}

async function end(at: Device, here: LocalGames, text: string, last: unknown): Promise<string> {
  const id = await here.fromFile(text);
  const page = await openPage(here, id);
  await untilQuiet(at);
  expect(page.snapshot.result).toBeNull();
  await page.table.answer(page.snapshot.position, last as never);
  await untilQuiet(at);
  expect(page.snapshot.result).not.toBeNull();
  return id;
}

describe('the record of solo games', () => {
  const game = almostOver('record', { difficulty: 'sardaukar' });

  it('gets a game when it ends, with how it ended', async () => {
    const at = device();
    const here = tab(at);
    expect(await here.results()).toEqual([]);
    const id = await end(at, here, game.before, game.last);
    const mine = game.result.find(({ seat }) => seat === 0)!;
    expect(await here.results()).toEqual([
      {
        of: 'imperium',
        deal: `record/sardaukar/${game.leaders.join('/')}`,
        game: id,
        difficulty: 'sardaukar',
        leader: game.leaders[0],
        rivals: game.leaders.slice(1),
        won: game.result[0]!.seat === 0,
        points: mine.points,
        round: expect.any(Number),
        ended: at.clock.now(),
      },
    ]);
    expect((await here.list())[0]).toMatchObject({
      difficulty: 'sardaukar',
      winner: game.result[0]!.seat,
      leaders: game.leaders,
      points: { length: 3 },
    });
  });

  it('counts a game once: opened again, in another tab, from a file, replayed', async () => {
    const at = device();
    const here = tab(at);
    const id = await end(at, here, game.before, game.last);
    const [first] = await here.results();
    for (const other of [here, tab(at)]) {
      const page = await openPage(other, id);
      page.table.prefer({ confirm: false });
      await untilQuiet(at);
      await other.glimpse(id, 10, 'afterwards');
    }
    await here.fromFile(await here.toFile(id));
    await end(at, here, game.before, game.last);
    expect(await here.results()).toEqual([first]);
  });

  it('does not count a game that was over when it came, nor one of a bot or of more players', async () => {
    const at = device();
    const here = tab(at);
    await openPage(here, await here.fromFile(game.finished));
    const page = await openPage(here, await here.fromFile(game.file(game.answers, [bot()])));
    await untilQuiet(at);
    expect(page.snapshot.result).not.toBeNull();
    const three = await here.create({
      game: 'imperium',
      options: { pointsToWin: 5 },
      seats: [bot(), bot(), bot()],
      seed: 'three',
    });
    const watched = await openPage(here, three);
    watched.table.prefer({ confirm: true });
    await untilQuiet(at);
    expect(watched.snapshot.result).not.toBeNull();
    expect(await here.results()).toEqual([]);
  });

  it('follows a game whose end is taken back and played again', async () => {
    const at = device();
    const here = tab(at);
    const id = await end(at, here, game.before, game.last);
    const over = (await at.store.read(id))!;
    const [result] = await here.results();
    // As `undo` stores it, where the last answer revealed nothing.
    const undone = {
      ...over,
      revision: over.revision + 1,
      record: { ...over.record, answers: over.record.answers.slice(0, -1) },
      standing: { ...over.standing, over: false, winner: null },
    };
    expect(await at.store.advance(undone, soloResultOf)).toBe(true);
    expect(await here.results()).toEqual([]);
    await at.store.advance({ ...over, revision: undone.revision + 1 }, soloResultOf);
    expect(await here.results()).toEqual([result]);
    // Another copy of the deal neither changes nor takes away what stands there.
    const copy = { ...over, id: 'copy', revision: 1 };
    await at.store.add(copy);
    await at.store.advance({ ...copy, revision: 2, played: 5 }, soloResultOf);
    await at.store.advance({ ...undone, id: 'copy', revision: 3 }, soloResultOf);
    expect(await here.results()).toEqual([result]);
  });

  it('is not changed by a revision that comes too late', async () => {
    const at = device();
    const here = tab(at);
    const id = await end(at, here, game.before, game.last);
    const [result] = await here.results();
    const over = (await at.store.read(id))!;
    const late = { ...over, standing: { ...over.standing, winner: 2, points: [0, 9, 9] } };
    expect(await at.store.advance(late, soloResultOf)).toBe(false);
    expect(await here.results()).toEqual([result]);
  });

  it('outlives its games, goes to another device and is cleared', async () => {
    const at = device();
    const here = tab(at);
    const id = await end(at, here, game.before, game.last);
    const other = almostOver('another');
    await end(at, here, other.before, other.last);
    const results = await here.results();
    const { results: sent, games } = unpacked(packed([await here.toFile(id)], results));
    await here.remove(id);
    expect(await here.results()).toEqual(results);
    const there = tab(device());
    for (const text of games) await there.fromFile(text);
    expect(await there.addResults(sent)).toBe(2);
    expect(await there.addResults(sent)).toBe(0);
    expect(await there.results()).toEqual(results);
    await here.clearResults();
    expect(await here.results()).toEqual([]);
    expect(await there.results()).toHaveLength(2);
  });

  it.each<[string, (result: SoloResult) => unknown]>([
    ['no list', () => ({})],
    ['nothing', () => [null]],
    ['another difficulty', (result) => [{ ...result, difficulty: 'easy' }]],
    ['a Leader nobody knows', (result) => [{ ...result, leader: 'muad-dib' }]],
    ['half a point', (result) => [{ ...result, points: 7.5 }]],
    ['no deal', (result) => [{ ...result, deal: '' }]],
    ['a broken one among sound ones', (result) => [result, { ...result, won: 'yes' }]],
  ])('refuses %s from a file, and nothing changes', async (_, broken) => {
    const at = device();
    const here = tab(at);
    const [, a, b] = game.leaders;
    const sound: SoloResult = {
      deal: 'x/mercenary',
      game: 'x',
      difficulty: 'mercenary',
      leader: game.leaders[0]!,
      rivals: [a!, b!],
      won: true,
      points: 10,
      round: 8,
      ended: 1,
    };
    await expect(here.addResults(broken(sound))).rejects.toMatchObject({
      fault: { fault: 'unreadable' },
    });
    expect(await here.results()).toEqual([]);
  });
});

describe('what solo games come to', () => {
  const result = (part: Partial<SoloResult>): SoloResult => ({
    deal: 'deal',
    game: 'game',
    difficulty: 'mercenary',
    leader: 'paul-atreides',
    rivals: [],
    won: false,
    points: 7,
    round: 8,
    ended: 1000,
    ...part,
  });
  const results = [
    result({ points: 11, won: true, ended: 3000 }),
    result({ difficulty: 'mentat', ended: 2000 }),
    result({ leader: 'helena-richese', won: true, points: 10, ended: 9000 }),
  ];

  it('is told by difficulty, also where there is none yet', () => {
    expect(byDifficulty(results)).toEqual([
      { difficulty: 'mercenary', tally: { games: 2, wins: 2, best: 11, last: 9000 } },
      { difficulty: 'sardaukar', tally: { games: 0, wins: 0, best: null, last: null } },
      { difficulty: 'mentat', tally: { games: 1, wins: 0, best: 7, last: 2000 } },
      { difficulty: 'kwisatz-haderach', tally: { games: 0, wins: 0, best: null, last: null } },
    ]);
  });

  it('is told by Leader, the most played first', () => {
    expect(byLeader(results)).toEqual([
      { leader: 'paul-atreides', tally: { games: 2, wins: 1, best: 11, last: 3000 } },
      { leader: 'helena-richese', tally: tallyOf([results[2]!]) },
    ]);
  });
});
