import { below, type Random } from '@landsraad/kernel';
import type { Page } from 'playwright-core';
import { type Device, PATIENCE, url, visitor } from './visit.ts';

/* A person at the table: reads the screen, presses what is on it, waits for what comes of it. */

/** What the screen asks for. */
export interface Owed {
  readonly is: 'owed';
  readonly kind: string;
  readonly shape: string;
  readonly position: number;
  /** The ids of the panel's options, in its order. */
  readonly options: readonly string[];
}

export type Moment =
  | Owed
  | { readonly is: 'curtain'; readonly seat: number }
  | { readonly is: 'over'; readonly position: number };

/** In the page: what the screen asks for, or null while something moves by itself. */
export function readMoment(past: number): Moment | null {
  const curtain = document.querySelector<HTMLElement>('[data-curtain]');
  if (curtain) return { is: 'curtain', seat: Number(curtain.dataset.curtain) };
  // Whoever has seen a scene goes on.
  document.querySelector<HTMLElement>('[data-go-on]')?.click();
  // And whoever is asked once more is sure.
  document.querySelector<HTMLElement>('[data-sure]')?.click();
  const table = document.querySelector<HTMLElement>('[data-phase][data-position]');
  if (!table) return null;
  const position = Number(table.dataset.position);
  if (table.dataset.phase === 'over') return { is: 'over', position };
  const panel = document.querySelector<HTMLElement>('[data-owed]:not([aria-busy="true"])');
  if (!panel || position === past) return null;
  const { kind = '', shape = '' } = panel.dataset;
  const options = [...panel.querySelectorAll<HTMLElement>('[data-option]')];
  return {
    is: 'owed',
    kind,
    shape,
    position,
    options: options.map((option) => option.dataset.option!),
  };
}

/** What the screen asks for once nothing moves by itself; `after` is a position that is past. */
export async function moment(page: Page, after = -1): Promise<Moment> {
  const found = await page.waitForFunction(readMoment, after, { timeout: PATIENCE });
  return (await found.jsonValue()) as Moment;
}

/** In the page: what plays, or what is asked for; `past` is an answered position. */
const playing = (past: number): string | null => {
  const scene = document.querySelector<HTMLElement>('[data-scene]')?.dataset.scene ?? null;
  if (document.querySelector('[data-go-on]')) return 'goes-on';
  const table = document.querySelector<HTMLElement>('[data-phase][data-position]');
  if (table?.dataset.phase === 'over') return 'over';
  const owed = document.querySelector('[data-owed]:not([aria-busy="true"])');
  if (owed && Number(table?.dataset.position) !== past) return 'owed';
  return scene;
};

/** The scene that is on, or `goes-on`, `owed`, `over`. */
export const whatPlays = async (page: Page, past = -1): Promise<string> =>
  (await (await page.waitForFunction(playing, past, { timeout: PATIENCE })).jsonValue()) as string;

/** The same where a decision must be owed. */
export async function owed(page: Page, after = -1): Promise<Owed> {
  const now = await moment(page, after);
  if (now.is !== 'owed') throw new Error(`a decision was expected, not: ${now.is}`);
  return now;
}

/** Somebody who has just begun to play, with a decision before them. */
export async function atTheTable(device: Device = 'laptop'): Promise<Page> {
  const page = await visitor({ device });
  await page.goto(url());
  await page.getByTestId('play-now').click();
  await owed(page);
  return page;
}

const OWED = '[data-owed]';
export const option = (id: string): string => `${OWED} [data-option=${JSON.stringify(id)}]`;

/** The board goes to what can be chosen, and takes its place beside a new panel. */
export function boardLiesStill(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const lie = () =>
      [...document.querySelectorAll('g[data-spot]')]
        .map((spot) => Math.round(spot.getBoundingClientRect().top))
        .join();
    for (let still = 0, before = ''; still < 15; ) {
      await new Promise(requestAnimationFrame);
      const now = lie();
      still = now === before ? still + 1 : 0;
      before = now;
    }
  });
}

/** Everything beside the panel that glows, as selectors of what can be pressed. */
async function glowing(page: Page): Promise<string[]> {
  if ((await page.locator('[data-roams]').count()) > 0) await boardLiesStill(page);
  return page.evaluate(() => {
    const shown = (element: Element) => {
      const { width, height, left, top } = element.getBoundingClientRect();
      if (width === 0 || height === 0 || element.closest('[inert]')) return false;
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return there !== null && (element.contains(there) || there.contains(element));
    };
    const spots = [...document.querySelectorAll<HTMLElement>('[data-spot]')].flatMap((spot) => {
      const at = `[data-spot=${JSON.stringify(spot.dataset.spot)}]`;
      if (spot.matches('g[data-state="offered"]')) return shown(spot) ? [`g${at}`] : [];
      if (spot.matches('button[data-offered]')) return shown(spot) ? [`button${at}`] : [];
      const button = spot.querySelector(':scope > button:first-child');
      if (button?.querySelector('[data-offered]') && shown(button))
        return [`${at}:has([data-offered]) > button:first-child`];
      return [];
    });
    return [...new Set(spots)];
  });
}

/** Presses a space that cannot be chosen now and waits for the reason; false where there is none. */
export async function askWhyNot(page: Page): Promise<boolean> {
  await boardLiesStill(page);
  const at = await page.evaluate(() => {
    for (const space of document.querySelectorAll('g[data-state="refused"]')) {
      const { left, top, width, height } = space.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (space.contains(document.elementFromPoint(x, y))) return { x, y };
    }
    return null;
  });
  if (!at) return false;
  await page.mouse.click(at.x, at.y);
  await page.locator('[data-why]').waitFor();
  return true;
}

/** The pointer first leaves what it lies on: a card that rises under it covers its neighbours. */
export async function press(page: Page, selector: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.locator(selector).first().click();
}

const pick = <T>(items: readonly T[], chance: Random): T => items[below(chance, items.length)]!;

/** What was pressed, for the report of a failure. */
export type Way = 'panel' | 'table' | 'bubble' | 'number';

/**
 * Answers like somebody who tries things: one of what glows on the table or stands in the panel.
 * Comes back when the answer is on its way.
 */
export async function answer(page: Page, decision: Owed, chance: Random): Promise<Way> {
  switch (decision.shape) {
    case 'one':
      return answerOne(page, decision, chance);
    case 'some':
      return answerSome(page, decision, chance);
    case 'number':
      await pickNumber(page, chance);
      await confirm(page);
      return 'number';
    default:
      await confirm(page);
      return 'panel';
  }
}

async function answerOne(page: Page, { options, position }: Owed, chance: Random): Promise<Way> {
  const spots = below(chance, 3) > 0 ? await glowing(page) : [];
  if (spots.length === 0) {
    await press(page, option(pick(options, chance)));
    return 'panel';
  }
  await press(page, pick(spots, chance));
  if (!(await severalWays(page, position))) return 'table';
  const ways = page.locator('[data-is="several"] [data-option]');
  await ways.nth(below(chance, await ways.count())).click();
  return 'bubble';
}

/** Whether a press opened the chooser instead of answering. */
async function severalWays(page: Page, position: number): Promise<boolean> {
  const found = await page.waitForFunction(
    (before) => {
      if (document.querySelector('[data-is="several"] [data-option]')) return 'several';
      const table = document.querySelector<HTMLElement>('[data-phase][data-position]');
      const busy = document.querySelector('[data-owed][aria-busy="true"]');
      return !table || Number(table.dataset.position) !== before || busy ? 'answered' : null;
    },
    position,
    { timeout: PATIENCE },
  );
  return (await found.jsonValue()) === 'several';
}

async function answerSome(page: Page, { options }: Owed, chance: Random): Promise<Way> {
  const rest = options.slice();
  while (rest.length > 0 && (!(await canConfirm(page)) || below(chance, 3) === 0)) {
    const [next] = rest.splice(below(chance, rest.length), 1);
    await press(page, option(next!));
  }
  await confirm(page);
  return 'panel';
}

async function pickNumber(page: Page, chance: Random): Promise<void> {
  const troops = page.locator(`${OWED} button[aria-pressed]`);
  const n = await troops.count();
  const wanted = below(chance, n + 1);
  if (wanted > 0) await troops.nth(wanted - 1).click();
}

const CONFIRM = `${OWED} [data-confirm]`;
const canConfirm = (page: Page): Promise<boolean> => page.locator(CONFIRM).isEnabled();
export const confirm = (page: Page): Promise<void> => page.locator(CONFIRM).click();

/** Whoever the curtain calls takes the device. */
export async function lift(page: Page): Promise<Owed> {
  await page.locator('[data-curtain] button').click();
  await page.locator('[data-curtain]').waitFor({ state: 'detached' });
  return owed(page);
}

/** Answers until the game is over or `enough` says so; a curtain is lifted by pressing it. */
export async function playOn(
  page: Page,
  chance: Random,
  enough: (now: Owed) => boolean | Promise<boolean> = () => false,
): Promise<Moment> {
  let now = await moment(page);
  while (now.is !== 'over') {
    if (now.is === 'curtain') {
      now = await lift(page);
    }
    if (await enough(now)) return now;
    await answer(page, now, chance);
    now = await moment(page, now.position);
  }
  return now;
}
