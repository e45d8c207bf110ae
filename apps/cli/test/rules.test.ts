import { describe, expect, it } from 'vitest';
import { projectRoot } from '../src/root.ts';
import { coverage, faults } from '../src/rules/coverage.ts';
import { readStatements } from '../src/rules/documents.ts';
import { idsIn } from '../src/rules/titles.ts';
import { landsraad } from './harness.ts';

/** Written apart, so that this file's own titles name no rule. */
const titled = (...ids: string[]): string =>
  `it('${ids.map((id) => `[${id}]`).join(' ')} is so', () => {`;

describe('the numbered statements', () => {
  it('are all there, each once', () => {
    const ids = readStatements(projectRoot()).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ['IMP-1.1', 'IMP-16.22', 'IMP-31.14', 'HAG-6.11', 'IX-1.1', 'DUN-30.1'])
      expect(ids).toContain(id);
    expect(ids.filter((id) => /^EX-\d+$/.test(id))).toHaveLength(61);
  });

  it('have the same numbers in French', () => {
    const english = readStatements(projectRoot());
    const french = readStatements(projectRoot(), 'fr');
    expect(french.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
    expect(french.find(({ id }) => id === 'IMP-5.3')!.text).toContain('Influence auprès');
  });
});

describe('the rules that tests name', () => {
  it('are those in the titles of tests that run', () => {
    const source = [
      titled('IMP-9.4', 'EX-5'),
      `  // ${titled('IMP-9.5')}`,
      titled('IMP-9.6').replace('it(', 'it.skip('),
      titled('IMP-9.7').replace('it(', 'it.todo('),
      "const other = 'see IMP-9.8';",
    ].join('\n');
    expect(idsIn(source)).toEqual(['IMP-9.4', 'EX-5']);
  });

  const rule = (id: string) => ({ id, text: '', document: 'd.md', section: 's' });
  const statements = ['IMP-1.1', 'IMP-1.2', 'IMP-2.1', 'HAG-1.1', 'HAG-1.2'].map(rule);
  const named = (id: string) => ({ id, file: 'a.test.ts' });

  it('are counted, the excluded ones apart', () => {
    const exclusions = { 'HAG-*': 'not yet', 'IMP-1.2': 'advice' };
    expect(coverage(statements, [named('IMP-1.1')], exclusions)).toEqual({
      total: 5,
      tested: 1,
      excluded: 3,
      missing: [rule('IMP-2.1')],
    });
    expect(faults(statements, [named('IMP-1.1')], exclusions)).toEqual([]);
  });

  it('are wrong when they do not exist, are excluded all the same, or excluded without need', () => {
    const exclusions = { 'HAG-*': 'not yet', 'IMP-7.*': 'advice', 'IMP-1.2': ' ' };
    const found = faults(statements, [named('HAG-1.2'), named('IMP-8.8')], exclusions);
    expect(found.map(({ fault }) => fault)).toEqual([
      'tested-but-unknown',
      'excluded-but-tested',
      'excludes-nothing',
      'no-reason',
    ]);
  });
});

describe('the command', () => {
  it('prints the same counts as JSON and in words', async () => {
    const { code, out } = await landsraad(['rules', '--json']);
    const { total, tested, excluded, missing, examples, errors } = JSON.parse(out);
    expect(tested + excluded + missing.length).toBe(total);
    expect(examples.total).toBe(61 + 16);
    expect(code).toBe(missing.length + examples.missing.length + errors.length > 0 ? 1 : 0);
    const told = await landsraad(['rules', '--lang', 'fr']);
    expect(told.code).toBe(code);
    expect(told.out).toContain(`${total} règles : ${tested} testées, ${excluded} exclues`);
  });
});
