import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyFolder, landsraad } from './harness.ts';
import { typist } from './typist.ts';

const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8');

/** Types these lines first, then goes on as the typist does. */
function after(lines: readonly string[], type: (said: string) => string | null) {
  let typed = 0;
  return (said: string) => (typed < lines.length ? lines[typed++]! : type(said));
}

describe('standing orders', () => {
  const argv = ['play', 'dune', '--seed', 'orders', '--faction', 'harkonnen', '--bots', 'random'];

  it('spare the windows where there is nothing to choose', async () => {
    const asked = async (...orders: string[]) => {
      let lines = 0;
      const type = after(orders, typist('spared'));
      const { out } = await landsraad([...argv, '--turns', '2'], {
        input: (said) => {
          lines++;
          return type(said);
        },
      });
      expect(out).toContain('Final ranking');
      return lines;
    };
    expect(await asked('orders all always')).toBeGreaterThan(2 * (await asked()));
    expect(await asked('orders all never')).toBeLessThanOrEqual(await asked());
  });

  it('answer as the person would have, to the byte', async () => {
    const folder = emptyFolder();
    const type = typist('same');
    let left = 10;
    const first = await landsraad(argv, {
      cwd: folder,
      input: (said) => {
        if (left-- > 0) return type(said);
        return left === -1 ? 'save a.json' : null;
      },
    });
    expect(first).toMatchObject({ code: 0, err: '' });
    const { answers } = JSON.parse(read(folder, 'a.json')) as { answers: [number, unknown][] };
    const own = answers.flatMap(([seat, choice]) => (seat === 0 ? [String(choice)] : []));
    expect(own.length).toBeGreaterThan(20);
    const input = ['orders all always', ...own, 'save b.json'];
    await landsraad(argv, { cwd: folder, input });
    expect(read(folder, 'b.json')).toBe(read(folder, 'a.json'));
  });

  it('are listed and changed in both languages', async () => {
    const en = await landsraad(argv, {
      input: ['orders', 'orders deals always', 'orders fly now'],
    });
    expect(en.out).toMatch(/^ {2}karama: able +to stop an advantage/m);
    expect(en.out).toContain('to offer a deal: always.');
    expect(en.out).toContain('“fly” is nothing to give orders about');
    const fr = await landsraad([...argv, '--lang', 'fr'], {
      input: ['ordres', 'ordres accord toujours'],
    });
    expect(fr.out).toContain('proposer un accord : toujours.');
    const other = await landsraad(['play', 'imperium', '--seed', '1'], { input: ['orders'] });
    expect(other.out).toContain('In this game you are asked about everything.');
  });

  it('are given for a phase by skipping', async () => {
    const { out } = await landsraad(argv, { input: ['skip', 'skip'] });
    expect(out).toContain('This question must be answered.');
    expect(out).toContain('Left to the default; not asked again before the next phase.');
  });
});

/** Answers to a battle plan: each is for the question that it stands beside, in this order. */
const PLANNING: readonly (readonly [RegExp, (question: string) => string])[] = [
  [/^Number dialed/, () => '99'],
  [/Type a number/, (question) => /to (\d+),/.exec(question)![1]!],
  [/^Weapon|^Defense|^Spice/, () => 'u'],
  [/^Number dialed/, (question) => /to (\d+)\)/.exec(question)![1]!],
  // Without spice, all forces do not make up the largest number.
  [/That is it/, () => '1'],
  [/\(DUN-17\.3\)/, (question) => /(\d)\. Change: Number dialed/.exec(question)![1]!],
  [/^Number dialed/, () => '0'],
  [/That is it/, () => '1'],
];

describe('a battle plan', () => {
  it('is filled in field by field, taken back, refused, changed and confirmed', async () => {
    const argv = ['play', 'dune', '--seed', 'plan', '--mode', 'advanced', '--faction', 'emperor'];
    const type = typist('to battle');
    let read = 0;
    let done = -1;
    const { out, err } = await landsraad([...argv, '--bots', 'random'], {
      input: (said) => {
        if (done === PLANNING.length) return null;
        const question = said.slice(read);
        read = said.length;
        if (done < 0 && !/What is your battle plan/.test(question)) return type(said);
        done = Math.max(done, 0);
        const [expected, answer] = PLANNING[done]!;
        if (!new RegExp(expected, 'm').test(question))
          return /Spice in support/.test(question) ? '0' : '1';
        done++;
        return answer(question);
      },
    });
    expect({ err, done }).toEqual({ err: '', done: PLANNING.length });
    expect(out).toMatch(/Your plan:\n {4}Leader: /);
    expect(out.slice(out.lastIndexOf('That is it'))).toMatch(/plan/);
  });
});

describe('save, load and undo', () => {
  const argv = ['play', 'dune', '--seed', 'kept', '--mode', 'advanced', '--seat', '2'];
  const table = [...argv, '--bots', 'random', '--turns', '3'];

  it('go on exactly as the game would have', async () => {
    const folder = emptyFolder();
    const answers: string[] = [];
    const type = typist('saving');
    const whole = await landsraad(table, {
      input: (said) => {
        const answer = type(said);
        answers.push(answer);
        return answer;
      },
    });
    const cut = Math.floor(answers.length / 2);
    const save = ['save a.json', 'load a.json', 'save b.json'];
    await landsraad(table, { cwd: folder, input: [...answers.slice(0, cut), ...save] });
    expect(read(folder, 'b.json')).toBe(read(folder, 'a.json'));
    const loaded = await landsraad(['play', 'dune', '--load', 'a.json'], {
      cwd: folder,
      input: answers.slice(cut),
    });
    const ranking = (out: string) => out.slice(out.indexOf('Final ranking'));
    expect(ranking(loaded.out)).toBe(ranking(whole.out));
    const replay = await landsraad(['replay', 'a.json'], { cwd: folder });
    expect(replay).toMatchObject({ code: 0, err: '' });
    expect(replay.out).toContain('Played again with the same outcome');
    const wrong = await landsraad(['play', 'imperium', '--load', 'a.json'], { cwd: folder });
    expect(wrong).toMatchObject({ code: 2, out: '' });
    expect(wrong.err).toContain('a match of another game: dune');
  });
});
