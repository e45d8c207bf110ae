import type { Page } from 'playwright-core';
import type { Addresses } from './scene-games.ts';
import { moment } from './table.ts';
import { type Device, url } from './visit.ts';

/* What a scene is, and the usual ways to one. */

export interface Scene {
  readonly name: string;
  /** A screen with the board: laptops must show it whole, and tablets have a picture of it. */
  readonly table?: boolean;
  /** On a device that was never here before. */
  readonly fresh?: boolean;
  readonly only?: readonly Device[];
  /** Arranged alike on every device: axe looks at it once. */
  readonly reading?: true;
  /** What is new in it: the board around it is looked at in other scenes. */
  readonly part?: string;
  readonly open: (page: Page, games: Addresses) => Promise<unknown>;
  /** What takes its time is there, again after a change of language. */
  readonly shown?: (page: Page) => Promise<unknown>;
  /** Puts back what the device would remember. */
  readonly leave?: (page: Page) => Promise<unknown>;
}

export const go = (page: Page, path: string) => page.goto(`${url()}${path}`);
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();

export const at =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await go(page, path);
    await heading(page);
  };

export const table =
  (game: keyof Addresses, then?: (page: Page) => Promise<unknown>) =>
  async (page: Page, games: Addresses): Promise<void> => {
    await go(page, games[game]);
    await moment(page);
    await then?.(page);
  };

export const dialog = (page: Page) => page.getByRole('dialog').waitFor();
export const press = (page: Page, selector: string) => page.locator(selector).first().click();

/** What lies beside the board has tabs. */
export const tab = (name: 'row' | 'log') => async (page: Page) => {
  await page.locator(`[data-drawer="${name}"]`).click();
  await page.locator(`#pane-${name}`).waitFor();
};
