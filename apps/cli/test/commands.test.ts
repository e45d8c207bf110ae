import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { playGame, random } from '@landsraad/bots';
import { imperium } from '@landsraad/imperium';
import { keyedSeed } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { keepFailures } from '../src/commands/simulate.ts';
import { nodeIo } from '../src/node-io.ts';
import { projectRoot } from '../src/root.ts';
import { textIn } from '../src/text/index.ts';
import { catalogueCounts, emptyFolder, filesIn, landsraad } from './harness.ts';

const SIMULATE = ['simulate', 'imperium', '--games', '3', '--seed', '1', '--bots', 'random,greedy'];

describe('simulate', () => {
  it('prints the figures as JSON, the same for the same seed', async () => {
    const folder = emptyFolder();
    const run = async () =>
      JSON.parse((await landsraad([...SIMULATE, '--json'], { cwd: folder })).out);
    const summary = await run();
    expect(Object.keys(summary)).toEqual([
      'game',
      'options',
      'games',
      'finished',
      'failed',
      'decisions',
      'seconds',
      'gamesPerSecond',
      'decisionsPerSecond',
      'thoughts',
      'rounds',
      'winsBySeat',
      'winsByBot',
      'winsByLeader',
      'gamesByLeader',
      'buys',
      'points',
    ]);
    expect(summary).toMatchObject({ game: 'imperium', games: 3, finished: 3, failed: 0 });
    expect(summary.options.players).toBe(4);
    expect(Object.keys(summary.winsByBot)).toEqual(['random', 'greedy']);
    expect(summary.winsBySeat).toHaveLength(4);
    const again = await run();
    const stable = ({ decisions, rounds, winsBySeat, points }: typeof summary) => [
      decisions,
      rounds,
      winsBySeat,
      points,
    ];
    expect(stable(again)).toEqual(stable(summary));
    expect(filesIn(folder)).toEqual([]);
  });

  it.each(['en', 'fr'])('tells them in %s, with a bar on a terminal only', async (lang) => {
    const argv = ['simulate', 'imperium', '--games', '2', '--players', '3', '--lang', lang];
    const { out, err } = await landsraad(argv, { terminal: true });
    expect(out).toMatch(lang === 'en' ? /Wins by Leader/ : /Victoires par Dirigeant/);
    // Random wins both games, which two games do not make less sure.
    expect(out).toMatch(lang === 'en' ? /random +2 +100\.0 % ± 0\.0/ : /random +2 +100,0 % ± 0,0/);
    expect(err).toContain('░');
    expect((await landsraad(argv)).err).toBe('');
  });
});

describe('ladder', () => {
  const LADDER = ['ladder', 'imperium', '--players', '3', '--games', '6', '--bots'];

  it('prints all bots with how sure their place is, the same for the same seed', async () => {
    const { code, out } = await landsraad([...LADDER, 'random,greedy', '--lang', 'fr']);
    expect(code).toBe(0);
    expect(out.split('\n')[0]).toMatch(/^bot +force +95 % +places +victoires$/);
    expect(out).toMatch(/^greedy +[\d\u202f]+ +± \d+ +9 +[\d,]+ %$/m);
    const json = [...LADDER, 'random,greedy', '--json'];
    const [first, second] = JSON.parse((await landsraad(json)).out);
    expect(first.rating - second.rating).toBeGreaterThan(0);
    expect([first.name, second.name]).toEqual(['greedy', 'random']);
  });

  it('refuses one bot that is named twice', async () => {
    const { code, err } = await landsraad([...LADDER, 'random,random']);
    expect(code).toBe(2);
    expect(err).toContain('two bots');
  });
});

describe('train', () => {
  const small = ['train', 'imperium', '--games', '10', '--passes', '2', '--hidden', '3'];

  it('writes the same model for the same seed, and says what it learned', async () => {
    const folder = emptyFolder();
    const model = async (file: string, seed: string) => {
      const argv = [...small, '--seed', seed, '--out', file];
      const { code, out } = await landsraad(argv, { cwd: folder });
      expect(code).toBe(0);
      expect(out).toMatch(
        /^pass 2 of 2: surprise [\d.]+ in games it learned from, [\d.]+ in others$/m,
      );
      expect(out).toContain(`the model is in ${file}`);
      return readFileSync(path.join(folder, file), 'utf8');
    };
    const first = await model('first.json', 'a');
    expect(JSON.parse(first)).toMatchObject({ hidden: 3 });
    expect(await model('again.json', 'a')).toBe(first);
    expect(await model('other.json', 'b')).not.toBe(first);
  });

  it('plays as long as it may, and as many games make the same model again', async () => {
    const folder = emptyFolder();
    let asked = 0;
    const now = () => 5 * 60_000 * asked++;
    const sizes = ['--passes', '1', '--hidden', '3'];
    const timed = ['train', 'imperium', '--hours', '1', ...sizes, '--out', 'timed.json'];
    const { out } = await landsraad(timed, { cwd: folder, now });
    expect(out).toMatch(/^11 games, /m);
    const counted = ['train', 'imperium', '--games', '11', ...sizes, '--out', 'counted.json'];
    await landsraad(counted, { cwd: folder });
    const [first, again] = ['timed.json', 'counted.json'].map((file) =>
      readFileSync(path.join(folder, file), 'utf8'),
    );
    expect(again).toBe(first);
  });

  it('goes on from a model, and from nothing else', async () => {
    const folder = emptyFolder();
    const run = (...more: string[]) => landsraad([...small, ...more], { cwd: folder });
    await run('--out', 'first.json');
    const { out } = await run('--from', 'first.json', '--seed', 'b', '--out', 'second.json');
    expect(out).toMatch(/^pass 0 of 2: surprise /m);
    await run('--seed', 'b', '--out', 'alone.json');
    const [first, second, alone] = ['first.json', 'second.json', 'alone.json'].map((file) =>
      readFileSync(path.join(folder, file), 'utf8'),
    );
    expect(second).not.toBe(first);
    expect(second).not.toBe(alone);
    writeFileSync(path.join(folder, 'letter.json'), '{"inputs": "none"}');
    const refused = await run('--from', 'letter.json');
    expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('is no model')]);
  });

  it('knows no other game, in either language', async () => {
    const { code, err } = await landsraad(['train', 'chess', '--lang', 'fr']);
    expect(code).toBe(2);
    expect(err).toContain('chess');
  });
});

describe('simulate for one and two', () => {
  const run = async (...more: string[]) => {
    const argv = ['simulate', 'imperium', '--games', '3', '--check', ...more];
    const { code, out } = await landsraad(argv, { cwd: emptyFolder() });
    expect(code).toBe(0);
    return out;
  };

  it('says in JSON how many solo games were won, and who won the others', async () => {
    const alone = ['--players', '1', '--difficulty', 'mentat', '--bots', 'greedy'];
    const summary = JSON.parse(await run(...alone, '--json'));
    expect(summary).toMatchObject({ finished: 3, failed: 0 });
    expect(summary.options).toMatchObject({ players: 1, difficulty: 'mentat' });
    const { won, lost, share, rivalPoints } = summary.solo;
    expect([won + lost, summary.winsBySeat]).toEqual([3, [won]]);
    expect(share).toBeCloseTo(won / 3, 3);
    expect(rivalPoints.mean).toBeGreaterThan(0);
    const told = await run(...alone, '--lang', 'fr');
    expect(told).toContain(`Parties solo gagnées : ${won} sur 3`);
  });

  it('ranks two persons and not House Hagal', async () => {
    const summary = JSON.parse(await run('--players', '2', '--json'));
    expect(summary.winsBySeat).toHaveLength(2);
    expect(summary).not.toHaveProperty('solo');
  });
});

describe('a game that fails', () => {
  it('is kept where replay can read it, and named', async () => {
    const folder = emptyFolder();
    const cheat = { ...random, name: 'cheat', decide: () => 'everything' };
    const bots = [random, random, cheat];
    const options = imperium.parseOptions({ players: 3 });
    const outcome = playGame({ game: imperium, options, bots }, 'x/1');
    if (outcome.finished) throw new Error('the cheat was not caught');
    let said = '';
    const err = { write: (text: string) => (said += text), isTerminal: false, width: () => 80 };
    await keepFailures({ io: { ...nodeIo(), cwd: folder, err }, text: textIn('en') }, [outcome]);
    expect(filesIn(path.join(folder, 'failures'))).toEqual(['imperium-x-1.json']);
    expect(said).toContain(path.join('failures', 'imperium-x-1.json'));
    const file = path.join('failures', 'imperium-x-1.json');
    const { code, out } = await landsraad(['replay', file], { cwd: folder });
    expect(code).toBe(0);
    expect(out).toContain('Not over after');
  });
});

describe('scenario', () => {
  const folder = path.join(projectRoot(), 'scenarios');
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.join(folder, name));

  it('passes every example', async () => {
    expect(all.length).toBeGreaterThanOrEqual(36);
    const { code, out } = await landsraad(['scenario', ...all, '--json']);
    const results = JSON.parse(out) as { file: string; failures: unknown[] }[];
    for (const { file, failures } of results)
      expect({ file, failures }).toEqual({ file, failures: [] });
    expect(code).toBe(0);
  });

  it('says what is different, at which step', async () => {
    const here = emptyFolder();
    const steps = [{ offers: ['conspire'] }, { seat: 2, choose: 'reveal' }];
    const scenario = {
      title: 'wrong',
      rules: ['IMP-9.2'],
      game: 'imperium',
      position: { players: [{ hand: ['dagger'] }] },
      steps,
      expect: { round: 3 },
    };
    writeFileSync(path.join(here, 's.json'), JSON.stringify(scenario));
    const { code, out } = await landsraad(['scenario', 's.json', '--json'], { cwd: here });
    expect(code).toBe(1);
    const result = JSON.parse(out);
    expect(result).toMatchObject({
      passed: false,
      failures: [
        { step: 1, message: 'conspire is not offered', got: ['dagger', 'reveal'] },
        { step: 2, message: 'another seat must decide', expected: 2, got: 0 },
      ],
      waiting: { seat: 0, kind: 'turn.kind' },
      options: ['dagger', 'reveal'],
      position: { round: 1 },
    });
    const told = await landsraad(['scenario', 's.json', '--lang', 'fr'], { cwd: here });
    expect(told.out).toContain('étape 1');
  });
});

describe('Rise of Ix', () => {
  it.each([['4'], ['2'], ['1']])('is simulated for %s', async (players) => {
    const argv = ['simulate', 'imperium', '--with', 'ix', '--games', '2', '--check', '--json'];
    const { code, out } = await landsraad([...argv, '--bots', 'greedy', '--players', players]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ finished: 2, failed: 0 });
  });

  it('is in the catalogue where it is asked for', async () => {
    const { out } = await landsraad(['catalogue', 'imperium', '--with', 'ix', '--json']);
    const { tiles, cards } = JSON.parse(out) as Record<string, { id: string }[]>;
    expect(tiles).toHaveLength(18);
    expect(cards!.map(({ id }) => id)).toContain('treachery');
    const without = await landsraad(['catalogue', 'imperium', '--json']);
    expect(without.out).not.toContain('treachery');
  });

  it('shows its tiles and pieces at the table', async () => {
    const argv = ['play', 'imperium', '--with', 'ix', '--epic', '--seed', 'ix', '--lang', 'en'];
    const { out } = await landsraad(argv, { input: [] });
    expect(out).toContain('Tech tiles');
    expect(out).toContain('Freighter on 0, dreadnoughts 0 in garrison');
  });

  it('is measured, with Immortality', async () => {
    const argv = ['bench', 'imperium', '--with', 'ix,immortality', '--seconds', '0', '--json'];
    const { code, out } = await landsraad(argv);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game: 'imperium', players: 4, with: 'ix,immortality' });
  });

  it('is needed for an Epic game', async () => {
    const { code, err } = await landsraad(['simulate', 'imperium', '--epic', '--lang', 'en']);
    expect([code, err]).toEqual([2, expect.stringContaining('add --with ix')]);
  });
});

describe('Immortality', () => {
  const sets = [
    ['immortality', '4', []],
    ['immortality', '3', ['--to-11']],
    ['ix,immortality', '4', ['--epic']],
    ['ix,immortality', '1', ['--difficulty', 'mentat']],
  ] as const;
  it.each(sets)('is simulated: %s for %s', async (expansions, players, more) => {
    const argv = [
      'simulate',
      'imperium',
      '--with',
      expansions,
      '--games',
      '2',
      '--check',
      '--json',
    ];
    const bots = ['--bots', 'greedy', '--players', players];
    const { code, out } = await landsraad([...argv, ...bots, ...more]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ finished: 2, failed: 0 });
  });

  it('is in the catalogue where it is asked for', async () => {
    const { out } = await landsraad(['catalogue', 'imperium', '--with', 'immortality', '--json']);
    expect(out).toContain('stitched-horror');
    const without = await landsraad(['catalogue', 'imperium', '--json']);
    expect(without.out).not.toContain('stitched-horror');
  });

  it('shows its board and its Row at the table', async () => {
    const argv = ['play', 'imperium', '--with', 'immortality', '--seed', 'imm', '--lang', 'en'];
    const { out } = await landsraad(argv, { input: [] });
    expect(out).toContain('Tleilaxu Row:');
    expect(out).toContain('Reclaimed Forces (3)');
    expect(out).toContain('Tleilaxu track 0, genetic markers 0, specimens 0, Family Atomics');
  });

  it('[IMM-15.20] is needed for a game to 11, which is no Epic one', async () => {
    const simulate = ['simulate', 'imperium', '--to-11', '--lang', 'en'];
    const alone = await landsraad(simulate);
    expect([alone.code, alone.err]).toEqual([2, expect.stringContaining('--with immortality')]);
    const both = await landsraad([...simulate, '--with', 'ix,immortality', '--epic']);
    expect([both.code, both.err]).toEqual([2, expect.stringContaining('do not go together')]);
    const unknown = await landsraad(['simulate', 'imperium', '--with', 'ix,uprising']);
    expect(unknown.code).toBe(2);
  });
});

describe('catalogue', () => {
  it('has every component with its fields and its wording in both languages', async () => {
    expect(await catalogueCounts('imperium')).toEqual({
      game: 'imperium',
      cards: 53,
      intrigue: 34,
      conflicts: 18,
      leaders: 8,
      spaces: 22,
      tracks: 4,
      hagal: 15,
    });
  });

  it.each(['en', 'fr'])('reads well within 80 columns in %s', async (lang) => {
    const { out } = await landsraad(['catalogue', 'imperium', '--lang', lang]);
    for (const line of out.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
    expect(out).not.toMatch(/undefined|\[object|NaN/);
  });
});

describe('replay', () => {
  it('tells a game from one answer to another, as everybody or one seat heard it', async () => {
    const folder = emptyFolder();
    const input = ['1', '1', '1', '1', 'save a.json'];
    await landsraad(['play', 'imperium', '--seed', 'r', '--bots', 'random'], {
      cwd: folder,
      input,
    });
    const tell = async (...more: string[]) =>
      (await landsraad(['replay', 'a.json', ...more], { cwd: folder })).out;
    const whole = await tell();
    expect(whole).toMatch(/draws 5 cards: /);
    expect(whole).toMatch(/Not over after \d+ answers/);
    expect(whole).toContain('Played again with the same outcome');
    expect((await tell('--seat', '2')).match(/draws 5 cards: /g)).toHaveLength(1);
    const part = await tell('--from', '2', '--to', '3');
    const numbers = [...part.matchAll(/^ *(\d+) {2}/gm)].map(([, n]) => Number(n));
    expect(new Set(numbers)).toEqual(new Set(numbers.filter((n) => n === 2 || n === 3)));
    const wrong = async (...more: string[]) =>
      (await landsraad(['replay', 'a.json', ...more], { cwd: folder })).code;
    expect(await wrong('--from', '3', '--to', '2')).toBe(2);
    expect(await wrong('--from', '999')).toBe(2);
    expect(await tell('--lang', 'fr')).toContain('Partie rejouée à l’identique');
  });

  it('plays what a server dealt from a key, and compares with what it had promised', async () => {
    const folder = emptyFolder();
    const seed = keyedSeed(new Uint8Array(32).fill(5));
    await landsraad(['play', 'imperium', '--seed', seed, '--bots', 'random'], {
      cwd: folder,
      input: ['1', '1', 'save a.json'],
    });
    const record = JSON.parse(readFileSync(path.join(folder, 'a.json'), 'utf8'));
    const salt = 'c0ffee';
    const commitment = createHash('sha256').update(`${salt}:${seed}`).digest('hex');
    const replayed = (finished: object) => {
      writeFileSync(path.join(folder, 'record.json'), JSON.stringify(finished));
      return landsraad(['replay', 'record.json'], { cwd: folder });
    };
    const kept = await replayed({ record, seats: [], salt, commitment });
    expect(kept).toMatchObject({ code: 0, err: '' });
    expect(kept.out).toContain(commitment);
    const broken = await replayed({ record, seats: [], salt: 'other', commitment });
    expect(broken.code).toBe(1);
    expect(broken.err).toContain('the shuffle was changed');
  });

  it('notices a file that was changed', async () => {
    const folder = emptyFolder();
    const file = path.join(folder, 'a.json');
    await landsraad(['play', 'imperium', '--seed', 'r'], { cwd: folder, input: ['save a.json'] });
    const saved = JSON.parse(readFileSync(file, 'utf8'));
    saved.checkpoint.state.players[0].solari += 5;
    writeFileSync(file, JSON.stringify(saved));
    expect(await landsraad(['replay', 'a.json'], { cwd: folder })).toMatchObject({ code: 1 });
    const play = await landsraad(['play', 'imperium', '--load', 'a.json'], { cwd: folder });
    expect(play).toMatchObject({ code: 2, out: '' });
  });
});

describe('bench', () => {
  it('measures the server: latency, memory, bytes', async () => {
    const wish = ['bench', 'server', '--tables', '2', '--seconds', '1'];
    const { code, out, err } = await landsraad([...wish, '--json']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { stages, tableKilobytes, bytes, clientsPerTable } = JSON.parse(out);
    expect(stages).toMatchObject([{ tables: 2 }]);
    expect(clientsPerTable).toBe(4);
    for (const value of [
      stages[0].answersPerSecond,
      stages[0].milliseconds.p50,
      stages[0].heapMegabytes,
      tableKilobytes.busy,
      bytes.update.median.deflated,
      bytes.game.raw,
    ])
      expect(value).toBeGreaterThan(0);
  });

  it('measures the server with more coming than it can serve, and what is lost then', async () => {
    const wish = ['bench', 'server', '--overload', '--tables', '2', '--seconds', '1'];
    const { code, out, err } = await landsraad([...wish, '--json']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const figures = JSON.parse(out);
    expect(figures).toMatchObject({ tables: 2, lost: 0 });
    for (const value of [figures.alone.p99, figures.crowded.p99, figures.answersPerSecond])
      expect(value).toBeGreaterThan(0);
  });

  it('measures several processes only where they can share a database', async () => {
    const { code, err } = await landsraad(['bench', 'server', '--processes', '2']);
    expect([code, err]).toEqual([
      2,
      'landsraad: several processes need a PostgreSQL: --database URL\n',
    ]);
  });

  it.each(['--tables=2', '--overload', '--apart', '--processes=2', '--bus=redis://x'])(
    'has no %s but for the server',
    async (option) => {
      const { code, err } = await landsraad(['bench', 'imperium', option]);
      const [name] = option.split('=');
      expect([code, err]).toEqual([2, `landsraad: ${name} is no option of imperium\n`]);
    },
  );

  it('prints every measure with its spread', async () => {
    const { code, out } = await landsraad(['bench', '--seconds', '0', '--json']);
    expect(code).toBe(0);
    const { gamesPerSecond, ...rest } = JSON.parse(out);
    expect(rest.game).toBe('imperium');
    expect(rest.dune).toMatchObject({ players: 6, mode: 'advanced' });
    expect(rest.dune.gamesPerSecond.median).toBeGreaterThan(0);
    expect(gamesPerSecond.min).toBeLessThanOrEqual(gamesPerSecond.median);
    expect(gamesPerSecond.median).toBeLessThanOrEqual(gamesPerSecond.max);
    const measures = Object.keys(rest).filter((name) => rest[name].median !== undefined);
    expect(measures).toEqual([
      'decisionsPerSecond',
      'greedyGamesPerSecond',
      'forkMicroseconds',
      'saveLoadMicroseconds',
      'legalOptionsMicroseconds',
      'cloneMicroseconds',
      'lateAnswerRatio',
      'worldMicroseconds',
      'playoutsPerSecond',
    ]);
  });
});

describe('the program itself', () => {
  const bin = path.join(projectRoot(), 'apps/cli/bin/landsraad.js');
  const node = (...argv: string[]) =>
    execFileSync(process.execPath, [bin, ...argv], { encoding: 'utf8' });

  it('runs from any folder', () => {
    expect(node('--version')).toMatch(/^\d/);
  });

  it('reads answers from a pipe and ends with it', () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [bin, 'play', 'imperium', '--seed', '9', '--lang', 'en'],
      { input: '1\n?\n', encoding: 'utf8', cwd: emptyFolder() },
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('End of input: the game stops here.');
  });

  it('fails with one line', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [bin, 'fly'], {
      encoding: 'utf8',
    });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });
});
