import type { Language } from '@landsraad/kernel/wording';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { words } from '../src/guide/words.ts';
import { LESSONS } from '../src/packs/imperium/guide/lessons.ts';
import { words as welcome } from '../src/screens/guide/words.ts';
import { confirm, option, owed, press } from './table.ts';
import { type Device, PATIENCE, picture, url, visitor, withBrowser } from './visit.ts';

withBrowser();

const COACH = '[data-coach]';
const CORE = LESSONS.filter(({ core }) => core);

async function begin(page: Page): Promise<void> {
  await page.goto(`${url()}/guide`);
  await page.getByTestId('start-guide').click();
  await page.waitForSelector('[data-coach="aim"]', { timeout: PATIENCE });
}

/** What the coach says once nothing moves by itself. */
interface Said {
  readonly lesson: string;
  readonly toRead: boolean;
  readonly over: boolean;
  readonly position: number;
  readonly suggestion: string | number | string[] | null;
  readonly rings: number;
  /** Whether the panel covers the decision or what a ring is around. */
  readonly inTheWay: boolean;
}

async function said(page: Page): Promise<Said> {
  const found = await page.waitForFunction(
    (): Said | null => {
      const table = document.querySelector<HTMLElement>('[data-phase][data-position]');
      const coach = document.querySelector<HTMLElement>('[data-coach]');
      if (!table || !coach || document.querySelector('[data-owed][aria-busy="true"]')) return null;
      const over = table.dataset.phase === 'over';
      const owes = document.querySelector('[data-owed]');
      if (!over && !owes) return null;
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
        over,
        position: Number(table.dataset.position),
        suggestion: hint === undefined ? null : JSON.parse(hint),
        rings: rings.length,
        inTheWay: [...rings, ...(owes ? [owes] : [])].some((each) => covers(each)),
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
  await page.waitForFunction(
    (before) =>
      document.querySelector<HTMLElement>('[data-phase][data-position]')?.dataset.position !==
      String(before),
    position,
    { timeout: PATIENCE },
  );
}

async function follow(page: Page, name: string): Promise<string[]> {
  const lessons: string[] = [];
  for (let step = 0; step < 150; step++) {
    const now = await said(page);
    if (now.lesson !== 'tip') lessons.push(now.lesson);
    // The rings follow what they are around within a moment.
    await expect.poll(async () => (await said(page)).inTheWay, { message: now.lesson }).toBe(false);
    if (['aim', 'spaces', 'acquire', 'combat'].includes(now.lesson))
      await picture(page, `guide-${name}-${now.lesson}`);
    if (now.over) return lessons;
    if (now.toRead) {
      await page.getByTestId('got-it').click();
      await page.waitForFunction(
        (lesson) => document.querySelector<HTMLElement>('[data-coach]')?.dataset.coach !== lesson,
        now.lesson,
      );
    } else await obey(page, now);
  }
  throw new Error('the guide does not end');
}

const guideDone = (page: Page): Promise<boolean> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('landsraad')!).state.guideDone === true);

describe('the first-game guide', () => {
  it.each<[Device, Language]>([
    ['laptop', 'fr'],
    ['phone', 'en'],
  ])('is played to its end on a %s (%s) by following it', async (device, language) => {
    const page = await visitor({ device, language, newcomer: true });
    await begin(page);
    const lessons = await follow(page, `${device}-${language}`);
    expect(CORE.map(({ id }) => id).filter((id) => !lessons.includes(id))).toEqual([]);
    expect(new Set(lessons).size).toBe(lessons.length);
    await expect.poll(() => guideDone(page)).toBe(true);
    await page.getByRole('dialog').waitFor(); // the end of the game
    await page.keyboard.press('Escape');
    await page.getByTestId('got-it').click();
    await page.locator(COACH).waitFor({ state: 'detached' });
    await picture(page, `guide-${device}-${language}-end`);
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
    await expect.poll(() => guideDone(page)).toBe(true);
    const before = await owed(page);
    await page.locator(option('reconnaissance')).click();
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
    expect(await page.locator(COACH).textContent()).toContain(words.en.count(2, CORE.length));
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
    expect([lesson, suggestion]).toEqual(['icons', 'reconnaissance']);
    const { position, options } = await owed(page);
    await page.keyboard.press(String(options.indexOf('reconnaissance') + 1));
    expect((await owed(page, position)).kind).toBe('agent.space');
    await page.locator('[data-coach="spaces"]').waitFor();
  });

  it('takes no for an answer', async () => {
    const page = await visitor({ newcomer: true });
    await page.goto(`${url()}/guide`);
    await page.getByRole('button', { name: welcome.en.decline }).click();
    await page.waitForURL(`${url()}/`);
    await expect.poll(() => guideDone(page)).toBe(true);
  });
});
