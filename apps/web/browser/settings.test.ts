import { seeded } from '@landsraad/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { words } from '../src/screens/settings/words.ts';
import { SOUNDS } from '../src/sound/sounds.ts';
import { words as sound } from '../src/sound/words.ts';
import { words as stage } from '../src/table/stage/words.ts';
import { ALONE, begin, fileOf, sitDown } from './games.ts';
import {
  hasSpoken,
  keepSound,
  likeness,
  loudestOf,
  loudnessOf,
  recorded,
  recordSounds,
} from './hearing.ts';
import { answer, moment, owed, playOn, whatPlays } from './table.ts';
import { LOOKING, LOOKS, url, visitor, withBrowser } from './visit.ts';

withBrowser();

const say = words.en;

/** Decibels under full scale: what is quieter is lost beside the others. */
const QUIETEST = -30;
/** As alike as two sounds may be. */
const ALIKE = 0.92;

const choose = (page: Page, group: string, value: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name: value, exact: true }).click();

const appearance = (page: Page) =>
  page.evaluate(() => {
    const { textSize, contrast, motion } = document.documentElement.dataset;
    const { fontSize } = getComputedStyle(document.documentElement);
    const { color } = getComputedStyle(document.body);
    return { textSize, contrast, motion, fontSize, color };
  });

/** In a page: whether it can be decoded, which an empty file or one that is refused cannot. */
const isSeen = async (image: Element): Promise<boolean> => {
  const picture = new Image();
  picture.src = image.getAttribute('href')!;
  await picture.decode();
  return picture.naturalWidth > 0;
};

describe('settings', () => {
  it('show pictures, or the table without any', async () => {
    const page = await visitor({ settings: LOOKS });
    await page.goto(`${url()}/cards/card/chani?q=Chani`);
    const painted = page.locator('article image');
    await painted.waitFor();
    expect(await painted.evaluate(isSeen)).toBe(true);
    await page.goto(`${url()}/settings`);
    await page.getByRole('switch', { name: say.pictures }).click();
    await page.goto(`${url()}/cards/card/chani?q=Chani`);
    await page.locator('article').waitFor();
    expect(page.workers().map((worker) => worker.url())).not.toContainEqual(
      expect.stringContaining('painter'),
    );
    expect(await page.locator('image').count()).toBe(0);
  });

  it('change the look at once, and are remembered', async () => {
    const page = await visitor();
    await page.goto(`${url()}/settings`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const first = await appearance(page);
    expect(first).toMatchObject({ textSize: 'normal', contrast: 'normal', motion: 'none' });
    await choose(page, say.textSize, say.textSizes.largest);
    await choose(page, say.contrast, say.contrasts.high);
    await choose(page, say.motion, say.motions.full);
    const changed = await appearance(page);
    expect(changed).toMatchObject({ textSize: 'largest', contrast: 'high', motion: 'full' });
    expect(Number.parseFloat(changed.fontSize)).toBeGreaterThan(Number.parseFloat(first.fontSize));
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => appearance(page)).toEqual(changed);
    await page.getByRole('button', { name: say.reset }).click();
    await page.getByText(say.resetDone).waitFor();
    await expect.poll(() => appearance(page)).toEqual(first);
  });

  it('follow the device where nothing else is chosen', async () => {
    const page = await visitor();
    await page.emulateMedia({ reducedMotion: 'no-preference', contrast: 'more' });
    await page.goto(url());
    await expect.poll(() => appearance(page)).toMatchObject({ contrast: 'high', motion: 'full' });
    await page.emulateMedia({ reducedMotion: 'reduce', contrast: 'no-preference' });
    await expect.poll(() => appearance(page)).toMatchObject({ contrast: 'normal', motion: 'none' });
  });

  it('let single choices go by themselves, or ask for every step', async () => {
    const counts: number[] = [];
    for (const confirmed of [true, false]) {
      const page = await visitor();
      await page.goto(`${url()}/settings`);
      const confirm = page.getByRole('switch', { name: say.confirm });
      if (!confirmed) await confirm.click();
      await expect.poll(() => confirm.isChecked()).toBe(confirmed);
      await sitDown(page, fileOf(begin({}, 'confirm'), ALONE));
      const chance = seeded('confirm');
      let single = 0;
      let answers = 0;
      await playOn(page, chance, ({ kind, shape, options }) => {
        if (shape === 'one' && options.length === 1 && kind !== 'turn.kind') single++;
        return answers++ === 12;
      });
      counts.push(single);
    }
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts[1]).toBe(0);
  });

  it('set the pace at which the others’ turns go by, at the table too', async () => {
    const page = await visitor({ settings: { pace: 'slow' } });
    await sitDown(page, fileOf(begin({}, 'pace'), ALONE));
    let past = -1;
    while ((await whatPlays(page, past)) === 'owed') {
      const now = await owed(page, past);
      await answer(page, now, seeded('pace'));
      past = now.position;
    }
    const pace = page.getByRole('banner').getByRole('combobox', { name: stage.en.pace });
    await pace.selectOption('instant');
    await page.locator('[data-scene="turn"]').waitFor({ state: 'detached' });
    await moment(page, past);
    await page.reload();
    await pace.waitFor();
    await expect.poll(() => pace.inputValue()).toBe('instant');
  });

  it('let every sound be heard, none when it is off, and tell once that there is something to hear', async () => {
    const page = await visitor({ settings: { volume: 1 } });
    await page.addInitScript(recordSounds);
    const all = new Map<string, readonly number[]>();
    for (const name of SOUNDS) {
      await page.goto(`${url()}/sounds`);
      await page.locator(`[data-sound="${name}"]`).click();
      const { samples, later } = await recorded(page);
      if (LOOKING) keepSound(`sound-${name}`, samples);
      expect(loudestOf(samples), name).toBeLessThan(0.95);
      expect(loudnessOf(samples), name).toBeGreaterThan(QUIETEST);
      expect(later, name).toBeLessThan(0.001);
      for (const [other, heard] of all)
        expect(likeness(heard, samples), `${name}, ${other}`).toBeLessThan(ALIKE);
      all.set(name, samples);
    }
    await page.getByLabel(sound.en.volume).fill('0');
    expect(await page.locator('[data-sound="drum"]').isDisabled()).toBe(true);
    await page.getByText(sound.en.silent).waitFor();

    const table = await visitor({ settings: { volume: 0.35 } });
    await table.addInitScript(recordSounds);
    await sitDown(table, fileOf(begin({}, 'heard'), ALONE));
    const chance = seeded('heard');
    let answers = 0;
    await playOn(table, chance, () => answers++ === 1);
    // What makes sounds is fetched after the first press: what was done before is not heard.
    await table.getByText(sound.en.told).waitFor();
    await playOn(table, chance, () => hasSpoken(table));
    expect(loudestOf((await recorded(table)).samples)).toBeGreaterThan(0.01);
    await table.getByRole('button', { name: sound.en.mute }).click();
    await table.getByText(sound.en.told).waitFor({ state: 'detached' });
    await table.reload();
    await moment(table);
    await table.mouse.click(2, 2);
    expect(await table.getByText(sound.en.told).count()).toBe(0);
  });
});
