import { DIFFICULTIES, leaderOf, nameOf, settingName, settingValue } from '@landsraad/imperium';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { words as listWords } from '../src/packs/imperium/list/words.ts';
import { FIRST_SOLO } from '../src/packs/imperium/new-game/form.ts';
import { words as ownWords } from '../src/packs/imperium/new-game/words.ts';
import { words as packWords } from '../src/packs/imperium/words.ts';
import { words as home } from '../src/screens/home/words.ts';
import { words } from '../src/screens/new-game/words.ts';
import { lift, moment, owed } from './table.ts';
import { picture, url, visitor, withBrowser } from './visit.ts';

withBrowser();

const say = words.en;
const leader = (id: string): string => nameOf(leaderOf(id), 'en');

const players = (page: Page, n: number) =>
  page
    .getByRole('group', { name: say.players })
    .getByRole('radio', { name: String(n) })
    .check();

/** How the only game of the device is told on the start screen. */
async function listed(page: Page) {
  await page.goto(url());
  const entry = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await entry.first().waitFor();
  return entry.first();
}

async function seed(page: Page, text: string): Promise<void> {
  await page.getByText(say.advanced.title).click();
  await page.getByLabel(say.advanced.seed).fill(text);
}

const begin = (page: Page) => page.getByRole('button', { name: say.start }).click();

describe('the form for one player', () => {
  it.each(DIFFICULTIES)('lays a table at the difficulty %s', async (difficulty) => {
    const page = await visitor();
    const name = settingValue('difficulty', difficulty, 'en');
    await page.goto(`${url()}/new`);
    await players(page, 1);
    const level = page.getByRole('radio', { name });
    await level.check();
    expect((await page.locator('label', { has: level }).textContent())!.length).toBeGreaterThan(80);
    await seed(page, `form ${difficulty}`);
    await begin(page);
    await owed(page);
    const entry = await listed(page);
    await entry.getByText(name, { exact: true }).waitFor();
    await entry.getByText(packWords.en.few[1], { exact: true }).waitFor();
    expect(await entry.getByText(listWords.en.points(0)).count()).toBeGreaterThan(1);
  });

  it('sets up what newcomers should begin with, and remembers it', async () => {
    const page = await visitor();
    await page.goto(url());
    await page.getByRole('link', { name: home.en.alone }).click();
    await page.getByRole('button', { name: ownWords.en.solo.takeFirst }).click();
    await page
      .getByRole('button', { name: ownWords.en.solo.takeFirst })
      .waitFor({ state: 'detached' });
    const rivals = page.getByRole('combobox');
    expect([await rivals.nth(1).inputValue(), await rivals.nth(2).inputValue()]).toEqual([
      ...FIRST_SOLO.rivals,
    ]);
    // Nobody can be two, and some can never be a Rival.
    await rivals.nth(0).selectOption('paul-atreides');
    const offered = await rivals
      .nth(1)
      .locator('option')
      .evaluateAll((all) =>
        all.map(
          (one) =>
            `${(one as HTMLOptionElement).value}${(one as HTMLOptionElement).disabled ? '!' : ''}`,
        ),
      );
    expect(offered).not.toContain('helena-richese');
    expect(offered).toContain('glossu-the-beast-rabban!');
    await begin(page);
    await owed(page);
    const entry = await listed(page);
    for (const id of FIRST_SOLO.rivals) await entry.getByText(leader(id)).first().waitFor();
    await page.getByText(packWords.en.few[1]).first().waitFor();
    await picture(page, 'home-solo');
    await page.goto(`${url()}/new`);
    expect(await page.getByRole('radio', { name: '1', exact: true }).isChecked()).toBe(true);
    expect(await rivals.nth(0).inputValue()).toBe('paul-atreides');
  });

  it('goes to any number of players and back without leaving what cannot be', async () => {
    const page = await visitor();
    await page.goto(`${url()}/new?players=1`);
    await page.getByRole('button', { name: ownWords.en.solo.takeFirst }).click();
    await page.getByText(ownWords.en.rules.title, { exact: true }).last().click();
    const variants = ['rowChurn', 'brutalEscalation'] as const;
    const shown = () =>
      variants.map((name) => page.getByRole('switch', { name: settingName(name, 'en') }));
    for (const variant of shown()) await variant.check();
    for (const n of [2, 3, 4]) {
      await players(page, n);
      expect(await page.getByRole('combobox').count()).toBeGreaterThanOrEqual(n);
      for (const variant of shown()) expect(await variant.count()).toBe(0);
    }
    await players(page, 3);
    await page
      .getByRole('radio', { name: settingValue('tieForSecondBelowFour', 'third', 'en') })
      .check();
    await players(page, 1);
    for (const variant of shown()) expect(await variant.isChecked()).toBe(true);
    await begin(page);
    await owed(page);
  });
});

describe('the form for two players', () => {
  it('lays a table against a bot, with House Hagal', async () => {
    const page = await visitor();
    await page.goto(`${url()}/new`);
    await players(page, 2);
    await page.getByRole('group', { name: ownWords.en.hagal }).waitFor();
    await page.getByText(ownWords.en.two.about).waitFor();
    await seed(page, 'form for two');
    await begin(page);
    await owed(page);
    const entry = await listed(page);
    await entry.getByText(packWords.en.few[2], { exact: true }).waitFor();
    await entry.getByText(ownWords.en.hagal).waitFor();
    expect(await entry.getByText(listWords.en.points(0)).count()).toBe(2);
    await picture(page, 'home-two');
  });

  it('lets two persons share the device', async () => {
    const page = await visitor();
    await page.goto(`${url()}/new?players=2`);
    await page
      .getByRole('group', { name: say.seat(2) })
      .getByRole('radio', { name: say.person })
      .check();
    await begin(page);
    await page.getByText(say.mend).waitFor();
    for (const [seat, name] of ['Ada', 'Ben'].entries())
      await page
        .getByRole('group', { name: say.seat(seat + 1) })
        .getByLabel(say.name)
        .fill(name);
    await begin(page);
    expect((await moment(page)).is).toBe('curtain');
    await lift(page);
  });
});
