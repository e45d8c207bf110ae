import { ORDERS } from '@landsraad/dune';
import { below, seeded } from '@landsraad/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { words as noteWords } from '../src/table/notes/words.ts';
import { atDune, playUntil } from './dune.ts';
import { AS_IT_COMES, picture, seed, withBrowser } from './visit.ts';

/* Dune at its own table: laid in the form, played by mouse to the end. */

withBrowser();

const dice = (name: string) => {
  const random = seeded(`${seed}/${name}`);
  return (n: number) => below(random, n);
};

/** Leaves the bids for a card to the table: nobody is asked about it again. */
async function bidByItself(page: Page): Promise<void> {
  const sale = () => page.locator('[data-auction]').getAttribute('data-auction');
  const left = await sale();
  await page.locator('[data-auto-bid] summary').click();
  await page.locator('[data-auto-bid] [data-start]').click();
  await expect
    .poll(
      async () =>
        (await page.locator('[data-kind="bid"]').count()) === 0 || (await sale()) !== left,
    )
    .toBe(true);
}

/** Gives somebody a spice while a bid is owed: bots like that, and it is on record at once. */
async function makeADeal(page: Page): Promise<void> {
  const kind = page.locator('[data-owed]');
  const asked = await kind.getAttribute('data-kind');
  await page.locator('#tab-deals').click();
  const deals = page.locator('#pane-deals');
  await deals.locator('[data-compose]').click();
  const composer = page.getByRole('dialog');
  await composer.locator('input[type="number"]').first().fill('1');
  await picture(page, 'dune-deals');
  await composer.locator('button[type="submit"]').click();
  await composer.waitFor({ state: 'detached' });
  await deals.locator('[data-record] li').first().waitFor();
  expect(await kind.getAttribute('data-kind')).toBe(asked);
  await page.locator('#tab-deals').click();
}

/** The table's keys and those of Dune beside each other. */
async function useTheKeys(page: Page): Promise<void> {
  await page.keyboard.press('x');
  await page.locator('[data-part="shield"] [aria-pressed="true"]').waitFor();
  await page.keyboard.press('x');
  await page.keyboard.press('?');
  await page.getByRole('dialog').locator('[data-possible]').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** What is written down stays with the table on this device. */
async function writeNotes(page: Page): Promise<void> {
  const notes = page.getByLabel(noteWords.en.title);
  await page.keyboard.press('c');
  await notes.fill('The Emperor has a lasgun');
  await page.locator('[data-notes="kept"]').waitFor();
  await page.reload();
  await page.locator('#tab-cards').click();
  await expect.poll(() => notes.inputValue()).toBe('The Emperor has a lasgun');
  await page.locator('#tab-cards').click();
}

/** Large, with the rules that name him: they are found in English, which nobody reads here. */
async function lookAtALeader(page: Page): Promise<void> {
  await page.locator('#tab-shield').click();
  await page.locator('#pane-shield [data-spot^="leader:"]').first().click();
  const large = page.getByRole('dialog');
  await large.locator('h3').first().waitFor();
  await page.keyboard.press('Escape');
  await large.waitFor({ state: 'detached' });
  await page.locator('#tab-board').click();
}

describe('a game of Dune', () => {
  it('is played by mouse, from the form to the end', async () => {
    const page = await atDune({ players: 6, turns: 2, faction: 'atreides', notes: true });
    await picture(page, 'dune-first-question');
    // What is opened beside the board may not lie over what is asked.
    await page.setViewportSize({ width: 1280, height: 720 });
    await useTheKeys(page);
    await writeNotes(page);
    const chance = dice('basic');
    const before = await playUntil(page, (kind) => kind === 'bid', chance);
    // What a pressed option pointed at is left alone once the option is gone.
    await page.mouse.move(640, 300);
    expect(await page.locator('[data-pointed]').count()).toBe(0);
    await makeADeal(page);
    await bidByItself(page);
    const { kinds, over } = await playUntil(page, () => false, chance);
    expect(over).toBe(true);
    expect([...before.kinds, ...kinds]).toEqual(
      expect.arrayContaining(['traitor.pick', 'storm.first', 'bid', 'move']),
    );
    await picture(page, 'dune-end');
  });

  it('is played by its advanced rules on a phone, in French', async () => {
    const page = await atDune({
      players: 4,
      turns: 1,
      mode: 'advanced',
      faction: 'bene-gesserit',
      visit: { device: 'phone', language: 'fr' },
    });
    await lookAtALeader(page);
    const { over, kinds } = await playUntil(page, () => false, dice('advanced'));
    expect(over).toBe(true);
    // Who wins and when is one press.
    expect(kinds.filter((kind) => kind === 'prediction')).toHaveLength(1);
    await picture(page, 'dune-end-phone');
  });

  it('is played to its end by two who share a device, behind a curtain', async () => {
    const settings = { ...AS_IT_COMES, soundTold: true, orders: ORDERS };
    const persons = ['Ada', 'Ben'];
    const page = await atDune({ players: 2, turns: 1, persons, visit: { settings } });
    const { over, curtains } = await playUntil(page, () => false, dice('hot seat'));
    expect(over).toBe(true);
    expect(new Set(curtains.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
    expect(curtains.filter(({ seen }) => seen > 0)).toEqual([]);
  });
});
