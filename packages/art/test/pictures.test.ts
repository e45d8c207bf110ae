import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { FACTION_SHEETS, SPICE_CARDS, TREACHERY } from '@landsraad/dune';
import { SETS as BOXES } from '@landsraad/imperium';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { type PictureName, type PictureSet, pictureOf } from '../src/index.ts';
import { base } from '../src/sets/base.ts';
import { dune } from '../src/sets/dune.ts';
import { immortality } from '../src/sets/immortality.ts';
import { ix } from '../src/sets/ix.ts';

/** Known to everybody: other cards tell of them too. */
const KNOWN = new Set(['helena-richese', 'lady-jessica', 'mohiam', 'piter-de-vries']);

const SETS: Readonly<Record<string, PictureSet>> = { base, ix, immortality, dune };
const FRAME = { w: 360, h: 240 };
/** Characters of one picture; the largest are the deserts of the board and of home. */
const LARGEST = 110_000;
/** What a device fetches at once, compressed. */
const CHUNK = 80_000;

const namesIn = (set: PictureSet): PictureName[] =>
  Object.entries(set).flatMap(([kind, drawings]) =>
    Object.keys(drawings).map((id): PictureName => `${kind}/${id}`),
  );

const ALL = Object.entries(SETS).flatMap(([box, set]) =>
  namesIn(set).map((name) => ({ box, name, svg: pictureOf(set, name, FRAME)! })),
);

const ids = (things: readonly { readonly id: string }[] = []): string[] =>
  things.map(({ id }) => id);

/** What the boxes of both games hold, by kind. */
const CONTENTS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  ...Object.fromEntries(
    BOXES.map((set) => [
      set.id,
      {
        card: ids(set.cards),
        intrigue: ids(set.intrigue),
        conflict: ids(set.conflicts),
        leader: ids(set.leaders),
        space: ids(set.spaces),
        hagal: ids(set.hagal),
        tile: ids(set.tiles),
        track: set.tracks.map(({ faction }) => faction),
      },
    ]),
  ),
  dune: {
    treachery: ids(TREACHERY),
    spice: ids(SPICE_CARDS),
    disc: FACTION_SHEETS.flatMap(({ leaders }) => ids(leaders)),
    faction: ids(FACTION_SHEETS),
  },
};

describe('our pictures', () => {
  it.each(Object.entries(CONTENTS))('show every component of %s', (box, kinds) => {
    const missing = Object.entries(kinds).flatMap(([kind, all]) =>
      all
        .map((id): PictureName => `${kind}/${id}`)
        .filter((name) => !pictureOf(SETS[box]!, name, FRAME)),
    );
    expect(missing).toEqual([]);
  });

  it('are the same for the same name', () => {
    for (const { box, name, svg } of ALL) expect(pictureOf(SETS[box]!, name, FRAME)).toBe(svg);
  });

  it('are no two of them the same scene, whatever its light and its sand', () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const [box, set] of Object.entries(SETS))
      for (const name of namesIn(set)) {
        const [kind, id] = name.split('/') as [string, string];
        const fingerprint = fingerprintOf(set[kind]![id]!);
        const other = seen.get(fingerprint);
        if (other) twice.push(`${box} ${name} is ${other}: ${fingerprint}`);
        seen.set(fingerprint, `${box} ${name}`);
      }
    expect(twice).toEqual([]);
  });

  it('show nobody as somebody else', () => {
    for (const game of [[base, ix, immortality], [dune]]) {
      const shown = new Map<string, Set<string>>();
      for (const drawings of game.flatMap((set) => Object.values(set)))
        for (const [id, drawing] of Object.entries(drawings))
          for (const who of facesIn(drawing)) shown.set(who, (shown.get(who) ?? new Set()).add(id));
      const often = [...shown].filter(([who, { size }]) => size > 1 && !KNOWN.has(who));
      expect(often).toEqual([]);
    }
  });

  it('stay in their frames', () => {
    for (const { name, svg } of ALL) {
      const [, w, h] =
        /^<svg [^>]*viewBox="0 0 (\d+) (\d+)"[^>]* overflow="hidden"/.exec(svg) ?? [];
      expect(Number(w) / Number(h), name).toBe(/^(leader|disc|faction)/.test(name) ? 1 : 1.5);
      // Nothing in it could be seen outside: one drawing, no part with a frame of its own.
      expect(svg.match(/<svg|overflow=/g), name).toHaveLength(2);
    }
  });

  it('are drawn with numbers', () => {
    for (const { name, svg } of ALL) expect(svg, name).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('are small, and so is what draws them', async () => {
    for (const { name, svg } of ALL) expect(svg.length, name).toBeLessThan(LARGEST);
    for (const file of ['index', ...Object.keys(SETS).map((box) => `sets/${box}`)])
      expect(await chunk(file), file).toBeLessThan(CHUNK);
  });
});

/** What stands in a picture, and who. In which light, on which sand and where exactly is left out. */
function fingerprintOf(drawing: PictureSet[string][string]): string {
  if (typeof drawing !== 'string') return JSON.stringify(drawing);
  return drawing
    .split(';')
    .slice(1)
    .map((step) => step.trim().split(' '))
    .filter(([name]) => !LIGHT_AND_SAND.has(name!))
    .map((words) => words.filter((word) => /^[a-z]/.test(word) && !/^(flip|far|mid|r:)/.test(word)))
    .map((words) => words.join(' '))
    .sort()
    .join(', ');
}

/** Whose heads and shoulders are drawn there. */
const facesIn = (drawing: PictureSet[string][string]): string[] =>
  typeof drawing !== 'string'
    ? []
    : drawing
        .split(';')
        .map((step) => step.trim().split(' '))
        .flatMap(([motif, ...words]) =>
          motif === 'bust' ? words.filter((word) => /^[a-z]/.test(word)).slice(0, 1) : [],
        );

const LIGHT_AND_SAND = new Set(
  'sun moon eclipse burst light stars bars dunes floor dust mesa peaks'.split(' '),
);

async function chunk(file: string): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, `../src/${file}.ts`)],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return gzipSync(outputFiles[0]!.contents).length;
}
