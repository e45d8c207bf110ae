import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogueCounts, emptyFolder, filesIn, landsraad } from './harness.ts';

const LANGUAGES = ['en', 'fr'] as const;

describe('simulate dune', () => {
  const argv = ['simulate', 'dune', '--games', '3', '--seed', '1', '--bots', 'random,greedy'];

  it('prints the figures as JSON, the same for the same seed', async () => {
    const folder = emptyFolder();
    const table = ['--players', '6', '--mode', 'advanced', '--json'];
    const run = async () => JSON.parse((await landsraad([...argv, ...table], { cwd: folder })).out);
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
      'turns',
      'winsBySeat',
      'winsByBot',
      'winsByFaction',
      'victories',
      'endsByTurn',
      'strongholds',
    ]);
    expect(summary).toMatchObject({ game: 'dune', games: 3, finished: 3, failed: 0 });
    expect(summary.options).toMatchObject({ mode: 'advanced', factions: Array(6).fill(null) });
    const ended = Object.values<number>(summary.victories).reduce((sum, n) => sum + n, 0);
    expect(ended).toBe(3);
    const stable = ({ decisions, turns, winsByFaction }: typeof summary) => [
      decisions,
      turns,
      winsByFaction,
    ];
    expect(stable(await run())).toEqual(stable(summary));
    expect(filesIn(folder)).toEqual([]);
  });

  it.each(LANGUAGES)('tells them in %s', async (lang) => {
    const { code, out } = await landsraad([...argv, '--players', '3', '--lang', lang]);
    expect(code).toBe(0);
    expect(out).toContain(lang === 'en' ? 'Wins by faction' : 'Victoires par faction');
    expect(out).not.toMatch(/undefined|NaN/);
    for (const line of out.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
  });

  it('obeys the switches of the table', async () => {
    const switches =
      '--factions guild,emp,harkonnen --turns 2 --alliance-max 3 --alliance-strongholds 3 ' +
      '--bribes mentat-pause --extra-worm phase --swap-at-bidding';
    const { out } = await landsraad([...argv, '--json', ...switches.split(' ')]);
    expect(JSON.parse(out)).toMatchObject({
      options: {
        factions: ['spacing-guild', 'emperor', 'harkonnen'],
        turns: 2,
        allianceMax: 3,
        allianceStrongholds: 3,
        bribes: 'mentat-pause',
        extraWormScope: 'phase',
        handSwapBiddingOnly: true,
      },
      turns: { max: 2 },
    });
    const two = await landsraad([...argv, '--json', '--two-factions', '--players', '2']);
    expect(JSON.parse(two.out).options).toMatchObject({
      factions: [null, null, null, null],
      twoFactionsEach: true,
    });
  });
});

describe('scenario', () => {
  it('says what is different in a scenario of Dune, and who must decide', async () => {
    const here = emptyFolder();
    const scenario = {
      title: 'wrong',
      rules: ['DUN-7.2', 'HAR-B1'],
      game: 'dune',
      position: {
        phase: 'revival',
        factions: { harkonnen: { tanks: 2 }, emperor: { tanks: 1 }, fremen: {} },
      },
      steps: [
        { seat: 'emperor', offered: [0, 1, 2] },
        { seat: 'fremen', choose: 1 },
      ],
      expect: { turn: 3 },
    };
    writeFileSync(path.join(here, 's.json'), JSON.stringify(scenario));
    const { code, out } = await landsraad(['scenario', 's.json', '--json'], { cwd: here });
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      passed: false,
      failures: [
        { step: 1, message: 'something else is offered', got: ['0', '1'] },
        { step: 2, message: 'another seat must decide', expected: 'fremen', got: 0 },
      ],
      waiting: { seat: 0, kind: 'revive.forces' },
      position: { phase: 'revival', factions: { harkonnen: { tanks: { normal: 2 } } } },
    });
  });
});

describe('catalogue dune', () => {
  it('has every component with its fields and its wording in both languages', async () => {
    expect(await catalogueCounts('dune')).toEqual({
      game: 'dune',
      factions: 6,
      leaders: 30,
      treachery: 23,
      spice: 16,
      territories: 42,
    });
  });

  it.each(LANGUAGES)('reads well within 80 columns in %s', async (lang) => {
    const { out } = await landsraad(['catalogue', 'dune', '--lang', lang]);
    for (const line of out.split('\n')) expect([...line].length, line).toBeLessThanOrEqual(80);
    expect(out).not.toMatch(/undefined|\[object|NaN/);
  });
});

describe('replay of a game of Dune', () => {
  it('tells it as everybody or one faction heard it', async () => {
    const folder = emptyFolder();
    const argv = ['play', 'dune', '--seed', 'r', '--bots', 'random', '--faction', 'atreides'];
    await landsraad(argv, { cwd: folder, input: ['1', '1', '0', '0', 'save a.json'] });
    const tell = async (...more: string[]) =>
      landsraad(['replay', 'a.json', ...more], { cwd: folder });
    const whole = await tell();
    expect(whole).toMatchObject({ code: 0, err: '' });
    expect(whole.out).toContain('Played again with the same outcome');
    const own = await tell('--seat', '1');
    expect(own.out).not.toBe(whole.out);
    expect((await tell('--seat', '7')).code).toBe(2);
    expect((await tell('--lang', 'fr')).out).toContain('Partie rejouée à l’identique');
  });
});

describe('bench', () => {
  it('measures one game', async () => {
    const one = JSON.parse((await landsraad(['bench', 'dune', '--seconds', '0', '--json'])).out);
    expect(one).toMatchObject({ game: 'dune', players: 6, mode: 'advanced' });
    for (const name of ['gamesPerSecond', 'greedyGamesPerSecond', 'forkMicroseconds'])
      expect(one[name].min).toBeLessThanOrEqual(one[name].max);
  });
});

describe('a wrong command line', () => {
  const folder = emptyFolder();
  const scenario = { title: 't', rules: [], game: 'dune', position: {}, steps: [] };
  const write = (name: string, content: unknown) =>
    writeFileSync(path.join(folder, name), JSON.stringify(content));
  write('cell.json', { ...scenario, position: { spice: { 'arrakeen@3': 2 } } });
  write('forces.json', { ...scenario, position: { factions: { emperor: { tanks: 21 } } } });
  const sardaukar = { emperor: { tanks: { special: 1 } }, fremen: {} };
  write('special.json', { ...scenario, position: { factions: sardaukar } });
  const alone = { emperor: { allies: ['fremen'] }, atreides: {} };
  write('absent.json', { ...scenario, position: { factions: alone } });
  const leader = { emperor: { deadLeaders: ['feyd-rautha'] }, atreides: {} };
  write('leader.json', { ...scenario, position: { factions: leader } });
  write('rule.json', { ...scenario, rules: ['DUN-99.1'] });
  const match = { format: 'landsraad-match', version: 1, game: 'dune', gameVersion: 1 };
  write('options.json', { ...match, options: { factions: [] }, seed: 's', answers: [] });
  const before = filesIn(folder);

  const WRONG: readonly (readonly [string, string])[] = [
    ['play dune --players 7', '--players must be a whole number from 2 to 6, not 7'],
    ['play dune --leaders paul', '--leaders is no option of Dune'],
    ['play imperium --factions emperor', '--factions is no option of Dune: Imperium'],
    ['play imperium --faction emperor', '--faction is no option of Dune: Imperium'],
    ['simulate dune --faction emperor', 'unknown option: --faction'],
    ['play dune --factions ix', 'unknown faction: ix'],
    ['play dune --factions fremen,fremen', 'same faction twice'],
    ['play dune --players 2 --factions -,-,-', '--factions names more than 2'],
    ['play dune --mode hard', '--mode must be basic or advanced, not hard'],
    ['play dune --turns 11', '--turns must be'],
    ['play dune --alliance-max 4', '--alliance-max must be 2 or 3 or 6, not 4'],
    ['play dune --two-factions --players 4', '--players must be a whole number from 2 to 2'],
    ['play dune --two-factions=yes', '--two-factions takes no value'],
    ['play dune --seat 4 --players 3', '--seat must be'],
    ['play dune --seat 2 --factions emperor,fremen --faction emperor', 'does not fit the seats'],
    ['play dune --faction guild --factions emperor,fremen', 'does not fit the seats'],
    ['play dune --bots clever', 'level-2 or level-1 or greedy or random, not clever'],
    ['play dune --load options.json', 'option factions cannot be []'],
    ['play dune --load cell.json', 'not a saved Landsraad match'],
    ['play dune --load options.json --mode basic', '--mode cannot be given with --load'],
    ['scenario cell.json', "position.spice: no cell 'arrakeen@3'"],
    ['scenario forces.json', 'position.factions.emperor.tanks: a whole number from 0 to 20'],
    ['scenario special.json', 'position.factions.emperor: more than 0 special forces'],
    ['scenario absent.json', 'position.factions.emperor.allies[0]: fremen is not at the table'],
    ['scenario leader.json', 'feyd-rautha is another faction'],
    ['scenario rule.json', 'DUN-99.1 is no rule'],
    ['bench chess', 'unknown game: chess'],
  ];

  it.each(WRONG)('%s', async (words, message) => {
    const { code, out, err } = await landsraad(words.split(' '), { cwd: folder });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(filesIn(folder)).toEqual(before);
  });
});
