import { readFileSync } from 'node:fs';
import { imperium } from '@landsraad/imperium';
import { Match } from '@landsraad/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { unpacked } from '../src/app/files.ts';
import { words as table } from '../src/packs/imperium/table/words.ts';
import { words as analysis } from '../src/screens/analysis/words.ts';
import { words } from '../src/screens/replay/words.ts';
import { words as around } from '../src/table/words.ts';
import { ALONE, bot, fileOf, finished, person, playedToKind, sitDown } from './games.ts';
import { violations } from './screens.ts';
import { picture, url, visitor, withBrowser } from './visit.ts';

withBrowser();

const say = words.en;
const match = finished('replay', { pointsToWin: 6 });
const { checkpoint, ...record } = match.save();

/** The position after so many answers, without the browser. */
const at = (position: number) =>
  Match.replay(imperium, { ...record, answers: record.answers.slice(0, position) });

const hand = (page: Page): Promise<string[]> =>
  page
    .locator('[data-spot^="hand:"]')
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.spot!.slice(5)));

const scrubber = (page: Page) => page.getByRole('slider', { name: say.position });
const eyes = (page: Page) => page.getByRole('combobox', { name: say.eyes });
const place = async (page: Page): Promise<number> => Number(await scrubber(page).inputValue());

async function watch(page: Page, seats = ALONE, game = match): Promise<void> {
  const address = await sitDown(page, fileOf(game, seats));
  await page.goto(`${url()}${address}/replay`);
  await scrubber(page).waitFor();
}

describe('a replay', () => {
  it('shows each seat its own hand only, at every position', async () => {
    const page = await visitor();
    await watch(page);
    const last = match.position;
    expect(await scrubber(page).getAttribute('max')).toBe(String(last));
    for (const position of [1, Math.floor(last / 3), Math.floor(last / 2), last - 5]) {
      await scrubber(page).fill(String(position));
      const then = at(position);
      for (const seat of [0, 2, 3]) {
        await eyes(page).selectOption(String(seat));
        const own = then.view(seat).players[seat]!.hand.toSorted();
        await expect.poll(async () => (await hand(page)).toSorted()).toEqual(own);
      }
      await eyes(page).selectOption('spectator');
      await expect.poll(() => hand(page)).toEqual([]);
    }
    await eyes(page).selectOption('afterwards');
    await page.locator('[data-drawer="hands"]').click();
    const all = page.getByRole('region', { name: table.en.hands });
    await all.waitFor();
    await expect
      .poll(() => all.getByRole('button').count())
      .toBe(
        at(last - 5)
          .view('afterwards')
          .players.reduce((sum, player) => sum + player.hand.length + player.intrigue.length, 0),
      );
  });

  it('goes by keys, by buttons, by rounds and by itself', async () => {
    const page = await visitor();
    await watch(page);
    const last = match.position;
    const { keyboard } = page;
    // The keys work a moment after the table is there.
    const toTheEnd = async () => {
      await keyboard.press('End');
      return place(page);
    };
    await expect.poll(toTheEnd).toBe(last);
    await expect.poll(() => page.getByText(say.over).isVisible()).toBe(true);
    await keyboard.press('Home');
    await expect.poll(() => place(page)).toBe(0);
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowRight');
    await expect.poll(() => place(page)).toBe(2);
    await keyboard.press('ArrowLeft');
    await expect.poll(() => place(page)).toBe(1);
    await keyboard.press('Shift+ArrowRight');
    await expect.poll(() => place(page)).toBeGreaterThan(2);
    const turn = await place(page);
    await keyboard.press('Shift+ArrowLeft');
    await expect.poll(() => place(page)).toBeLessThan(turn);
    await page.getByRole('button', { name: say.round(2) }).click();
    await expect.poll(() => page.getByRole('banner').textContent()).toContain(say.round(2));
    await page.getByRole('combobox', { name: say.speed }).selectOption('8');
    const from = await place(page);
    await page.getByRole('button', { name: say.play }).click();
    await expect.poll(() => place(page)).toBeGreaterThan(from + 3);
    await page.getByRole('button', { name: say.pause }).click();
    await page.getByRole('button', { name: say.play }).waitFor();
  });

  it('plays the turns and the Conflicts as they were at the table, for readers too', async () => {
    const page = await visitor({ settings: { pace: 'fast' } });
    await watch(page);
    const position = record.answers.findIndex((_, n) => at(n).state.phase === 'combat');
    const { round } = at(position).state;
    await scrubber(page).fill(String(position - 6));
    await page.getByRole('combobox', { name: say.speed }).selectOption('2');
    await page.getByRole('button', { name: say.play }).click();
    await page.locator('[data-scene="turn"]').waitFor();
    await page.locator('[data-scene="conflict"]').waitFor();
    // It goes on by itself.
    await page.locator('[data-scene="conflict"]').waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole('banner').textContent()).toContain(say.round(round + 1));
    expect(await place(page)).toBeGreaterThan(position);
    await page.getByRole('button', { name: say.pause }).click();
    await expect.poll(() => page.locator('[data-scene]').count()).toBe(0);
    await page.getByRole('button', { name: around.en.textView }).click();
    await page.locator('[data-scene-text="end"]').waitFor();
    expect(await page.locator('[data-scene-text="combat"]').count()).toBeGreaterThan(0);
  });

  it('of a game that goes on keeps the secrets of the others', async () => {
    const page = await visitor();
    const open = playedToKind('reveal.order', 2);
    await watch(page, ALONE, open);
    await expect.poll(() => eyes(page).locator('option').count()).toBe(2);
    await page.getByText(say.unfinished).waitFor();
  });

  it('of a shared table that goes on is for spectators', async () => {
    const page = await visitor();
    const open = playedToKind('reveal.order', 2);
    await watch(page, [person('Ada'), person('Boris'), bot(), bot()], open);
    await expect.poll(() => eyes(page).locator('option').count()).toBe(1);
    await expect.poll(() => hand(page)).toEqual([]);
  });

  it('is analysed, told in a file, leads to its moments, and is played on from there', async () => {
    const page = await visitor();
    const address = await sitDown(page, fileOf(match, ALONE));
    await page.goto(`${url()}${address}/replay`);
    await page.getByRole('button', { name: say.analyse }).click();
    await page.getByRole('switch', { name: analysis.en.all }).click();
    const moment = page.locator('[data-grade] a[href*="/replay"]').first();
    await moment.waitFor();
    await picture(page, 'analysis');
    expect(await violations(page)).toEqual([]);

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: analysis.en.share }).click();
    const shared = readFileSync((await (await saving).path())!, 'utf8');
    expect(JSON.parse(unpacked(shared).games[0]!)).toMatchObject({ seed: record.seed });
    expect(shared).toContain(analysis.en.balance);

    // What would have been better is played on the board, and one goes back from there.
    await page.locator('[data-grade] a[href*="/line"]').first().click();
    const panel = page.locator('[data-coach="line"]');
    const missed = Number(new URL(page.url()).searchParams.get('at'));
    await page.waitForFunction(
      (past) =>
        Number(document.querySelector<HTMLElement>('[data-phase]')?.dataset.position) > past,
      missed,
    );
    await picture(page, 'analysis-line');
    await panel.getByRole('link').click();
    await moment.waitFor();
    const position = Number(
      new URL((await moment.getAttribute('href'))!, url()).searchParams.get('at'),
    );
    await moment.click();
    await expect.poll(() => place(page)).toBe(position);
    await page.getByRole('button', { name: say.playOn }).click();
    await page.locator('[data-owed]').waitFor();
    await page.locator('[data-practice]').waitFor();
  });
});
