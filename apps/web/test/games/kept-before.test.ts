import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { KeptGame } from '../../src/games/store.ts';
import { choiceFor, device, openPage, plain, tab, untilQuiet } from './at-home.ts';

/* Games as browsers keep them, and files that they gave out, for each version: never written again. */

const KEPT = new URL('../fixtures/kept/', import.meta.url);
const VERSIONS = readdirSync(KEPT);
const textOf = (name: string): string => readFileSync(new URL(name, KEPT), 'utf8');

const games = VERSIONS.flatMap((version) =>
  textOf(`${version}/games.jsonl`)
    .trimEnd()
    .split('\n')
    .map((line) => ({ version, kept: JSON.parse(line) as KeptGame })),
);

describe.each(games)('a game kept before: $version, $kept.id', ({ kept }) => {
  const { id, record, standing } = kept;

  it('is opened where it stood and goes on to its end', async () => {
    const at = device();
    await at.store.add(kept);
    const here = tab(at);
    expect(await here.list()).toMatchObject([{ ...standing, id }]);
    const page = await openPage(here, id);
    expect(page.faults).toEqual([]);
    expect(page.snapshot).toMatchObject({ position: record.answers.length, guide: kept.guide });
    page.table.prefer({ confirm: true });
    await untilQuiet(at);
    while (!page.snapshot.result) {
      if (page.snapshot.curtain !== null) await page.table.look();
      await page.table.answer(page.snapshot.position, choiceFor(page.snapshot));
      await untilQuiet(at);
    }
    const ended = (await at.store.read(id))!;
    expect(ended.record).toMatchObject({ gameVersion: record.gameVersion });
    expect(ended.record.answers.slice(0, record.answers.length)).toEqual(record.answers);
  });

  it('can be watched from its beginning', async () => {
    const at = device();
    await at.store.add(kept);
    const here = tab(at);
    const { rounds } = await here.marks(id);
    expect(rounds).toHaveLength(standing.round);
    for (const position of rounds)
      expect(await here.glimpse(id, position, 'spectator')).toMatchObject({ position });
  });
});

const files = VERSIONS.flatMap((version) =>
  readdirSync(new URL(version, KEPT))
    .filter((name) => name.endsWith('.json'))
    .map((name) => `${version}/${name}`),
);

describe.each(files)('a file given out before: %s', (name) => {
  it('is taken up, and given out again as it was', async () => {
    const here = tab(device());
    const id = await here.fromFile(textOf(name));
    expect(plain(JSON.parse(await here.toFile(id)))).toEqual(JSON.parse(textOf(name)));
  });
});
