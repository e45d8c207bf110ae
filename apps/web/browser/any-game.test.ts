import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../serve.mjs';
import { words as panel } from '../src/table/panel-words.ts';
import { words } from '../src/table/words.ts';
import { focusIsOn, tabTo } from './keys.ts';
import type { Toy } from './toy/main.tsx';
import { type Device, visitor, withBrowser } from './visit.ts';

/* The table with a game that nobody knows: what it can do for that one, it can do for any. */

withBrowser();

const folder = mkdtempSync(path.join(tmpdir(), 'landsraad-toy-'));
let site: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  await build({
    root: path.join(import.meta.dirname, 'toy'),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, target: 'es2022' },
  });
  site = await serve({ port: 0, folder });
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

async function atTheFair(device: Device = 'laptop'): Promise<Page> {
  const page = await visitor({ device });
  await page.goto(site.url);
  await asks(page, 'stall');
  return page;
}

const asks = (page: Page, kind: string) =>
  page.locator(`[data-owed][data-kind="${kind}"]`).waitFor();

/** What the page put there for the test. */
type There = typeof globalThis & { readonly toy: Toy };
const given = (page: Page) => page.evaluate(() => (globalThis as There).toy.given.slice());
const drawn = (page: Page) => page.evaluate(() => ({ ...(globalThis as There).toy.drawn }));
const others = (page: Page) => page.evaluate(() => (globalThis as There).toy.others());

const option = (page: Page, id: string) => page.locator(`[data-owed] button[data-option="${id}"]`);
const spot = (page: Page, id: string) => page.locator(`[data-spot="stall:${id}"]`);
const confirm = (page: Page) => page.locator('[data-confirm]');

const PLAN = { guide: 'zoe', guard: 'none', coins: 3, gifts: ['figs'] };
const EVERYTHING = ['east', ['salt', 'tea'], 4, ['second', 'first', 'third'], PLAN, 7];

describe('a game that the table has never seen', () => {
  it('is played with the mouse, in every shape of decision', async () => {
    const page = await atTheFair();
    await option(page, 'east').click();
    await asks(page, 'wares');
    expect(await confirm(page).isDisabled()).toBe(true);
    for (const ware of ['salt', 'tea']) await option(page, ware).click();
    await confirm(page).click();
    await asks(page, 'coins');
    await page.getByRole('slider').fill('4');
    await confirm(page).click();
    await asks(page, 'queue');
    await page.getByRole('button', { name: panel.en.earlier('take second') }).click();
    await confirm(page).click();
    await asks(page, 'plan');
    await option(page, 'zoe').click();
    await option(page, 'figs').click();
    await page.getByRole('slider', { name: 'the coins' }).fill('3');
    await confirm(page).click();
    await asks(page, 'bid');
    await page.getByRole('slider').fill('7');
    await confirm(page).click();
    await page.getByText(words.en.waitingFor('Seat 1')).waitFor();
    await others(page);
    await page.locator('[data-end]').waitFor();
    expect(await given(page)).toEqual(EVERYTHING);
  });

  it('is played with the keyboard alone', async () => {
    const page = await atTheFair();
    const { keyboard } = page;
    await keyboard.press('2');
    await asks(page, 'wares');
    for (const key of ['2', '3', 'Enter']) await keyboard.press(key);
    await asks(page, 'coins');
    for (const key of ['4', 'Enter']) await keyboard.press(key);
    await asks(page, 'queue');
    await tabTo(page, '[data-option="second"] button');
    await keyboard.press('Space');
    await tabTo(page, '[data-confirm]');
    await keyboard.press('Enter');
    await asks(page, 'plan');
    await keyboard.press('d');
    await tabTo(page, '[data-option="zoe"]');
    await keyboard.press('Space');
    await tabTo(page, 'input[type="range"]');
    for (let n = 0; n < 3; n++) await keyboard.press('ArrowRight');
    await tabTo(page, '[data-option="figs"]');
    await keyboard.press('Space');
    await tabTo(page, '[data-confirm]');
    await keyboard.press('Enter');
    await asks(page, 'bid');
    for (const key of ['7', 'Enter']) await keyboard.press(key);
    await page.getByText(words.en.waitingFor('Seat 1')).waitFor();
    expect(await given(page)).toEqual(EVERYTHING);
  });

  it('is pressed on its board, which says why not and opens what lies there', async () => {
    const page = await atTheFair();
    await spot(page, 'south').click({ force: true });
    await page.locator('[data-why="closed"]').getByText('not possible: closed').waitFor();
    await page.keyboard.press('Escape');
    await spot(page, 'silk').click();
    await page.locator('[data-inspected="silk"] button').click();
    await spot(page, 'north').focus();
    await page.keyboard.press('i');
    await page.locator('[data-inspected="north"] button').click();
    await spot(page, 'north').focus();
    await page.keyboard.press('Enter');
    await asks(page, 'wares');
    await spot(page, 'tea').click();
    expect(await option(page, 'tea').getAttribute('aria-pressed')).toBe('true');
    await confirm(page).click();
    await asks(page, 'coins');
    expect(await given(page)).toEqual(['north', ['tea']]);
  });

  it('says why a form would not be taken, in its own words, before it is sent', async () => {
    const page = await toThePlan();
    const field = page.locator('[data-field="coins"]');
    await field.waitFor();
    expect(await page.locator('[data-field] legend').allTextContents()).toEqual(
      ['guide', 'guard', 'coins', 'gifts'].map((name) => `the ${name}`),
    );
    expect(await option(page, 'none').getAttribute('aria-pressed')).toBe('true');
    await option(page, 'ali').click();
    await expect.poll(() => confirm(page).isEnabled()).toBe(true);
    await option(page, 'figs').click();
    await page.locator('[data-why="gifts-cost"]').waitFor();
    expect(await confirm(page).isDisabled()).toBe(true);
    expect(await page.locator('[role="status"]').textContent()).toContain('gifts-cost');
    await field.getByRole('slider').fill('1');
    expect(await field.locator('output').textContent()).toBe('0.5 pounds');
    await expect.poll(() => confirm(page).isEnabled()).toBe(true);
    expect(await page.locator('[data-why]').count()).toBe(0);
    expect(await given(page)).toHaveLength(4);
  });

  it('can be read and answered as text', async () => {
    const page = await atTheFair();
    await page.keyboard.press('t');
    await page.getByText('All there is to see.').waitFor();
    await page.getByRole('radio', { name: 'take east' }).check();
    await confirm(page).click();
    await asks(page, 'wares');
    await page.getByRole('checkbox', { name: 'take tea' }).check();
    await confirm(page).click();
    await asks(page, 'coins');
    await page.getByRole('spinbutton').fill('2');
    await confirm(page).click();
    await asks(page, 'queue');
    expect(await given(page)).toEqual(['east', ['tea'], 2]);
  });

  it('tells its story, takes back, and puts a pick away', async () => {
    const page = await atTheFair();
    await page.keyboard.press('1');
    await asks(page, 'wares');
    await page.locator('[data-event="0"]').getByText('S0 chose').waitFor();
    await page.keyboard.press('1');
    expect(await option(page, 'silk').getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('Escape');
    expect(await option(page, 'silk').getAttribute('aria-pressed')).toBe('false');
    await page.keyboard.press('u');
    await asks(page, 'stall');
    expect(await given(page)).toEqual([]);
    expect(await focusIsOn(page, 'h2')).toBe(true);
  });

  it('has its drawers on a phone', async () => {
    const page = await atTheFair('phone');
    await page.locator('[data-drawer="players"]').tap();
    await page.locator('#pane-players [data-part="opponents"]').waitFor();
    await page.locator('[data-drawer="log"]').tap();
    await page.locator('#pane-log [data-part="log"]').waitFor();
    await option(page, 'north').tap();
    await asks(page, 'wares');
  });
});

describe('a press', () => {
  it('draws anew what shows it, and nothing that only shows the game', async () => {
    const page = await atTheFair();
    await page.keyboard.press('1');
    await asks(page, 'wares');
    const before = await drawn(page);
    await option(page, 'silk').click();
    const picked = await drawn(page);
    expect(picked).toEqual({ ...before, stalls: before.stalls! + 1 });
    await confirm(page).click();
    await asks(page, 'coins');
    const asked = await drawn(page);
    for (const n of ['1', '3', '5']) await page.getByRole('slider').fill(n);
    expect(await drawn(page)).toEqual(asked);
  });
});

async function toThePlan(): Promise<Page> {
  const page = await atTheFair();
  for (const [key, next] of [
    ['1', 'wares'],
    ['1', ''],
    ['Enter', 'coins'],
    ['Enter', 'queue'],
    ['Enter', 'plan'],
  ] as const) {
    await page.keyboard.press(key);
    if (next) await asks(page, next);
  }
  return page;
}
