import { DECISION_KINDS } from '@landsraad/dune';
import { LANGUAGES } from '@landsraad/kernel/wording';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { words as home } from '../src/screens/home/words.ts';
import { sitDownAt } from './dune.ts';
import { everyKind } from './dune-games.ts';
import {
  ALONE,
  begin,
  bot,
  fileOf,
  finished,
  type GameFile,
  importGames,
  listedGames,
  person,
  playedToKind,
  SOLO,
  sitDown,
} from './games.ts';
import { dialogFaults, layoutFaults } from './layout.ts';
import { SPACE as OFFERED_SPACE, PLAY, RISEN } from './planning.ts';
import { moment } from './table.ts';
import {
  AS_IT_COMES,
  LOOKING,
  LOOKS,
  type State,
  stateOf,
  url,
  type Visit,
  visitor,
  withBrowser,
} from './visit.ts';

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
  [360, 640],
  [844, 390],
] as const;
type Size = (typeof SIZES)[number];
/** For what lies elsewhere as on the fullest table, unless somebody wants to see everything. */
const SOME_SIZES = LOOKING ? SIZES : SIZES.filter((_, i) => i % 2 === 0);
const WIDE_SIZES = [SIZES[2], SIZES[5]];
const OTHER_SIZES = LOOKING ? SIZES : SIZES.filter((_, i) => i % 2 === 1);

const POSITIONS: Readonly<Record<string, () => GameFile>> = {
  'the middle of a game of four': () => fileOf(playedToKind('agent.space', 5), ALONE),
  'a Reveal turn': () => fileOf(playedToKind('reveal.order', 6), ALONE),
  'a choice of Leaders': () =>
    fileOf(begin({ leaderMode: 'pick' }, 'scenes'), [bot(), bot(), bot(), person()]),
  'a deployment, with cards of many words': () => fileOf(playedToKind('deploy', 3), ALONE),
  'the end of a game of four': () => fileOf(finished('layout'), ALONE),
  'a tech tile to choose': () => fileOf(playedToKind('tech.acquire', 4, { ix: true }), ALONE),
  'a way of research to choose': () =>
    fileOf(playedToKind('research.path', 7, { ix: true, immortality: true }), ALONE),
  'a card to trash by its face, late in a game': () =>
    fileOf(playedToKind('trash.choose', 7, { ix: true, immortality: true }), ALONE),
  'a game against two Rivals': () =>
    fileOf(playedToKind('turn.kind', 4, { players: 1, difficulty: 'kwisatz-haderach' }), SOLO),
  'a game with House Hagal': () =>
    fileOf(playedToKind('turn.kind', 4, { players: 2 }), [person('Ada'), bot()]),
};
/** Which become what is looked at by a press, or by the pace. */
const BEGINNINGS: typeof POSITIONS = {
  'a turn that is planned': () => fileOf(playedToKind('turn.kind', 4, { ix: true }), ALONE),
  'a Conflict in which cards are played': () => fileOf(playedToKind('combat.play', 3), ALONE),
};
/** Tables of Dune: what is asked on the map, in the panel, over the table and in a battle. */
const OF_DUNE = [
  'ship',
  'bid',
  'plan',
  'alliance.propose',
  'storm.first',
  'traitor.pick',
  'collect',
  'revive.leader',
  'karama.bid',
  'voice',
  'losses',
  'capture.fate',
  'truthtrance.about',
];
/** What is pressed there first: the fuller, the tighter. */
const FULLER: Readonly<Record<string, string>> = {
  bid: '#tab-deals',
  plan: '[data-field="leader"] button',
};
const FULLEST = 'the middle of a game of four';
/** The others are looked at in the longer language, unless somebody wants to see everything. */
const IN_BOTH = LOOKING ? Object.keys(POSITIONS) : [FULLEST, 'a tech tile to choose'];

const kept: Record<string, { state: State; address: string }> = {};
beforeAll(async () => {
  for (const [name, file] of Object.entries({ ...POSITIONS, ...BEGINNINGS })) {
    const page = await visitor();
    await page.goto(url());
    await sitDown(page, file());
    kept[name] = { state: await stateOf(page), address: page.url() };
  }
});

/**
 * Until the board has taken its place and kept it for a few pictures, in the letters that it will
 * have, and every pane has come: React shows what was lazy some tenths of a second later.
 */
const liesStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const places = () =>
      [...document.querySelectorAll('[data-space], [data-plate], [data-kind]')]
        .map((part) => Object.values(part.getBoundingClientRect().toJSON()).join(' '))
        .join();
    for (let still = 0, before = ''; still < 6; ) {
      await new Promise(requestAnimationFrame);
      const now = places();
      const isThere =
        document.fonts.status === 'loaded' && !document.querySelector('[data-pane]:empty');
      still = now === before && isThere ? still + 1 : 0;
      before = now;
    }
  });

/** What is wrong there, by size. */
async function faultsAt(
  page: Page,
  sizes: readonly Size[],
  look: (least: number) => string[] = layoutFaults,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await liesStill(page);
    const faults = await page.evaluate(look, 11.9);
    if (faults.length > 0) found[`${width}×${height}`] = faults;
  }
  return found;
}

type Language = NonNullable<Visit['language']>;

async function opened(name: string, language: Language, chosen: Visit['settings'] = {}) {
  const { state, address } = kept[name]!;
  const page = await visitor({ language, state, settings: { ...chosen, ...(LOOKING && LOOKS) } });
  await page.goto(address);
  await moment(page);
  await page.evaluate(() => document.fonts.ready);
  const results = page.getByRole('dialog');
  if (name.startsWith('the end')) {
    await results.locator('ol > li').nth(3).waitFor();
    expect(await faultsAt(page, SOME_SIZES, dialogFaults)).toEqual({});
    await page.keyboard.press('Escape');
    await results.waitFor({ state: 'detached' });
  }
  return page;
}

describe('the table is legible, whole and apart', () => {
  it.each(Object.keys(POSITIONS))('in French: %s', async (name) => {
    const sizes = name === FULLEST ? SIZES : SOME_SIZES;
    expect(await faultsAt(await opened(name, 'fr'), sizes)).toEqual({});
  });

  it.each(IN_BOTH)('in English: %s', async (name) => {
    expect(await faultsAt(await opened(name, 'en'), OTHER_SIZES)).toEqual({});
  });

  it.each(['large', 'largest'])('with %s text', async (textSize) => {
    const page = await opened(FULLEST, 'fr', { textSize });
    expect(await faultsAt(page, SOME_SIZES)).toEqual({});
  });
});

describe('what lies over the table is legible, whole and apart', () => {
  it('when a turn is planned', async () => {
    const page = await opened('a turn that is planned', 'fr', AS_IT_COMES);
    await page.locator(RISEN).first().click();
    await page.locator(OFFERED_SPACE).first().click();
    await page.locator(`${PLAY}:enabled`).waitFor();
    expect(await faultsAt(page, SOME_SIZES)).toEqual({});
    await page.keyboard.press('h');
    await page.locator('[data-take]').waitFor();
    expect(await faultsAt(page, SOME_SIZES)).toEqual({});
    await page.setViewportSize({ width: 1366, height: 768 });
    // A table that still thinks itself on a phone has nothing to fold.
    await page.locator('[data-shape="wide"]').waitFor();
    await page.keyboard.press('f');
    await page.locator('[data-level="1"]').waitFor();
    expect(await faultsAt(page, WIDE_SIZES)).toEqual({});
  });

  it('when cards are played in a Conflict', async () => {
    const page = await opened('a Conflict in which cards are played', 'fr', { pace: 'normal' });
    await page.locator('[data-scene="conflict"] [data-owed]').waitFor();
    expect(await faultsAt(page, SOME_SIZES)).toEqual({});
  });
});

describe('the table of Dune is legible, whole and apart', () => {
  const met = everyKind(DECISION_KINDS);
  const kinds = LOOKING ? DECISION_KINDS : OF_DUNE;
  it.each(LOOKING ? LANGUAGES : (['fr'] as const))('whatever it asks (%s)', async (language) => {
    const page = await visitor({ language, settings: { orders: [], ...(LOOKING && LOOKS) } });
    await importGames(
      page,
      kinds.map((kind) => met.get(kind)!),
    );
    await page.getByRole('button', { name: home[language].list.all(kinds.length) }).click();
    const found: Record<string, Record<string, string[]>> = {};
    for (const [n, address] of (await listedGames(page)).entries()) {
      const kind = await sitDownAt(page, address);
      const first = FULLER[kind];
      if (first) await page.locator(first).first().click();
      await page.evaluate(() => document.fonts.ready);
      const all = LOOKING || kind === 'ship';
      const faults = await faultsAt(page, all ? SIZES : SIZES.filter((_, i) => (i + n) % 5 === 0));
      if (Object.keys(faults).length > 0) found[kind] = faults;
      await page.setViewportSize({ width: 1366, height: 768 });
    }
    expect(found).toEqual({});
  });
});

describe('a long decision', () => {
  it('that is not about the board is seen whole where the side board is folded', async () => {
    const page = await opened('a choice of Leaders', 'fr');
    for (const [width, height] of [
      [1024, 768],
      [1280, 600],
      [1180, 820],
    ] as const) {
      await page.setViewportSize({ width, height });
      await liesStill(page);
      const hidden = await page
        .locator('[data-owed], [data-owed] *')
        .evaluateAll((parts) =>
          Math.max(
            ...parts
              .filter((part) => getComputedStyle(part).overflowY !== 'visible')
              .map((part) => part.scrollHeight - part.clientHeight),
          ),
        );
      expect(hidden, `${width}×${height}`).toBeLessThanOrEqual(1);
    }
  });
});

describe('the card browser', () => {
  it('shows every word of every card, and paints those that are near', async () => {
    const page = await visitor({ language: 'fr', settings: LOOKS });
    await page.goto(`${url()}/cards`);
    await page.locator('[data-key] [data-family]').nth(60).waitFor();
    await page.evaluate(() => document.fonts.ready);
    for (const [width, height] of [
      [1366, 768],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      const cut = await page
        .locator('[data-key] [data-family]')
        .evaluateAll((cards) =>
          cards
            .filter((card) =>
              [card, ...card.querySelectorAll('span')].some(
                (part) => part.clientHeight > 0 && part.scrollHeight > part.clientHeight + 2,
              ),
            )
            .map((card) => card.textContent),
        );
      expect(cut, `${width}×${height}`).toEqual([]);
    }
    const cells = page.locator('[data-key]');
    const painted = cells.filter({ has: page.locator('image') });
    await cells.first().locator('image').waitFor();
    expect(await cells.last().locator('image').count()).toBe(0);
    expect(await painted.count()).toBeLessThan((await cells.count()) / 4);
    await cells.last().scrollIntoViewIfNeeded();
    await cells.last().locator('image').waitFor();
    await cells.first().locator('image').waitFor({ state: 'detached' });
  });
});
