import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PuzzleIndex } from '@landsraad/bots';
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

  it('refuses a set that the game does not have', async () => {
    const { code, err } = await landsraad(['puzzles', 'imperium', '--set', 'bloodlines']);
    expect(code).toBe(2);
    expect(err).toContain('base or ix or immortality or both');
  });
});
