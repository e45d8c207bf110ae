import { readFileSync } from 'node:fs';
import { type Random, seeded } from '@landsraad/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { words as reporting } from '../src/table/dialogs/words.ts';
import { words } from '../src/table/words.ts';
import { lay, sitDown, takeSeat } from './online.ts';
import { withServer } from './server.ts';
import { answer, type Moment, moment, readMoment } from './table.ts';
import { PATIENCE, picture, url, visitor, withBrowser } from './visit.ts';

withBrowser();

const server = withServer();

const MOST_ANSWERS = 1500;

async function say(page: Page, line: string): Promise<void> {
  await page.getByPlaceholder('Say something').fill(line);
  await page.keyboard.press('Enter');
}

const hear = (page: Page, line: string) =>
  page.getByRole('log').getByText(line, { exact: true }).waitFor();

const atTable = (page: Page) => page.locator('[data-phase]').waitFor();

const positionOf = (page: Page): Promise<number> =>
  page.locator('[data-phase]').evaluate((table) => Number((table as HTMLElement).dataset.position));

/** What this page shows at this very moment. */
const momentNow = (page: Page): Promise<Moment | null> => page.evaluate(readMoment, -1);

/** Everybody answers what they owe until `enough` says so or the game is over. */
async function play(
  pages: readonly Page[],
  chance: Random,
  enough: (answers: number, by: readonly number[]) => Promise<boolean> | boolean,
): Promise<number> {
  let last = Date.now();
  const by = pages.map(() => 0);
  for (let answers = 0; answers < MOST_ANSWERS; ) {
    if (await enough(answers, by)) return answers;
    let moved = false;
    for (const [who, page] of pages.entries()) {
      const now = await momentNow(page);
      if (now?.is === 'over') return answers;
      if (now?.is !== 'owed') continue;
      await answer(page, now, chance);
      await moveOn(page, now.position);
      answers++;
      by[who] = by[who]! + 1;
      moved = true;
    }
    if (moved) last = Date.now();
    else if (Date.now() - last > PATIENCE * 2) throw new Error('nobody owes anything');
    else await pages[0]!.waitForTimeout(40);
  }
  throw new Error('the game does not end');
}

async function moveOn(page: Page, from: number): Promise<void> {
  await page.waitForFunction(
    (before) => {
      // What came of it may be a scene that has to be seen first.
      if (document.querySelector('[data-go-on]')) return true;
      const table = document.querySelector<HTMLElement>('[data-phase][data-position]');
      return table !== null && Number(table.dataset.position) !== before;
    },
    from,
    { timeout: PATIENCE * 2 },
  );
}

const mark = (page: Page) =>
  page.evaluate(() => void Object.assign(globalThis, { stillTheSamePage: true }));
const isMarked = (page: Page) => page.evaluate(() => 'stillTheSamePage' in globalThis);

/** How often a decision was asked for on the page since now. */
async function countPanels(page: Page): Promise<() => Promise<number>> {
  const seen = await page.evaluateHandle(() => {
    const found = { panels: 0 };
    const look = () => {
      if (document.querySelector('[data-owed]')) found.panels++;
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    look();
    return found;
  });
  return () => seen.evaluate(({ panels }) => panels);
}

/** The file that says what went wrong holds what this seat may know, and nobody's name. */
async function reportsOwnSeatOnly(page: Page): Promise<void> {
  await page.locator('header [aria-haspopup="menu"]').click();
  await page.getByRole('menuitem', { name: words.en.report }).click();
  const dialog = page.getByRole('dialog');
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: reporting.en.reporting.download }).click();
  const told = readFileSync((await (await saving).path())!, 'utf8');
  const { seen } = JSON.parse(told);
  const { viewer, view, log, position } = seen;
  expect(position).toBe(await positionOf(page));
  expect(log.length).toBeGreaterThan(0);
  for (const [seat, { hand, handSize }] of view.players.entries())
    expect(hand.length).toBe(seat === viewer ? handSize : 0);
  expect(told).not.toMatch(/"seed"|"answers"|Ada|Ben/);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

describe('an online table', () => {
  it('is played to the end by two browsers, a spectator looking on, while the server dies and comes back', async () => {
    const [ada, ben, eve] = [
      await visitor({ installs: true }),
      await visitor({ device: 'phone', installs: true }),
      await visitor({ language: 'fr' }),
    ];
    const link = await lay(ada, server.url, 'Ada');
    await sitDown(ben, link, 'Ben');
    await say(ben, 'Ready when you are');
    await hear(ada, 'Ready when you are');
    await ada.getByTestId('start').click();
    await eve.goto(link);
    for (const page of [ada, ben, eve]) {
      await atTable(page);
      await mark(page);
    }
    await reportsOwnSeatOnly(ada);
    const chance = seeded('online');
    let kills = 0;
    const answers = await play([ada, ben], chance, async (n) => {
      if (n === 0 || n % 12 !== 0 || kills >= 4 || n < kills * 12 + 12) return false;
      kills++;
      await server.kill();
      // An answer given meanwhile is sent when the server is back.
      for (const page of [ada, ben]) {
        const now = await momentNow(page);
        if (now?.is === 'owed' && kills % 2 === 0) await answer(page, now, chance);
      }
      if (kills === 1) {
        await ada.getByText('The connection is gone').waitFor();
        await picture(ada, 'online-lost');
      }
      await server.start();
      await ada.locator('[data-connection="live"]').waitFor();
      return false;
    });
    expect(answers).toBeGreaterThan(20);
    expect(kills).toBeGreaterThan(1);
    for (const page of [ada, ben, eve]) {
      await moment(page);
      await page.getByRole('dialog').locator('ol li').first().waitFor();
      expect(await isMarked(page)).toBe(true);
    }
    await ada.locator('[data-holds="true"]').waitFor();
    await ada.getByText('cards owned').first().waitFor();
    await picture(ada, 'online-end');
    const positions = await Promise.all([ada, ben, eve].map(positionOf));
    expect(new Set(positions).size).toBe(1);
    await ada.getByRole('button', { name: 'Watch the replay' }).click();
    await ada.waitForURL(/\/game\/.+\/replay/);
    await ben.getByRole('button', { name: 'Rematch' }).click();
    await ben.locator('[data-room]').waitFor();
  });

  it('gives an abandoned seat to a third person, and lets a bot stand in and go again', async () => {
    const [ada, ben, carl] = [await visitor(), await visitor(), await visitor()];
    // Not to be over before the last of them was seen, however chance deals.
    const link = await lay(ada, server.url, 'Ada', '20');
    await sitDown(ben, link, 'Ben');
    await ada.getByTestId('start').click();
    await carl.goto(link);
    await Promise.all([ada, ben, carl].map(atTable));
    const chance = seeded('abandoned');
    await play([ada, ben], chance, (n) => n >= 8);

    await ben.getByRole('button', { name: 'People at the table' }).click();
    await ben.getByRole('button', { name: 'Give my seat up' }).click();
    await ben.getByRole('button', { name: 'Give it up' }).click();
    await ben.keyboard.press('Escape');
    await ben.locator('[data-owed]').waitFor({ state: 'detached' });

    await carl.getByRole('button', { name: 'People at the table' }).click();
    await carl.getByLabel('Your name').fill('Carl');
    await carl.getByRole('button', { name: 'Take this seat' }).click();
    // It stands there for a few seconds only.
    const claimed = carl.getByText(/^Yours from/).waitFor();
    await carl.getByRole('button', { name: 'Take it' }).click();
    await claimed;
    // Everybody is told, and a moment later it is his.
    await carl.getByText('Let a bot play for me').waitFor();
    await picture(carl, 'online-taken-over');
    await carl.keyboard.press('Escape');
    await play([ada, carl], chance, (_, by) => by[1]! >= 3);
    expect(await ada.locator('[data-phase="over"]').count()).toBe(0);

    await ada.getByRole('button', { name: 'People at the table' }).click();
    await ada.getByRole('button', { name: 'Let a bot play for me' }).click();
    await ada.getByRole('dialog').getByRole('button', { name: 'Take my seat back' }).waitFor();
    await ada.keyboard.press('Escape');
    await ada.locator('[data-owed]').waitFor({ state: 'detached' });
    const asked = await countPanels(ada);
    await play([carl], chance, (n) => n >= 3);
    expect(await asked()).toBe(0);
    await ada.getByRole('button', { name: 'Take my seat back' }).click();
    await ada.getByText('A bot plays for you.').waitFor({ state: 'detached' });
    await play([ada, carl], chance, (n) => n >= 6);

    await carl.context().close();
    await ada.getByRole('button', { name: 'People at the table' }).click();
    const seat = ada.locator('[data-people-seat="1"]');
    await seat.getByText(/^From .* on a bot can stand in, if all others agree\.$/).waitFor();
  });

  it('goes on by requests where sockets are blocked', async () => {
    const [ada, ben] = [await visitor(), await visitor()];
    await ben.routeWebSocket(/\/live$/, (socket) => socket.close());
    const link = await lay(ada, server.url, 'Ada');
    await sitDown(ben, link, 'Ben');
    await ben.locator('[data-connection="polling"]').waitFor();
    // A line that is refused comes back, with the reason.
    const refusal = { status: 409, json: { fault: 'wrong-moment' } };
    await ben.route('**/send', (route) => route.fulfill(refusal), { times: 1 });
    await say(ben, 'Too late?');
    await ben.getByText('This cannot be done now.').waitFor();
    expect(await ben.getByPlaceholder('Say something').inputValue()).toBe('Too late?');
    await ben.keyboard.press('Enter');
    await hear(ada, 'Too late?');
    await ada.getByTestId('start').click();
    await Promise.all([ada, ben].map(atTable));
    await play([ada, ben], seeded('polling'), (n) => n >= 10);
    await ben.locator('[data-connection="polling"]').waitFor();
  });

  it('is taken back by consent', async () => {
    const [ada, ben] = [await visitor(), await visitor()];
    const link = await lay(ada, server.url, 'Ada');
    await sitDown(ben, link, 'Ben');
    await ada.getByTestId('start').click();
    await Promise.all([ada, ben].map(atTable));
    await play([ada, ben], seeded('consent'), async (n) => {
      const undo = ada.locator('[data-part="undo"]');
      return n >= 12 && (await undo.isDisabled()) && (await momentNow(ben))?.is === 'owed';
    });
    const before = await positionOf(ben);
    await ada.getByRole('button', { name: 'Menu', exact: true }).click();
    await ada.getByRole('menuitem', { name: 'Ask everybody to take back' }).click();
    await ada.getByRole('button', { name: 'Ask them' }).click();
    await ben.getByRole('dialog').getByText('Ada asks to take back').waitFor();
    await picture(ben, 'online-undo');
    await ben.getByRole('button', { name: 'I agree' }).click();
    await moveOn(ben, before);
    expect(await positionOf(ben)).toBeLessThan(before);
    await ada.locator('[data-owed]').waitFor();
  });

  it('hears what is said right after a name was taken, before there is a seat', async () => {
    const [ada, ben] = [await visitor(), await visitor()];
    const link = await lay(ada, server.url, 'Ada');
    let seated = () => {};
    const waits = new Promise<void>((resolve) => {
      seated = resolve;
    });
    await ben.route('**/seat', async (route) => {
      await waits;
      await route.continue();
    });
    await ben.goto(link);
    await takeSeat(ben, 'Ben');
    const lines = ['Hello', 'Is this seat free?'];
    for (const line of lines) await say(ben, line);
    for (const line of lines) for (const page of [ada, ben]) await hear(page, line);
    seated();
    await ben.locator('[data-own-seat]').waitFor();
  });

  it('is not offered where there is no server for it', async () => {
    const page = await visitor();
    await page.goto(url());
    await page.getByTestId('play-now').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('link', { name: 'Make a table, get a link' }).count()).toBe(0);
    await page.goto(`${url()}/lobby`);
    await page.getByText('No online play here').waitFor();
  });
});
