import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { foreignIn } from '@landsraad/imperium/edition';
import { LANGUAGES } from '@landsraad/kernel/wording';
import { expect, it } from 'vitest';

const src = path.join(import.meta.dirname, '../src');

/** The files of one language, and what of their code is not read out. */
const linesIn = (language: string): string[] =>
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => RegExp(`(?:^|[/\\\\-])${language}\\.ts$`).test(file))
    .flatMap((file) => readFileSync(path.join(src, file), 'utf8').split('\n'))
    .filter((line) => !/^\s*(?:import\b|\/?\*|case ')/.test(line));

it.each(LANGUAGES)('says everything with the words of the %s edition', (language) => {
  const lines = linesIn(language);
  expect(lines.length).toBeGreaterThan(300);
  expect(lines.flatMap((line) => foreignIn(line, language))).toEqual([]);
});
