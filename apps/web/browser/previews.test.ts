import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { explaining } from '../src/packs/imperium/explain/explaining.ts';
import { words } from '../src/table/explain/words.ts';
import { tabTo } from './keys.ts';
import { atTheTable, owed } from './table.ts';
import { withBrowser } from './visit.ts';

withBrowser();

const preview = (page: Page) => page.locator('[data-preview]');
const gone = (page: Page) => preview(page).waitFor({ state: 'detached' });
const HAND = '[data-spot^="hand:"]';
const CARD = `${HAND} > button`;

async function middleOf(page: Page, selector: string) {
  const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

async function pointAt(page: Page, selector: string): Promise<void> {
  const { x, y } = await middleOf(page, selector);
  await page.mouse.move(x, y, { steps: 3 });
}

describe('a preview', () => {
  it('tells what is pointed at, and what each of its icons means', async () => {
    const page = await atTheTable();
    const name = (await page.locator(CARD).first().getAttribute('aria-label'))!.split(',')[0]!;
    await pointAt(page, `${HAND} [data-icon="reveal"]`);
    await preview(page).getByRole('heading', { name, exact: true }).waitFor();
    const { name: icon, sentence } = explaining.icon('reveal', 'en')!;
    const tip = page.locator('[data-tip="reveal"]');
    await tip.waitFor();
    expect(await tip.textContent()).toContain(sentence);
    expect(icon).not.toBe('');
    // It can be pointed at, and its icons tell what they are too.
    await pointAt(page, '[data-preview] [data-icon]');
    await page.waitForTimeout(400);
    expect(await preview(page).count()).toBe(1);
    await page.keyboard.press('i');
    await page.getByRole('dialog', { name }).waitFor();
    await page.keyboard.press('Escape');
    await page.mouse.move(2, 2);
    await gone(page);
  });

  it('says of a space why not, with the rule, and of a track’s step what it brings', async () => {
    const page = await atTheTable();
    await page.locator(CARD).first().click();
    await owed(page);
    await pointAt(page, 'g[data-state="refused"]');
    await preview(page).locator('[data-why]').waitFor();
    expect(await preview(page).locator('a[data-rule]').count()).toBeGreaterThan(1);
    await pointAt(page, '[data-thing="step/fremen/4"]');
    await preview(page).getByRole('heading', { name: '4 Influence' }).waitFor();
    await pointAt(page, '[data-plate]');
    await preview(page).getByText('in the garrison').first().waitFor();
  });

  it('comes with the focus, is heard, and Escape closes nothing but it', async () => {
    const page = await atTheTable();
    await page.keyboard.press('d');
    await tabTo(page, CARD);
    await preview(page).waitFor();
    const told = await page.locator(CARD).first().getAttribute('aria-describedby');
    expect(told).toBe(await preview(page).getAttribute('id'));
    await page.keyboard.press('Escape');
    await gone(page);
    expect(await page.evaluate(() => document.activeElement?.matches('button'))).toBe(true);
  });

  it('is held up by a finger, goes to the neighbour by a swipe, and stays to be used', async () => {
    const page = await atTheTable('phone');
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      });
    const { x, y } = await middleOf(page, CARD);
    const { position } = await owed(page);
    await send('touchStart', x, y);
    const title = preview(page).getByRole('heading', { level: 3 });
    await title.waitFor();
    const first = await title.textContent();
    await send('touchMove', x - 30, y);
    await send('touchMove', x - 60, y);
    await expect.poll(() => title.textContent()).not.toBe(first);
    await send('touchEnd', x - 60, y);
    await page.waitForTimeout(300);
    expect((await owed(page)).position).toBe(position);
    await preview(page).getByRole('button', { name: words.en.rulings }).tap();
    await page.getByRole('dialog').locator('dl').first().waitFor();
  });

  it('exists for every icon on the table', async () => {
    const page = await atTheTable();
    const unnamed = await page.evaluate(() =>
      [...document.querySelectorAll<SVGElement>('[data-icon]')]
        .filter((icon) => !icon.closest('button[aria-label], a[title], label'))
        .map((icon) => icon.dataset.icon!),
    );
    const drawn = new Set(unnamed);
    expect(drawn.size).toBeGreaterThan(15);
    const NAMED_BESIDE = ['play', 'log', 'check'];
    expect(
      [...drawn].filter(
        (icon) => !explaining.icon(icon as never, 'en') && !NAMED_BESIDE.includes(icon),
      ),
    ).toEqual([]);
  });
});
