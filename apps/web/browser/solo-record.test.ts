import { settingValue } from '@landsraad/imperium';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { packed } from '../src/app/files.ts';
import { words as end } from '../src/packs/imperium/end/words.ts';
import { words } from '../src/packs/imperium/solo/words.ts';
import { words as home } from '../src/screens/home/words.ts';
import { fileOf, finished, importText, listedGames, person, sitDown } from './games.ts';
import { moment, option, owed, press } from './table.ts';
import { picture, url, visitor, withBrowser } from './visit.ts';

withBrowser();

const say = words.en;

/** A solo game that one answer ends, and that answer. */
function almostOver() {
  const { text } = fileOf(
    finished('solo record', { players: 1, difficulty: 'mentat', pointsToWin: 5 }),
    [person('Ada')],
  );
  const file = JSON.parse(text) as { answers: [number, unknown][] };
  const position = file.answers.length - 1;
  const before = JSON.stringify({ ...file, answers: file.answers.slice(0, -1) });
  return { file: { text: before, position }, last: String(file.answers.at(-1)![1]), whole: text };
}

const games = (page: Page): Promise<string[]> =>
  page
    .locator('[data-row]')
    .evaluateAll((all) => all.map((row) => row.querySelector('td')!.textContent!));

/** What the record tells of the games at each difficulty, then of every Leader. */
async function record(page: Page): Promise<string[]> {
  await page.goto(`${url()}/solo`);
  await page.locator('[data-row]').first().waitFor();
  return games(page);
}

describe('the record of solo games', () => {
  it('has a game when it ends, once, over reloads and from files', async () => {
    const { file, last, whole } = almostOver();
    const page = await visitor();
    await page.goto(`${url()}/solo`);
    await page.getByText(say.none.title).waitFor();

    const address = await sitDown(page, file);
    await owed(page);
    await press(page, option(last));
    expect((await moment(page, file.position)).is).toBe('over');
    await page.getByRole('dialog').getByRole('link', { name: end.en.solo.record }).click();
    await page.locator('[data-row="mentat"]').getByText('1', { exact: true }).first().waitFor();
    expect(await games(page)).toEqual(['0', '0', '1', '0', '1']);
    await picture(page, 'solo-record-first');
    await page.reload();
    expect(await record(page)).toEqual(['0', '0', '1', '0', '1']);

    // Opened again, watched again, taken up from files and ended again: the same game.
    await page.goto(`${url()}${address}`);
    expect((await moment(page)).is).toBe('over');
    await page.goto(`${url()}${address}/replay`);
    await page.locator('input[type="range"]').fill('30');
    await page.goto(url());
    await importText(page, packed([whole, file.text]));
    await page.getByText(home.en.list.imported(2)).waitFor();
    const open = page.getByText(home.en.continueLast);
    await open.click();
    await owed(page);
    await press(page, option(last));
    expect((await moment(page, file.position)).is).toBe('over');
    expect(await record(page)).toEqual(['0', '0', '1', '0', '1']);
  });

  it('goes along with all games, and is cleared', async () => {
    const result = {
      deal: 'elsewhere',
      game: 'elsewhere',
      difficulty: 'sardaukar',
      leader: 'helena-richese',
      rivals: ['earl-memnon-thorvald', 'glossu-the-beast-rabban'],
      won: true,
      points: 12,
      round: 9,
      ended: Date.UTC(2026, 0, 5),
    } as const;
    const page = await visitor();
    await page.goto(url());
    await importText(page, packed([], [result]));
    await page.getByText(home.en.list.results(1)).waitFor();
    await page.getByRole('link', { name: home.en.more.solo }).click();
    const row = page.locator('[data-row="sardaukar"]');
    await row.waitFor();
    expect(await row.locator('th, td').allTextContents()).toEqual([
      settingValue('difficulty', 'sardaukar', 'en'),
      '1',
      '1',
      '12',
      'Jan 5, 2026',
    ]);
    await page.getByText(say.sum(1, 1)).waitFor();
    await page.getByRole('button', { name: say.clearing.clear }).click();
    await page.getByRole('button', { name: say.clearing.yes }).click();
    await page.getByText(say.none.title).waitFor();
    await page.reload();
    await page.getByText(say.none.title).waitFor();
  });

  it('finds room on a device that kept games for the version before', async () => {
    const page = await visitor();
    await sitDown(page, almostOver().file);
    await owed(page);
    // Any page of the same origin that opens no database.
    await page.goto(`${url()}/icon.svg`);
    await page.evaluate(async () => {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const now = await done(indexedDB.open('landsraad'));
      const games = await done(now.transaction('games').objectStore('games').getAll());
      now.close();
      await done(indexedDB.deleteDatabase('landsraad'));
      const opening = indexedDB.open('landsraad', 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('games', { keyPath: 'id' });
      const old = await done(opening);
      for (const { standing, ...game } of games) {
        const { winner, difficulty, ...told } = standing;
        await done(
          old
            .transaction('games', 'readwrite')
            .objectStore('games')
            .add({ ...game, standing: told }),
        );
      }
      old.close();
    });
    await page.goto(url());
    expect(await listedGames(page)).toHaveLength(1);
    await page.getByText(home.en.continueLast).click();
    const { position } = await owed(page);
    await press(page, option(almostOver().last));
    expect((await moment(page, position)).is).toBe('over');
    expect(await record(page)).toEqual(['0', '0', '1', '0', '1']);
  });
});
