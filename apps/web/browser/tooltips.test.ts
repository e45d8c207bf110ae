import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { words as dialogs } from '../src/table/dialogs/words.ts';
import { words } from '../src/table/words.ts';
import { tabTo } from './keys.ts';
import { atTheTable } from './table.ts';
import { DEVICES, withBrowser } from './visit.ts';

withBrowser();

const HINT = '[data-part="hint"]';

const tip = (page: Page) => page.getByRole('tooltip');
const gone = (page: Page) => tip(page).waitFor({ state: 'detached' });

describe('a tooltip', () => {
  it('comes to a pointer that rests, can be pointed at, and goes with it', async () => {
    const page = await atTheTable();
    await page.locator(HINT).hover();
    await tip(page).getByText(words.en.hint).waitFor();
    expect(await page.locator(HINT).getAttribute('aria-describedby')).toBe(
      await tip(page).getAttribute('id'),
    );
    await tip(page).hover();
    await page.waitForTimeout(400);
    expect(await tip(page).count()).toBe(1);
    await page.mouse.move(5, DEVICES.laptop.height / 2);
    await gone(page);
    expect(await page.locator(HINT).getAttribute('aria-describedby')).toBeNull();
  });

  it('does not come to a pointer that presses', async () => {
    const page = await atTheTable();
    await page.locator(HINT).hover();
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForTimeout(600);
    expect(await tip(page).count()).toBe(0);
  });

  it('comes with the focus, and Escape closes nothing but it', async () => {
    const page = await atTheTable();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: dialogs.en.help.title });
    await tabTo(page, '[role="dialog"] header button');
    await tip(page).waitFor();
    await page.keyboard.press('Escape');
    await gone(page);
    expect(await dialog.count()).toBe(1);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  it.each(['laptop', 'phone'] as const)('stays on the screen of a %s', async (device) => {
    const page = await atTheTable(device);
    await page.getByRole('button', { name: words.en.menu }).hover();
    await tip(page).waitFor();
    const { x, y, width, height } = (await tip(page).boundingBox())!;
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(DEVICES[device].width);
    expect(y + height).toBeLessThanOrEqual(DEVICES[device].height);
  });
});
