import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Match, Problem, seeded } from '../src/index.ts';
import { answerAtRandom, viewersOf } from '../suite/checks/trial.ts';
import { bazaar } from './tiny-game.ts';

function savedAt(seed: string, position: number): string {
  const match = Match.start(bazaar, bazaar.optionSets[0]!, seed);
  const random = seeded(seed);
  while (!match.over && match.position < position) answerAtRandom(match, random);
  return JSON.stringify(match.save());
}

const saved = JSON.parse(savedAt('broken', 25));
const lineOf = (input: unknown): string => {
  try {
    Match.load(bazaar, input);
  } catch (error) {
    expect(error).toBeInstanceOf(Problem);
    return (error as Problem).message;
  }
  return 'loaded';
};
const state = (changes: object) => ({
  ...saved,
  checkpoint: { ...saved.checkpoint, state: { ...saved.checkpoint.state, ...changes } },
});

describe('loading what was not saved so', () => {
  it.each<[string, unknown, string]>([
    ['nothing', null, 'this is not a saved Landsraad match'],
    ['text', 'landsraad-match', 'this is not a saved Landsraad match'],
    ['another file', { name: 'package' }, 'this is not a saved Landsraad match'],
    [
      'another format',
      { ...saved, version: 2 },
      'saved by another version of Landsraad (format 2)',
    ],
    [
      'a format that cannot be printed',
      { ...saved, version: { toString: 1 } },
      'saved by another version of Landsraad (format unknown)',
    ],
    ['another game', { ...saved, game: 'chess' }, 'a saved match of chess, not of bazaar'],
    [
      'newer rules',
      { ...saved, gameVersion: 3 },
      'played by version 3 of the rules of bazaar; this program plays versions 1 to 2',
    ],
    ['no rules', { ...saved, gameVersion: '2' }, 'no version of the rules: 2'],
    [
      'a checkpoint of other rules',
      { ...saved, gameVersion: 1 },
      'the saved match has a broken checkpoint',
    ],
    ['no seed', { ...saved, seed: undefined }, 'the saved match has no beginning'],
    ['neither seed nor origin', { ...saved, seed: null }, 'the saved match has no beginning'],
    ['an empty origin', { ...saved, seed: null, origin: {} }, 'the saved match has no beginning'],
    ['no answers', { ...saved, answers: {} }, 'the saved match has broken answers'],
    [
      'an answer by nobody',
      { ...saved, answers: [['0', 'x']] },
      'the saved match has broken answers',
    ],
    ['an empty answer', { ...saved, answers: [[0, null]] }, 'the saved match has broken answers'],
    ['no checkpoint', { ...saved, checkpoint: null }, 'the saved match has a broken checkpoint'],
    [
      'a checkpoint after the end',
      { ...saved, checkpoint: { ...saved.checkpoint, at: 26 } },
      'the saved match has a broken checkpoint',
    ],
    [
      'a past that is no position',
      { ...saved, checkpoint: { ...saved.checkpoint, before: { revealed: 1 } } },
      'the saved match has a broken checkpoint',
    ],
    ['broken dice', state({ random: { a: 1 } }), 'the saved match has a broken checkpoint'],
    ['other options', { ...saved, options: { players: 5 } }, 'a bazaar is for 2 to 4 players'],
    ['too many coins', state({ bank: 1_000 }), 'the position is not sound: coins'],
  ])('%s is a problem in one line', (_, input, line) => {
    expect(lineOf(input)).toBe(line);
  });

  it('a position without its parts is a problem in one line', () => {
    expect(lineOf(state({ traders: null }))).toMatch(/^the saved match cannot go on: .+$/);
  });

  it('believes the seed rather than an origin beside it', () => {
    const origin = { ...saved.checkpoint.state, bank: 1_000 };
    expect(JSON.stringify(Match.load(bazaar, { ...saved, origin }).save())).toBe(
      JSON.stringify(saved),
    );
  });

  it('does not touch what it is given', () => {
    const input = JSON.parse(JSON.stringify(saved));
    const match = Match.load(bazaar, input);
    const random = seeded('on');
    while (!match.over) answerAtRandom(match, random);
    expect(input).toEqual(saved);
  });
});

type Json = null | string | number | boolean | Json[] | { [key: string]: Json };

/** Every place in a piece of JSON, as the keys that lead there. */
function placesIn(value: Json, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, part]) => placesIn(part, [...path, key]))];
}

/** The same JSON with something else at one place; undefined takes it away. */
function changed(value: Json, [key, ...rest]: string[], to: Json | undefined): Json | undefined {
  if (key === undefined) return to;
  if (Array.isArray(value)) {
    const part = changed(value[Number(key)]!, rest, to);
    return value.toSpliced(Number(key), 1, ...(part === undefined ? [] : [part]));
  }
  const { [key]: old, ...others } = value as { [key: string]: Json };
  const part = changed(old!, rest, to);
  return part === undefined ? others : { ...others, [key]: part };
}

type Edits = [place: number, to: Json | undefined][];

function edited(value: Json, edits: Edits): Json {
  return edits.reduce<Json>((json, [n, to]) => {
    const places = placesIn(json);
    return changed(json, places[n % places.length]!, to) ?? null;
  }, value);
}

/** What is read, or null where it is a `Problem` that fits on a line. */
function readOrProblem<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    expect(error.message).toMatch(/^[^\n]{5,300}$/);
    return null;
  }
}

describe('loading anything at all', () => {
  const junk = fc.oneof(
    fc.constant(undefined),
    fc.constantFrom<Json>(null, true, '', '__proto__', [], {}, { toString: 1 }, [[]], [null]),
    fc.integer({ min: -3, max: 12 }),
    fc.constantFrom(0.5, -1, 1e9, 1e300),
    fc.string({ maxLength: 6 }),
    fc.integer({ min: 1, max: 21 }).map((n) => `w${n}`),
    fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>,
  );
  const edits = fc.array(fc.tuple(fc.nat(), junk), { minLength: 1, maxLength: 3 });

  it('is a problem', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.jsonValue()), (input) => {
        expect(readOrProblem(() => Match.load(bazaar, input))).toBeNull();
        expect(readOrProblem(() => Match.replay(bazaar, input))).toBeNull();
      }),
      { numRuns: 500 },
    );
  });

  it('with a few places changed, is a problem or a match to look at and play', () => {
    let loaded = 0;
    const property = fc.property(fc.string(), fc.nat(60), edits, (seed, position, changes) => {
      const input = edited(JSON.parse(savedAt(seed, position)), changes);
      const match = readOrProblem(() => Match.load(bazaar, input));
      if (!match) return;
      loaded++;
      for (const viewer of viewersOf(match)) match.view(viewer);
      for (const { seat } of match.pending) match.decision(seat);
      const random = seeded(seed);
      for (let i = 0; !match.over && i < 20; i++) answerAtRandom(match, random);
    });
    fc.assert(property, { numRuns: 1_000 });
    expect(loaded).toBeGreaterThan(0);
  });

  it('with a few places changed, replays or is a problem', () => {
    const property = fc.property(fc.string(), fc.nat(60), edits, (seed, position, changes) => {
      const { checkpoint, ...record } = JSON.parse(savedAt(seed, position));
      readOrProblem(() => Match.replay(bazaar, edited(record, changes)));
    });
    fc.assert(property, { numRuns: 1_000 });
  });
});
