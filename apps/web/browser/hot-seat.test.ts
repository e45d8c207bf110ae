import { cardOf, nameOf } from '@landsraad/imperium';
import { seeded } from '@landsraad/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { words } from '../src/screens/new-game/words.ts';
import { words as table } from '../src/table/words.ts';
import { focused } from './keys.ts';
import { answer, lift, moment, type Owed } from './table.ts';
import { picture, seed, url, visitor, withBrowser } from './visit.ts';

withBrowser();

const NAMES = ['Ada', 'Boris', 'Chloé'];
const ROUNDS = 3;

async function layTable(page: Page): Promise<void> {
  const say = words.en;
  await page.goto(`${url()}/new`);
  await page.getByRole('group', { name: say.players }).getByRole('radio', { name: '3' }).click();
  for (const [seat, name] of NAMES.entries()) {
    const place = page.getByRole('group', { name: say.seat(seat + 1) });
    await place.getByRole('radio', { name: say.person }).click();
    await place.getByRole('textbox').fill(name);
  }
  await page.getByRole('button', { name: say.start }).click();
}

const handOf = (page: Page): Promise<string[]> =>
  page
    .locator('[data-spot^="hand:"]')
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.spot!.slice(5)));

const roundOf = async (page: Page): Promise<number> =>
  Number((await page.locator('h1').textContent())?.match(/\d+/)?.[0] ?? 0);

describe('three persons on one device', () => {
  it('pass it on behind a curtain that hides every hand', async () => {
    const chance = seeded(`${seed}/hot seat`);
    const page = await visitor();
    await layTable(page);
    const played = new Set<number>();
    let hidden: string[] = [];
    let curtains = 0;
    let viewer = -1;
    let now = await moment(page);
    while (now.is !== 'over') {
      if (now.is === 'curtain') {
        curtains++;
        await curtainHides(page, now.seat, hidden);
        if (curtains === 1) await picture(page, 'hot-seat-curtain');
        viewer = now.seat;
        await page.getByRole('button', { name: table.en.curtain.look(NAMES[viewer]!) }).waitFor();
        now = await lift(page);
        const behind = `behind the curtain, before ${now.kind}`;
        await expect.poll(() => focused(page), { message: behind }).not.toBe('');
      }
      expect(await page.locator('[data-spot="own-leader"]').textContent()).toContain(NAMES[viewer]);
      played.add(viewer);
      hidden = await handOf(page);
      if ((await roundOf(page)) > ROUNDS) break;
      await answer(page, now as Owed, chance);
      now = await moment(page, (now as Owed).position);
      hidden = now.is === 'owed' ? await handOf(page) : hidden;
    }
    console.log(`${curtains} curtains`);
    expect([...played].sort()).toEqual([0, 1, 2]);
    expect(curtains).toBeGreaterThan(3 * ROUNDS);
  });

  it('find the curtain again after a reload, not the hand', async () => {
    const page = await visitor();
    await layTable(page);
    const first = await moment(page);
    expect(first.is).toBe('curtain');
    await lift(page);
    const hand = await handOf(page);
    await page.reload();
    expect(await moment(page)).toEqual(first);
    await curtainHides(page, first.is === 'curtain' ? first.seat : -1, hand);
  });
});

/** Nothing of the table is in the page, least of all the hand of whoever sat there. */
async function curtainHides(page: Page, seat: number, hand: readonly string[]): Promise<void> {
  expect(await page.locator('[data-spot], [data-owed], [data-phase]').count()).toBe(0);
  const there = await page.evaluate(() => document.body.outerHTML);
  for (const card of hand)
    for (const language of ['en', 'fr'] as const)
      expect(there).not.toContain(nameOf(cardOf(card), language));
  expect(there).toContain(table.en.curtain.title(NAMES[seat]!));
}
