import { CELLS } from '@landsraad/dune';
import { describe, expect, it } from 'vitest';
import { LISTED_CELLS } from '../src/games/dune/map.ts';
import { landsraad } from './harness.ts';
import { typist } from './typist.ts';

const LANGUAGES = ['en', 'fr'] as const;

/** Ids, braces and holes that no reader should see. */
const LEFTOVERS =
  /undefined|null|NaN|\[object|@\d|\bseat:|\bbid:\d|^[a-z]+\.[a-z.]+$|stay-out|-sietch/;
const ENGLISH_IN_FRENCH = /\b(?:you|your|the|and|forces? to|draws?|gains?|turn|sector|spice)\b/;
const FRENCH_IN_ENGLISH = /\b(?:vous|votre|les|des|troupes?|épice|pioche|gagne|tour|secteur)\b/;

/** What is said must be readable: no holes, one language, 80 columns. */
function expectReadable(out: string, lang: 'en' | 'fr'): void {
  const lines = out.split('\n');
  const foreign = lang === 'en' ? FRENCH_IN_ENGLISH : ENGLISH_IN_FRENCH;
  expect(lines.filter((line) => LEFTOVERS.test(line))).toEqual([]);
  expect(lines.filter((line) => foreign.test(line))).toEqual([]);
  expect(lines.filter((line) => [...line].length > 80)).toEqual([]);
}

describe('a whole game of Dune', () => {
  const CASES = LANGUAGES.flatMap((lang) => [
    [lang, 'basic', ['--players', '4', '--turns', '4']] as const,
    [lang, 'advanced', ['--turns', '4', '--faction', 'bene-gesserit']] as const,
  ]);

  it.each(CASES)('is played by random answers, in %s, %s', async (lang, mode, more) => {
    const argv = ['play', 'dune', '--seed', 'whole', '--lang', lang, '--mode', mode, ...more];
    const { code, out, err } = await landsraad(argv, { input: typist(`${lang} ${mode}`) });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(lang === 'en' ? 'Final ranking' : 'Classement final');
    expectReadable(out, lang);
  });

  it('is played with two factions by one person, every window opened', async () => {
    const argv = ['play', 'dune', '--two-factions', '--mode', 'advanced', '--turns', '2'];
    const type = typist('two');
    let first = true;
    const { code, out, err } = await landsraad([...argv, '--seed', 'two', '--bots', 'random'], {
      input: (said) => {
        if (!first) return type(said);
        first = false;
        return 'orders all always';
      },
    });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Final ranking');
    expect(out.match(/\(you\)/g)).toHaveLength(2);
    expectReadable(out, 'en');
  });
});

describe('the map', () => {
  it('lists every cell of the board once', () => {
    expect(LISTED_CELLS.toSorted()).toEqual([...CELLS].sort());
  });

  it.each(LANGUAGES)('fits 80 columns in %s, whatever stands on it', async (lang) => {
    const argv = ['play', 'dune', '--seed', 'm', '--faction', 'harkonnen', '--lang', lang];
    const { out } = await landsraad(argv, { input: ['map', 'carte', 't'] });
    expect(out).toContain('■Carthag [H10]');
    expectReadable(out, lang);
  });
});
