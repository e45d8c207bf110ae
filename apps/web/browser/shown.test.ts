import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@landsraad/kernel/wording';
import type { Page } from 'playwright-core';
import { beforeAll, describe, it } from 'vitest';
import { middleOf, OFFERED } from './dune.ts';
import { playedTo } from './dune-games.ts';
import { sitDown } from './games.ts';
import { type Addresses, prepared } from './scene-games.ts';
import { SCENES } from './scenes.ts';
import {
  AS_IT_COMES,
  type Device,
  LOOKING,
  LOOKS,
  type State,
  visitor,
  withBrowser,
} from './visit.ts';

/*
 * The pictures that others show of the app: the README, the link of a table, the page that installs
 * it. Made anew by `LANDSRAAD_PICTURES=1`, and then to be looked at.
 */

const APP = path.join(import.meta.dirname, '..', 'public', 'shown');
const DOCS = path.join(import.meta.dirname, '..', '..', '..', 'docs', 'pictures');
const LINK = { width: 1200, height: 630 };

const PICTURES: readonly [file: string, scene: string, Language, Device][] = [
  [`${APP}/link.jpg`, 'table-turn', 'fr', 'laptop'],
  [`${APP}/table.jpg`, 'table-turn', 'fr', 'laptop'],
  [`${APP}/conflict.jpg`, 'table-combat', 'fr', 'laptop'],
  [`${APP}/phone.jpg`, 'table-turn', 'fr', 'phone'],
  [`${DOCS}/table-en.jpg`, 'table-turn', 'en', 'laptop'],
  [`${DOCS}/table-fr.jpg`, 'table-space', 'fr', 'laptop'],
  [`${DOCS}/phone-fr.jpg`, 'table-turn', 'fr', 'phone'],
  [`${DOCS}/card-en.jpg`, 'card-large', 'en', 'laptop'],
  [`${DOCS}/home-fr.jpg`, 'home', 'fr', 'laptop'],
  [`${DOCS}/rules-fr.jpg`, 'rules', 'fr', 'laptop'],
  [`${DOCS}/end-en.jpg`, 'end', 'en', 'laptop'],
];

describe.runIf(LOOKING)('what is shown of the app', () => {
  withBrowser();
  let kept: { state: State; games: Addresses };
  beforeAll(async () => {
    kept = await prepared();
    mkdirSync(APP, { recursive: true });
  });

  it.each(PICTURES)('%s', async (file, name, language, device) => {
    const page = await visitor({
      device,
      language,
      state: kept.state,
      settings: { boardWords: 'never', ...LOOKS },
    });
    if (file.endsWith('link.jpg')) await page.setViewportSize(LINK);
    await SCENES.find((scene) => scene.name === name)!.open(page, kept.games);
    await page.evaluate(() => document.fonts.ready);
    await allPainted(page);
    await page.screenshot({ path: file, type: 'jpeg', quality: 85 });
  });
});

describe.runIf(LOOKING)('what is shown of Dune', () => {
  withBrowser();
  it.each<[string, Language, Device]>([
    [`${DOCS}/dune-fr.jpg`, 'fr', 'laptop'],
    [`${DOCS}/dune-phone-en.jpg`, 'en', 'phone'],
  ])('%s', async (file, language, device) => {
    const page = await visitor({ device, language, settings: { ...AS_IT_COMES, ...LOOKS } });
    await sitDown(page, playedTo('move', 3, 'shown'));
    await page.locator(OFFERED).first().waitFor();
    const from = await middleOf(page, 0);
    await page.mouse.click(from.x, from.y);
    const goals = await page.locator(OFFERED).count();
    const to = await middleOf(page, Math.floor(goals / 2));
    await page.mouse.click(to.x, to.y);
    await page.evaluate(() => document.fonts.ready);
    await allPainted(page);
    await page.screenshot({ path: file, type: 'jpeg', quality: 85 });
  });
});

/** Pictures are painted after the first paint: nothing more has come for a while. */
async function allPainted(page: Page): Promise<void> {
  for (let before = -1, still = 0; still < 8; ) {
    const now = await page.locator('svg image').count();
    still = now === before ? still + 1 : 0;
    before = now;
    await page.waitForTimeout(500);
  }
}
