import { describe, expect, it } from 'vitest';
import { emptyFolder, landsraad } from './harness.ts';
import { FOREIGN, LEFTOVERS, randomly } from './reading.ts';

const TABLES = [
  ['--players', '1'],
  ['--players', '1', '--difficulty', 'mentat', '--row-churn', '--brutal-escalation'],
  ['--players', '1', '--difficulty', 'kwisatz-haderach', '--expert-deployment', 'troop-by-troop'],
  ['--players', '1', '--difficulty', 'sardaukar', '--leader-mode', 'pick', '--confirm'],
  ['--players', '2'],
  ['--players', '2', '--seat', '2', '--bots', 'random'],
].flatMap((table) => (['en', 'fr'] as const).map((lang) => [lang, table.join(' ')] as const));

describe('a whole game with Rivals', () => {
  it.each(TABLES)('is played to its end in %s: %s', async (lang, table) => {
    const argv = ['play', 'imperium', '--seed', 'hagal', '--lang', lang, ...table.split(' ')];
    const { code, out, err } = await landsraad(argv, { input: randomly(`${lang} ${table}`) });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(lang === 'en' ? 'Final ranking' : 'Classement final');
    expect(out).toContain(lang === 'en' ? 'House Hagal deck: ' : 'Deck Maison Hagal : ');
    expect(out).toMatch(lang === 'en' ? / ignored\s\(/ : / ignorée\s\(/);
    expect(out).not.toMatch(LEFTOVERS);
    expect(out).not.toMatch(FOREIGN[lang]);
    for (const line of out.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
  });
});

describe('the table alone', () => {
  const argv = ['play', 'imperium', '--players', '1', '--seed', '3', '--leaders', 'paul'];
  const rivals = ['--rivals', 'memnon,rabban'];

  it('names the Rivals and says what the difficulty changes', async () => {
    const { out } = await landsraad([...argv, ...rivals, '--difficulty', 'sardaukar']);
    expect(out).toContain('1. Paul Atreides (you)');
    expect(out).toContain('2. Earl Memnon Thorvald (Rival)');
    expect(out).toContain('3. Glossu “The Beast” Rabban (Rival)');
    expect(out).toContain('Difficulty: Sardaukar (Veteran)');
    expect(out).toContain('The Mentat space costs 5 Solari instead of 2.');
    expect(out).toMatch(/^ {2}Memnon( +\d+\*?)+ +– +– +– +\d+$/m);
  });

  it('explains what is here, at the price that the difficulty sets', async () => {
    const input = ['? mentat', '? hagal: harvest', '? rival'];
    const { out } = await landsraad([...argv, ...rivals, '--difficulty', 'mentat'], { input });
    expect(out).toContain('Cost: 5 Solari');
    expect(out).toContain('Harvest Spice: House Hagal card');
    expect(out).toContain('Rival – An opponent that nobody plays');
    expect((await landsraad([...argv, ...rivals], { input })).out).toContain('Cost: 2 Solari');
  });

  it('is shown whole again when Rivals have acted', async () => {
    const { out } = await landsraad([...argv, ...rivals], {
      input: ['1', '1', '1', '1', '1', '1'],
    });
    expect(out.match(/^══ Round/gm)!.length).toBeGreaterThan(1);
  });

  it('is saved, loaded and told again', async () => {
    const cwd = emptyFolder();
    await landsraad([...argv, ...rivals], { cwd, input: ['1', '1', 'save a.json'] });
    const loaded = await landsraad(['play', 'imperium', '--load', 'a.json', '--lang', 'fr'], {
      cwd,
    });
    expect(loaded).toMatchObject({ code: 0, err: '' });
    expect(loaded.out).toContain('2. Comte Memnon Thorvald (Rival)');
    const told = await landsraad(['replay', 'a.json', '--seat', '1'], { cwd });
    expect(told).toMatchObject({ code: 0, err: '' });
    expect(told.out).toContain('Earl Memnon Thorvald is one of the Rivals.');
    expect(told.out).toMatch(/Memnon reveals the card /);
    expect(await landsraad(['replay', 'a.json', '--seat', '2'], { cwd })).toMatchObject({
      code: 2,
    });
  });
});

describe('the table of two', () => {
  it('shows House Hagal without points or resources', async () => {
    const argv = ['play', 'imperium', '--players', '2', '--seed', '3', '--lang', 'fr'];
    const { out } = await landsraad(argv, { input: ['1', '1', '1', '1'] });
    expect(out).toContain('3. Maison Hagal (Rival)');
    expect(out).toMatch(/^ {2}Hagal( +–){4}( +\d+\*?){8}( +–){4}$/m);
    expect(out).toMatch(/· La Maison Hagal révèle la carte /);
  });
});
