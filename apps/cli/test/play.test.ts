import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyFolder, filesIn, landsraad } from './harness.ts';
import { FOREIGN, LEFTOVERS, randomly } from './reading.ts';

const LANGUAGES = ['en', 'fr'] as const;

describe('a whole game', () => {
  it.each(LANGUAGES)('is played to its end by random answers, in %s', async (lang) => {
    const argv = ['play', 'imperium', '--seed', 'whole', '--lang', lang, '--players', '3'];
    const { code, out, err } = await landsraad(argv, { input: randomly(`answers ${lang}`) });
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain(lang === 'en' ? 'Final ranking' : 'Classement final');
    expect(out).not.toMatch(LEFTOVERS);
    expect(out).not.toMatch(FOREIGN[lang]);
    const longest = Math.max(...out.split('\n').map((line) => [...line].length));
    expect(longest).toBeLessThanOrEqual(80);
  });

  it('asks for a Leader and the switches of the table are obeyed', async () => {
    const argv = ['play', 'imperium', '--leader-mode', 'pick', '--players', '4', '--points', '12'];
    const more = ['--bindu', 'may-pass', '--confirm', '--bots', 'random,greedy', '--seat', '2'];
    const { code, out } = await landsraad([...argv, ...more, '--seed', 'p'], {
      input: randomly('picking'),
      width: 120,
    });
    expect(code).toBe(0);
    expect(out).toContain('Which Leader do you play?');
    expect(out).toContain('Final ranking');
    expect(out).not.toMatch(LEFTOVERS);
  });
});

describe('at a question', () => {
  const argv = ['play', 'imperium', '--seed', '9', '--seat', '3', '--bots', 'random'];
  const ask = (...input: string[]) => landsraad(argv, { input });

  it('stops cleanly at the end of the input', async () => {
    const { code, out, err } = await ask();
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.trimEnd().endsWith('End of input: the game stops here.')).toBe(true);
  });

  it('explains names, choices and rules', async () => {
    const { out } = await ask('?', '? arrakeen', '? 5.3', '? AMB-2', '? 1', '? zzz', '? the', '');
    expect(out).toContain('takes back your last answer');
    expect(out).toContain('Arrakeen: ');
    expect(out).toContain("IMP-5.3: Sending an Agent to a Faction's board space");
    expect(out).toContain('AMB-2: Tie for second place');
    expect(out).toContain('Nothing here is called “zzz”.');
    expect(out).toContain('Several match: ');
  });

  it('explains the rules in the language of the game', async () => {
    const { out } = await landsraad([...argv, '--lang', 'fr'], { input: ['? 5.3', '? RUL-7', ''] });
    expect(out).toMatch(/IMP-5\.3\s: Envoyer un Agent sur un emplacement d’une Faction/);
    expect(out).toMatch(/RUL-7\s: Une flèche dont l’effet ne peut rien faire/);
  });

  it('refuses what is no answer and asks again', async () => {
    const { out } = await ask('0', '99', '1 2', 'banana', '-1', '1-2', '3-1');
    expect(out.match(/Type a number from 1 to/g)).toHaveLength(4);
    expect(out.match(/is neither a number nor a command/g)).toHaveLength(3);
  });

  it('says what is not offered, and why', async () => {
    const { out } = await ask('2', 'x', 'why 1', 'why');
    expect(out).toMatch(/ {2}1\. .*: .*\(IMP-\d+\.\d+\)/);
  });

  it('takes an answer back, but not what others did', async () => {
    const { out } = await ask('u', '2', 'u', 'log', 't');
    expect(out).toContain('You cannot take that back');
    expect(out).toContain('Taken back.');
  });

  it('leaves, and offers to save', async () => {
    const folder = emptyFolder();
    const { code, out } = await landsraad(argv, { input: ['quit', 'kept.json'], cwd: folder });
    expect(code).toBe(0);
    expect(out).toContain('Saved in kept.json.');
    expect(filesIn(folder)).toEqual(['kept.json']);
    const other = await landsraad(argv, { input: ['q', ''], cwd: folder });
    expect(other.out.trimEnd().endsWith('Goodbye.')).toBe(true);
    expect(filesIn(folder)).toEqual(['kept.json']);
  });

  it('shows colours on a terminal only, and not with NO_COLOR', async () => {
    const colour = '\u001b[';
    const shown = async (terminal: boolean, env = {}) =>
      (await landsraad(argv, { terminal, env })).out.includes(colour);
    expect(await shown(true)).toBe(true);
    expect(await shown(false)).toBe(false);
    expect(await shown(true, { NO_COLOR: '1' })).toBe(false);
    expect(await shown(true, { TERM: 'dumb' })).toBe(false);
  });
});

describe('save and load', () => {
  const argv = ['play', 'imperium', '--seed', 'kept', '--bots', 'greedy,random', '--seat', '2'];

  it('goes on exactly as the game would have', async () => {
    const folder = emptyFolder();
    const cut = 12;
    const answers: string[] = [];
    const type = randomly('saving');
    const whole = await landsraad(argv, {
      input: (said) => {
        const answer = type(said);
        answers.push(answer);
        return answer;
      },
    });
    const first = [...answers.slice(0, cut), 'save a.json'];
    await landsraad(argv, { cwd: folder, input: first });
    const loaded = await landsraad(['play', 'imperium', '--load', 'a.json'], {
      cwd: folder,
      input: answers.slice(cut),
    });
    const ranking = (out: string) => out.slice(out.indexOf('Final ranking'));
    expect(loaded.code).toBe(0);
    expect(ranking(loaded.out)).toBe(ranking(whole.out));
    const inside = await landsraad(['play', 'imperium', '--seed', 'other'], {
      cwd: folder,
      input: ['load a.json', 'load missing.json', ...answers.slice(cut)],
    });
    expect(inside.out).toContain('Going on with a.json.');
    expect(inside.out).toContain('there is no file missing.json');
    expect(ranking(inside.out)).toBe(ranking(whole.out));
  });

  it('replays to the byte, and never writes over what is not its own', async () => {
    const folder = emptyFolder();
    writeFileSync(path.join(folder, 'mine.txt'), 'precious');
    const input = ['1', '1', 'save a.json', 'save mine.txt', 'save', 'load', 'load mine.txt'];
    const { out } = await landsraad(argv, { cwd: folder, input });
    expect(out).toContain('mine.txt exists and is no saved match');
    expect(out).toContain('mine.txt is not JSON');
    expect(readFileSync(path.join(folder, 'mine.txt'), 'utf8')).toBe('precious');
    const again = await landsraad(['play', 'imperium', '--load', 'a.json'], {
      cwd: folder,
      input: ['save b.json'],
    });
    expect(again.code).toBe(0);
    const text = (name: string) => readFileSync(path.join(folder, name), 'utf8');
    expect(text('b.json')).toBe(text('a.json'));
    const replay = await landsraad(['replay', 'a.json'], { cwd: folder });
    expect(replay).toMatchObject({ code: 0, err: '' });
    expect(replay.out).toContain('Played again with the same outcome');
  });
});
