import type { Language } from '@landsraad/kernel/wording';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { words } from '../src/guide/words.ts';
import { CHAPTERS, chapterOf } from '../src/packs/imperium/guide/chapters.ts';
import { words as welcome } from '../src/screens/guide/words.ts';
import { middleOf, OFFERED } from './dune.ts';
import { confirm, option, owed, press } from './table.ts';
import { AS_IT_COMES, type Device, PATIENCE, picture, url, visitor, withBrowser } from './visit.ts';

withBrowser();

const COACH = '[data-coach]';

/** The lessons of a chapter that whoever follows its advice hears; the last is that it is won. */
const coreOf = (chapter: string): string[] => [
  ...chapterOf(chapter).lessons.flatMap(({ id, core }) => (core ? [id] : [])),
  'won',
];

async function begin(page: Page, chapter = 'agents', first = coreOf(chapter)[0]): Promise<void> {
  await page.goto(`${url()}/guide`);
  await page.locator(`[data-chapter="${chapter}"] button`).click();
  await page.waitForSelector(`[data-coach="${first}"]`, { timeout: PATIENCE });
}

/** What the coach says once nothing moves by itself. */
interface Said {
  readonly lesson: string;
  readonly toRead: boolean;
  readonly position: number;
  readonly suggestion: string | number | string[] | null;
  readonly rings: number;
  /** Whether the panel covers the decision or what a ring is around. */
  readonly inTheWay: boolean;
  /** Whether all of the panel is on the screen. */
  readonly inSight: boolean;
}

async function said(page: Page): Promise<Said> {
  const found = await page.waitForFunction(
    (): Said | null => {
      const table = document.querySelector<HTMLElement>('[data-phase][data-position]');
      const coach = document.querySelector<HTMLElement>('[data-coach]');
      if (!table || !coach || document.querySelector('[data-owed][aria-busy="true"]')) return null;
      const owes = document.querySelector('[data-owed]');
      if (!owes) return null;
      if (coach.dataset.coach === 'waiting') return null;
      const hint = coach.querySelector<HTMLElement>('[data-suggestion]')?.dataset.suggestion;
      const own = coach.getBoundingClientRect();
      const covers = (element: Element, by = 6) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return (
          Math.min(right, own.right) - Math.max(left, own.left) > by &&
          Math.min(bottom, own.bottom) - Math.max(top, own.top) > by
        );
      };
      const rings = [...document.querySelectorAll('[data-testid="rings"] > *')];
      return {
        lesson: coach.dataset.coach!,
        toRead: coach.hasAttribute('data-reading'),
        position: Number(table.dataset.position),
        suggestion: hint === undefined ? null : JSON.parse(hint),
        rings: rings.length,
        inTheWay: [...rings, owes].some((each) => covers(each)),
        inSight:
          own.top >= 0 && own.left >= 0 && own.bottom <= innerHeight && own.right <= innerWidth,
      };
    },
    undefined,
    { timeout: PATIENCE },
  );
  return (await found.jsonValue()) as Said;
}

/** Does what the coach suggests: on the table where it glows there, else in the panel. */
async function obey(page: Page, { suggestion, position }: Said): Promise<void> {
  if (typeof suggestion === 'number') {
    await page
      .locator('[data-owed] button[aria-pressed]')
      .nth(suggestion - 1)
      .click();
    await confirm(page);
  } else if (Array.isArray(suggestion)) {
    for (const id of suggestion) await page.locator(option(id)).click();
    await confirm(page);
  } else {
    const space = page.locator(`g[data-spot="space:${suggestion}"][data-state="offered"]`);
    if ((await space.count()) > 0) await space.first().click();
    else await press(page, option(suggestion!));
  }
  await goneOn(page, position);
}

const goneOn = (page: Page, position: number) =>
  page.waitForFunction(
    (before) =>
      document.querySelector<HTMLElement>('[data-phase][data-position]')?.dataset.position !==
      String(before),
    position,
    { timeout: PATIENCE },
  );

/** At the table of Dune: what is put together there is confirmed. */
async function obeyOnTheMap(page: Page, now: Said): Promise<void> {
  const kind = await page.locator('[data-owed]').first().getAttribute('data-kind');
  if (kind === 'ship' && now.suggestion !== 'none') {
    const n = await page
      .locator(OFFERED)
      .evaluateAll(
        (cells, cell) => cells.findIndex((each) => each.getAttribute('data-cell') === cell),
        String(now.suggestion),
      );
    const { x, y } = await middleOf(page, n);
    await page.mouse.click(x, y);
    await confirm(page);
  } else if (kind === 'storm.first' || kind === 'storm.dial') {
    await page.locator(`[data-dial="${now.suggestion}"]`).click();
    await confirm(page);
  } else await press(page, option(String(now.suggestion)));
  await goneOn(page, now.position);
}

async function follow(
  page: Page,
  name: string,
  { last = 'won', does = obey }: { last?: string; does?: typeof obey } = {},
): Promise<string[]> {
  const lessons: string[] = [];
  for (let step = 0; step < 150; step++) {
    const now = await said(page);
    if (now.lesson !== 'tip') lessons.push(now.lesson);
    // The rings follow what they are around within a moment.
    await expect.poll(async () => (await said(page)).inTheWay, { message: now.lesson }).toBe(false);
    expect(now.inSight, now.lesson).toBe(true);
    if (['aim', 'spaces', 'troops', 'combat', 'price', last].includes(now.lesson))
      await picture(page, `guide-${name}-${now.lesson}`);
    if (now.lesson === last) return lessons;
    if (now.toRead) {
      await page.getByTestId('got-it').click();
      await page.waitForFunction(
        (lesson) => document.querySelector<HTMLElement>('[data-coach]')?.dataset.coach !== lesson,
        now.lesson,
      );
    } else await does(page, now);
  }
  throw new Error('the guide does not end');
}

const remembered = (page: Page): Promise<{ learned?: string[]; guideDone?: boolean }> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('landsraad')!).state);

describe('the tutorial', () => {
  it.each<[string, Device, Language]>([
    ['agents', 'phone', 'en'],
    ['conflict', 'laptop', 'fr'],
  ])('has a chapter %s that is won on a %s (%s) by following it', async (id, device, language) => {
    const page = await visitor({ device, language, newcomer: true });
    await begin(page, id);
    const lessons = await follow(page, `${id}-${device}-${language}`);
    expect(lessons).toEqual(coreOf(id));
    expect(await page.locator('[data-goal] [data-reached]').count()).toBe(
      chapterOf(id).aims.length,
    );
    await expect.poll(async () => (await remembered(page)).learned).toEqual([id]);
    await page.getByTestId('next-chapter').click();
    const next = CHAPTERS[CHAPTERS.indexOf(chapterOf(id)) + 1]!;
    await page.locator(`[data-coach="${next.lessons[0]!.id}"]`).waitFor({ timeout: PATIENCE });
    await page.goto(`${url()}/guide`);
    const done = page.locator(`[data-chapter="${id}"]`);
    await done.getByText(welcome[language].done, { exact: true }).waitFor();
    await page
      .locator(`[data-chapter="${next.outline.id}"]`)
      .getByRole('link', { name: welcome[language].goOn })
      .waitFor();
  });

  it('has a first game of Dune, followed into the desert', async () => {
    const page = await visitor({ language: 'fr', newcomer: true, settings: AS_IT_COMES });
    await begin(page, 'arrakis', 'aim');
    const lessons = await follow(page, 'arrakis', { last: 'ornithopters', does: obeyOnTheMap });
    expect(lessons).toEqual([
      'aim',
      'traitor',
      'storm',
      'blow',
      'bidding',
      'price',
      'ornithopters',
    ]);
  });

  it('can be skipped: the game goes on, also after loading the page again', async () => {
    const page = await visitor({ newcomer: true });
    await begin(page);
    await page.getByTestId('skip-guide').click();
    await page.getByRole('button', { name: words.en.skipNo }).click();
    await page.locator('[data-coach="aim"]').waitFor();
    await page.getByTestId('skip-guide').click();
    await page.getByRole('button', { name: words.en.skipYes, exact: true }).click();
    await page.locator(COACH).waitFor({ state: 'detached' });
    await expect.poll(async () => (await remembered(page)).guideDone).toBe(true);
    const before = await owed(page);
    await page.locator(option('diplomacy')).click();
    expect((await owed(page, before.position)).kind).toBe('agent.space');
    await page.reload();
    await owed(page);
    expect(await page.locator(COACH).count()).toBe(0);
  });

  it('remembers what it told, and tells it again to whoever turns back', async () => {
    const page = await visitor({ newcomer: true });
    await begin(page);
    await page.getByTestId('got-it').click();
    await page.locator('[data-coach="round"]').waitFor();
    await page.reload();
    await page.locator('[data-coach="round"]').waitFor();
    await page.getByRole('button', { name: words.en.back }).click();
    await page.locator('[data-coach="aim"]').waitFor();
    await page.getByRole('button', { name: words.en.forward }).click();
    await page.locator('[data-coach="round"]').waitFor();
    expect(await page.locator(COACH).textContent()).toContain(
      words.en.count(2, coreOf('agents').length),
    );
  });

  it('is worked with the keyboard alone', async () => {
    const page = await visitor({ newcomer: true });
    await page.goto(`${url()}/guide`);
    await page.getByTestId('start-guide').focus();
    await page.keyboard.press('Enter');
    for (const lesson of ['aim', 'round', 'hand']) {
      await page.locator(`[data-coach="${lesson}"]`).waitFor({ timeout: PATIENCE });
      await page.getByTestId('got-it').focus();
      await page.keyboard.press('Enter');
    }
    const { suggestion, lesson } = await said(page);
    expect([lesson, suggestion]).toEqual(['icons', 'diplomacy']);
    const { position, options } = await owed(page);
    await page.keyboard.press(String(options.indexOf('diplomacy') + 1));
    expect((await owed(page, position)).kind).toBe('agent.space');
    await page.locator('[data-coach="spaces"]').waitFor();
  });

  it('takes no for an answer', async () => {
    const page = await visitor({ newcomer: true });
    await page.goto(`${url()}/guide`);
    await page.getByRole('button', { name: welcome.en.decline }).click();
    await page.waitForURL(`${url()}/`);
    await expect.poll(async () => (await remembered(page)).guideDone).toBe(true);
  });
});
