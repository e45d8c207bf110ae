import { LANGUAGES } from '@landsraad/kernel/wording';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { ALONE, fileOf, finished, type GameFile, playedToKind, SOLO, sitDown } from './games.ts';
import { layoutFaults } from './layout.ts';
import { moment } from './table.ts';
import { type State, stateOf, url, visitor, withBrowser } from './visit.ts';

withBrowser();

const SIZES = [
  [1280, 600],
  [1366, 625],
  [1366, 768],
  [1024, 768],
  [1180, 820],
  [1920, 1080],
  [2560, 1440],
  [820, 1180],
  [390, 844],
  [360, 740],
  [844, 390],
] as const;

const POSITIONS: Readonly<Record<string, () => GameFile>> = {
  'the middle of a game of four': () => fileOf(playedToKind('agent.space', 5), ALONE),
  'a Reveal turn': () => fileOf(playedToKind('reveal.order', 6), ALONE),
  'the end of a game of four': () => fileOf(finished('layout'), ALONE),
  'a game against two Rivals': () =>
    fileOf(playedToKind('turn.kind', 4, { players: 1, difficulty: 'kwisatz-haderach' }), SOLO),
};

const kept: Record<string, { state: State; address: string }> = {};
beforeAll(async () => {
  for (const [name, file] of Object.entries(POSITIONS)) {
    const page = await visitor();
    await page.goto(url());
    await sitDown(page, file());
    kept[name] = { state: await stateOf(page), address: page.url() };
  }
});

/** Until the board has taken its place, and kept it for a few pictures. */
const liesStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const places = () =>
      [...document.querySelectorAll('[data-space], [data-plate], [data-kind]')]
        .map((part) => Object.values(part.getBoundingClientRect().toJSON()).join(' '))
        .join();
    for (let still = 0, before = ''; still < 6; ) {
      await new Promise(requestAnimationFrame);
      const now = places();
      still = now === before ? still + 1 : 0;
      before = now;
    }
  });

async function at(page: Page, [width, height]: readonly [number, number]): Promise<string[]> {
  await page.setViewportSize({ width, height });
  await liesStill(page);
  return page.evaluate(layoutFaults, 11.9);
}

async function opened(name: string, language: 'en' | 'fr', textSize: string): Promise<Page> {
  const { state, address } = kept[name]!;
  const page = await visitor({ language, state, settings: { textSize } });
  await page.goto(address);
  await moment(page);
  await page.evaluate(() => document.fonts.ready);
  const results = page.getByRole('dialog');
  if (name.startsWith('the end')) {
    await results.waitFor();
    await page.keyboard.press('Escape');
    await results.waitFor({ state: 'detached' });
  }
  return page;
}

describe.each(LANGUAGES)('the table in %s', (language) => {
  it.each(Object.keys(POSITIONS))('is legible, whole and apart: %s', async (name) => {
    const page = await opened(name, language, 'normal');
    const found: Record<string, string[]> = {};
    for (const size of SIZES) {
      const faults = await at(page, size);
      if (faults.length > 0) found[size.join('×')] = faults;
    }
    expect(found).toEqual({});
  });
});

describe.each(['large', 'largest'])('with %s text', (textSize) => {
  it('is so as well', async () => {
    const page = await opened('the middle of a game of four', 'fr', textSize);
    const found: Record<string, string[]> = {};
    for (const size of SIZES) {
      const faults = await at(page, size);
      if (faults.length > 0) found[size.join('×')] = faults;
    }
    expect(found).toEqual({});
  });
});
