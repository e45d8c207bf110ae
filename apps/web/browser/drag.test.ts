import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PLAY } from './planning.ts';
import { type Owed, owed } from './table.ts';
import { AS_IT_COMES, picture, url, visitor, withBrowser } from './visit.ts';

withBrowser();

async function atTable(page: Page): Promise<Owed> {
  await page.goto(url());
  await page.getByTestId('play-now').click();
  return owed(page);
}

/** Where it lies once the board has gone to what may be chosen. */
async function settledBox(page: Page, selector: string) {
  const box = () => page.locator(selector).first().boundingBox();
  for (let before = await box(); ; ) {
    await page.waitForTimeout(150);
    const now = await box();
    if (JSON.stringify(now) === JSON.stringify(before)) return now!;
    before = now;
  }
}

async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await settledBox(page, selector);
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
}

async function dragByMouse(page: Page, from: string, to: string): Promise<void> {
  const [start, end] = [await middleOf(page, from), await middleOf(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x, start.y - 20, { steps: 3 });
  await page.mouse.move(end.x, end.y, { steps: 8 });
  await page.mouse.up();
}

async function dragByFinger(page: Page, hand: CDPSession, from: string, to: string): Promise<void> {
  const [start, end] = [await middleOf(page, from), await middleOf(page, to)];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    hand.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  // Out of its row first: sideways the row itself would move.
  const out = { x: start.x, y: start.y - 60 };
  await touch('touchStart', start);
  for (let n = 1; n <= 6; n++) await touch('touchMove', { x: start.x, y: start.y - 10 * n });
  for (let n = 1; n <= 10; n++)
    await touch('touchMove', {
      x: out.x + ((end.x - out.x) * n) / 10,
      y: out.y + ((end.y - out.y) * n) / 10,
    });
  await touch('touchEnd');
}

describe('what lies on the table can be taken', () => {
  it('by mouse: a card to a space, a troop to the lane', async () => {
    const page = await visitor({ settings: AS_IT_COMES });
    const now = await atTable(page);
    await dragByMouse(page, '[data-spot="hand:diplomacy"]', 'g[data-spot="space:stillsuits"]');
    await page.locator('[data-plan]').waitFor();
    expect(await page.locator('[data-plan] h2').textContent()).toMatch(/Diplomacy → Stillsuits/);
    for (const n of [1, 2]) {
      await dragByMouse(page, '[data-spot="garrison"]', '[data-drop="lane"]');
      await page.locator(`[data-stepper="${n}"]`).waitFor();
    }
    expect(await page.locator('[data-ghost="troop"]').count()).toBe(2);
    await dragByMouse(page, '[data-spot="hand:seek-allies"]', 'g[data-spot="space:wealth"]');
    await expect
      .poll(() => page.locator('[data-plan] h2').textContent())
      .toMatch(/Seek Allies → Wealth/);
    await page.locator(PLAY).click();
    await owed(page, now.position);
  });

  it('by mouse: a strip of the Row to the discard pile', async () => {
    const page = await visitor({ settings: AS_IT_COMES });
    await atTable(page);
    await page.locator('[data-option="reveal"]').click();
    await page.locator('[data-plan]').waitFor();
    await dragByMouse(page, '[data-spot="row:spice-smugglers"]', '[data-drop="discard"]');
    await page.locator('[data-basket="1"]').waitFor();
  });

  it('by mouse: nowhere it cannot go, and it is said why', async () => {
    const page = await visitor({ settings: AS_IT_COMES });
    const now = await atTable(page);
    await dragByMouse(page, '[data-spot="hand:diplomacy"]', 'g[data-spot="space:the-great-flat"]');
    expect(await page.locator('[data-is="refused"]').textContent()).toMatch(/IMP-/);
    await page.keyboard.press('Escape');
    await dragByMouse(page, '[data-spot="hand:diplomacy"]', '[data-drop="discard"]');
    expect(await page.locator('[data-plan]').count()).toBe(0);
    expect((await owed(page)).position).toBe(now.position);
  });

  it('by touch: a whole turn', async () => {
    const page = await visitor({ settings: AS_IT_COMES, device: 'tablet' });
    const now = await atTable(page);
    const hand = await page.context().newCDPSession(page);
    await picture(page, 'drag-tablet');
    await dragByFinger(page, hand, '[data-spot="hand:diplomacy"]', 'g[data-spot="space:wealth"]');
    await page.locator('[data-plan]').waitFor();
    expect(await page.locator('[data-plan] h2').textContent()).toMatch(/Diplomacy → Wealth/);
    await page.locator(PLAY).tap();
    await owed(page, now.position);
  });
});
