import { settingName } from '@landsraad/imperium';
import { below, seeded } from '@landsraad/kernel';
import { LANGUAGES, type Language } from '@landsraad/kernel/wording';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { words as chat } from '../src/online/chat/words.ts';
import { words as shared } from '../src/online/words.ts';
import { words as duneTerms } from '../src/packs/dune/lobby/words.ts';
import { words as terms } from '../src/packs/imperium/lobby/words.ts';
import { words as own } from '../src/packs/imperium/new-game/words.ts';
import { words as form } from '../src/screens/new-game/words.ts';
import { playTogether } from './dune.ts';
import { beyondTheEdge, violations } from './screens.ts';
import { withServer } from './server.ts';
import { answer, readMoment } from './table.ts';
import { PATIENCE, picture, visitor, withBrowser } from './visit.ts';

withBrowser();

const server = withServer();

/** What must not take more than a round. */
const MOST_ANSWERS = 60;

const hagalActed = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('[data-last="2"]') !== null);

/** Waits until one of the pages owes something, or House Hagal acted; the page that owes. */
async function whoOwes(pages: readonly Page[]): Promise<Page | null> {
  const asked = pages.map(async (page) => {
    await page.waitForFunction(
      () =>
        document.querySelector('[data-owed]:not([aria-busy="true"])') ??
        document.querySelector('[data-last="2"]'),
      null,
      { timeout: PATIENCE * 2 },
    );
    return page;
  });
  const found = await Promise.any(asked);
  return (await hagalActed(found)) ? null : found;
}

async function laysForTwo(page: Page, language: Language): Promise<void> {
  await page.goto(`${server.url}/online/new`);
  await page.getByLabel(shared[language].name).fill('Ada');
  const players = page.getByRole('group', { name: form[language].players });
  expect(await players.getByRole('radio').count()).toBe(3);
  await players.getByRole('radio', { name: '2' }).check();
  await page.getByRole('group', { name: own[language].hagal }).waitFor();
}

describe.each(LANGUAGES)('the form of an online table for two, in %s', (language) => {
  it.each(['laptop', 'tablet', 'phone'] as const)('fits a %s and everybody', async (device) => {
    const page = await visitor({ device, language });
    await laysForTwo(page, language);
    await picture(page, `online-new-two-${language}-${device}`);
    expect(await beyondTheEdge(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
  });
});

describe('an online table for two', () => {
  it('is laid with House Hagal and Rise of Ix; the House takes a turn before both', async () => {
    const [ada, ben] = [await visitor(), await visitor({ device: 'phone', language: 'fr' })];
    await laysForTwo(ada, 'en');
    await ada.getByRole('switch', { name: settingName('ix', 'en') }).check();
    await ada.getByRole('button', { name: 'Lay the table' }).click();
    await ada.locator('[data-room]').waitFor();
    await ada.locator('[data-unplayed="2"]').getByText(terms.en.hagal).waitFor();
    await ada.getByText(terms.en.players(2)).waitFor();
    await ada.getByText(settingName('ix', 'en')).first().waitFor();
    await picture(ada, 'online-waiting-two');

    const link = await ada.getByTestId('link').inputValue();
    await ben.goto(link);
    await ben.getByRole('log').waitFor();
    // Whoever is invited begins at the beginning.
    expect(await ben.evaluate(() => scrollY)).toBe(0);
    await ben.getByLabel(shared.fr.name).fill('Ben');
    await ben.locator('form button[type="submit"]').first().click();
    await ben.locator('[data-own-seat]').waitFor();
    await ben.getByText(terms.fr.hagal).first().waitFor();
    await picture(ben, 'online-waiting-two-phone');
    await ada.goto(`${server.url}/lobby`);
    await ada.getByText(terms.en.players(2)).first().waitFor();
    await picture(ada, 'online-lobby-two');
    await ada.goto(link);
    await ada.getByTestId('start').click();

    const pages = [ada, ben];
    for (const page of pages) {
      await page.locator('[data-phase]').waitFor();
      await page.locator('[data-drawer="ix"]').waitFor();
    }
    const chance = seeded('online two');
    let answers = 0;
    for (; answers < MOST_ANSWERS; answers++) {
      const page = await whoOwes(pages);
      if (!page) break;
      const now = await page.evaluate(readMoment, -1);
      if (now?.is !== 'owed') continue;
      await answer(page, now, chance);
      await page.waitForFunction(
        (before) =>
          document.querySelector<HTMLElement>('[data-phase]')?.dataset.position !== before,
        String(now.position),
        { timeout: PATIENCE },
      );
    }
    expect(answers).toBeGreaterThan(0);
    await ada.locator('[data-last="2"]').first().waitFor();
    await picture(ada, 'online-two');
    await picture(ben, 'online-two-phone');
  });
});

describe('Dune online', () => {
  it('is laid in the form and played by two, windows and all; bots bring it to its end', async () => {
    const [ada, ben] = [
      await visitor({ settings: { orders: [] } }),
      await visitor({ device: 'phone', language: 'fr' }),
    ];
    await ada.goto(`${server.url}/online/new?game=dune`);
    await ada.getByLabel(shared.en.name).fill('Ada');
    const players = ada.getByRole('group', { name: form.en.players });
    await players.getByRole('radio', { name: '2' }).check();
    const factions = ada.locator('select:has(option[value="atreides"])');
    await factions.nth(0).selectOption('atreides');
    await factions.nth(1).selectOption('harkonnen');
    // Windows wait for everybody then: nothing here depends on how quick a machine is.
    await ada.locator('input[value="days"]').check();
    await ada.locator('details').first().locator('summary').click();
    await ada.locator('details input[type="range"]').first().fill('1');
    await ada.getByRole('button', { name: 'Lay the table' }).click();
    await ada.locator('[data-room]').waitFor();
    await ada.getByText(duneTerms.en.turns(1)).first().waitFor();
    const link = await ada.getByTestId('link').inputValue();
    await ben.goto(link);
    await ben.getByLabel(shared.fr.name).fill('Ben');
    await ben.locator('form button[type="submit"]').first().click();
    await ben.locator('[data-own-seat]').waitFor();
    await ada.getByTestId('start').click();
    for (const page of [ada, ben]) await page.locator('[data-phase]').waitFor();

    const chance = seeded('online dune');
    const [asked, spared] = await playTogether([ada, ben], 'bid', (n) => below(chance, n));
    const windows = ['charity.claim', 'deal.offer'];
    expect([...asked!]).toEqual(
      expect.arrayContaining(['traitor.pick', 'storm.first', ...windows]),
    );
    expect([...spared!]).toContain('storm.first');
    expect([...spared!].filter((kind) => windows.includes(kind))).toEqual([]);
    await picture(ada, 'online-dune');
    await picture(ben, 'online-dune-phone');

    // By keyboard to the chat, and to one other alone.
    await ada.getByRole('button', { name: chat.en.open(0) }).press('Enter');
    await ada.getByLabel(chat.en.to, { exact: true }).selectOption('1');
    await ada.getByLabel(chat.en.say).fill('Your spice for my pass?');
    await ada.getByLabel(chat.en.say).press('Enter');
    await ada.locator('[data-among="whisper"]').waitFor();
    await picture(ada, 'online-whisper');
    await ben
      .getByRole('button', { name: chat.fr.open(1) })
      .first()
      .click();
    await ben.getByText(chat.fr.whisperedToYou).waitFor();
    expect(await ben.getByRole('log', { name: chat.fr.lines }).textContent()).toContain(
      'Your spice for my pass?',
    );
    await picture(ben, 'online-whisper-phone');

    const table = `${server.url}/api/v1/tables/${link.split('/').at(-1)}`;
    for (const [seat, { request }] of [ada, ben].entries())
      expect((await request.post(`${table}/stand-in`, { data: { seat, on: true } })).ok()).toBe(
        true,
      );
    const status = async () => (await (await ada.request.get(table)).json()).status;
    await expect.poll(status, { timeout: PATIENCE * 2 }).toBe('over');
    for (const page of [ada, ben]) {
      await page.goto(link);
      await page.locator('[data-victory]').waitFor();
    }
  });

  it('shows whoever plays for two both shields, and brings forward the one that is asked', async () => {
    const [ada, ben] = [await visitor(), await visitor({ device: 'phone', language: 'fr' })];
    const seats = Array.from({ length: 4 }, () => ({ is: 'open' }));
    const factions = ['atreides', 'harkonnen', 'emperor', 'fremen'];
    const laid = await ada.request.post(`${server.url}/api/v1/tables`, {
      data: {
        game: 'dune',
        options: { factions, twoFactionsEach: true, turns: 1 },
        seats,
        visibility: 'link',
        clock: { kind: 'none' },
        spectators: 'none',
      },
    });
    const { id } = await laid.json();
    const table = `${server.url}/api/v1/tables/${id}`;
    expect((await ben.request.post(`${table}/seat`, { data: { seat: null } })).ok()).toBe(true);
    expect((await ada.request.post(`${table}/start`, { data: {} })).ok()).toBe(true);
    for (const page of [ada, ben]) {
      await page.goto(`${server.url}/table/${id}`);
      await page.locator('[data-shield]').nth(1).waitFor();
    }
    await picture(ada, 'online-two-shields');
    await picture(ben, 'online-two-shields-phone');
    // Everybody keeps a traitor: when the first has, the other is asked.
    const shown = ada.locator('[data-shield][aria-pressed="true"]');
    expect(await shown.getAttribute('data-shield')).toBe('0');
    await ada.locator('[data-shield="2"]').press('Enter');
    await ada.locator('[data-shield="2"][aria-pressed="true"]').waitFor();
    await ada.locator('[data-option]').first().waitFor();
    await picture(ada, 'online-other-shield');
  });
});
