import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Puzzle, PuzzleIndex } from '@landsraad/bots';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../src/root.ts';
import { emptyFolder, filesIn, landsraad } from './harness.ts';

const SHIPPED = path.join(projectRoot(), 'apps/web/src/puzzles/data');

describe('landsraad puzzles', () => {
  it('searches no further where enough are found', async () => {
    const out = emptyFolder();
    cpSync(SHIPPED, out, { recursive: true });
    const before = filesIn(out).map((file) => readFileSync(path.join(out, file), 'utf8'));
    const { base } = JSON.parse(
      readFileSync(path.join(out, 'imperium.json'), 'utf8'),
    ) as PuzzleIndex;
    const done = await landsraad([
      'puzzles',
      'imperium',
      '--set',
      'base',
      '--count',
      '1',
      '--out',
      out,
    ]);
    expect(done).toMatchObject({ code: 0, err: '' });
    expect(done.out).toContain(`${base!.puzzles.length} puzzles in ${base!.games} games`);
    expect(filesIn(out).map((file) => readFileSync(path.join(out, file), 'utf8'))).toEqual(before);
  });

  it('leaves out what another model proved and no longer holds', async () => {
    const out = emptyFolder();
    const index: PuzzleIndex = JSON.parse(readFileSync(path.join(SHIPPED, 'dune.json'), 'utf8'));
    const of = (part: number) => path.join(SHIPPED, `dune-dune-${part}.json`);
    const known: Puzzle[] = JSON.parse(readFileSync(of(0), 'utf8'));
    const [next]: Puzzle[] = JSON.parse(readFileSync(of(1), 'utf8'));
    // Where nobody is asked, nothing is a puzzle.
    const former = { ...next!, seat: 9, proof: { ...next!.proof, model: 'former' } };
    const shelf = { ...index.dune!, puzzles: index.dune!.puzzles.slice(0, 21) };
    writeFileSync(path.join(out, 'dune.json'), JSON.stringify({ dune: shelf }));
    writeFileSync(path.join(out, 'dune-dune-0.json'), JSON.stringify(known));
    writeFileSync(path.join(out, 'dune-dune-1.json'), JSON.stringify([former]));
    const done = await landsraad(['puzzles', 'dune', '--count', '1', '--out', out]);
    expect(done).toMatchObject({ code: 0, err: '' });
    expect(done.out).toContain('20 puzzles in');
    expect(filesIn(out).sort()).toEqual(['dune-dune-0.json', 'dune.json']);
  });

  it('refuses a set that the game does not have', async () => {
    const { code, err } = await landsraad(['puzzles', 'imperium', '--set', 'bloodlines']);
    expect(code).toBe(2);
    expect(err).toContain('base or ix or immortality or both');
  });
});
