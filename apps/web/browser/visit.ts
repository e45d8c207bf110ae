import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@landsraad/kernel/wording';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';

/* What every browser test begins with: a browser of its own, and visitors with a device. */

/** Of a window that nobody sees: each loads two pages under the address bar, most of what opening it takes. */
const NOT_NEEDED = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // What Playwright turns off itself, as this list is read in place of its own.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
];

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${NOT_NEEDED}`,
];

export const DEVICES = {
  laptop: { width: 1366, height: 768 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
} as const;
export type Device = keyof typeof DEVICES;

export interface Visit {
  readonly device?: Device;
  readonly language?: Language;
  /** Settings remembered from an earlier visit. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** The first-game guide is offered only to newcomers. */
  readonly newcomer?: boolean;
  /** The page keeps the whole program for later, as it does for every visitor: much work. */
  readonly installs?: boolean;
  /** Pixels of the screen for one of the page. */
  readonly density?: number;
  /** For all tests of a file, not for one. */
  readonly stays?: boolean;
  /** What another visitor left on the device. */
  readonly state?: State;
}

/** What the browser keeps of a visit, without the settings. */
export type State = Awaited<ReturnType<BrowserContext['storageState']>>;

export async function stateOf(page: Page): Promise<State> {
  const { cookies, origins } = await page.context().storageState({ indexedDB: true });
  return { cookies, origins: origins.map((origin) => ({ ...origin, localStorage: [] })) };
}

/** Nothing on a table may take that long, even on a busy machine. */
export const PATIENCE = 60_000;

/** What is dealt and what a visitor does by chance: the same at each run, unless another one is asked for. */
export const seed = process.env.LANDSRAAD_SEED || 'landsraad';

let browser: Browser;
let contexts: BrowserContext[] = [];

export const url = (): string => inject('url');

/** Call once in a file: the browser opens before its tests and closes after them. */
export function withBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: inject('chromium'), args: FLAGS });
  });
  afterEach(async () => {
    for (const context of contexts) await context.close();
    contexts = [];
  });
  afterAll(() => browser.close());
}

/**
 * Every press is an answer, and every question is asked: what a test can follow one by one. Pictures
 * are painted only for who looks at them.
 */
const STEP_BY_STEP = { plan: false, confirm: true, pictures: false };

/** Somebody who left the settings as they come: turns are planned, and formalities left out. */
export const AS_IT_COMES = { plan: true, confirm: false };

/** Somebody who looks at the table. */
export const LOOKS = { pictures: true };

/** A person with a fresh device. Errors of the page fail the test that made them. */
export async function visitor(visit: Visit = {}): Promise<Page> {
  const {
    device = 'laptop',
    language = 'en',
    settings = {},
    newcomer = false,
    installs = false,
    density,
    stays = false,
    state,
  } = visit;
  const context = await browser.newContext({
    viewport: DEVICES[device],
    deviceScaleFactor: density,
    locale: language === 'fr' ? 'fr-FR' : 'en-GB',
    hasTouch: device !== 'laptop',
    isMobile: device === 'phone',
    reducedMotion: 'reduce',
    acceptDownloads: true,
    serviceWorkers: installs ? 'allow' : 'block',
    storageState: state,
  });
  if (!stays) contexts.push(context);
  context.setDefaultTimeout(PATIENCE);
  const remembered = {
    pace: 'instant',
    volume: 0,
    ...STEP_BY_STEP,
    ...(newcomer ? {} : { guideDone: true }),
    ...settings,
  };
  await context.addInitScript((settings) => {
    if (!localStorage.getItem('landsraad'))
      localStorage.setItem('landsraad', JSON.stringify({ state: settings, version: 0 }));
  }, remembered);
  await context.addInitScript((seed) => {
    const send = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (text: unknown) {
      // Only the games are spoken to in text.
      if (typeof text !== 'string') return send.call(this, text);
      const asked = JSON.parse(text);
      if (asked.call === 'create') asked.args[0].seed ??= seed;
      send.call(this, JSON.stringify(asked));
    };
  }, seed);
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  return page;
}

const pictures = path.join(import.meta.dirname, '..', 'screenshots');

/** For whoever wants to see: every picture, and every screen in both languages on every device. */
export const LOOKING = process.env.LANDSRAAD_PICTURES === '1';

/** Keeps a picture of the screen as a file of the test run, where somebody will look at it. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!LOOKING) return;
  mkdirSync(pictures, { recursive: true });
  await page.screenshot({ path: path.join(pictures, `${name}.png`) });
}
