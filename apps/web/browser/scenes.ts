import type { Page } from 'playwright-core';
import { words } from '../src/table/words.ts';
import { importText, listedGames } from './games.ts';
import { at, dialog, go, press, type Scene, tab, table } from './scene.ts';
import { SOLO_RECORD } from './scene-games.ts';
import { askWhyNot, owed } from './table.ts';
import type { Device } from './visit.ts';

/* Every screen, and the way to it. */

const EVERYWHERE: readonly Device[] = ['laptop', 'tablet', 'phone'];

/** The rules have come. */
const statement = (page: Page) => page.locator('main li[id^="IMP-"]').first().waitFor();

/** The contents mark the section that this rule is in. */
const marks = (page: Page, rule: string) =>
  page.waitForFunction((id) => {
    const rule = document.getElementById(id)!;
    const before = (link: HTMLAnchorElement) =>
      rule.compareDocumentPosition(document.getElementById(link.hash.slice(1))!) &
      Node.DOCUMENT_POSITION_PRECEDING;
    const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]')];
    return links.findLast(before)?.getAttribute('aria-current') === 'location';
  }, rule);

export const SCENES: readonly Scene[] = [
  { name: 'home-first-visit', fresh: true, open: at('/') },
  {
    name: 'home',
    open: async (page) => {
      await at('/')(page);
      await listedGames(page);
    },
  },
  { name: 'home-no-such-page', open: at('/no-such-page') },
  { name: 'new-game', open: at('/new') },
  {
    name: 'new-game-shared',
    open: async (page) => {
      await at('/new')(page);
      await page.locator('input[value="person"]').nth(1).click();
      await page.locator('input[value="chosen"]').click();
      for (const fold of await page.locator('summary').all()) await fold.click();
      await press(page, 'button[type="submit"]');
      await page.locator('form [role="alert"], form [role="status"]').first().waitFor();
    },
  },
  {
    name: 'new-game-solo',
    only: EVERYWHERE,
    open: at('/new?players=1'),
  },
  {
    name: 'new-game-solo-chosen',
    open: async (page) => {
      await at('/new?players=1')(page);
      await page.locator('input[value="kwisatz-haderach"]').click();
      await page.locator('input[value="chosen"]').click();
      await page.locator('select').nth(1).selectOption('glossu-the-beast-rabban');
      await page.locator('select').nth(2).selectOption('baron-vladimir-harkonnen');
      await press(page, 'summary');
    },
  },
  { name: 'new-game-two', only: EVERYWHERE, open: at('/new?players=2') },
  {
    name: 'solo-record-empty',
    only: EVERYWHERE,
    open: async (page) => {
      await at('/solo')(page);
      await page.locator('main a[href="/new?players=1"]').waitFor();
    },
  },
  {
    name: 'solo-record',
    only: EVERYWHERE,
    open: async (page) => {
      await at('/')(page);
      await importText(page, SOLO_RECORD);
      await page.locator('main [role="status"]').first().waitFor();
      await at('/solo')(page);
      await page.locator('[data-row="paul-atreides"]').waitFor();
    },
  },
  { name: 'guide', open: at('/guide') },
  { name: 'how-to-play', reading: true, open: at('/how-to-play/4') },
  { name: 'leaders', open: at('/leaders') },
  { name: 'table-leaders', table: true, part: '[data-owed]', open: table('leaders') },
  { name: 'table-turn', table: true, open: table('turn') },
  { name: 'table-space', table: true, part: '[data-owed]', open: table('space') },
  { name: 'table-effects', table: true, part: '[data-owed]', open: table('effects') },
  { name: 'table-deploy', table: true, part: '[data-owed]', open: table('deploy') },
  { name: 'table-reveal', table: true, part: '[data-owed]', open: table('reveal') },
  { name: 'table-combat', table: true, part: '[data-owed]', open: table('combat') },
  { name: 'table-two-factions', table: true, part: '[data-owed]', open: table('several') },
  {
    name: 'table-hint',
    table: true,
    part: '[data-owed]',
    open: table('turn', async (page) => {
      await page.keyboard.press('h');
      await page.locator('[data-owed] aside button').nth(1).waitFor();
    }),
  },
  {
    name: 'table-why-not',
    table: true,
    part: '[data-is]',
    only: ['laptop', 'phone'],
    open: table('space', async (page) => {
      await askWhyNot(page);
    }),
  },
  {
    name: 'table-refused-list',
    table: true,
    part: '[data-owed]',
    open: table('space', (page) => press(page, '[data-owed] summary')),
  },
  {
    name: 'table-player',
    table: true,
    part: '[role="dialog"]',
    open: table('reveal', async (page) => {
      await press(page, 'button[data-spot="seat:1"]');
      await dialog(page);
    }),
  },
  {
    name: 'table-menu',
    part: '[role="menu"]',
    table: true,
    open: table('turn', async (page) => {
      await press(page, 'header [aria-haspopup="menu"]');
      await page.getByRole('menu').waitFor();
    }),
  },
  {
    name: 'table-settings',
    table: true,
    part: '[role="dialog"]',
    open: table('turn', async (page) => {
      await press(page, 'header [aria-haspopup="menu"]');
      const { en, fr } = words;
      await page.getByRole('menuitem', { name: RegExp(`${en.settings}|${fr.settings}`) }).click();
      await dialog(page);
    }),
  },
  {
    name: 'table-inspect',
    table: true,
    part: '[role="dialog"]',
    only: ['laptop'],
    open: table('turn', async (page) => {
      await page.locator('[data-spot^="hand:"] > button').first().click({ button: 'right' });
      await dialog(page);
    }),
  },
  {
    name: 'table-row',
    table: true,
    part: '#pane-row',
    only: ['phone'],
    open: table('reveal', tab('row')),
  },
  {
    name: 'table-log',
    table: true,
    part: '#pane-log',
    only: ['phone'],
    open: table('turn', tab('log')),
  },
  {
    name: 'table-keys',
    table: true,
    part: '[role="dialog"]',
    open: table('turn', async (page) => {
      await page.keyboard.press('?');
      await dialog(page);
    }),
  },
  {
    name: 'table-legend',
    table: true,
    part: '[role="dialog"]',
    open: table('turn', async (page) => {
      await page.keyboard.press('g');
      await page.locator('[data-legend]').first().waitFor();
    }),
  },
  {
    name: 'table-rule',
    table: true,
    part: '[role="dialog"]',
    open: table('turn', async (page) => {
      await page.locator('[data-owed] a[data-rule]').first().click();
      await page.locator('[data-drawer-page="rules"] [data-marked]').waitFor();
    }),
  },
  {
    name: 'table-aid',
    table: true,
    part: '[role="dialog"]',
    open: table('turn', async (page) => {
      await page.keyboard.press('g');
      await page.locator('[data-drawer-tab="aid"]').click();
      await page.locator('[data-drawer-page="aid"] li').first().waitFor();
    }),
  },
  {
    name: 'table-preview',
    table: true,
    part: '[data-preview]',
    only: ['laptop'],
    open: table('space', async (page) => {
      await page.locator('g[data-state="refused"]').first().hover({ force: true });
      await page.locator('[data-preview] [data-why]').waitFor();
    }),
  },
  {
    name: 'table-text',
    open: table('turn', async (page) => {
      await page.keyboard.press('t');
      await page.locator('[data-shape="text"]').waitFor();
      await owed(page);
    }),
    leave: (page) => page.keyboard.press('t'),
  },
  { name: 'solo-table', table: true, open: table('solo') },
  { name: 'solo-combat', table: true, part: '[data-owed]', open: table('soloCombat') },
  { name: 'solo-rivals', table: true, part: '[data-owed]', open: table('rivals') },
  { name: 'solo-for-a-rival', table: true, part: '[data-owed]', open: table('onBehalf') },
  {
    name: 'solo-rival-board',
    table: true,
    part: '[role="dialog"]',
    open: table('solo', async (page) => {
      await press(page, 'button[data-spot="seat:1"]');
      await dialog(page);
    }),
  },
  {
    name: 'solo-cards',
    table: true,
    part: '[role="dialog"]',
    open: table('ignored', async (page) => {
      await press(page, '[data-ignored]');
      await page.getByRole('dialog').locator('article').first().waitFor();
    }),
  },
  {
    name: 'solo-text',
    open: table('solo', async (page) => {
      await page.keyboard.press('t');
      await page.locator('[data-shape="text"]').waitFor();
      await owed(page);
    }),
    leave: (page) => page.keyboard.press('t'),
  },
  {
    name: 'solo-end',
    table: true,
    part: '[role="dialog"]',
    open: table('soloEnd', async (page) => {
      await page.getByRole('dialog').locator('ol > li').nth(2).waitFor();
    }),
  },
  {
    name: 'solo-replay',
    part: 'main',
    open: async (page, games) => {
      await go(page, `${games.soloEnd}/replay`);
      await page.locator('input[type="range"]').fill('70');
      await page.locator('nav button[aria-current="step"]').waitFor();
      await page.locator('[data-last="1"]').waitFor();
    },
  },
  { name: 'two-table', table: true, open: table('two') },
  {
    name: 'two-end',
    table: true,
    part: '[role="dialog"]',
    open: table('twoEnd', async (page) => {
      await page.getByRole('dialog').locator('ol > li').nth(1).waitFor();
    }),
  },
  { name: 'curtain', open: table('shared') },
  {
    name: 'end',
    table: true,
    part: '[role="dialog"]',
    open: table('finished', async (page) => {
      await page.getByRole('dialog').locator('ol > li').nth(3).waitFor();
    }),
  },
  {
    name: 'end-table',
    table: true,
    open: table('finished', async (page) => {
      await dialog(page);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }),
  },
  {
    name: 'replay',
    open: async (page, games) => {
      await go(page, `${games.finished}/replay`);
      await page.locator('input[type="range"]').fill('120');
      await page.locator('nav button[aria-current="step"]').waitFor();
      await tab('log')(page);
      await page.locator('[data-event]').nth(20).waitFor();
    },
  },
  { name: 'puzzles', reading: true, part: 'search', open: at('/puzzles') },
  {
    name: 'puzzle',
    table: true,
    part: '[data-coach]',
    open: async (page) => {
      await go(page, '/puzzles/today');
      await owed(page);
    },
  },
  // Some of its cards: one is like the other, and there are many.
  { name: 'cards', reading: true, part: 'search, [data-key]:nth-child(-n+9)', open: at('/cards') },
  {
    name: 'card-large',
    reading: true,
    part: '[role="dialog"]',
    open: async (page) => {
      await go(page, '/cards/card/dagger');
      await dialog(page);
    },
  },
  {
    name: 'hagal-large',
    reading: true,
    part: '[role="dialog"]',
    open: async (page) => {
      await go(page, '/cards/hagal/heighliner');
      await dialog(page);
    },
  },
  { name: 'cards-hagal', reading: true, part: 'search, [data-key]', open: at('/cards?kind=hagal') },
  {
    name: 'leader-large',
    reading: true,
    part: '[role="dialog"]',
    open: async (page) => {
      await go(page, '/cards/leader/helena-richese');
      await dialog(page);
    },
  },
  {
    name: 'rules',
    reading: true,
    open: async (page) => {
      await go(page, '/rules/IMP-10.2');
      await statement(page);
      await marks(page, 'IMP-10.2');
    },
    shown: statement,
  },
  {
    name: 'rules-search',
    reading: true,
    open: async (page) => {
      await go(page, '/rules?q=Solari');
      await statement(page);
    },
    shown: statement,
  },
  { name: 'glossary', reading: true, open: at('/glossary') },
  { name: 'settings', open: at('/settings') },
  { name: 'privacy', reading: true, open: at('/privacy') },
  { name: 'sounds', reading: true, open: at('/sounds') },
];
