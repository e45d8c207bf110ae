import { below, seeded } from '@landsraad/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { words as hintWords } from '../src/table/panel/hint-words.ts';
import {
  bot,
  fileOf,
  gamesWith,
  importGames,
  listedGames,
  person,
  playedToKind,
  sitDown,
} from './games.ts';
import { answer, askWhyNot, moment, type Owed, option, owed, playOn } from './table.ts';
import { picture, seed, url, visitor, withBrowser } from './visit.ts';

withBrowser();

const undoButton = (page: Page) => page.getByRole('button', { name: /\(U\)/ });

/** Asks what a bot would do and does it; false where it has no opinion. */
async function takeHint(page: Page): Promise<boolean> {
  await page.getByRole('button', { name: /\(H\)/ }).click();
  const box = page.getByRole('complementary', { name: hintWords.en.title });
  const take = box.getByRole('button', { name: hintWords.en.take });
  const none = box.getByText(hintWords.en.none);
  await take.or(none).first().waitFor();
  if (!(await take.isVisible())) return false;
  await take.click();
  return true;
}

/** Presses something that cannot be done now, and reads why; false where there is no such thing. */
async function readWhyNot(page: Page): Promise<boolean> {
  if (!(await askWhyNot(page))) return false;
  const why = page.locator('[data-is="refused"]');
  expect((await why.locator('[data-why]').textContent())!.length).toBeGreaterThan(10);
  expect(await why.textContent()).toMatch(/IMP-\d+\.\d+|AMB-\d+/);
  expect(await why.getByRole('link').getAttribute('href')).toMatch(/^\/rules\/[A-Z]+-\d/);
  await page.keyboard.press('Escape');
  await why.waitFor({ state: 'detached' });
  return true;
}

async function takeBack(page: Page, before: Owed, position: number): Promise<void> {
  await undoButton(page).click();
  expect(await owed(page, position)).toEqual(before);
}

describe('a newcomer', () => {
  it('plays a whole game by clicking, from one press on the start screen', async () => {
    const chance = seeded(seed);
    const page = await visitor({ newcomer: true, installs: true });
    await page.goto(url());
    await page.getByTestId('play-now').click();
    const did = { answers: 0, hints: 0, undone: 0, refusals: 0 };
    const ways = new Map<string, number>();
    let now = await moment(page);
    while (now.is === 'owed') {
      if (did.refusals < 5 && below(chance, 4) === 0 && (await readWhyNot(page))) did.refusals++;
      const hinted = did.hints < 5 && below(chance, 6) === 0 && (await takeHint(page));
      if (hinted) did.hints++;
      else {
        const way = await answer(page, now, chance);
        ways.set(way, (ways.get(way) ?? 0) + 1);
      }
      did.answers++;
      const before: Owed = now;
      now = await moment(page, now.position);
      if (now.is === 'owed' && below(chance, 5) === 0 && (await undoButton(page).isEnabled())) {
        if (now.position === before.position + 1) {
          await takeBack(page, before, now.position);
          did.undone++;
          now = before;
        }
      }
    }
    console.log(JSON.stringify({ ...did, ...Object.fromEntries(ways) }));
    expect(now.is).toBe('over');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('listitem').nth(3).waitFor();
    await picture(page, 'solo-end');
    expect(await dialog.locator('ol > li').count()).toBe(4);
    expect(did.answers).toBeGreaterThan(40);
    expect(did.hints).toBeGreaterThan(0);
    expect(did.undone).toBeGreaterThan(0);
    expect(did.refusals).toBeGreaterThan(0);
    expect(ways.get('table')).toBeGreaterThan(5);
    expect(ways.get('panel')).toBeGreaterThan(5);
  });
});

describe('Rise of Ix and Immortality', () => {
  it('are laid by their switches: their spaces on the board, their own boards beside it', async () => {
    const page = await visitor();
    await page.goto(`${url()}/new`);
    await page.getByRole('switch', { name: 'Rise of Ix' }).check();
    await page.getByRole('switch', { name: 'Epic game' }).check();
    await page.getByRole('switch', { name: 'Immortality' }).check();
    await page.locator('form button[type="submit"]').click();
    let now = await owed(page);
    expect(await page.locator('[data-space="interstellar-shipping"]').count()).toBe(1);
    expect(await page.locator('[data-space="secure-contract"]').count()).toBe(0);
    await page.keyboard.press('x');
    await page.locator('#pane-ix [data-stack="6"]').nth(2).waitFor();
    expect(await page.locator('#pane-ix [data-freighter]').count()).toBe(4);
    expect(await page.locator('[data-space="revised-research-station"]').count()).toBe(1);
    expect(await page.locator('[data-space="research-station"]').count()).toBe(0);
    await page.keyboard.press('b');
    await page.locator('#pane-tleilax [data-step="21"]').waitFor();
    expect(await page.locator('#pane-tleilax [data-token]').count()).toBe(8);
    expect(await page.locator('#pane-tleilax [data-spot^="tleilaxu:"]').count()).toBe(2);
    await page.keyboard.press('t');
    await page.getByRole('heading', { name: 'Shipping track' }).waitFor();
    await page.getByRole('heading', { name: 'Tleilaxu track' }).waitFor();
    await page.keyboard.press('t');
    while (now.kind !== 'turn.kind') {
      await answer(page, now, seeded('laid'));
      now = await owed(page, now.position);
    }
    await page.locator(option('atomics')).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep them' }).click();
    expect(await owed(page)).toEqual(now);
    await page.locator(option('atomics')).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Use them' }).click();
    now = await owed(page, now.position);
    expect(now.options).not.toContain('atomics');
  });

  /** As many as the start screen lists; pairs and ways of research come up in the game below. */
  const ASKED = [
    'specimen.return',
    'envoy.card',
    'intrigue.peek',
    'intrigue.trash',
    'pheromones',
    'harvest.cells',
  ] as const;

  it('ask nothing that cannot be answered on the screen', async () => {
    const met = gamesWith(ASKED, { ix: true, immortality: true });
    expect(met.map(({ kind }) => kind)).toEqual(ASKED);
    const page = await visitor();
    await importGames(
      page,
      met.map(({ file }) => file),
    );
    const chance = seeded('asked');
    const answered = new Set<string>();
    for (const address of await listedGames(page)) {
      await page.goto(`${url()}${address}`);
      const now = await owed(page);
      await answer(page, now, chance);
      await moment(page, now.position);
      answered.add(now.kind);
    }
    expect([...answered].toSorted()).toEqual(ASKED.toSorted());
  });

  it('are played on to the end by clicking', async () => {
    const page = await visitor();
    const late = playedToKind('research.path', 6, { ix: true, immortality: true, players: 3 });
    await sitDown(page, fileOf(late, [person(), bot('random'), bot('random')]));
    const kinds = new Set<string>();
    const last = await playOn(page, seeded('both in the browser'), ({ kind }) => {
      kinds.add(kind);
      return false;
    });
    expect(last.is).toBe('over');
    await page.getByRole('dialog').locator('ol > li').nth(2).waitFor();
    expect(kinds).toContain('research.path');
  });
});
