import { seeded } from '@landsraad/kernel';
import { LANGUAGES, type Language } from '@landsraad/kernel/wording';
import { describe, expect, it } from 'vitest';
import { words as app } from '../src/app/words.ts';
import { words as imperium } from '../src/packs/imperium/table/words.ts';
import { words as frame } from '../src/table/words.ts';
import { foreignOn, wrong } from './dictionary.ts';
import { ALONE, fileOf, playedToKind, sitDown } from './games.ts';
import { moment, owed, playOn } from './table.ts';
import { url, visitor, withBrowser } from './visit.ts';

withBrowser();

describe('the finder of words in the wrong language', () => {
  it('knows one from the other', () => {
    expect(wrong('Règles', 'en')).not.toBeNull();
    expect(wrong('Rules', 'fr')).not.toBeNull();
    expect(wrong(imperium.fr.round(4), 'en')).not.toBeNull();
    expect(wrong(imperium.en.round(4), 'fr')).not.toBeNull();
    expect(wrong('Ada takes 2 spice from the bank', 'fr')).not.toBeNull();
    expect(wrong('Ada prend la carte dans une pile', 'en')).not.toBeNull();
    expect(wrong('undefined cards', 'en')).not.toBeNull();
    for (const language of LANGUAGES) {
      expect(wrong(app[language].rules, language)).toBeNull();
      expect(wrong(imperium[language].round(4), language)).toBeNull();
      expect(wrong('12', language)).toBeNull();
    }
  });
});

describe('the language', () => {
  it('is that of the browser at first, and of the person from then on', async () => {
    const page = await visitor({ language: 'fr' });
    await page.goto(url());
    await page.getByRole('link', { name: app.fr.rules, exact: true }).waitFor();
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('link', { name: app.en.rules, exact: true }).waitFor();
    await page.reload();
    await page.getByRole('link', { name: app.en.rules, exact: true }).waitFor();
  });

  it('changes in the middle of a decision, which stays as it was', async () => {
    const page = await visitor();
    await sitDown(page, fileOf(playedToKind('reveal.order', 3), ALONE));
    const before = await owed(page);
    const question = page.locator('[data-owed] h2');
    const english = await question.textContent();
    const change = async (from: Language, to: Language) => {
      await page.getByRole('button', { name: frame[from].menu, exact: true }).click();
      const name = to === 'fr' ? frame[from].toFrench : frame[from].toEnglish;
      await page.getByRole('menuitem', { name }).click();
      await page.getByRole('heading', { level: 1, name: imperium[to].round(3) }).waitFor();
    };
    await change('en', 'fr');
    expect(await owed(page)).toEqual(before);
    expect(await question.textContent()).not.toBe(english);
    await playOn(page, seeded('languages'), ({ position }) => position > before.position + 3);
    expect(await foreignOn(page, 'fr')).toEqual([]);
    const now = await moment(page);
    await change('fr', 'en');
    expect(await moment(page)).toEqual(now);
    expect(await foreignOn(page, 'en')).toEqual([]);
  });
});
