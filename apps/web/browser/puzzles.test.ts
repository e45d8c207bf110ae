import { readFileSync } from 'node:fs';
import type { Puzzle } from '@landsraad/bots/puzzles';
import type { Choice } from '@landsraad/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { words } from '../src/screens/puzzle/words.ts';
import { words as list } from '../src/screens/puzzles/words.ts';
import { violations } from './screens.ts';
import { option, owed } from './table.ts';
import { picture, url, visitor, withBrowser } from './visit.ts';

withBrowser();

const data = new URL('../src/puzzles/data/imperium-base-0.json', import.meta.url);
const [puzzle] = JSON.parse(readFileSync(data, 'utf8')) as readonly Puzzle[];
const ofDune = new URL('../src/puzzles/data/dune-dune-0.json', import.meta.url);
/** The best way is to ship to a cell. */
const shipment = (JSON.parse(readFileSync(ofDune, 'utf8')) as readonly Puzzle[]).find(({ ways }) =>
  String(ways[0]!.path[0]).includes('@'),
);
const { verdicts, ...say } = words.en;

/** Answers one question after the other, each in the panel. */
async function play(page: Page, path: readonly Choice[]): Promise<void> {
  let { position } = await owed(page);
  for (const choice of path) {
    const button = page.locator(option(String(choice)));
    if (!(await button.isVisible())) await page.locator('[data-owed] summary').first().click();
    await button.click();
    const next = await page.waitForFunction(
      (past) =>
        Number(document.querySelector<HTMLElement>('[data-phase]')?.dataset.position) > past,
      position,
    );
    await next.dispose();
    position++;
  }
}

const verdict = (page: Page, of: keyof typeof verdicts) =>
  page.getByRole('heading', { name: verdicts[of] }).waitFor();

describe('puzzles', () => {
  it('of Dune are played on its board, and explained', async () => {
    const page = await visitor();
    await page.goto(`${url()}/puzzles/${shipment!.id}`);
    await owed(page);
    await page.locator('[data-owed] summary').first().click();
    await page.locator(option(String(shipment!.ways[0]!.path[0]))).click();
    // Where to and how many are sent together; the first of them is the answer.
    await page
      .locator('[data-owed]')
      .getByRole('button', { name: /^Ship \d/ })
      .click();
    await verdict(page, 'right');
    await picture(page, 'puzzle-dune-right');
    expect(await violations(page, '[data-coach]')).toEqual([]);
  });

  it('are chosen from the list, judged, hinted at, shown on the board and remembered', async () => {
    const page = await visitor();
    await page.goto(`${url()}/puzzles`);
    const first = page.getByRole('link', { name: list.en.puzzle('1'), exact: false }).first();
    await first.click();
    await owed(page);
    expect(new URL(page.url()).pathname).toBe(`/puzzles/${puzzle!.id}`);
    await picture(page, 'puzzle-asked');

    // Something that is clearly worse, with what is different.
    const poor = puzzle!.ways.at(-1)!;
    await play(page, poor.path);
    await verdict(page, 'worse');
    await picture(page, 'puzzle-worse');
    const panel = page.locator('[data-coach]');
    expect(await panel.textContent()).toContain(say.yours);
    expect(await violations(page, '[data-coach]')).toEqual([]);

    // Hints come step by step; the last one tells all, the first none of it.
    await page.getByRole('button', { name: say.again }).click();
    await page.getByRole('button', { name: say.hint, exact: true }).last().click();
    expect(await panel.textContent()).toContain(say.aims);
    expect(await panel.textContent()).not.toContain(say.whole);

    await play(page, puzzle!.ways[0]!.path);
    await verdict(page, 'right');
    await picture(page, 'puzzle-right');

    await page.getByRole('button', { name: say.show }).click();
    await page.getByRole('heading', { name: say.showing }).waitFor();
    await page.waitForFunction(
      (steps) =>
        Number(document.querySelector<HTMLElement>('[data-phase]')?.dataset.position) >= steps,
      puzzle!.ways[0]!.path.length,
    );
    await picture(page, 'puzzle-shown');

    await page.getByRole('link', { name: say.all }).click();
    await page.getByText(list.en.solved, { exact: true }).first().waitFor();
    await picture(page, 'puzzles');
    expect(await violations(page)).toEqual([]);
  });
});
