import { settingName } from '@landsraad/dune';
import type { Page } from 'playwright-core';
import { words } from '../src/screens/new-game/words.ts';
import { AS_IT_COMES, PATIENCE, url, type Visit, visitor } from './visit.ts';

/* Playing Dune through the screen. */

export interface DuneTable {
  readonly players?: number;
  readonly mode?: 'basic' | 'advanced';
  readonly faction?: string;
  readonly turns?: number;
  /** Who likes to may write things down. */
  readonly notes?: boolean;
  /** Who shares the device, from the first seat on. */
  readonly persons?: readonly string[];
  readonly visit?: Visit;
}

/** A person in the first seat against bots, or several, at a table laid in the form. */
export async function atDune({
  players = 3,
  mode = 'basic',
  faction = '',
  turns,
  notes,
  persons = [],
  visit = {},
}: DuneTable = {}): Promise<Page> {
  const page = await visitor({
    settings: { ...AS_IT_COMES, soundTold: true },
    ...visit,
  });
  await page.goto(`${url()}/new?game=dune&players=${players}`);
  await page.locator(`input[value="${mode}"]`).check();
  if (faction)
    await page.locator('select:has(option[value="atreides"])').first().selectOption(faction);
  for (const [seat, name] of persons.entries()) {
    const place = page.getByRole('group', { name: say.seat(seat + 1) });
    await place.getByRole('radio', { name: say.person }).click();
    await place.getByRole('textbox').fill(name);
  }
  if (turns) {
    await page.locator('details').first().locator('summary').click();
    await page.locator('details input[type="range"]').first().fill(String(turns));
    const terms = page.getByRole('group', { name: settingName('privateNotes', 'en') });
    if (notes) await terms.getByRole('radio').last().check();
  }
  await page.locator('button[type="submit"]').click();
  await page.locator('[data-owed], [data-curtain]').first().waitFor();
  return page;
}

const say = words.en;

/** Between two persons' decisions: whom it calls, and how much of the table is in the page. */
interface Curtain {
  readonly is: 'curtain';
  readonly seat: number;
  readonly seen: number;
}

/** To another table without loading the page again; what it asks. */
export async function sitDownAt(page: Page, address: string): Promise<string> {
  await page.evaluate((to) => history.pushState(null, '', to), address);
  const found = await page.waitForFunction(
    (address) => {
      if (location.pathname !== address) return null;
      document.querySelector<HTMLElement>('[data-go-on]')?.click();
      const panel = document.querySelector('[data-owed]:not([aria-busy="true"])');
      return document.querySelector('[data-map]') && panel?.getAttribute('data-kind');
    },
    address,
    { timeout: PATIENCE },
  );
  return (await found.jsonValue())!;
}

/** What is to be done now: a decision that is owed, a scene to go on from, a curtain, or the end. */
type Now =
  | Curtain
  | { readonly is: 'go-on' }
  | { readonly is: 'over' }
  | { readonly is: 'owed'; readonly kind: string };

/** A scene was seen; it may be gone by itself by then. */
const goOn = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelector<HTMLElement>('[data-go-on]')?.click());

async function now(pages: readonly Page[]): Promise<[Page, Now]> {
  return Promise.any(pages.map(async (page) => [page, await nowAt(page)] as [Page, Now]));
}

async function nowAt(page: Page): Promise<Now> {
  const found = await page.waitForFunction(
    () => {
      const curtain = document.querySelector<HTMLElement>('[data-curtain]');
      if (curtain) {
        const seen = document.querySelectorAll('[data-map], [data-part], [data-owed]').length;
        return { is: 'curtain' as const, seat: Number(curtain.dataset.curtain), seen };
      }
      if (document.querySelector('[data-victory]')) return { is: 'over' as const };
      if (document.querySelector('[data-go-on]')) return { is: 'go-on' as const };
      const owed = document.querySelector('[data-owed]:not([aria-busy="true"])');
      return owed && { is: 'owed' as const, kind: owed.getAttribute('data-kind')! };
    },
    null,
    { timeout: PATIENCE },
  );
  return (await found.jsonValue()) as Now;
}

interface Played {
  readonly kinds: readonly string[];
  readonly curtains: readonly Curtain[];
  readonly over: boolean;
}

/** Answers whatever is asked, any way, until the kind wanted is asked or the game is over. */
export async function playUntil(
  page: Page,
  wanted: (kind: string) => boolean,
  chance: (n: number) => number,
): Promise<Played> {
  const kinds: string[] = [];
  const curtains: Curtain[] = [];
  for (;;) {
    const next = await nowAt(page);
    if (next.is === 'over') return { kinds, curtains, over: true };
    if (next.is === 'go-on') {
      await goOn(page);
      continue;
    }
    if (next.is === 'curtain') {
      curtains.push(next);
      await page.locator('[data-curtain] button').click();
      await page.locator('[data-curtain]').waitFor({ state: 'detached' });
      continue;
    }
    if (wanted(next.kind)) return { kinds, curtains, over: false };
    kinds.push(next.kind);
    await answerAnyhow(page, chance);
  }
}

/** Whoever owes something answers it, any way, until the kind wanted is asked, or the end; what was asked. */
export async function playTogether(
  pages: readonly Page[],
  wanted: string | null,
  chance: (n: number) => number,
): Promise<readonly ReadonlySet<string>[]> {
  const kinds = pages.map(() => new Set<string>());
  for (;;) {
    const [page, next] = await now(pages);
    if (next.is === 'over' && wanted === null) return kinds;
    if (next.is === 'over' || next.is === 'curtain')
      throw new Error(`${next.is}, and nobody was asked: ${wanted}`);
    if (next.is === 'go-on') {
      await goOn(page);
      continue;
    }
    if (next.kind === wanted) return kinds;
    kinds[pages.indexOf(page)]!.add(next.kind);
    await answerAnyhow(page, chance);
  }
}

/** One answer by mouse, unless the table gives it first: orders and windows do, on a busy machine too. */
async function answerAnyhow(page: Page, chance: (n: number) => number): Promise<void> {
  const owed = page.locator('[data-owed]').first();
  const position = await owed.getAttribute('data-position').catch(() => null);
  try {
    await answerByMouse(page, chance);
  } catch (error) {
    if ((await owed.count()) > 0 && (await owed.getAttribute('data-position')) === position)
      throw error;
  }
}

/** On the map where it lies there, else in the panel. */
async function answerByMouse(page: Page, chance: (n: number) => number): Promise<void> {
  const panel = page.locator('[data-owed]').first();
  const asked = await page.evaluate(() => {
    const owed = document.querySelector<HTMLElement>('[data-owed]');
    return owed && { ...owed.dataset };
  });
  // On a busy machine a question is seen that the table then answers itself.
  if (!asked) return;
  const { shape = null, kind = null, position = null, asks = null } = asked;
  const confirm = panel.locator('[data-confirm]');
  if (shape === 'form') {
    await panel.locator('[data-field="leader"] button').first().click();
    await confirm.click();
  } else if (kind === 'storm.first' || kind === 'storm.dial') {
    const numbers = panel.locator('[data-dial]');
    await numbers.nth(chance(await numbers.count())).click();
    if ((await confirm.count()) > 0) await confirm.click();
  } else if (shape === 'number') {
    const pieces = panel.locator('[aria-pressed]');
    if ((await pieces.count()) > 0) await pieces.nth(chance(await pieces.count())).click();
    await confirm.click();
  } else if (shape === 'some' || shape === 'order') {
    const options = panel.locator('button[data-option]');
    for (let i = 0; await confirm.isDisabled(); i++) await options.nth(i).click();
    await confirm.click();
  } else if (kind === 'ship' || kind === 'move') await go(page, chance);
  else await pressOne(page, chance);
  if (kind === 'prediction') {
    // Faction and turn are marked in one field, and said one after the other.
    await confirm.click();
    return panel.and(page.locator('[data-kind="prediction"]')).waitFor({ state: 'detached' });
  }
  await page.waitForFunction(
    // In a window one may be asked on, and only oneself sees that; or for one's other faction.
    ([position, shape, asks]) => {
      const owed = document.querySelector<HTMLElement>('[data-owed]');
      if (!owed || owed.dataset.position !== position) return true;
      return owed.dataset.shape !== shape || (owed.dataset.asks ?? null) !== asks;
    },
    [position, shape, asks],
    { timeout: PATIENCE },
  );
}

/** Who goes, where to, and as many as the table begins with; or nobody. */
async function go(page: Page, chance: (n: number) => number): Promise<void> {
  const panel = page.locator('[data-owed]').first();
  const position = await panel.getAttribute('data-position');
  const confirm = panel.locator('[data-going] [data-confirm]');
  for (let step = 0; step < 2 && chance(4) > 0; step++) {
    const cells = await page.locator(OFFERED).count();
    if (cells === 0) break;
    const { x, y } = await middleOf(page, chance(cells));
    await page.mouse.click(x, y);
    // Forces that the storm divides are asked about one after the other.
    if ((await panel.getAttribute('data-position')) !== position) return;
    if ((await confirm.count()) > 0) return confirm.click();
  }
  await panel.locator('button[data-option="none"]').click();
}

export const OFFERED = '[data-cell][data-state="offered"]';

async function pressOne(page: Page, chance: (n: number) => number): Promise<void> {
  const onMap = await page.locator(OFFERED).count();
  const options = page.locator('[data-owed] button[data-option]:visible');
  const offered = await options.count();
  // A long list of places is folded.
  if (onMap > 0 && (chance(3) > 0 || offered === 0)) {
    const { x, y } = await middleOf(page, chance(onMap));
    return page.mouse.click(x, y);
  }
  if (offered > 0) await options.nth(chance(offered)).click();
}

/** A point inside the n-th cell that may be chosen: the middle of its box may lie in another. */
export const middleOf = (page: Page, n: number) =>
  page.evaluate(
    ([offered, n]) => {
      const cell = document.querySelectorAll<SVGGeometryElement>(offered)[n]!;
      const box = cell.getBBox();
      const matrix = cell.getScreenCTM()!;
      const svg = cell.ownerSVGElement!;
      for (let i = 1; i < 20; i++)
        for (let j = 1; j < 20; j++) {
          const point = svg.createSVGPoint();
          point.x = box.x + (box.width * i) / 20;
          point.y = box.y + (box.height * j) / 20;
          const at = point.matrixTransform(matrix);
          if (cell.isPointInFill(point) && document.elementFromPoint(at.x, at.y) === cell)
            return { x: at.x, y: at.y };
        }
      throw new Error('nothing of the cell can be pressed');
    },
    [OFFERED, n] as const,
  );
