import { readFileSync } from 'node:fs';
import { seeded } from '@landsraad/kernel';
import type { Download, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultWords } from '../src/app/words-faults.ts';
import { words } from '../src/screens/home/words.ts';
import { words as settings } from '../src/screens/settings/words.ts';
import { words as table } from '../src/table/words.ts';
import {
  ALONE,
  fileOf,
  finished,
  importGames,
  importText,
  listedGames,
  playedToKind,
  sitDown,
} from './games.ts';
import { answer, moment, owed } from './table.ts';
import { url, visitor, withBrowser } from './visit.ts';

withBrowser();

const say = words.en;

async function textOf(download: Promise<Download>): Promise<string> {
  return readFileSync(await (await download).path(), 'utf8');
}

async function removeFirst(page: Page): Promise<void> {
  await page.getByRole('button', { name: say.list.remove }).first().click();
  const dialog = page.getByRole('dialog', { name: say.removal.title });
  await dialog.getByRole('button', { name: say.removal.yes }).click();
  await dialog.waitFor({ state: 'detached' });
}

describe('a game as a file', () => {
  it('leaves the device and comes back as it was', async () => {
    const page = await visitor();
    await sitDown(page, fileOf(playedToKind('effects.order', 3), ALONE));
    const first = await owed(page);
    await answer(page, first, seeded('file'));
    const before = await owed(page, first.position);

    await page.goto(url());
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: say.list.export }).click();
    const text = await textOf(download);
    expect(JSON.parse(text)).toMatchObject({ game: 'imperium', table: { seats: ALONE } });
    await removeFirst(page);
    await page.getByText(say.list.none).waitFor();

    await importText(page, text);
    await page.getByText(say.list.imported(1)).waitFor();
    const [address] = await listedGames(page);
    await page.goto(`${url()}${address}`);
    expect(await owed(page)).toEqual(before);
    await answer(page, before, seeded('file'));
    await moment(page, before.position);
  });

  it('is saved from the table, too', async () => {
    const page = await visitor();
    const file = fileOf(playedToKind('turn.kind', 2), ALONE);
    await sitDown(page, file);
    await owed(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: table.en.menu, exact: true }).click();
    await page.getByRole('menuitem', { name: table.en.save }).click();
    expect(await textOf(download)).toBe(file.text);
  });

  it('is refused with a clear message when it is broken, and nothing changes', async () => {
    const page = await visitor();
    const good = fileOf(playedToKind('turn.kind', 2), ALONE);
    await importGames(page, [good]);
    const listed = await listedGames(page);
    const { answers, ...rest } = JSON.parse(good.text);
    const broken = {
      'no JSON': 'once upon a time',
      'another JSON': '{"format":"something else"}',
      'half a file': good.text.slice(0, good.text.length / 2),
      'an answer that no rule allows': JSON.stringify({
        ...rest,
        answers: [...answers, [0, 'win at once']],
      }),
      'too many seats': JSON.stringify({
        ...rest,
        answers,
        table: { seats: [...ALONE, ALONE[1]], guide: false },
      }),
      'an arranged position': JSON.stringify({ ...rest, answers, seed: null }),
    };
    for (const [about, text] of Object.entries(broken)) {
      await importText(page, text);
      const told = page.getByRole('alert').or(page.getByRole('status'));
      await told.getByText(faultWords.en.unreadable).first().waitFor();
      expect(await listedGames(page), about).toEqual(listed);
      await page.reload();
    }
    await page.goto(`${url()}${listed[0]}`);
    expect((await owed(page)).position).toBe(good.position);
  });
});

describe('several games', () => {
  it('are listed, opened, exported and deleted together', async () => {
    const page = await visitor();
    const files = [
      fileOf(finished('several', { pointsToWin: 5 }), ALONE),
      fileOf(playedToKind('turn.kind', 2), ALONE),
      fileOf(playedToKind('reveal.order', 3), ALONE),
    ];
    await importGames(page, files);
    await expect.poll(() => listedGames(page)).toHaveLength(3);
    await page.getByText(say.list.over).waitFor();
    await page.getByText(say.continueLast).click();
    await owed(page);

    await page.goto(`${url()}/settings`);
    const data = settings.en.data;
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: data.export }).click();
    const all = await textOf(download);
    await page.getByRole('button', { name: data.remove }).click();
    await page.getByRole('dialog').getByRole('button', { name: data.yes }).click();
    await page.getByText(data.removed).waitFor();

    await page.goto(url());
    await page.getByText(say.list.none).waitFor();
    await importText(page, all);
    await page.getByText(say.list.imported(3)).waitFor();
    await expect.poll(() => listedGames(page)).toHaveLength(3);
  });
});
