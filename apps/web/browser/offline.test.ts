import { seeded } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { serve } from '../serve.mjs';
import { words as app } from '../src/app/words.ts';
import { playOn } from './table.ts';
import { visitor, withBrowser } from './visit.ts';

withBrowser();

describe('without a connection', () => {
  it('a new game is begun and played, cards and rules are read', async () => {
    const own = await serve({ port: 0, folder: process.env.LANDSRAAD_DIST });
    const page = await visitor({ installs: true });
    try {
      await page.goto(own.url);
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    } finally {
      await own.close();
    }
    await page.context().setOffline(true);
    await expect(fetch(own.url)).rejects.toThrow();

    await page.reload();
    await page.getByTestId('play-now').click();
    let answers = 0;
    await playOn(page, seeded('offline'), () => answers++ === 15);
    expect(answers).toBe(16);
    const table = page.url();

    await page.goto(`${own.url}/cards/card/dagger`);
    await page.getByRole('dialog').waitFor();
    await page.goto(`${own.url}/rules/IMP-10.2`);
    await page.locator('[id="IMP-10.2"]').waitFor();
    await page.goto(`${own.url}/glossary`);
    await page.getByRole('heading', { level: 1, name: app.en.glossary }).waitFor();
    await page.goto(`${own.url}/new`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto(table);
    await playOn(page, seeded('offline'), () => answers++ === 18);
  });
});
