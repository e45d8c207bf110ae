import { below, type Random } from '@landsraad/kernel';
import type { Page } from 'playwright-core';
import type { Owed } from './table.ts';

/* A person with a keyboard and nothing else. */

const MOST_TABS = 250;

/** Where the focus is, for a report; empty when it is nowhere. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body || element === document.documentElement) return '';
    return `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`.slice(
      0,
      80,
    );
  });

export const focusIsOn = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);

/** Presses Tab until the focus is on what the selector finds. */
export async function tabTo(page: Page, selector: string, key = 'Tab'): Promise<void> {
  for (let n = 0; n < MOST_TABS; n++) {
    if (await focusIsOn(page, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${MOST_TABS} times ${key} do not reach ${selector}`);
}

/** Answers with number keys and Enter, or by walking to the option. */
export async function answerByKeys(page: Page, decision: Owed, chance: Random): Promise<void> {
  const { keyboard } = page;
  const { shape, options } = decision;
  if (shape === 'one') return chooseByKeys(page, options, below(chance, options.length), chance);
  await keyboard.press('d');
  if (shape === 'number') await keyboard.press(String(below(chance, 4)));
  if (shape === 'some')
    for (let n = 1; n <= Math.min(9, options.length) && !(await confirmable(page)); n++)
      await keyboard.press(String(n));
  await keyboard.press('Enter');
}

const confirmable = (page: Page): Promise<boolean> =>
  page.locator('[data-owed] [data-confirm]').isEnabled();

async function chooseByKeys(
  page: Page,
  options: readonly string[],
  at: number,
  chance: Random,
): Promise<void> {
  if (at < 9 && below(chance, 4) > 0) return page.keyboard.press(String(at + 1));
  await page.keyboard.press('d');
  await tabTo(page, `[data-owed] [data-option=${JSON.stringify(options[at])}]`);
  await page.keyboard.press('Enter');
}
