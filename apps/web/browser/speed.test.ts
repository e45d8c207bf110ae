import { seeded } from '@landsraad/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { answer, moment } from './table.ts';
import { url, visitor, withBrowser } from './visit.ts';

withBrowser();

const ANSWERS = 40;

/**
 * In the page: from the press to the frame that shows the answered table. Bots that follow at once
 * are part of it.
 */
async function watchAnswers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const times: number[] = [];
    Object.assign(globalThis, { answerTimes: times });
    let pressed = 0;
    const press = () => {
      // Whoever begins a game waits for the table, not for an answer.
      if (document.querySelector('[data-owed]')) pressed = performance.now();
    };
    addEventListener('click', press, { capture: true });
    const shown = () => {
      if (pressed === 0) return;
      const from = pressed;
      pressed = 0;
      // The frame after the one in which it is drawn: then it is on the screen.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => void times.push(performance.now() - from);
        port2.postMessage(null);
      });
    };
    new MutationObserver((changes) => {
      if (changes.some(({ target }) => (target as Element).matches('[data-phase]'))) shown();
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-position'] });
  });
}

describe('an answer', () => {
  it(`is shown (${ANSWERS} measured, none is judged)`, async () => {
    const page = await visitor();
    await watchAnswers(page);
    await page.goto(url());
    await page.getByTestId('play-now').click();
    const chance = seeded('speed');
    let now = await moment(page);
    for (let n = 0; n < ANSWERS && now.is === 'owed'; n++) {
      await answer(page, now, chance);
      now = await moment(page, now.position);
    }
    const times = await page.evaluate(
      () => (globalThis as unknown as { answerTimes: number[] }).answerTimes,
    );
    const sorted = times.toSorted((a, b) => a - b);
    const ms = (time: number | undefined) => `${(time ?? Number.NaN).toFixed(0)} ms`;
    console.log(
      [
        `an answer on the table is shown after: median ${ms(sorted[sorted.length >> 1])}`,
        `nine of ten within ${ms(sorted[Math.floor(sorted.length * 0.9)])}`,
        `worst ${ms(sorted.at(-1))} (${sorted.length} answers, wanted: 100 ms)`,
      ].join(', '),
    );
    expect(times.length).toBeGreaterThanOrEqual(20);
  });
});
