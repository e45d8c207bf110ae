import { readFileSync } from 'node:fs';
import { seeded } from '@landsraad/kernel';
import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { answer, moment } from './table.ts';
import { AS_IT_COMES, LOOKS, url, visitor, withBrowser } from './visit.ts';

/* Measured when asked for: `LANDSRAAD_MEMORY=1`, on Linux. Nothing of it is judged. */

withBrowser();

const MB = 2 ** 20;

/** What only this page holds, as the system sees it, and what script and document are of it. */
async function heldBy(page: Page, devtools: CDPSession): Promise<string> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)!.value;
  const system = await page.context().browser()!.newBrowserCDPSession();
  const { processInfo } = await system.send('SystemInfo.getProcessInfo');
  const held = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => {
      const written = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8');
      const kB = Number(/^Private_Dirty:\s+(\d+)/m.exec(written)![1]);
      return `${((kB * 1024) / MB).toFixed(0)} MB`;
    });
  return `renderers ${held.join(' + ')}, script ${(of('JSHeapUsedSize') / MB).toFixed(1)} MB, ${of('Nodes')} nodes, ${of('JSEventListeners')} listeners`;
}

/** What a browser keeps because there is room for it is no need of the page. */
async function neededBy(page: Page, devtools: CDPSession): Promise<string> {
  await devtools.send('Memory.simulatePressureNotification', { level: 'critical' });
  await page.waitForTimeout(2000);
  return heldBy(page, devtools);
}

const whenAsked = it.runIf(process.env.LANDSRAAD_MEMORY === '1');

describe('the memory of the page', () => {
  whenAsked.each([1, 2])('in a long game, with %s pixels for one', async (density) => {
    const page = await visitor({ settings: { ...LOOKS }, density });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    await page.goto(url());
    console.log(`start: ${await heldBy(page, devtools)}`);
    await page.getByTestId('play-now').click();
    const chance = seeded('memory');
    let now = await moment(page);
    for (let n = 0; now.is === 'owed'; n++) {
      if (n % 30 === 0) console.log(`${n} answers: ${await heldBy(page, devtools)}`);
      await answer(page, now, chance);
      now = await moment(page, now.position);
    }
    console.log(`the end: ${await heldBy(page, devtools)}`);
    console.log(`the end, where memory is short: ${await neededBy(page, devtools)}`);
    expect(now.is).toBe('over');
  });

  whenAsked('in the card browser, looked through to its end', async () => {
    const page = await visitor({ settings: { ...LOOKS, ...AS_IT_COMES } });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    await page.goto(`${url()}/cards`);
    await page.locator('[data-key] image').first().waitFor();
    console.log(`cards: ${await heldBy(page, devtools)}`);
    const cells = page.locator('[data-key]');
    for (let n = 0; n < (await cells.count()); n += 30) {
      await cells.nth(n).scrollIntoViewIfNeeded();
      await page.waitForTimeout(300);
    }
    console.log(`cards, at the end: ${await heldBy(page, devtools)}`);
    await expect
      .poll(() => page.workers().filter((worker) => /painter/.test(worker.url())))
      .toEqual([]);
    console.log(`cards, when the painter has left: ${await heldBy(page, devtools)}`);
    console.log(`cards, where memory is short: ${await neededBy(page, devtools)}`);
    expect(await page.locator('[data-key] image').count()).toBeGreaterThan(0);
  });
});
