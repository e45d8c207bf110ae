import type { Page } from 'playwright-core';

/* People of a server, in English: how they come to a table. */

/** Of a game that is soon over, and of one that a test does not see the end of. */
type Points = '5' | '20';

/** Lays a table from the form, and gives the link. */
export async function lay(
  page: Page,
  server: string,
  name: string,
  points: Points = '5',
): Promise<string> {
  await page.goto(server);
  await page.getByRole('link', { name: 'Make a table, get a link' }).click();
  await page.getByLabel('Your name').fill(name);
  await page.locator('summary', { hasText: /^Rules$/ }).click();
  await page.locator('details[open] input[type="range"]').first().fill(points);
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await page.locator('[data-room]').waitFor();
  return page.getByTestId('link').inputValue();
}

export async function takeSeat(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Take a name and a seat' }).click();
}

export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await takeSeat(page, name);
  await page.locator('[data-own-seat]').waitFor();
}
