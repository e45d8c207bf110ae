import { type Dune, dune } from '@landsraad/dune';
import { type Imperium, type ImperiumView, imperium } from '@landsraad/imperium';
import type { World } from '@landsraad/kernel';
import { Match } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { dunePuzzles } from '../../src/dune/teaching/puzzles.ts';
import { greedy } from '../../src/imperium/greedy/index.ts';
import { playingOn } from '../../src/imperium/greedy/playing-on.ts';
import { imperiumPuzzles } from '../../src/imperium/teaching/puzzles.ts';
import { faultsOf } from '../../src/puzzles/check.ts';
import { provedAnew, puzzlesIn, ratingOf } from '../../src/puzzles/finder.ts';
import {
  judged,
  MARGIN,
  NEAR,
  type Puzzle,
  type PuzzleWay,
  SURE,
} from '../../src/puzzles/puzzle.ts';
import type { Thinking } from '../../src/thinking/search.ts';
import { mean } from '../../src/thinking/teaching.ts';

/** Judges by points and Solari after the seat's own turn alone, so that a search takes a moment. */
const SOLARI: Thinking<ImperiumView> = {
  name: 'purse',
  glance: greedy,
  playsOn: playingOn,
  ponders: () => true,
  follows: (kind) => kind === 'agent.space',
  horizon: (begun) => {
    const { active } = begun.state as Imperium;
    return (world) => (world.state as Imperium).active !== active;
  },
  judge: ({ state }, seat) => {
    const { solari, vp } = (state as Imperium).players[seat]!;
    return solari / 40 + vp / 10;
  },
  ways: 5,
  heats: [],
  doubt: 0,
};

const quick = {
  ...imperiumPuzzles,
  sets: { base: [imperium.parseOptions({ players: 3 })] },
  levels: imperiumPuzzles.levels.slice(0, 2),
  plan: SOLARI,
  telling: {
    note: (world: Parameters<typeof SOLARI.judge>[0], seat: number) => SOLARI.judge(world, seat),
    reasons: (notes: readonly number[], than: readonly number[]) => {
      const by = mean(notes) - mean(than);
      return [{ topic: 'solari', by, kept: false, worth: by }];
    },
  },
};

const search = (n: number) => puzzlesIn(quick, { set: 'base', seed: 'test', n, easy: true });
const found = [0, 1, 2].flatMap(search);

describe('puzzles that are found in games', () => {
  it('are the same for the same seed', () => {
    expect(found.length).toBeGreaterThan(1);
    expect(search(0)).toEqual(found.filter(({ id }) => id.startsWith('base-test-0-')));
  });

  it('have one best way; all others are clearly behind, or come to the same', () => {
    for (const { ways } of found) {
      const [best, ...others] = ways;
      expect(best).toMatchObject({ behind: 0, error: 0 });
      const behind = others.filter((way) => way.behind !== 0 || way.error !== 0);
      expect(behind.length).toBeGreaterThan(0);
      for (const way of behind) {
        expect(way.behind).toBeGreaterThanOrEqual(MARGIN);
        expect(way.behind).toBeGreaterThanOrEqual(SURE * way.error);
      }
    }
  });

  it('are proved anew in their positions by another model, or are none any more', () => {
    const [puzzle] = found;
    const now = provedAnew({ ...quick, model: 'another' }, puzzle!)!;
    expect(now).toMatchObject({ id: puzzle!.id, position: puzzle!.position });
    expect(now.proof.model).toBe('another');
    expect(now.ways[0]!.path).toEqual(puzzle!.ways[0]!.path);
    const blind = { ...quick, plan: { ...SOLARI, judge: () => 0 } };
    expect(provedAnew(blind, puzzle!)).toBeNull();
  });

  it('tell all that can be done there', () => {
    for (const { options, position, seat, ways } of found) {
      const match = Match.from(imperium, imperium.parseOptions(options), position as Imperium);
      const decision = match.decision(seat)!;
      const offered = decision.shape === 'one' ? decision.options.map(({ id }) => id) : [];
      expect(new Set(ways.map(({ path }) => path[0]))).toEqual(new Set(offered));
    }
  });

  it('are refused with an answer that may not be given, or one that is as good as the best', () => {
    const [puzzle] = found;
    expect(faultsOf(imperium, puzzle!)).toEqual([]);
    const [best, second, ...rest] = puzzle!.ways;
    const illegal = { ...second!, path: ['no-such-card'] };
    expect(faultsOf(imperium, { ...puzzle!, ways: [best!, illegal, ...rest] })).not.toEqual([]);
    const close = { ...second!, behind: MARGIN / 2, error: 0.001 };
    expect(faultsOf(imperium, { ...puzzle!, ways: [best!, close, ...rest] })).not.toEqual([]);
  });
});

describe('puzzles of Dune', () => {
  const spread = {
    ...dunePuzzles.plan,
    /** Where the seat's forces stand when it has moved. */
    horizon: () => (world: World) => world.pending.every(({ seat }) => seat !== mover(world)),
    judge: ({ state }: World, seat: number) =>
      Object.keys((state as Dune).factions[seat]!.board).length / 10,
  };
  const mover = ({ pending }: World) => pending.find(({ kind }) => kind.startsWith('move'))?.seat;
  const forces = { topic: 'forces', by: 1, kept: false, worth: 1 };
  const telling = { note: () => 0, reasons: () => [forces] };
  const table = dune.parseOptions({ mode: 'basic', factions: [null, null, null], turns: 3 });
  const sets = { dune: [table] };
  const source = { ...dunePuzzles, sets, plan: spread, telling, levels: [] };

  const foundBy = (by: typeof source) =>
    [0, 1].flatMap((n) => puzzlesIn(by, { set: 'dune', seed: 'test', n, easy: true }));

  it('are shipments and movements that can be made', () => {
    const moves = foundBy(source);
    expect(moves.length).toBeGreaterThan(0);
    for (const puzzle of moves) {
      expect(faultsOf(dune, puzzle)).toEqual([]);
      for (const { path } of puzzle.ways) expect(path).toHaveLength(1);
      expect(puzzle.ways.filter(({ behind }) => behind === 0)).toHaveLength(1);
    }
  });

  it('are none where nothing can be told of the best way', () => {
    expect(foundBy({ ...source, telling: { ...telling, reasons: () => [] } })).toEqual([]);
  });
});

describe('an answer to a puzzle', () => {
  const way = (path: readonly string[], behind: number): PuzzleWay => ({
    path,
    behind,
    error: behind / 10,
    reasons: [],
  });
  const ways = [
    way(['dagger', 'arrakeen'], 0),
    way(['dagger', 'carthag'], 0),
    way(['diplomacy', 'secrets'], NEAR - 0.01),
    way(['reveal'], NEAR + 0.1),
  ];
  const puzzle = { ways } as unknown as Puzzle;

  it('is judged as soon as it is clear which way is meant', () => {
    expect(judged(puzzle, ['dagger'])).toBeNull();
    expect(judged(puzzle, ['dagger', 'carthag'])).toEqual({ verdict: 'right', way: ways[1] });
    expect(judged(puzzle, ['diplomacy'])).toEqual({ verdict: 'near', way: ways[2] });
    expect(judged(puzzle, ['reveal', 'end'])).toEqual({ verdict: 'worse', way: ways[3] });
    expect(judged(puzzle, ['no-such-card'])).toBeNull();
  });

  it('is the harder to find the fewer levels do, and the nearer the next best is', () => {
    const all = [true, true, true, true];
    expect(ratingOf([false, true, true, true], ways)).toBeGreaterThan(ratingOf(all, ways));
    expect(ratingOf(all, ways)).toBeGreaterThan(ratingOf(all, [ways[0]!, ways[3]!]));
  });
});
