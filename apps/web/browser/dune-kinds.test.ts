import { DECISION_KINDS } from '@landsraad/dune';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { words } from '../src/screens/home/words.ts';
import { middleOf, OFFERED, sitDownAt } from './dune.ts';
import { everyKind } from './dune-games.ts';
import { importGames, listedGames } from './games.ts';
import { tabTo } from './keys.ts';
import { AS_IT_COMES, type Device, PATIENCE, visitor, withBrowser } from './visit.ts';

/* Every kind of decision of Dune, answered through the screen: by mouse, by touch and by keyboard. */

withBrowser();

const MET = everyKind(DECISION_KINDS);
const ALL = process.env.LANDSRAAD_HANDS === 'all';

/** How somebody presses what a selector finds first, and the first cell of the map that is offered. */
interface Hand {
  readonly device: Device;
  press(page: Page, selector: string): Promise<void>;
  pressCell(page: Page): Promise<void>;
}

const HANDS: Readonly<Record<string, Hand>> = {
  mouse: {
    device: 'laptop',
    press: (page, selector) => page.locator(selector).first().click(),
    async pressCell(page) {
      const { x, y } = await middleOf(page, 0);
      await page.mouse.click(x, y);
    },
  },
  touch: {
    device: 'phone',
    press: (page, selector) => page.locator(selector).first().tap(),
    async pressCell(page) {
      const { x, y } = await middleOf(page, 0);
      await page.touchscreen.tap(x, y);
    },
  },
  keyboard: {
    device: 'laptop',
    async press(page, selector) {
      await page.keyboard.press('d');
      await tabTo(page, selector);
      await page.keyboard.press('Enter');
    },
    async pressCell(page) {
      await tabTo(page, OFFERED);
      await page.keyboard.press('Enter');
    },
  },
};

const PANEL = '[data-owed]';
const CONFIRM = `${PANEL} [data-confirm]`;
const confirmable = (page: Page): Promise<boolean> =>
  page.evaluate((confirm) => {
    const button = document.querySelector<HTMLButtonElement>(confirm);
    return button !== null && !button.disabled;
  }, CONFIRM);

async function answer(page: Page, { press, pressCell }: Hand): Promise<void> {
  const panel = page.locator(PANEL).first();
  const kind = await panel.getAttribute('data-kind');
  const shape = await panel.getAttribute('data-shape');
  const onMap = (await page.locator(OFFERED).count()) > 0;
  if (kind === 'ship' || kind === 'move') {
    // Where a shipment goes; or who moves, and where to.
    while (!(await confirmable(page))) await pressCell(page);
    return press(page, CONFIRM);
  }
  if (shape === 'one' && onMap) return pressCell(page);
  if (shape === 'form') await press(page, `${PANEL} [data-field="leader"] button`);
  else if (shape === 'some')
    for (let n = 0; !(await confirmable(page)); n++)
      await press(page, `${PANEL} li:nth-child(${n + 1}) > button[data-option]`);
  else if (!(await confirmable(page))) {
    await press(page, `${PANEL} button:is([data-option], [data-dial])`);
    if (kind !== 'prediction') return;
  }
  return press(page, CONFIRM);
}

describe('every kind of decision', () => {
  it('comes up in games of chance', () => {
    expect(DECISION_KINDS.filter((kind) => !MET.has(kind))).toEqual([]);
  });

  it.each(Object.keys(HANDS))('is answered by %s', async (name) => {
    const hand = HANDS[name]!;
    // Each kind by one of them, unless all are wanted.
    const mine = Object.keys(HANDS).indexOf(name);
    const kinds = [...MET.keys()].filter((_, i) => ALL || i % 3 === mine);
    const page = await visitor({
      device: hand.device,
      settings: { ...AS_IT_COMES, confirm: true, orders: [], soundTold: true },
    });
    await importGames(
      page,
      kinds.map((kind) => MET.get(kind)!),
    );
    await page.getByRole('button', { name: words.en.list.all(kinds.length) }).click();
    const answered: string[] = [];
    for (const address of await listedGames(page)) {
      const kind = await sitDownAt(page, address);
      const asked = `${kind} ${await page.locator(PANEL).first().getAttribute('data-position')}`;
      await answer(page, hand);
      await page.waitForFunction(
        ([asked, panel]) => {
          const now = document.querySelector(panel);
          return (
            asked !== `${now?.getAttribute('data-kind')} ${now?.getAttribute('data-position')}`
          );
        },
        [asked, PANEL] as const,
        { timeout: PATIENCE },
      );
      answered.push(kind);
    }
    expect(answered.sort()).toEqual(kinds.sort());
  });
});
