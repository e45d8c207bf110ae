import { AxeBuilder } from '@axe-core/playwright';
import { LANGUAGES, type Language } from '@landsraad/kernel/wording';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foreignOn } from './dictionary.ts';
import { type Addresses, prepared, SCENES, type Scene } from './scenes.ts';
import { type Device, LOOKING, LOOKS, picture, type State, visitor, withBrowser } from './visit.ts';

let kept: { state: State; games: Addresses };

const isFor = ({ only, table }: Scene, where: Device): boolean =>
  only ? only.includes(where) : where !== 'tablet' || table === true;

/** Words do not change what axe looks at: each arrangement of a screen is looked at once. */
const judgedIn: Readonly<Record<Device, Language>> = { laptop: 'en', tablet: 'fr', phone: 'fr' };
const ON_TABLETS = ['table-turn', 'solo-table'];

const isJudged = ({ name }: Scene, where: Device, language: Language): boolean =>
  judgedIn[where] === language && (where !== 'tablet' || ON_TABLETS.includes(name));

/** What is longer in French is so on every device; what is said is read on laptops, in both languages. */
const languagesOn = (where: Device): readonly Language[] =>
  LOOKING || where === 'laptop' ? LANGUAGES : ['fr'];

/** Visits every screen; a file for each device, so that two go on at once. */
export function everyScreenOn(where: Device): void {
  withBrowser();
  beforeAll(async () => {
    kept = await prepared();
  });
  describe.each(languagesOn(where))(`on a ${where}, in %s`, (language) => visits(where, language));
}

function visits(where: Device, language: Language): void {
  let page: Page;
  let errors: string[] = [];

  async function arrive(fresh: boolean): Promise<Page> {
    const arrived = await visitor({
      device: where,
      language,
      serviceWorkers: 'block',
      newcomer: fresh,
      stays: !fresh,
      state: fresh ? undefined : kept.state,
      // Words over pictures are judged once, as all that axe looks at.
      ...((LOOKING || judgedIn[where] === language) && { settings: LOOKS }),
    });
    arrived.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    return arrived;
  }
  beforeAll(async () => {
    page = await arrive(false);
  });
  afterAll(() => page.context().close());

  it.each(SCENES.filter((scene) => isFor(scene, where)))('$name', async (scene) => {
    errors = [];
    const here = scene.fresh ? await arrive(true) : page;
    await scene.open(here, kept.games);
    // Other letters are wider or narrower.
    await here.evaluate(() => document.fonts.ready);
    await picture(here, `${scene.name}-${language}-${where}`);
    const judged = isJudged(scene, where, language) ? await violations(here, scene.part) : [];
    const foreign = where === 'laptop' ? await foreignOn(here, language) : [];
    const wide = await beyondTheEdge(here);
    const long = scene.table && where === 'laptop' && (await scrollsDown(here));
    await scene.leave?.(here);
    expect({ foreign, wide, long: long ?? false, errors, judged }).toEqual({
      foreign: [],
      wide: [],
      long: false,
      errors: [],
      judged: [],
    });
  });
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

/** What axe has against a screen, or a part of it. */
export async function violations(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const found = await (part ? axe.include(part) : axe).analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}
