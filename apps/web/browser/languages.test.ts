import { seeded } from '@landsraad/kernel';
import { LANGUAGES, type Language } from '@landsraad/kernel/wording';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGE_NAMES } from '../src/app/Shell.tsx';
import { words as app } from '../src/app/words.ts';
import { words as imperium } from '../src/packs/imperium/table/words.ts';
import { words as frame } from '../src/table/words.ts';
import { foreignOn, wrong } from './dictionary.ts';
import { ALONE, fileOf, playedToKind, sitDown } from './games.ts';
import { type Addresses, prepared, SCENES } from './scenes.ts';
import { moment, owed, playOn } from './table.ts';
import { type State, url, visitor, withBrowser } from './visit.ts';

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

/** One of each kind; every scene is read in both languages where it is looked at on a laptop. */
const SWITCHED = [
  'home',
  'new-game-solo',
  'table-turn',
  'table-effects',
  'table-text',
  'solo-cards',
  'end',
  'cards',
  'card-large',
  'rules',
  'glossary',
  'settings',
];

describe('no word is left in the language of before', () => {
  let page: Page;
  let kept: { state: State; games: Addresses };
  beforeAll(async () => {
    kept = await prepared();
    page = await visitor({ stays: true, serviceWorkers: 'block', state: kept.state });
  });
  afterAll(() => page.context().close());

  const scenes = SCENES.filter(({ name }) => SWITCHED.includes(name));
  it('is looked for on screens that are there', () => {
    expect(scenes.map(({ name }) => name).sort()).toEqual([...SWITCHED].sort());
  });

  it.each(scenes)('on $name, after a switch', async (scene) => {
    const here = scene.fresh ? await visitor({ newcomer: true, serviceWorkers: 'block' }) : page;
    await remember(here, 'en');
    await scene.open(here, kept.games);
    if (!(await switchTo(here, 'fr'))) {
      await scene.leave?.(here);
      await remember(here, 'fr');
      await scene.open(here, kept.games);
    }
    await here.locator('html[lang="fr"]').waitFor(); // as soon as its words are there
    await scene.shown?.(here);
    const french = await foreignOn(here, 'fr');
    await scene.leave?.(here);
    expect(french).toEqual([]);
  });
});

/** Presses the switch or the menu's line; false where neither can be pressed now. */
async function switchTo(page: Page, language: Language): Promise<boolean> {
  const button = page.locator(`button[lang="${language}"]`);
  if ((await button.count()) > 0) {
    await button.dispatchEvent('click'); // a dialog may lie over it
    return true;
  }
  const open = await page.locator('[role="dialog"], [role="menu"]').count();
  const menu = page.locator('header [aria-haspopup="menu"]');
  if (open > 0 || (await menu.count()) === 0) return false;
  await menu.click();
  await page.getByRole('menuitem', { name: LANGUAGE_NAMES[language] }).click();
  return true;
}

/** What the device remembers from before. */
async function remember(page: Page, language: Language): Promise<void> {
  if (page.url() === 'about:blank') return;
  await page.evaluate((lang) => {
    const kept = JSON.parse(localStorage.getItem('landsraad')!);
    kept.state.language = lang;
    localStorage.setItem('landsraad', JSON.stringify(kept));
  }, language);
}

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
