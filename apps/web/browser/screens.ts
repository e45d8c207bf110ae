import { AxeBuilder } from '@axe-core/playwright';
import { LANGUAGES, type Language } from '@landsraad/kernel/wording';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGE_NAMES } from '../src/app/Shell.tsx';
import { foreignOn } from './dictionary.ts';
import type { Scene } from './scene.ts';
import { type Addresses, prepared } from './scene-games.ts';
import { SCENES } from './scenes.ts';
import { type Device, LOOKING, LOOKS, picture, type State, visitor, withBrowser } from './visit.ts';

const isFor = ({ only, table }: Scene, where: Device): boolean =>
  only ? only.includes(where) : where !== 'tablet' || table === true;

/** Words do not change what axe looks at: each arrangement of a screen is looked at once. */
const judgedIn: Readonly<Record<Device, Language>> = { laptop: 'en', tablet: 'fr', phone: 'fr' };
const ON_TABLETS = ['table-turn', 'solo-table'];

const isJudged = ({ name, reading }: Scene, where: Device, language: Language): boolean =>
  judgedIn[where] === language &&
  (where !== 'tablet' || ON_TABLETS.includes(name)) &&
  (where === 'laptop' || !reading);

/** Words over pictures are judged where axe looks at a whole screen; they take long to paint. */
const isPainted = (scene: Scene, where: Device): boolean =>
  LOOKING || (isJudged(scene, where, judgedIn[where]) && !scene.part);

/** What is longer in French is so on every device; what is said is read on laptops, in both languages. */
const languagesOn = (where: Device): readonly Language[] =>
  LOOKING || where === 'laptop' ? LANGUAGES : ['fr'];

/** Visits every screen; a file for each device, so that two go on at once. */
export function everyScreenOn(where: Device): void {
  withBrowser();
  const [first, ...others] = languagesOn(where) as [Language, ...Language[]];
  let kept: { state: State; games: Addresses };
  let page: Page;
  let errors: string[] = [];

  async function arrive(fresh: boolean): Promise<Page> {
    const arrived = await visitor({
      device: where,
      language: first,
      newcomer: fresh,
      stays: !fresh,
      state: fresh ? undefined : kept.state,
      settings: fresh ? LOOKS : {},
    });
    arrived.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    return arrived;
  }
  beforeAll(async () => {
    kept = await prepared();
    page = await arrive(false);
  });
  afterAll(() => page.context().close());

  describe(`on a ${where}, in ${[first, ...others].join(' and ')}`, () => {
    it.each(SCENES.filter((scene) => isFor(scene, where)))('$name', async (scene) => {
      errors = [];
      const here = scene.fresh ? await arrive(true) : page;
      const open = async (language: Language) => {
        await remember(here, { language, pictures: isPainted(scene, where) });
        await scene.open(here, kept.games);
      };
      await open(first);
      const found = await faultsOn(here, scene, where, first);
      for (const other of others) {
        if (!(await switched(here, scene, other))) {
          await scene.leave?.(here);
          await open(other);
        }
        await scene.shown?.(here);
        found.push(...(await faultsOn(here, scene, where, other)));
      }
      await scene.leave?.(here);
      expect([...found, ...errors]).toEqual([]);
    });
  });
}

async function faultsOn(
  page: Page,
  scene: Scene,
  where: Device,
  language: Language,
): Promise<string[]> {
  // Other letters are wider or narrower.
  await page.evaluate(() => document.fonts.ready);
  await picture(page, `${scene.name}-${language}-${where}`);
  const judged = isJudged(scene, where, language) ? await violations(page, scene.part) : [];
  const foreign = where === 'laptop' ? await foreignOn(page, language) : [];
  const wide = await beyondTheEdge(page);
  const long = scene.table && where === 'laptop' && (await scrollsDown(page));
  return [...judged, ...foreign, ...wide, ...(long ? ['scrolls down'] : [])];
}

/** Presses the switch or the menu's line; false where that cannot be pressed now, or took the scene away. */
async function switched(page: Page, { part }: Scene, language: Language): Promise<boolean> {
  const button = page.locator(`button[lang="${language}"]`);
  if ((await button.count()) > 0) {
    await button.dispatchEvent('click'); // a dialog may lie over it
  } else {
    const over = await page.locator('[role="dialog"], [role="menu"], [data-scene]').count();
    const menu = page.locator('header [aria-haspopup="menu"]');
    if (over > 0 || (await menu.count()) === 0) return false;
    await menu.click();
    await page.getByRole('menuitem', { name: LANGUAGE_NAMES[language] }).click();
  }
  await page.locator(`html[lang="${language}"]`).waitFor(); // as soon as its words are there
  return !part || (await page.locator(part).count()) > 0;
}

/** What the device remembers from before. */
async function remember(
  page: Page,
  settings: { readonly language: Language; readonly pictures: boolean },
): Promise<void> {
  if (page.url() === 'about:blank') return;
  await page.evaluate((settings) => {
    const kept = JSON.parse(localStorage.getItem('landsraad')!);
    Object.assign(kept.state, settings);
    localStorage.setItem('landsraad', JSON.stringify(kept));
  }, settings);
}

/** What makes the page wider than the screen. */
export function beyondTheEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 5)
      .map((element) => `${scrollWidth} of ${clientWidth}: ${element.outerHTML.slice(0, 120)}`);
  });
}

const scrollsDown = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    return scrollHeight > clientHeight;
  });

/** Whatever comes or goes has done so: words that are only half there have no contrast yet. */
const nothingMoves = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== 'running' ||
          effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );

/** What axe has against a screen, or a part of it. */
export async function violations(page: Page, part?: string): Promise<string[]> {
  await nothingMoves(page);
  const axe = new AxeBuilder({ page });
  const found = await (part ? axe.include(part) : axe).analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}
