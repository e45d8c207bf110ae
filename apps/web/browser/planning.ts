import { below, type Random } from '@landsraad/kernel';
import type { Locator, Page } from 'playwright-core';
import { tabTo } from './keys.ts';
import { boardLiesStill, type Moment, moment } from './table.ts';
import { PATIENCE } from './visit.ts';

/* A person who puts a turn together before playing it. */

export const PLAY = '[data-play]';
const PANEL = '[data-owed]';
const PLANNED = `${PANEL}[data-plan]`;
export const SPACE = 'g[data-spot^="space:"][data-state="offered"]';
export const RISEN = '[data-spot^="hand:"]:has([data-offered]) > button:first-child';

/** How somebody presses, and whether a turn may begin with a space of the board. */
export interface Hand {
  readonly press: (target: Locator) => Promise<void>;
  readonly onBoard: boolean;
}

export const MOUSE: Hand = { press: (target) => target.click(), onBoard: true };
export const FINGER: Hand = { press: (target) => target.tap(), onBoard: true };
/** Digits, or the way to an option beyond the ninth; Enter plays. */
export const KEYS: Hand = { press: pressByKeys, onBoard: false };

async function pressByKeys(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  const option = await target.getAttribute('data-option');
  const sign = option && (await target.locator('[aria-hidden="true"]').first().textContent());
  if (sign && /^[1-9]$/.test(sign.trim())) return keyboard.press(sign.trim());
  await keyboard.press('d');
  if (option) await tabTo(target.page(), `${PANEL} [data-option=${JSON.stringify(option)}]`);
  await keyboard.press('Enter');
}

/** In the page: what the panel shows, as far as a press can change it; null where it is as before. */
const shown = (before: string): string | null => {
  const table = document.querySelector<HTMLElement>('[data-phase][data-position]');
  const panel = document.querySelector<HTMLElement>('[data-owed], [data-ahead]');
  const options = [...(panel?.querySelectorAll<HTMLElement>('[data-option]') ?? [])];
  const { plan, kind } = panel?.dataset ?? {};
  const picked = options.map(({ dataset, ariaPressed }) => `${dataset.option}${ariaPressed}`);
  const now = [table?.dataset.position, plan, kind, ...picked].join(' ');
  return now === before ? null : now;
};

/** Presses, and waits until the table has taken notice. */
async function pressed(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await page.evaluate(shown, '');
  await act();
  await page.waitForFunction(shown, before ?? '', { timeout: PATIENCE });
}

type Did = 'planned' | 'aimed' | 'played';

/** Puts one more thing into the plan, or plays it. */
async function planOn(page: Page, { press, onBoard }: Hand, chance: Random): Promise<Did> {
  const play = page.locator(`${PLAY}:enabled`);
  const confirm = page.locator(`${PANEL} [data-confirm]`);
  const options = page.locator(`${PANEL} [data-option]:not([aria-pressed="true"])`);
  const playable = (await play.count()) > 0;
  const n = await options.count();
  if (playable && (n === 0 || below(chance, 2) === 0)) {
    await pressed(page, () => press(play));
    return 'played';
  }
  if (onBoard && below(chance, 2) === 0 && (await aimed(page, press, chance))) return 'aimed';
  if ((await confirm.count()) > 0 && (await confirm.isEnabled()))
    await pressed(page, () => press(confirm));
  else await pressed(page, () => press(options.nth(below(chance, n))));
  return 'planned';
}

/** In the page: those that a finger could press without moving the board. */
const inSight = (spaces: readonly Element[]): string[] =>
  spaces.flatMap((space) => {
    const { x, y, width, height } = space.getBoundingClientRect();
    const above = document.elementFromPoint(x + width / 2, y + height / 2);
    return space.contains(above) ? [space.getAttribute('data-spot')!] : [];
  });

/** A space first: its only card is taken, one of several rises and is chosen. False elsewhere. */
async function aimed(page: Page, press: Hand['press'], chance: Random): Promise<boolean> {
  const begins = page.locator(`${PANEL}[data-kind="turn.kind"]:not([data-plan])`);
  if ((await begins.count()) === 0) return false;
  await boardLiesStill(page);
  const spots = await page.locator(SPACE).evaluateAll(inSight);
  if (spots.length === 0) return false;
  const spot = spots[below(chance, spots.length)]!;
  await press(page.locator(`g[data-spot="${spot}"]`));
  await page.locator(`${PLANNED}, g[data-spot="${spot}"][aria-pressed="true"]`).first().waitFor();
  if ((await page.locator(PLANNED).count()) > 0) return true;
  const cards = page.locator(RISEN);
  await press(cards.nth(below(chance, await cards.count())));
  await page.locator(PLANNED).waitFor();
  return true;
}

/** Plays to the end of the game by planning; what was done is counted. */
export async function planAll(
  page: Page,
  hand: Hand,
  chance: Random,
  look: () => Promise<void> = async () => undefined,
) {
  const did = { planned: 0, aimed: 0, played: 0 };
  for (let now: Moment = await moment(page); now.is === 'owed'; now = await moment(page)) {
    await look();
    did[await planOn(page, hand, chance)]++;
  }
  return did;
}
