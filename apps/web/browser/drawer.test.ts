import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { words as drawer } from '../src/table/drawer/words.ts';
import { words } from '../src/table/words.ts';
import { focused, focusIsOn } from './keys.ts';
import { atTheTable, owed } from './table.ts';
import { DEVICES, withBrowser } from './visit.ts';

withBrowser();

const open = (page: Page) => page.getByRole('dialog', { name: drawer.en.title });
const shown = (page: Page, tab: string) => page.locator(`[data-drawer-page="${tab}"]:visible`);

describe('the drawer', () => {
  it('shows every icon by a key, keeps the focus, and gives it back', async () => {
    const page = await atTheTable();
    await page.keyboard.press('d');
    await page.keyboard.press('g');
    await shown(page, 'icons').waitFor();
    expect(await page.locator('[data-legend]').count()).toBeGreaterThan(50);
    for (let n = 0; n < 70; n++) {
      await page.keyboard.press('Tab');
      expect(await focusIsOn(page, '[role="dialog"] *'), await focused(page)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await open(page).waitFor({ state: 'detached' });
    expect(await focusIsOn(page, '[data-owed] h2')).toBe(true);
  });

  it('opens the rule of a decision over the table, and follows its references', async () => {
    const page = await atTheTable();
    const { position } = await owed(page);
    const at = page.url();
    const number = page.locator('[data-owed] a[data-rule]').first();
    const rule = (await number.textContent())!;
    await number.click();
    const marked = shown(page, 'rules').locator('[data-marked]');
    await marked.waitFor();
    expect(await marked.getAttribute('id')).toBe(rule);
    const reference = shown(page, 'rules').locator('a[data-rule^="AMB-"]').first();
    const ruling = (await reference.textContent())!;
    await reference.click();
    await page.locator(`[id="${ruling}"][data-marked]`).waitFor();
    await page.getByRole('button', { name: drawer.en.back(rule) }).click();
    await page.locator(`[id="${rule}"][data-marked]`).waitFor();
    await page.keyboard.press('Escape');
    expect((await owed(page)).position).toBe(position);
    expect(page.url()).toBe(at);
  });

  it('has a round in short, and the log', async () => {
    const page = await atTheTable();
    await page.keyboard.press('g');
    await page.locator('[data-drawer-tab="aid"]').click();
    expect(await shown(page, 'aid').locator('li').count()).toBeGreaterThan(20);
    await page.locator('[data-drawer-tab="aid"]').press('ArrowRight');
    await shown(page, 'log').locator('[data-part="log"]').waitFor();
  });

  it('is a sheet on a phone, within the screen', async () => {
    const page = await atTheTable('phone');
    await page.getByRole('button', { name: words.en.menu }).tap();
    await page.getByRole('menuitem', { name: words.en.atHand }).tap();
    await shown(page, 'icons').waitFor();
    await expect.poll(async () => (await open(page).boundingBox())!.x).toBe(0);
    const { width, y, height } = (await open(page).boundingBox())!;
    expect(width).toBe(DEVICES.phone.width);
    expect(y).toBeGreaterThan(40);
    expect(Math.round(y + height)).toBe(DEVICES.phone.height);
  });
});

describe('a link at the table', () => {
  /** What says that it leaves. */
  const LEAVES = `[title="${words.en.leave}"]`;

  it.each(['laptop', 'phone'] as const)('never leaves it, on a %s', async (device) => {
    const page = await atTheTable(device);
    const at = page.url();
    const press = async (selector: string) => {
      const links = page.locator(`${selector} a[href]:not(${LEAVES})`);
      for (let i = 0; i < (await links.count()); i++) {
        await links.nth(i).dispatchEvent('click');
        expect(page.url()).toBe(at);
      }
      return links.count();
    };
    expect(await press('body')).toBeGreaterThan(0);
    await shown(page, 'rules').waitFor();
    await page.keyboard.press('Escape');
    await open(page).waitFor({ state: 'detached' });
    await page.locator('g[data-spot^="space:"]').first().press('i');
    await page.getByRole('dialog').locator('a[data-rule]').first().waitFor();
    expect(await press('[role="dialog"]')).toBeGreaterThan(1);
  });
});
