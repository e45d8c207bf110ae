import { below, type Random } from '@landsraad/kernel';
import type { Page } from 'playwright-core';
import { type Moment, moment } from './table.ts';
import { PATIENCE } from './visit.ts';

/* A person who puts a turn together before playing it. */

export const PLAY = '[data-play]';
const PANEL = '[data-owed]';

/** In the page: what the panel shows, as far as a press can change it; null where it is as before. */
const shown = (before: string): string | null => {
  const table = document.querySelector<HTMLElement>('[data-phase][data-position]');
  const panel = document.querySelector<HTMLElement>('[data-owed], [data-ahead]');
  const options = [...(panel?.querySelectorAll<HTMLElement>('[data-option]') ?? [])];
  const { plan, kind } = panel?.dataset ?? {};
  const picked = options.map(({ dataset, ariaPressed }) => `${dataset.option}${ariaPressed}`);
  const now = [table?.dataset.position, plan, kind, ...picked].join(' ');
  return now === before ? null : now;
};

/** Presses, and waits until the table has taken notice. */
async function pressed(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await page.evaluate(shown, '');
  await act();
  await page.waitForFunction(shown, before ?? '', { timeout: PATIENCE });
}

/** Puts one more thing into the plan, or plays it. */
async function planOn(page: Page, chance: Random): Promise<'planned' | 'played'> {
  const play = page.locator(`${PLAY}:enabled`);
  const confirm = page.locator(`${PANEL} [data-confirm]`);
  const options = page.locator(`${PANEL} [data-option]:not([aria-pressed="true"])`);
  const playable = (await play.count()) > 0;
  const n = await options.count();
  if (playable && (n === 0 || below(chance, 2) === 0)) {
    await pressed(page, () => play.click());
    return 'played';
  }
  if ((await confirm.count()) > 0 && (await confirm.isEnabled()))
    await pressed(page, () => confirm.click());
  else await pressed(page, () => options.nth(below(chance, n)).click());
  return 'planned';
}

/** Plays to the end of the game by planning; what was done is counted. */
export async function planAll(page: Page, chance: Random) {
  const did = { planned: 0, played: 0 };
  for (let now: Moment = await moment(page); now.is === 'owed'; now = await moment(page))
    did[await planOn(page, chance)]++;
  return did;
}
