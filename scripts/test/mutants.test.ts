import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { changed, changesIn } from '../mutants/changes.mjs';
import { HIT } from '../mutants/hit.mjs';
import { lineOf, type Mutant, summaryOf } from '../mutants/report.mjs';
import { sample } from '../mutants/sample.mjs';
import { instrumented } from '../mutants/units.mjs';

const all = (text: string) => changesIn('it.ts', text).map((change) => changed(text, change));

describe('the changes of a source', () => {
  it.each([
    ['a < b', ['a <= b', 'a >= b']],
    ['a === b', ['a !== b']],
    ['a && b', ['a || b']],
    ['a - b', ['a + b']],
    ['a ?? b', ['a']],
    ['!a', ['a']],
    ['-a', ['a']],
    ['true', ['false']],
    ['2', ['3']],
    ["'x'", ["''"]],
    ["''", ["'something'"]],
    ['a ? b : c', ['true ? b : c', 'false ? b : c']],
    ['a.some(b)', ['a.every(b)']],
    ['Math.min(a, b)', ['Math.max(a, b)']],
    ['a.filter(b)', ['a']],
    ["{ 'x-y': 1 }", ["{ 'x-y': 2 }"]],
  ])('of %s', (text, wanted) => {
    const whole = (expression: string) => `const it = ${expression};`;
    expect(all(whole(text))).toEqual(wanted.map(whole));
  });

  it('remove statements and early ways out, but not the last return', () => {
    const text = 'function f() { if (a) return b; g(); return c; }';
    expect(all(text)).toEqual([
      'function f() { if (true) return b; g(); return c; }',
      'function f() { if (false) return b; g(); return c; }',
      'function f() { if (a) {} g(); return c; }',
      'function f() { if (a) return b; {} return c; }',
    ]);
  });

  it('never let a loop go on for ever by its condition alone', () => {
    expect(all('while (a) b;')).toEqual(['while (false) b;', 'while (a) {}']);
  });

  it.each([
    "import a from './a.ts';",
    "type A = 'a' | 1;",
    'interface A { readonly b: true }',
    "throw new Error('no');",
    "const a = b as 'x' | 'y';",
    'const a = `b` + c;',
  ])('spare %s', (text) => expect(all(text)).toEqual([]));

  it('are all sources that can be read', () => {
    const text = 'for (let i = 0; i < n && !x; i++) { if (i > 2 || f(-i)) continue; n -= a ?? 1; }';
    for (const source of all(text)) {
      const { diagnostics } = ts.transpileModule(source, { reportDiagnostics: true });
      expect([source, diagnostics]).toEqual([source, []]);
    }
    expect(all(text)).toHaveLength(19);
  });
});

describe('the units of a source', () => {
  const run = (text: string): [result: unknown, told: string[]] => {
    const told: string[] = [];
    const { outputText } = ts.transpileModule(instrumented('it.ts', text), {
      compilerOptions: { target: ts.ScriptTarget.ES2022 },
    });
    const hit = (_file: string, at: number) => told.push(text.slice(at).split(/[ ;]/)[0]);
    const result = new Function('globalThis', `${outputText}\nreturn f();`)({ [HIT]: hit });
    return [result, told];
  };

  it('tell when they run, and change nothing', () => {
    const text = `
      function f(): number[] {
        let sum = 0;
        outer: for (const n of [1, 2, 3]) {
          if (n === 2) continue outer;
          else if (n === 3) sum += 10;
          else sum += 1;
        }
        switch (sum) {
          case 11: sum = -sum; break;
          default: never();
        }
        const twice = (n: number) => n * 2;
        return [sum].map((n) => ({ n })).map(({ n }) => twice(n));
      }`;
    const [result, told] = run(text);
    expect(result).toEqual([-22]);
    expect(told).toEqual(
      'let outer: if if sum if continue if if sum switch sum break const return ({ twice(n)) n'.split(
        ' ',
      ),
    );
  });

  it('are what a change must see running; at the top of a file there is none', () => {
    const text = 'const a = 1; function f(b = 2) { if (b === 3) return 4; return () => 5; }';
    const units = changesIn('it.ts', text).map(({ unit, ...change }) => [
      text.slice(change.start, change.end),
      unit === null ? null : text.slice(unit).split(' ')[0],
    ]);
    expect(units).toEqual([
      ['1', null],
      ['2', null],
      ['b === 3', 'if'],
      ['b === 3', 'if'],
      ['===', 'if'],
      ['3', 'if'],
      ['return 4;', 'return'],
      ['4', 'return'],
      ['5', '5;'],
    ]);
  });
});

describe('a sample', () => {
  const things = Array.from({ length: 100 }, (_, i) => `thing ${i}`);
  const draw = (from: string[], size: number, seed: string) => sample(from, size, seed, (t) => t);

  it('is the same for the same seed, and another for another', () => {
    expect(draw(things, 10, 'a')).toHaveLength(10);
    expect(draw(things, 10, 'a')).toEqual(draw(things, 10, 'a'));
    expect(draw(things, 10, 'a')).not.toEqual(draw(things, 10, 'b'));
    expect(draw(things, 1000, 'a')).toEqual(things);
  });

  it('changes little when there is one thing more', () => {
    const before = draw(things, 10, 'a');
    const after = draw(['another', ...things], 10, 'a');
    expect(after.filter((thing) => before.includes(thing)).length).toBeGreaterThanOrEqual(9);
  });
});

describe('the report', () => {
  const mutant: Mutant = {
    file: 'a.ts',
    line: 7,
    kind: 'comparison',
    from: '<',
    to: '<=',
    fate: 'killed',
    by: 'a.test.ts: counts',
    ms: 1234,
  };

  it('says where, what and by whom', () => {
    expect(lineOf(mutant)).toBe(
      'killed     1.2 s  a.ts:7  comparison: < -> <=  (a.test.ts: counts)',
    );
  });

  it('counts as caught what a test, the types or the clock noticed', () => {
    const fates = ['killed', 'types', 'timeout', 'survived', 'not run'] as const;
    expect(summaryOf(fates.map((fate) => ({ ...mutant, fate })))).toEqual({
      score: 60,
      text: '1 killed, 1 types, 1 timeout, 1 survived, 1 not run: 60.0 %',
    });
  });
});
