import { describe, expect, it } from 'vitest';
import { missingBinaries, type Packages, wantsNewerNode } from '../locked.mjs';

const us = { '': { version: '0.1.0', engines: { node: '>=20.19' } } };

describe('the binaries of other machines', () => {
  const bundler = { version: '1.0.0', optionalDependencies: { '@bundler/mac': '1.0.0' } };
  const binary = { version: '1.0.0' };
  const missing = (packages: Packages) => missingBinaries({ ...us, ...packages });

  it('are found beside the package that names them, inside it, or anywhere above', () => {
    expect(
      missing({ 'node_modules/bundler': bundler, 'node_modules/@bundler/mac': binary }),
    ).toEqual([]);
    expect(
      missing({
        'node_modules/bundler': bundler,
        'node_modules/bundler/node_modules/@bundler/mac': binary,
      }),
    ).toEqual([]);
    expect(
      missing({
        'apps/web/node_modules/vite/node_modules/bundler': bundler,
        'apps/web/node_modules/@bundler/mac': binary,
      }),
    ).toEqual([]);
  });

  it('are missed when the lock file lacks them, or has them where Node does not look', () => {
    const lines = ['node_modules/bundler 1.0.0 names @bundler/mac, which is not in the lock file'];
    expect(missing({ 'node_modules/bundler': bundler })).toEqual(lines);
    expect(
      missing({
        'node_modules/bundler': bundler,
        'node_modules/other/node_modules/@bundler/mac': binary,
      }),
    ).toEqual(lines);
  });

  it('may be wished for by ourselves', () => {
    const wish = { ...us[''], optionalDependencies: { fast: '1.0.0' } };
    expect(missingBinaries({ '': wish, 'node_modules/fast': binary })).toEqual([]);
    expect(missingBinaries({ '': wish })).toHaveLength(1);
  });
});

describe('the oldest Node we promise', () => {
  const wanted = (node?: string) =>
    wantsNewerNode({ ...us, 'node_modules/it': { version: '2.0.0', engines: { node } } });

  it.each([undefined, '*', '>=18', '^20.19.0 || >=22.12.0', '18 || 20 || >=22'])(
    'runs what wants %s',
    (node) => expect(wanted(node)).toEqual([]),
  );

  it.each(['>=22', '>=20.20', '^18 || ^22', '<20'])('does not run what wants %s', (node) => {
    expect(wanted(node)).toEqual([
      `node_modules/it 2.0.0 wants Node ${node}, and we promise 20.19.0`,
    ]);
  });

  it('must be promised', () => {
    expect(wantsNewerNode({ '': { version: '0.1.0' } })).toHaveLength(1);
  });
});
