import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { faultsOf, puzzleSources, SAID } from '@landsraad/bots';
import { dune } from '@landsraad/dune';
import { imperium } from '@landsraad/imperium';
import type { GameState } from '@landsraad/kernel';
import { LANGUAGES } from '@landsraad/kernel/wording';
import { describe, expect, it } from 'vitest';
import { puzzleOfTheDay } from '../src/puzzles/daily.ts';
import { noteTried, useTried } from '../src/puzzles/memory.ts';
import { BANDS, bandOf, nextAfter } from '../src/puzzles/next.ts';
import { ENTRIES, entryCalled, fetchPuzzle } from '../src/puzzles/shelf.ts';
import { words as solving } from '../src/screens/puzzle/words.ts';
import { words } from '../src/screens/puzzles/words.ts';

const data = new URL('../src/puzzles/data/', import.meta.url);

describe('the puzzles that come with this version', () => {
  it('lie soundly, and every answer to them may be given', async () => {
    const faults: string[] = [];
    for (const entry of ENTRIES) {
      const puzzle = await fetchPuzzle(entry);
      const found = entry.game === 'dune' ? faultsOf(dune, puzzle) : faultsOf(imperium, puzzle);
      faults.push(...found.map((fault) => `${entry.id}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });

  it('are two hundred or more of Imperium, fifty of each set, and say why the best way is', async () => {
    const puzzles = await Promise.all(
      ENTRIES.filter(({ game }) => game === 'imperium').map(fetchPuzzle),
    );
    expect(puzzles.length).toBeGreaterThanOrEqual(200);
    for (const set of ['base', 'ix', 'immortality', 'both'])
      expect(puzzles.filter((puzzle) => puzzle.set === set).length).toBeGreaterThanOrEqual(50);
    const mute = puzzles.filter(({ ways }) => !ways[0]!.reasons.some(({ worth }) => worth >= SAID));
    expect(mute.map(({ id }) => id)).toEqual([]);
  });

  it('leave more to find than whether to reveal', async () => {
    const idle = ['reveal', 'return', 'atomics'];
    for (const entry of ENTRIES.filter(({ game }) => game === 'imperium')) {
      const { id, ways } = await fetchPuzzle(entry);
      const proper = ways.filter(({ path }) => !idle.includes(String(path[0])));
      expect(proper.length, id).toBeGreaterThan(1);
    }
  });

  it('tell of Dune one best way, and why', async () => {
    const puzzles = await Promise.all(
      ENTRIES.filter(({ game }) => game === 'dune').map(fetchPuzzle),
    );
    expect(puzzles.length).toBeGreaterThanOrEqual(50);
    for (const { ways } of puzzles) {
      expect(ways.filter(({ behind }) => behind === 0)).toHaveLength(1);
      expect(ways[0]!.reasons).not.toEqual([]);
    }
  });

  it('are known by names of their own, and their sets have names', () => {
    expect(new Set(ENTRIES.map(({ id }) => id)).size).toBe(ENTRIES.length);
    for (const { id, set } of ENTRIES) {
      expect(entryCalled(id)?.id).toBe(id);
      for (const language of LANGUAGES) expect(words[language].sets).toHaveProperty(set);
    }
  });

  it('come in files that are soon fetched', () => {
    for (const file of readdirSync(data))
      expect(gzipSync(readFileSync(new URL(file, data))).length, file).toBeLessThan(80_000);
  });

  it('are listed by whom one plays, and when', async () => {
    const said: string[] = [];
    const held: string[] = [];
    for (const entry of ENTRIES) {
      const { id, position, seat } = await fetchPuzzle(entry);
      const { plays, round } = puzzleSources.get(entry.game)!.moment(position as GameState, seat);
      said.push(`${entry.id} ${entry.plays} ${entry.round}`);
      held.push(`${id} ${plays} ${round}`);
    }
    expect(said).toEqual(held);
  });

  it('are there for everybody: some of every difficulty', () => {
    const bands = new Set(ENTRIES.map(bandOf));
    for (const band of BANDS) expect(bands).toContain(band);
  });
});

describe('what a puzzle tells', () => {
  it('counts points as the language does: French has one up to two', () => {
    expect(['0,4', '1', '1,6', '2', '10,5'].map(solving.fr.points)).toEqual([
      '0,4 point',
      '1 point',
      '1,6 point',
      '2 points',
      '10,5 points',
    ]);
    expect(['0.4', '1', '1.6'].map(solving.en.points)).toEqual([
      '0.4 points',
      '1 point',
      '1.6 points',
    ]);
  });
});

describe('the puzzle of the day', () => {
  const on = (day: number) => puzzleOfTheDay(ENTRIES, new Date(2026, 10, day))!.id;

  it('is the same at any hour of a date, and another on the next', () => {
    expect(puzzleOfTheDay(ENTRIES, new Date(2026, 10, 17, 23, 59))!.id).toBe(on(17));
    expect(puzzleOfTheDay(ENTRIES, new Date(2026, 10, 17, 0, 1))!.id).toBe(on(17));
    expect(on(18)).not.toBe(on(17));
  });

  it('does not come again before all others have come', () => {
    const days = ENTRIES.map((_, day) => on(day));
    expect(new Set(days).size).toBe(ENTRIES.length);
  });
});

describe('puzzles on this device', () => {
  it('stay solved once they are, and the next is one that is not', () => {
    const set = ENTRIES.filter((entry) => entry.set === ENTRIES[0]!.set);
    const [first, second, third] = set;
    noteTried(second!.id, 'solved');
    noteTried(second!.id, 'tried');
    const { tried } = useTried.getState();
    expect(tried[second!.id]).toBe('solved');
    expect(nextAfter(first!, ENTRIES, tried)).toBe(third);
    expect(nextAfter(set.at(-1)!, ENTRIES, tried)).toBe(first);
  });
});
