import { seeded } from '@landsraad/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { words as dialogs } from '../src/table/dialogs/words.ts';
import { words as hintWords } from '../src/table/panel/hint-words.ts';
import { words } from '../src/table/words.ts';
import { answerByKeys, focused, focusIsOn, tabTo } from './keys.ts';
import { moment, type Owed, owed } from './table.ts';
import { seed, url, visitor, withBrowser } from './visit.ts';

withBrowser();

/** A person whose mouse is broken: every use of it fails the test. */
async function withoutMouse(): Promise<Page> {
  const page = await visitor({ newcomer: true });
  const broken = () => {
    throw new Error('the keyboard only');
  };
  Object.assign(page.mouse, { click: broken, move: broken, down: broken, up: broken });
  return page;
}

const CARD = '[data-spot^="hand:"] > button:first-child';

const expectFocusOn = (page: Page, selector: string) =>
  expect.poll(() => focusIsOn(page, selector), { message: selector }).toBe(true);

const focusIsSomewhere = (page: Page, message = '') =>
  expect.poll(() => focused(page), { message }).not.toBe('');

async function dialogByKey(page: Page, key: string, name: string | RegExp): Promise<void> {
  await page.keyboard.press(key);
  const dialog = page.getByRole('dialog', { name });
  await dialog.waitFor();
  await focusIsSomewhere(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await focusIsSomewhere(page);
}

/** The keys of the table other than those that answer. */
async function tryKeys(page: Page, now: Owed): Promise<void> {
  await page.keyboard.press('d');
  await expectFocusOn(page, '[data-owed] h2');
  await dialogByKey(page, '?', dialogs.en.help.title);

  await page.keyboard.press('l');
  await expect.poll(() => focused(page)).toContain(words.en.log);

  await page.keyboard.press('d');
  await tabTo(page, CARD);
  const card = (await focused(page)).replace('BUTTON ', '').split(',')[0]!;
  await dialogByKey(page, 'i', card);
  await expectFocusOn(page, CARD);
  await page.keyboard.press('ArrowRight');
  await expectFocusOn(page, CARD);

  await page.keyboard.press('h');
  const hint = page.getByRole('complementary', { name: hintWords.en.title });
  await hint.getByRole('button', { name: hintWords.en.take }).waitFor();
  await page.keyboard.press('h');
  await hint.waitFor({ state: 'detached' });
  expect(await owed(page)).toEqual(now);
}

/** One decision as a plain form. */
async function answerInTextView(page: Page, now: Owed): Promise<void> {
  await page.keyboard.press('t');
  await page.locator('[data-shape="text"]').waitFor();
  expect(await owed(page)).toEqual(now);
  await page.keyboard.press('d');
  await tabTo(page, '[data-owed] input');
  await page.keyboard.press('Space');
  await tabTo(page, '[data-owed] [data-confirm]');
  await page.keyboard.press('Enter');
  await moment(page, now.position);
  await page.keyboard.press('t');
  await page.locator('[data-shape="wide"]').waitFor();
}

describe('the keyboard alone', () => {
  it('is enough for a whole game', async () => {
    const chance = seeded(`${seed}/keys`);
    const page = await withoutMouse();
    await page.goto(url());
    await tabTo(page, '[data-testid="play-now"]');
    await page.keyboard.press('Enter');

    let now = await moment(page);
    let answers = 0;
    let undone = 0;
    const tried = { keys: false, text: false };
    while (now.is === 'owed') {
      if (now.kind === 'turn.kind' && !tried.keys) {
        await tryKeys(page, now);
        tried.keys = true;
      } else if (now.shape === 'one' && answers > 10 && !tried.text) {
        await answerInTextView(page, now);
        tried.text = true;
        now = await moment(page);
        continue;
      }
      const before: Owed = now;
      await answerByKeys(page, now, chance);
      answers++;
      now = await moment(page, now.position);
      if (now.is !== 'owed') break;
      await focusIsSomewhere(page, `after ${before.kind}, before ${now.kind}`);
      if (undone < 3 && now.position === before.position + 1) {
        const may = await page.getByRole('button', { name: /\(U\)/ }).isEnabled();
        if (!may) continue;
        await page.keyboard.press(undone === 0 ? 'u' : 'Control+z');
        now = await owed(page, now.position);
        expect(now).toEqual(before);
        undone++;
      }
    }
    console.log(`${answers} answers by keys, ${undone} taken back`);
    expect(now.is).toBe('over');
    expect(tried).toEqual({ keys: true, text: true });
    expect(undone).toBe(3);
    const dialog = page.getByRole('dialog');
    await dialog.locator('ol > li').nth(3).waitFor();
    await focusIsSomewhere(page);
    await tabTo(page, '[href$="/replay"]');
    await page.keyboard.press('Enter');
    await page.waitForURL(/replay/);
  });

  it('presses a space on the board and a card in the Row', async () => {
    const page = await withoutMouse();
    await page.goto(url());
    await tabTo(page, '[data-testid="play-now"]');
    await page.keyboard.press('Enter');
    let now = await owed(page);
    for (const [key, there] of [
      ['l', '#pane-log'],
      ['m', '#pane-row'],
    ] as const) {
      await page.keyboard.press(key);
      await page.locator(there).waitFor();
    }
    // In a first game spaces speak in words.
    const inWords = page.locator('[data-said]');
    await inWords.first().waitFor();
    await page.keyboard.press('w');
    await inWords.first().waitFor({ state: 'detached' });
    await page.keyboard.press('w');
    await inWords.first().waitFor();
    for (const wanted of ['agent.space', 'reveal.order']) {
      for (let n = 0; now.kind !== wanted && n < 60; n++) {
        // The first card; later the way on, which stands last.
        const at = wanted === 'agent.space' && now.kind === 'turn.kind' ? 0 : -1;
        await page.keyboard.press('d');
        if (now.shape === 'one') {
          await tabTo(page, `[data-owed] [data-option=${JSON.stringify(now.options.at(at))}]`);
          await page.keyboard.press('Enter');
        } else await answerByKeys(page, now, seeded('keys'));
        now = await owed(page, now.position);
      }
      expect(now.kind).toBe(wanted);
      const glows =
        wanted === 'agent.space'
          ? 'g[data-spot^="space:"][data-state="offered"]'
          : ':is([data-spot^="row:"], [data-spot^="reserve:"]) > button:has([data-offered])';
      await page.keyboard.press('d');
      await tabTo(page, glows);
      await page.keyboard.press('Enter');
      now = await owed(page, now.position);
      await focusIsSomewhere(page);
    }
  });
});
