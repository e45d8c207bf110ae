import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GLOSSARY, spaceTerms } from '../src/wording/index.ts';

const TERMS = [...GLOSSARY, ...spaceTerms()];

const RULES = new URL('../../../docs/rules/imperium-base.md', import.meta.url);

/** The pairs of the Terms table: « Agent turn / Reveal turn » is two terms, a note in brackets none. */
function termsOfTheRules(): [en: string, fr: string][] {
  const [, rest] = readFileSync(RULES, 'utf8').split('## Terms, English / French');
  const rows = rest!
    .split('\n---')[0]!
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| English'));
  return rows.flatMap((row) => {
    const [, en1, fr1, en2, fr2] = row.split('|').map((cell) => cell.trim());
    return [...pairs(en1!, fr1!), ...pairs(en2!, fr2!)];
  });
}

function pairs(en: string, fr: string): [string, string][] {
  if (en.startsWith('Plot /'))
    return ['Complot', 'Combat', 'Fin de Partie'].map((type, i) => [
      `${['Plot', 'Combat', 'Endgame'][i]} Intrigue`,
      `Intrigue ${type}`,
    ]);
  const parts = (cell: string) => cell.replace(/ \(.*\)/, '').split(/, | \/ /);
  return parts(en).map((term, i) => [term, parts(fr)[i]!.replaceAll("'", '’')]);
}

describe('the glossary', () => {
  it.each(termsOfTheRules())('has %s, in French %s', (en, fr) => {
    expect(TERMS.map((term) => [term.en.term, term.fr.term])).toContainEqual([en, fr]);
  });

  it('explains every term once', () => {
    const ids = TERMS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const language of ['en', 'fr'] as const) {
      const definitions = TERMS.map((term) => term[language].definition);
      expect(definitions.filter((text) => text.length < 10 || text.length > 250)).toEqual([]);
      // Two stacks of words that read the same would help nobody.
      expect(new Set(definitions).size).toBe(definitions.length);
    }
  });
});
